/**
 * Plain files in gzip. Each is compressed once and kept for all who ask for it, because compressing takes longer than
 * sending, and a stream of its own for each slow client takes much memory.
 */

import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { SiteFile } from './site-file.ts';

/** How much is kept, in bytes. */
const KEPT_BYTES = 24 * 1024 * 1024;

/** A packet holds as much anyway. */
const SMALLEST = 1024;

/** Cloudflare takes no larger file (LARGEST_ASSET). */
const LARGEST = 25 * 1024 * 1024;

/** Its gzip body; undefined if the file is too small or too large for that. The caller closes the file. */
export type Compress = (path: string, file: SiteFile) => Promise<Uint8Array> | undefined;

/** On other threads, where Node and Deno compress. */
const compressed = promisify(gzip);

export function compressFiles(): Compress {
  const kept = new Map<string, { readonly mark: string; readonly body: Promise<Uint8Array>; bytes: number }>();
  return (path, file) => {
    if (file.size < SMALLEST || file.size > LARGEST) return undefined;
    const mark = `${file.size} ${file.changed}`;
    const before = kept.get(path);
    const entry = before?.mark === mark ? before : { mark, body: bodyOf(file), bytes: file.size };
    // Those asked for last stand at the end.
    kept.delete(path);
    kept.set(path, entry);
    if (entry === before) return entry.body;
    entry.body.then(
      (body) => {
        entry.bytes = body.length;
        removeOldest();
      },
      () => kept.delete(path),
    );
    return entry.body;
  };

  function removeOldest(): void {
    let bytes = [...kept.values()].reduce((sum, entry) => sum + entry.bytes, 0);
    for (const [path, entry] of kept) {
      if (bytes <= KEPT_BYTES) return;
      kept.delete(path);
      bytes -= entry.bytes;
    }
  }
}

async function bodyOf(file: SiteFile): Promise<Uint8Array> {
  return compressed(new Uint8Array(await new Response(file.stream(async () => {})).arrayBuffer()));
}
