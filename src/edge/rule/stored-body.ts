/**
 * Streams the body of an answer: the files of a stored body, then its tail.
 *
 * The stored bytes go from one native stream into another (`pipeTo`), so no script runs for them. An answer costs a little
 * per file, of which even the longest list has only a few hundred, and nothing for their length.
 */

import type { Coding } from '../../stored-format/coding.ts';
import type { StoredEnvelope, StoredList } from '../../stored-format/manifest.ts';
import type { StoredBody, StoredFile } from '../../stored-format/stored-file.ts';
import { SnapshotFault, SnapshotUnreadable } from './error-answer.ts';
import type { Host } from './host.ts';
import { tailOf } from './tail.ts';

/** How many files are requested ahead of their turn. Cloudflare allows six requests to wait for an answer at a time. */
export const AHEAD = 4;

type Envelope = StoredEnvelope | StoredList;

/** The length in bytes of a body that ends with `text`. */
export function bodyLength(envelope: Envelope, coding: Coding, text: string): number {
  if (coding === 'identity') return envelope.size + text.length;
  const stored = bodyOf(envelope, coding).reduce((sum, { bytes }) => sum + bytes, 0);
  return stored + tailOf(coding, text, envelope).length;
}

/**
 * Opens the body of an envelope that ends with `text`. Undefined if it is not on the site (any more).
 *
 * @throws SnapshotUnreadable if a file cannot be read now
 */
export async function openBody(
  host: Host,
  envelope: Envelope,
  coding: Coding,
  text: string,
): Promise<ReadableStream<Uint8Array> | undefined> {
  const files = bodyOf(envelope, coding);
  const isPart = files.length > 1 && 'index' in envelope;
  const before = host.isReplaceable ? files.length : 1;
  const [opened, isWhole] = await Promise.all([
    openAll(host, files.slice(0, before)),
    !isPart || isThere(host, envelope.index),
  ]);
  if (opened === undefined || !isWhole) {
    await Promise.all(opened?.map((stored) => stored.cancel()) ?? []);
    return undefined;
  }
  const whole = host.passage(bodyLength(envelope, coding, text));
  pipeFiles(host, opened, files.slice(before), whole.writable, tailOf(coding, text, envelope)).catch(leaveTruncated);
  return whole.readable;
}

function bodyOf(envelope: Envelope, coding: Coding): StoredBody {
  return envelope[coding] ?? [];
}

/**
 * Whether the snapshot of an index is on the site, with all the files of the list. The index refers to all of them, so it exists as
 * long as they do. A pack proves nothing, because most packs outlive the index.
 */
export function isThere(host: Host, index: string): Promise<boolean> {
  return host.has(index);
}

/** A file of the site as a stream; undefined if there is none. @throws SnapshotUnreadable if it cannot be read now */
export function openStored(host: Host, path: string): Promise<ReadableStream<Uint8Array> | undefined> {
  return orUnreadable(path, host.open(path));
}

/** The bytes of a file of the site; undefined if there is none. @throws SnapshotUnreadable if it cannot be read now */
export function readStored(host: Host, path: string): Promise<ArrayBuffer | undefined> {
  return orUnreadable(path, host.read(path));
}

async function orUnreadable<T>(path: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (reason) {
    throw new SnapshotUnreadable(`The published file ${path} could not be read.`, { cause: reason });
  }
}

type Opening = Promise<ReadableStream<Uint8Array> | undefined>;

/** Opens files at the same time. Undefined, with none of them open, if one is missing. */
async function openAll(host: Host, files: readonly StoredFile[]): Promise<ReadableStream<Uint8Array>[] | undefined> {
  const opening = files.map(({ path }) => openStored(host, path));
  try {
    const opened = (await Promise.all(opening)).filter((stored) => stored !== undefined);
    if (opened.length > 0 && opened.length === files.length) return opened;
  } catch (failure) {
    cancelAll(opening);
    throw failure;
  }
  cancelAll(opening);
  return undefined;
}

function cancelAll(opening: readonly Opening[]): void {
  for (const file of opening) file.then((stored) => stored?.cancel()).catch(leaveTruncated);
}

/** Writes the opened first files, the other files and the tail into a stream. */
async function pipeFiles(
  host: Host,
  first: readonly ReadableStream<Uint8Array>[],
  others: readonly StoredFile[],
  sink: WritableStream<Uint8Array>,
  tail: Uint8Array,
): Promise<void> {
  const opened: Opening[] = [];
  const openAhead = (end: number): void => {
    for (const { path } of others.slice(opened.length, end)) {
      const file = openStored(host, path);
      file.catch(leaveTruncated);
      opened.push(file);
    }
  };
  try {
    openAhead(AHEAD);
    for (const stored of first) await stored.pipeTo(sink, { preventClose: true });
    for (let turn = 0; turn < others.length; turn++) {
      const stored = await opened[turn];
      openAhead(turn + 1 + AHEAD);
      if (stored === undefined) throw new SnapshotFault('A file of the published snapshot is missing.');
      await stored.pipeTo(sink, { preventClose: true });
    }
    const writer = sink.getWriter();
    await writer.write(tail);
    await writer.close();
  } catch (reason) {
    cancelAll([...first.map(async (stored) => stored), ...opened]);
    await sink.abort(reason);
  }
}

/** The client left, or a file ended early. The answer has begun; from its length the client knows that it is incomplete. */
function leaveTruncated(): void {}
