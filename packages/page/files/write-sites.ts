/** The files in which the list of sites travels (records/sites-file.ts). */

import { createHash } from 'node:crypto';
import type { SiteIndex } from '../records/site-index.ts';
import { IDS_PATH, PLUGS_PATH, SITES_PATH, toIds, toPlugs, toTexts } from '../records/sites-file.ts';

/**
 * By their paths: a SitesFile, a PlugsFile and an IdsFile.
 *
 * @param order of the EVSEs, as records/live-statuses.ts names it
 */
export function writeSites(index: SiteIndex, order: string): ReadonlyMap<string, Uint8Array> {
  const [texts, plugs, ids] = [toTexts, toPlugs, toIds].map((part) => JSON.stringify(part(index)));
  const network = createHash('sha256').update(`${texts}${plugs}${ids}`).digest('hex').slice(0, 16);
  const file = (head: object, rest = '') => Buffer.from(`${JSON.stringify(head).slice(0, -1)},${rest.slice(1)}`);
  return new Map([
    [SITES_PATH, file({ network, order }, texts)],
    [PLUGS_PATH, file({ network }, plugs)],
    [IDS_PATH, file({ network }, ids)],
  ]);
}
