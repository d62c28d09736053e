/**
 * The bodies of single objects and texts. What was asked for lately is kept as it was sent, up to the time of the answer: making a body
 * means decompressing a segment, parsing and hashing the object, and compressing it.
 */

import { crc32 } from 'node:zlib';
import { foldCase } from '../../ocpi/ci-string.ts';
import { closingText, openEnvelope } from '../../stored-format/envelope.ts';
import { concatenate } from '../../stored-format/gzip.ts';
import type { StoredList, StoredText } from '../../stored-format/manifest.ts';
import type { StoredSum } from '../../stored-format/stored-file.ts';
import { type ComposedBody, composeBody, textPart } from './compose-body.ts';
import { tailOf } from './deflate.ts';
import { hashOfText } from './headers.ts';
import type { Host } from './host.ts';
import { Kept, perObject } from './kept.ts';
import type { ApiCoding } from './negotiation.ts';
import { findObject } from './single-object.ts';

/** Bytes kept, of the 128 MB that a worker has. */
const KEPT_BYTES = 8 * 1024 * 1024;

/** What one takes beside its bytes, at most. */
const OVERHEAD = 1024;

/** A body that ends right before the text of its timestamp. */
interface UnfinishedBody {
  readonly bytes: Uint8Array;
  readonly coding: ApiCoding;
  readonly sum: StoredSum;
}

export interface KeptBody {
  /** Hash of the object or text. */
  readonly tag: string;
  readonly body: UnfinishedBody;
}

const bodiesOf = perObject(() => new Kept<KeptBody>(KEPT_BYTES, ({ body }) => body.bytes.length + OVERHEAD));

/** The body of an object or a part of it (single-object.ts); undefined if there is none. @throws FileMissing */
export async function openObject(
  host: Host,
  list: StoredList,
  ids: readonly string[],
  coding: ApiCoding,
): Promise<KeptBody | undefined> {
  // The index is named after its content, so the name stands for all objects of the list.
  const name = JSON.stringify([coding, list.index, ...ids.map(foldCase)]);
  const known = bodiesOf(host).get(name);
  if (known !== undefined) return known;
  const object = await findObject(host, list, ids);
  if (object === undefined) return undefined;
  const data = JSON.stringify(object);
  return bodiesOf(host).add(name, { tag: await hashOfText(host, data), body: composeUnfinished(data, coding) });
}

/** The body of a text of the manifest. */
export function textBody(host: Host, { data, etag }: StoredText, coding: ApiCoding): KeptBody {
  const name = JSON.stringify([coding, etag]);
  const known = bodiesOf(host).get(name);
  return known ?? bodiesOf(host).add(name, { tag: etag, body: composeUnfinished(data, coding) });
}

function composeUnfinished(data: string, asked: ApiCoding): UnfinishedBody {
  const text = new TextEncoder().encode(openEnvelope(data));
  const sum = { crc32: crc32(text), size: text.length };
  const closing = closingText(0);
  const { bytes, coding } = composeBody([textPart(text)], asked, closing);
  return { bytes: bytes.subarray(0, bytes.length - tailOf(coding, closing, sum).length), coding, sum };
}

export function finishBody({ bytes, coding, sum }: UnfinishedBody, closing: string): ComposedBody {
  return { bytes: concatenate([bytes, tailOf(coding, closing, sum)]), coding };
}
