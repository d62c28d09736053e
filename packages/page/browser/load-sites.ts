/** Loads the list of sites: first the texts, with which it can be searched, then the rest (records/sites-file.ts). */

import type { SiteIndex } from '../records/site-index.ts';
import { PLUGS_PATH, type PlugsFile, readTexts, SITES_PATH, type SitesFile, withPlugs } from '../records/sites-file.ts';
import { renewedFile } from './load-json.ts';

/** A list of sites as it was published. */
export interface LoadedList {
  readonly index: SiteIndex;
  /** Stands for its content. */
  readonly network: string;
  /** Of its EVSEs (records/live-statuses.ts). */
  readonly order: string;
}

/** How often both files are loaded until they belong together: a new list may be published in between. */
const ATTEMPTS = 2;

/**
 * Each call loads the list as it is by then; undefined if that is the one that was loaded last.
 *
 * @param onTexts has the texts of a list, before the rest of it is there
 * @throws if one of the files cannot be had
 */
export function siteLists(onTexts: (list: LoadedList) => void): () => Promise<LoadedList | undefined> {
  const [sites, plugs] = [renewedFile<SitesFile>(SITES_PATH), renewedFile<PlugsFile>(PLUGS_PATH)];
  /** The texts that wait for the rest. */
  let waiting: LoadedList | undefined;
  let newest: PlugsFile | undefined;
  return async () => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const file = await sites.load();
      if (file) {
        const { network, order } = file;
        waiting = { index: readTexts(file), network, order };
        onTexts(waiting);
      }
      if (waiting === undefined) return undefined;
      newest = (await plugs.load()) ?? newest;
      if (newest?.network !== waiting.network) continue;
      const whole = { ...waiting, index: withPlugs(waiting.index, newest) };
      [waiting, newest] = [undefined, undefined];
      return whole;
    }
    throw new Error('the files of the list are of different networks');
  };
}
