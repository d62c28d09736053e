/** The list of sites as the bytes of a file. */

import type { SiteIndex } from './records/site-index.ts';
import { startRows } from './records/sites-file.ts';

/** How many sites are written at a time. */
const AT_A_TIME = 1000;

/** The bytes of a SitesFile; undefined if there were more than `largest`. */
export function writeSites({ sites, ...shared }: SiteIndex, largest: number): Uint8Array | undefined {
  const { row, lists } = startRows();
  const pieces = [Buffer.from('{"sites":[')];
  let bytes = 0;
  for (let at = 0; at < sites.length; at += AT_A_TIME) {
    const some = JSON.stringify(sites.slice(at, at + AT_A_TIME).map(row)).slice(1, -1);
    const piece = Buffer.from(at === 0 ? some : `,${some}`);
    bytes += piece.length;
    if (bytes > largest) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat([...pieces, Buffer.from(`],${JSON.stringify({ ...shared, ...lists() }).slice(1)}`)]);
}
