/**
 * The whole body of an answer: a stored body and its tail, as one stream.
 *
 * The stored bytes go from one native stream into another (`pipeTo`), so no script runs for them: what an answer costs
 * does not depend on the length of the list.
 */

import type { StoredBody, StoredEnvelope } from './manifest.ts';
import { SnapshotFault } from './problem.ts';
import { type Coding, tailOf } from './tail.ts';

/** Any origin will do: the binding looks at the path alone. */
const SITE = 'https://snapshot.invalid';

/** The length in bytes of the body that `openBody` gives. */
export function bodyLength(envelope: StoredEnvelope, coding: Coding, text: string): number {
  return envelope[coding].bytes + tailOf(coding, text, envelope).length;
}

/**
 * Opens the body of an envelope that ends with `text`. Undefined where the stored body is not on the site (any more).
 *
 * @throws SnapshotFault where the site answers anything else than the file or that there is none
 */
export async function openBody(
  assets: Fetcher,
  envelope: StoredEnvelope,
  coding: Coding,
  text: string,
): Promise<ReadableStream | undefined> {
  const stored = await openAsset(assets, envelope[coding].path);
  if (stored !== undefined) {
    const whole = new FixedLengthStream(bodyLength(envelope, coding, text));
    pour(stored, whole.writable, tailOf(coding, text, envelope));
    return whole.readable;
  }
  return coding === 'identity' ? openInflated(assets, envelope, text) : undefined;
}

/** Identity bodies that are too large to upload exist in compressed form only. */
async function openInflated(
  assets: Fetcher,
  envelope: StoredEnvelope,
  text: string,
): Promise<ReadableStream | undefined> {
  const stored = await openAsset(assets, envelope.gzip.path);
  if (stored === undefined) return undefined;
  const inflated = new DecompressionStream('gzip');
  const whole = new FixedLengthStream(bodyLength(envelope, 'identity', text));
  pour(stored, inflated.writable, tailOf('gzip', text, envelope));
  inflated.readable.pipeTo(whole.writable).catch(leaveTruncated);
  return whole.readable;
}

/** The bytes of a file of the site; undefined where there is none. Reading fails on anything else than 200 and 404. */
export async function openAsset(assets: Fetcher, path: StoredBody['path']): Promise<ReadableStream | undefined> {
  const asset = await assets.fetch(SITE + path);
  if (asset.status === 200 && asset.body !== null) return asset.body;
  await asset.body?.cancel();
  if (asset.status === 404) return undefined;
  throw new SnapshotFault(`The published file ${path} could not be read (${asset.status}).`);
}

function pour(stored: ReadableStream, sink: WritableStream, tail: Uint8Array): void {
  const poured = async (): Promise<void> => {
    await stored.pipeTo(sink, { preventClose: true });
    const writer = sink.getWriter();
    await writer.write(tail);
    await writer.close();
  };
  poured().catch(leaveTruncated);
}

/** The client left, or the file broke off: the answer has begun, and its length tells the client that it is not whole. */
function leaveTruncated(): void {}
