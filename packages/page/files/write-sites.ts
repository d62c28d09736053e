/** The files in which the list of sites travels (records/sites-file.ts). */

import { createHash } from 'node:crypto';
import type { SiteIndex } from '../records/site-index.ts';
import { PLUGS_PATH, SITES_PATH, toPlugs, toTexts } from '../records/sites-file.ts';

/**
 * By their paths: a SitesFile and a PlugsFile.
 *
 * @param order of the EVSEs, as records/live-statuses.ts names it
 */
export function writeSites(index: SiteIndex, order: string): ReadonlyMap<string, Uint8Array> {
  const texts = JSON.stringify(toTexts(index));
  const plugs = JSON.stringify(toPlugs(index));
  const network = createHash('sha256').update(texts).update(plugs).digest('hex').slice(0, 16);
  const file = (head: object, rest: string) => Buffer.from(`${JSON.stringify(head).slice(0, -1)},${rest.slice(1)}`);
  return new Map([
    [SITES_PATH, file({ network, order }, texts)],
    [PLUGS_PATH, file({ network }, plugs)],
  ]);
}
