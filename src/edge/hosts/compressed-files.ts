/**
 * Plain files in brotli and gzip. Each is compressed once and kept for all who ask for it, because compressing takes longer than
 * sending, and a stream of its own for each slow client takes much memory.
 */

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from '../../stored-format/coding.ts';
import type { SiteFile } from './site-file.ts';

/** How much is kept, in bytes. */
const KEPT_BYTES = 24 * 1024 * 1024;

/** A packet holds as much anyway. */
const SMALLEST = 1024;

/** Cloudflare takes no larger file (LARGEST_ASSET). */
const LARGEST = 25 * 1024 * 1024;

export type Compressed = Exclude<Coding, 'identity'>;

/** Its compressed body; undefined if the file is too small or too large for that. The caller closes the file. */
export type Compress = (path: string, file: SiteFile, coding: Compressed) => Promise<Uint8Array> | undefined;

/** Takes up to twice as long as gzip; lists of much that is alike become a third of that. */
const QUALITY = 5;

const brotli = promisify(brotliCompress);

/** On other threads, where Node and Deno compress. */
const COMPRESS: { readonly [C in Compressed]: (bytes: Uint8Array) => Promise<Uint8Array> } = {
  gzip: promisify(gzip),
  br: (bytes) =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
};

export function compressFiles(): Compress {
  const kept = new Map<string, { readonly mark: string; readonly body: Promise<Uint8Array>; bytes: number }>();
  return (path, file, coding) => {
    if (file.size < SMALLEST || file.size > LARGEST) return undefined;
    const mark = `${file.size} ${file.changed}`;
    const name = `${coding} ${path}`;
    const before = kept.get(name);
    const entry = before?.mark === mark ? before : { mark, body: bodyOf(file, coding), bytes: file.size };
    // Those asked for last stand at the end.
    kept.delete(name);
    kept.set(name, entry);
    if (entry === before) return entry.body;
    entry.body.then(
      (body) => {
        entry.bytes = body.length;
        removeOldest();
      },
      () => kept.delete(name),
    );
    return entry.body;
  };

  function removeOldest(): void {
    let bytes = [...kept.values()].reduce((sum, entry) => sum + entry.bytes, 0);
    for (const [name, entry] of kept) {
      if (bytes <= KEPT_BYTES) return;
      kept.delete(name);
      bytes -= entry.bytes;
    }
  }
}

async function bodyOf(file: SiteFile, coding: Compressed): Promise<Uint8Array> {
  return COMPRESS[coding](new Uint8Array(await new Response(file.stream(async () => {})).arrayBuffer()));
}
