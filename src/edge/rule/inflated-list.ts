/**
 * A whole list without compression, on hosts that have no plain file of it: the texts of its packs, one after the other.
 *
 * A plain list is uploaded again as a whole for each changed status, and its packs are there in any case.
 */

import { concatenate, GZIP_HEADER } from '../../stored-format/gzip.ts';
import type { ListIndex } from '../../stored-format/list-index.ts';
import type { StoredList } from '../../stored-format/manifest.ts';
import type { StoredFile } from '../../stored-format/stored-file.ts';
import { inflate } from './deflate.ts';
import { FileMissing } from './error-answer.ts';
import type { Host } from './host.ts';
import { pour } from './pour.ts';
import { AHEAD } from './stored-body.ts';
import { openIndex, openKept } from './stored-files.ts';

/** The largest list, in bytes, that is put together before its answer begins. */
const IN_MEMORY = 1024 * 1024;

/** Opens the list with `closing` at its end. Undefined if it is not on the site (any more). */
export async function openInflated(
  host: Host,
  list: StoredList,
  closing: string,
): Promise<ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | undefined> {
  // The index refers to all packs, so it is there as long as they are.
  const index = await openIndex(host, list.index);
  if (index === undefined) return undefined;
  const texts = withClosing(textsOf(host, list, index), closing);
  if (list.size <= IN_MEMORY) {
    const parts: Uint8Array[] = [];
    for await (const text of texts) parts.push(text);
    return concatenate(parts);
  }
  const whole = host.passage(list.size + closing.length);
  // The client sees from the length that a truncated answer is incomplete.
  pour(texts, whole.writable).catch(() => {});
  return whole.readable;
}

async function* withClosing(texts: AsyncIterable<Uint8Array>, closing: string): AsyncGenerator<Uint8Array, void> {
  yield* texts;
  yield new TextEncoder().encode(closing);
}

/** The texts of the packs, without the end of the list. @throws FileMissing */
export async function* textsOf(host: Host, { gzip }: StoredList, index: ListIndex): AsyncGenerator<Uint8Array, void> {
  let at = 0;
  for await (const pack of packsInTurn(host, gzip)) {
    const blocks = at === 0 ? pack.subarray(GZIP_HEADER.length) : pack;
    yield inflate(blocks, index.identityBytes[at++] ?? 0);
  }
}

/** @throws FileMissing */
async function* packsInTurn(host: Host, files: readonly StoredFile[]): AsyncGenerator<Uint8Array, void> {
  const opening: Promise<ArrayBuffer | undefined>[] = [];
  for (let turn = 0; turn < files.length; turn++) {
    for (const { path } of files.slice(opening.length, turn + 1 + AHEAD)) {
      const pack = openKept(host, path);
      pack.catch(() => {}); // It is thrown when its turn comes.
      opening.push(pack);
    }
    const pack = await opening[turn];
    // Packs that were sent need not stay for the rest of the answer.
    delete opening[turn];
    if (pack === undefined) throw new FileMissing();
    yield new Uint8Array(pack);
  }
}
