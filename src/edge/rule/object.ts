/**
 * Answers with one object of a list or a part of it (OCPI 8.2.1.2): a Location, EVSE or Connector; as an extension, a Tariff; or with a text.
 *
 * What was asked for lately is kept as it was sent, up to the time of the answer: making a body means decompressing a segment, parsing and
 * hashing the object, and compressing it.
 */

import { crc32 } from 'node:zlib';
import { foldCase } from '../../ocpi/ci-string.ts';
import {
  blocksOf,
  type ListIndex,
  packOf,
  packPath,
  positionsOf,
  segmentOf,
  textStart,
} from '../../stored-format/list-index.ts';
import type { Manifest, StoredList, StoredText } from '../../stored-format/manifest.ts';
import { closingText, concatenate, openEnvelope, type StoredSum } from '../../stored-format/stored-body.ts';
import { composeBody, inflate, tailOf } from './compose-body.ts';
import { addLicence, answerWith, cacheControl, clientHas, commonHeaders, hashOfText } from './headers.ts';
import type { Asked, EdgeAnswer, Host } from './host.ts';
import { Kept, openIndex, openKept, openPack, perObject } from './kept-files.ts';
import type { ApiCoding } from './negotiation.ts';

/** Bytes of texts and of bodies kept, each, of the 128 MB that a worker has. */
const KEPT_BYTES = 8 * 1024 * 1024;

/** The texts of segments, by the pack that they are in: who asks for one object often asks for the next one too. */
const textsOf = perObject(() => new Kept<Uint8Array>(KEPT_BYTES, ({ length }) => length));

type JsonObject = { readonly [name: string]: unknown };

/**
 * Finds the object with the first id, and within it the parts with the other ids. Ids are CiStrings.
 *
 * @returns undefined if there is none
 * @throws FileMissing
 */
async function findObject(host: Host, list: StoredList, ids: readonly string[]): Promise<JsonObject | undefined> {
  const [id = '', ...parts] = ids;
  const [index, positions] = await Promise.all([openIndex(host, list.index), openKept(host, list.ids)]);
  for (const position of positionsOf(positions, id)) {
    const object = await readObject(host, index, position);
    if (hasId(object, 'id', id)) return partOf(object, parts);
  }
  return undefined;
}

/** The parts of a Location by their depth: where they are, and what their ids are called. */
const PARTS = [
  ['evses', 'uid'],
  ['connectors', 'id'],
] as const;

function partOf(object: JsonObject, ids: readonly string[]): JsonObject | undefined {
  let found: JsonObject | undefined = object;
  for (const [depth, id] of ids.entries()) {
    const [list = '', name = ''] = PARTS[depth] ?? [];
    const members: unknown = found?.[list];
    found = Array.isArray(members) ? members.find((member) => hasId(member, name, id)) : undefined;
  }
  return found;
}

function hasId(object: JsonObject, name: string, id: string): boolean {
  return foldCase(object[name]) === foldCase(id);
}

async function readObject(host: Host, index: ListIndex, position: number): Promise<JsonObject> {
  const segment = segmentOf(index, position);
  const text = await segmentText(host, index, segment);
  const own = text.subarray(textStart(index, segment, position), index.objectEnd[position]);
  return JSON.parse(new TextDecoder().decode(own)) as JsonObject;
}

async function segmentText(host: Host, index: ListIndex, segment: number): Promise<Uint8Array> {
  const pack = packOf(index, segment);
  const name = `${packPath(index, pack)} ${segment - (index.firstSegment[pack] ?? 0)}`;
  const known = textsOf(host).get(name);
  if (known !== undefined) return known;
  const bytes = await openPack(host, index, pack);
  return textsOf(host).add(name, inflate(blocksOf(index, segment, bytes), index.textBytes[segment] ?? 0));
}

/** What one takes beside its bytes, at most. */
const OVERHEAD = 1024;

/** A body that ends right before the text of its timestamp. */
interface KeptBody {
  /** Hash of the object or text. */
  readonly tag: string;
  readonly bytes: Uint8Array;
  readonly coding: ApiCoding;
  readonly sum: StoredSum;
}

const bodiesOf = perObject(() => new Kept<KeptBody>(KEPT_BYTES, ({ bytes }) => bytes.length + OVERHEAD));

/**
 * Answers with the envelope of one object or text, or 304 if the client has it.
 *
 * @param isOfModule whether it is of a functional module, whose answers are addressed (OCPI 4.1.5)
 */
export function answerObject(
  { request, now }: Asked,
  { tag, bytes, coding, sum }: KeptBody,
  manifest: Manifest,
  isOfModule = true,
): EdgeAnswer {
  const headers = commonHeaders(request.headers, isOfModule ? manifest : undefined);
  addLicence(headers, manifest);
  headers.set('Cache-Control', cacheControl(headers, manifest.cache_seconds));
  if (clientHas(request, tag, headers)) return { status: 304, headers, body: null };
  return answerWith(request, { bytes: concatenate([bytes, tailOf(coding, closingText(now), sum)]), coding }, headers);
}

/** The body of an object or a part of it; undefined if there is none. @throws FileMissing */
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
  return bodiesOf(host).add(name, composeUnfinished(data, await hashOfText(host, data), coding));
}

/** The body of a text of the manifest. */
export function textBody(host: Host, { data, etag }: StoredText, coding: ApiCoding): KeptBody {
  const name = JSON.stringify([coding, etag]);
  return bodiesOf(host).get(name) ?? bodiesOf(host).add(name, composeUnfinished(data, etag, coding));
}

function composeUnfinished(data: string, tag: string, asked: ApiCoding): KeptBody {
  const text = new TextEncoder().encode(openEnvelope(data));
  const sum = { crc32: crc32(text), size: text.length };
  const closing = closingText(0);
  const { bytes, coding } = composeBody([text], asked, closing);
  return { tag, bytes: bytes.subarray(0, bytes.length - tailOf(coding, closing, sum).length), coding, sum };
}
