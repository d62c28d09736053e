/** The list of sites as a file. */

import type { SiteIndex } from './records/site-index.ts';

/** How many sites are written at a time. */
const AT_A_TIME = 1000;

/** The file; undefined if it would be larger than `largest` bytes. */
export function sitesFile({ sites, ...shared }: SiteIndex, largest: number): Uint8Array | undefined {
  const pieces = [Buffer.from(`${JSON.stringify(shared).slice(0, -1)},"sites":[`)];
  let bytes = 2;
  for (let at = 0; at < sites.length; at += AT_A_TIME) {
    const some = JSON.stringify(sites.slice(at, at + AT_A_TIME)).slice(1, -1);
    const piece = Buffer.from(at === 0 ? some : `,${some}`);
    bytes += piece.length;
    if (bytes > largest) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat([...pieces, Buffer.from(']}')]);
}
