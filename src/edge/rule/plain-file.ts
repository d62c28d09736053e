/**
 * A whole list without compression, from its plain file (stored-format/manifest.ts): one file in place of many packs. Only its end
 * is exchanged, because that has the time of the last change and not of the answer.
 *
 * Plain files are not named after their content. So the end of the file, which is not sent, must be that of the list: otherwise
 * the file belongs to another snapshot. Before the answer with a large file begins, the index tells whether the snapshot is still
 * or already there.
 */

import { closingText } from '../../stored-format/envelope.ts';
import type { StoredList } from '../../stored-format/manifest.ts';
import type { Host } from './host.ts';
import { isThere, openStored } from './stored-body.ts';

/** The largest file, in bytes, that is read before its answer begins. */
const IN_MEMORY = 1024 * 1024;

/** How much of a larger file is read at a time, in bytes, if the host has room for so much. */
const CHUNK = 1024 * 1024;

/** Opens the list with `closing` at its end. Undefined if the plain file is not on the site (any more), or not that of the list. */
export async function openPlainFile(
  host: Host,
  path: string,
  list: StoredList,
  closing: string,
): Promise<ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | undefined> {
  const isLarge = list.size > IN_MEMORY;
  const [file, isCurrent] = await Promise.all([openStored(host, path), !isLarge || isThere(host, list.index)]);
  if (file === undefined || !isCurrent) {
    await file?.cancel();
    return undefined;
  }
  if (isLarge) {
    const whole = host.passage(list.size + closing.length);
    // The client sees from the length that a truncated answer is incomplete.
    exchangeEnd(file, list, closing, whole.writable, Math.min(CHUNK, host.perClient)).catch(() => {});
    return whole.readable;
  }
  const bytes = new Uint8Array(await new Response(file).arrayBuffer());
  if (!isEndOf(list, bytes.subarray(list.size))) return undefined;
  bytes.set(new TextEncoder().encode(closing), list.size);
  return bytes;
}

function isEndOf({ changed }: StoredList, end: Uint8Array): boolean {
  return new TextDecoder().decode(end) === closingText(Date.parse(changed));
}

async function exchangeEnd(
  file: ReadableStream<Uint8Array>,
  list: StoredList,
  closing: string,
  sink: WritableStream<Uint8Array>,
  most: number,
): Promise<void> {
  const reader = file.getReader({ mode: 'byob' });
  const writer = sink.getWriter();
  try {
    for (let left = list.size; left > 0; ) {
      const chunk = await readBytes(reader, Math.min(left, most));
      if (chunk.length === 0) break; // It is too short, so its end is missing.
      await writer.write(chunk);
      left -= chunk.length;
    }
    if (!isEndOf(list, await readBytes(reader, most)))
      throw new RangeError('The plain file is that of another snapshot.');
    await writer.write(new TextEncoder().encode(closing));
    await writer.close();
  } catch (reason) {
    await Promise.all([reader.cancel(reason), writer.abort(reason)]);
  }
}

/** The next bytes, fewer only at the end of the file. One large read costs much less than many small ones. */
async function readBytes(reader: ReadableStreamBYOBReader, count: number): Promise<Uint8Array> {
  const { value } = await reader.read(new Uint8Array(count), { min: count });
  return value ?? new Uint8Array();
}
