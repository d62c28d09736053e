/**
 * The whole body of an answer: the files of a stored body and its tail, as one stream.
 *
 * The stored bytes go from one native stream into another (`pipeTo`), so no script runs for them: an answer costs a
 * little for each file, of which even the longest list has a few hundred, and nothing for their length.
 */

import type { Coding } from '../format/coding.ts';
import type { StoredBody, StoredEnvelope, StoredFile, StoredList } from '../format/manifest.ts';
import { SnapshotFault, SnapshotUnreadable } from './error-answer.ts';
import { tailOf } from './tail.ts';

/** Any origin will do: the binding looks at the path alone. */
const SITE = 'https://snapshot.invalid';

/** So many files are asked for before it is their turn. Cloudflare lets six requests wait for their answers at a time. */
const AHEAD = 4;

type Envelope = StoredEnvelope | StoredList;

/** The length in bytes of the body that `openBody` gives. */
export function bodyLength(envelope: Envelope, coding: Coding, text: string): number {
  const stored = bodyOf(envelope, coding).reduce((sum, { bytes }) => sum + bytes, 0);
  return stored + tailOf(coding, text, envelope).length;
}

/**
 * Opens the body of an envelope that ends with `text`. Undefined where it is not on the site (any more).
 *
 * @throws SnapshotUnreadable where the site answers anything else than a file or that there is none
 */
export async function openBody(
  assets: Fetcher,
  envelope: Envelope,
  coding: Coding,
  text: string,
): Promise<ReadableStream | undefined> {
  const files = bodyOf(envelope, coding);
  const [first] = files;
  if (first === undefined) return undefined;
  const [stored, isWhole] = await Promise.all([openAsset(assets, first.path), hasAll(assets, envelope, files)]);
  if (stored === undefined || !isWhole) {
    await stored?.cancel();
    return undefined;
  }
  const whole = new FixedLengthStream(bodyLength(envelope, coding, text));
  pour(assets, stored, files.slice(1), whole.writable, tailOf(coding, text, envelope)).catch(leaveTruncated);
  return whole.readable;
}

function bodyOf(envelope: Envelope, coding: Coding): StoredBody {
  return envelope[coding] ?? [];
}

/**
 * Whether the other packs of a list will be there too. The index names them all, so it is there as long as they are; most
 * packs outlive it, so the first one says nothing.
 */
async function hasAll(assets: Fetcher, envelope: Envelope, files: StoredBody): Promise<boolean> {
  if (files.length === 1 || !('index' in envelope)) return true;
  const asset = await assets.fetch(SITE + envelope.index, { method: 'HEAD' });
  await asset.body?.cancel();
  return asset.status !== 404;
}

/** The bytes of a file of the site; undefined where there is none. Reading fails on anything else than 200 and 404. */
export async function openAsset(assets: Fetcher, path: string): Promise<ReadableStream | undefined> {
  const asset = await assets.fetch(SITE + path);
  if (asset.status === 200 && asset.body !== null) return asset.body;
  await asset.body?.cancel();
  if (asset.status === 404) return undefined;
  throw new SnapshotUnreadable(`The published file ${path} could not be read (${asset.status}).`);
}

/** Writes a file that is open, those that are not, and the tail into a stream. */
async function pour(
  assets: Fetcher,
  first: ReadableStream,
  others: readonly StoredFile[],
  sink: WritableStream,
  tail: Uint8Array,
): Promise<void> {
  const opened: Promise<ReadableStream | undefined>[] = [];
  const openAhead = (end: number): void => {
    for (const { path } of others.slice(opened.length, end)) {
      const file = openAsset(assets, path);
      file.catch(leaveTruncated);
      opened.push(file);
    }
  };
  try {
    openAhead(AHEAD);
    await first.pipeTo(sink, { preventClose: true });
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
    for (const file of opened) file.then((stored) => stored?.cancel()).catch(leaveTruncated);
    await sink.abort(reason);
  }
}

/** The client left, or a file broke off: the answer has begun, and its length tells the client that it is not whole. */
function leaveTruncated(): void {}
