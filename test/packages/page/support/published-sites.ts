/** The list of sites as the page reads it from the files in which it travels. */

import type { SiteIndex } from '../../../../packages/page/records/site-index.ts';
import {
  IDS_PATH,
  type IdsFile,
  PLUGS_PATH,
  type PlugsFile,
  SITES_PATH,
  type SitesFile,
  withIds,
  withPlugs,
} from '../../../../packages/page/records/sites-file.ts';

/** @param read the text of a file by its path below dist/, without a leading slash */
export function readSites(read: (path: string) => string): SiteIndex {
  const [sites, plugs, ids] = [SITES_PATH, PLUGS_PATH, IDS_PATH].map(
    (path) => JSON.parse(read(path.slice(1))) as unknown,
  );
  return withIds(withPlugs(sites as SitesFile, plugs as PlugsFile), ids as IdsFile);
}
