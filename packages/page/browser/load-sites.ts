/** Loads the list of sites: first the texts, with which it can be searched, then the rest (records/sites-file.ts). */

import type { SiteIndex } from '../records/site-index.ts';
import {
  IDS_PATH,
  type IdsFile,
  PLUGS_PATH,
  type PlugsFile,
  readTexts,
  SITES_PATH,
  type SitesFile,
  withIds,
  withPlugs,
} from '../records/sites-file.ts';
import { renewedFile } from './load-json.ts';

/** A list of sites as it was published. */
export interface LoadedList {
  readonly index: SiteIndex;
  /** Stands for its content. */
  readonly network: string;
  /** Of its EVSEs (records/live-statuses.ts). */
  readonly order: string;
}

/** How often all files are loaded until they belong together: a new list may be published in between. */
const ATTEMPTS = 2;

/**
 * Loads the list as it is by then; undefined if that is the one that was loaded last.
 *
 * @param onPart has what is there of a list, before the rest of it is
 * @throws if one of the files cannot be had
 */
export type NextList = (onPart: (list: LoadedList) => void) => Promise<LoadedList | undefined>;

/** Begins at once, so that the first list is on its way while the page is made. */
export function siteLists(): NextList {
  const texts = renewedFile<SitesFile>(SITES_PATH);
  let first: ReturnType<typeof texts.load> | undefined = texts.load();
  // Whoever asks for the list is told.
  first.catch(() => {});
  const [plugs, ids] = [newestOf<PlugsFile>(PLUGS_PATH), newestOf<IdsFile>(IDS_PATH)];
  /** What waits for the rest. */
  let waiting: LoadedList | undefined;
  return async (onPart) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const asked = first ?? texts.load();
      first = undefined;
      const file = await asked;
      if (file) {
        const { network, order } = file;
        waiting = { index: readTexts(file), network, order };
        onPart(waiting);
      }
      if (waiting === undefined) return undefined;
      const [list, plugsFile] = [waiting, await plugs(waiting.network)];
      if (plugsFile === undefined) continue;
      waiting = { ...list, index: withPlugs(list.index, plugsFile) };
      onPart(waiting);
      const idsFile = await ids(list.network);
      if (idsFile === undefined) continue;
      const whole = { ...list, index: withIds(waiting.index, idsFile) };
      waiting = undefined;
      return whole;
    }
    throw new Error('the files of the list are of different networks');
  };
}

/** The newest file at a path, if it is of a network. */
function newestOf<T extends { readonly network: string }>(path: string): (network: string) => Promise<T | undefined> {
  const file = renewedFile<T>(path);
  let newest: T | undefined;
  return async (network) => {
    newest = (await file.load()) ?? newest;
    return newest?.network === network ? newest : undefined;
  };
}
