/**
 * Opens the body of a whole envelope: one file, the many packs of a list, or the plain file of a list.
 *
 * Opening a file costs more than copying it. So the files of a body that is not too large come from memory, where most of them are
 * still kept from earlier answers and snapshots. A large body is its parts as they are, so that a client that reads slowly costs
 * no copy. All other bodies are streamed (stored-body.ts).
 */

import type { Coding } from '../../stored-format/coding.ts';
import { concatenate } from '../../stored-format/gzip.ts';
import type { StoredEnvelope, StoredList } from '../../stored-format/manifest.ts';
import { SnapshotFault } from './error-answer.ts';
import type { AnswerBody } from './exchange.ts';
import type { Host } from './host.ts';
import { openInflated } from './inflated-list.ts';
import { openPlainFile } from './plain-file.ts';
import { openBody, readStored } from './stored-body.ts';
import { openKept } from './stored-files.ts';
import { tailOf } from './tail.ts';

/** The largest body, in bytes, that is made of files in memory: a third of what is kept there. */
const IN_MEMORY = 8 * 1024 * 1024;

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
): Promise<AnswerBody | undefined> {
  const isPlain = coding === 'identity' && 'plain' in envelope && envelope.plain;
  if (isPlain && listPath !== undefined)
    return host.hasPlainLists ? openPlainFile(host, listPath, envelope, text) : openInflated(host, envelope, text);
  const files = envelope[coding] ?? [];
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  // Texts would push out of memory what they were compressed to.
  const areTexts = coding === 'identity' && files.length > 1;
  if (areTexts || bytes > IN_MEMORY) return openBody(host, envelope, coding, text);
  // A list of one file is read anew, so that a snapshot that has gone is noticed at once.
  const isKept = files.length > 1 || listPath === undefined;
  const read = (path: string) => (isKept ? openKept(host, path) : readStored(host, path));
  const parts: Uint8Array[] = [];
  for (const [i, part] of (await Promise.all(files.map(({ path }) => read(path)))).entries()) {
    if (part === undefined) return undefined;
    if (part.byteLength !== files[i]?.bytes) throw new SnapshotFault('A published file has the wrong length.');
    parts.push(new Uint8Array(part));
  }
  parts.push(tailOf(coding, text, envelope));
  return bytes > host.perClient ? { parts } : concatenate(parts);
}
