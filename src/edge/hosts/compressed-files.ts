/** Plain files in brotli and gzip, compressed once for all who ask (kept-bodies.ts). */

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from '../../stored-format/coding.ts';
import { BROTLI_QUALITY, keepBodies, LARGEST } from './kept-bodies.ts';
import type { SiteFile } from './site-file.ts';

/** A packet holds as much anyway. */
const SMALLEST = 1024;

export type Compressed = Exclude<Coding, 'identity'>;

/** Its compressed body; undefined if the file is too small or too large for that. The caller closes the file. */
export type Compress = (path: string, file: SiteFile, coding: Compressed) => Promise<Uint8Array> | undefined;

const brotli = promisify(brotliCompress);

/** On other threads. */
const COMPRESS: { readonly [C in Compressed]: (bytes: Uint8Array) => Promise<Uint8Array> } = {
  gzip: promisify(gzip),
  br: (bytes) =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
};

export function compressFiles(): Compress {
  const keep = keepBodies();
  return (path, file, coding) => {
    const { size, changed } = file;
    if (size < SMALLEST || size > LARGEST) return undefined;
    return keep(`${coding} ${path} ${size} ${changed}`, () => bodyOf(file, coding));
  };
}

async function bodyOf(file: SiteFile, coding: Compressed): Promise<Uint8Array> {
  return COMPRESS[coding](new Uint8Array(await new Response(file.stream(async () => {})).arrayBuffer()));
}
