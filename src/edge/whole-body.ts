/**
 * Opens the body of a whole envelope: one file, the many packs of a list, or the plain file of a list.
 *
 * Opening a file costs more than copying it. So the packs of a gzip body that is not too large are joined in memory, where
 * most of them are still kept from earlier answers and snapshots. All other bodies are streamed (stored-body.ts).
 */

import type { Coding } from '../stored-format/coding.ts';
import { concatenate } from '../stored-format/gzip.ts';
import type { StoredEnvelope, StoredList } from '../stored-format/manifest.ts';
import { SnapshotFault } from './error-answer.ts';
import type { Host } from './host.ts';
import { openInflated } from './inflated-list.ts';
import { openPlainFile } from './plain-file.ts';
import { openBody } from './stored-body.ts';
import { openKept } from './stored-files.ts';
import { tailOf } from './tail.ts';

/** The largest body, in bytes, that is made of packs in memory. */
const IN_MEMORY = 3 * 1024 * 1024;

/**
 * Opens the body of an envelope that ends with `text`. Undefined if one of its files is not on the site (any more).
 *
 * @param listPath if it is a list: its path in OCPI, where its plain file is
 */
export async function openWholeBody(
  host: Host,
  envelope: StoredEnvelope | StoredList,
  coding: Coding,
  text: string,
  listPath?: string,
): Promise<ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | undefined> {
  const isPlain = coding === 'identity' && 'plain' in envelope && envelope.plain;
  if (isPlain && listPath !== undefined)
    return host.hasPlainLists ? openPlainFile(host, listPath, envelope, text) : openInflated(host, envelope, text);
  const files = envelope.gzip;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (coding !== 'gzip' || files.length === 1 || bytes > IN_MEMORY) return openBody(host, envelope, coding, text);
  const packs: Uint8Array[] = [];
  for (const [i, pack] of (await Promise.all(files.map(({ path }) => openKept(host, path)))).entries()) {
    if (pack === undefined) return undefined;
    if (pack.byteLength !== files[i]?.bytes) throw new SnapshotFault('A published file has the wrong length.');
    packs.push(new Uint8Array(pack));
  }
  const parts = [...packs, tailOf(coding, text, envelope)];
  return bytes > host.perClient ? sharedStream(parts) : concatenate(parts);
}

/** A stream of parts that belong to all answers: for a client that reads slowly, nothing is copied. */
function sharedStream(parts: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  const rest = parts.values();
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    const { value } = rest.next();
    if (value === undefined) controller.close();
    else controller.enqueue(value);
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}
