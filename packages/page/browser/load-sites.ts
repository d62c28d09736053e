/** Loads the list of sites: first names and towns, with which it can be searched, then the rest (records/sites-file.ts). */

import type { SiteIndex } from '../records/site-index.ts';
import {
  IDS_PATH,
  type IdsFile,
  PLUGS_PATH,
  type PlugsFile,
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
 * @throws if one of the files cannot be had
 */
export type NextList = (parts: PartsOfList) => Promise<LoadedList | undefined>;

/** Who is told what is there of a list, before the rest of it is. */
export interface PartsOfList {
  readonly onNames: (file: SitesFile) => void;
  readonly onPlugs: (index: SiteIndex) => void;
}

/** Begins at once, so that the first list is on its way while the page is made. */
export function siteLists(): NextList {
  const names = renewedFile<SitesFile>(SITES_PATH);
  let first: ReturnType<typeof names.load> | undefined = names.load('default');
  // Whoever asks for the list is told.
  first.catch(() => {});
  const [plugs, ids] = [newestOf<PlugsFile>(PLUGS_PATH), newestOf<IdsFile>(IDS_PATH)];
  /** What waits for the rest. */
  let waiting: SitesFile | undefined;
  return async ({ onNames, onPlugs }) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const asked = first ?? names.load();
      first = undefined;
      const file: SitesFile | undefined = (await asked) ?? waiting;
      if (file === undefined) return undefined;
      if (file !== waiting) onNames(file);
      waiting = file;
      const { network, order } = file;
      const plugsFile = await plugs(network);
      if (plugsFile === undefined) continue;
      const index = withPlugs(file, plugsFile);
      onPlugs(index);
      const idsFile = await ids(network);
      if (idsFile === undefined) continue;
      waiting = undefined;
      return { index: withIds(index, idsFile), network, order };
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
