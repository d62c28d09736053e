/**
 * Plain files in brotli and gzip, compressed once for all who ask, and kept up to a bound: compressing takes longer than sending, and a
 * stream of its own for each slow client takes much memory.
 */

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Kept } from '../rule/kept.ts';
import type { Coding } from '../rule/negotiation.ts';
import type { SiteFile } from './site-file.ts';

/** How much is kept, in bytes. */
const KEPT_BYTES = 24 * 1024 * 1024;

/** The texts that are compressed, in bytes: a packet holds a smaller one anyway, and Cloudflare takes no larger file (LARGEST_ASSET). */
const [SMALLEST, LARGEST] = [1024, 25 * 1024 * 1024];

/** Takes up to twice as long as gzip; lists of much that is alike become a third of that. */
const BROTLI_QUALITY = 5;

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

/** Gives the compressed body of that name, and makes it if it is not there. One that could not be made is tried again. */
type KeepBody = (name: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;

function keepBodies(): KeepBody {
  const kept = new Kept<Uint8Array>(KEPT_BYTES, ({ length }) => length);
  const underWay = new Map<string, Promise<Uint8Array>>();
  const begin = (name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const body = make()
      .then((made) => kept.add(name, made))
      .finally(() => underWay.delete(name));
    underWay.set(name, body);
    return body;
  };
  return async (name, make) => kept.get(name) ?? underWay.get(name) ?? begin(name, make);
}
