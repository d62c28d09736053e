/** JSON files in the form in which a head has them (stored-format/live-head.ts). */

import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { Status } from '../../ocpi/enums.ts';
import type { DateTime } from '../../ocpi/types.ts';
import type { StatusStep, SteppedFiles, StoredTexts } from '../../publish/companion.ts';
import { REMOVED_CODE } from '../../publish/files/live-location.ts';
import { entryHead, openStatusFile, type StatusFileHead } from '../../publish/files/status-head.ts';
import { hashOf } from '../../snapshot/blob-store.ts';
import { inflateExactly, SnapshotDamaged } from '../../snapshot/read-snapshot.ts';
import { JSON_CLOSING, type LiveHead, type StoredJson } from '../../stored-format/live-head.ts';
import type { StatusFile } from '../../stored-format/status-file.ts';
import {
  bytesOfPart,
  combineCrc32,
  concatenate,
  GZIP_HEADER,
  type StoredPart,
} from '../../stored-format/stored-body.ts';

/** Takes a new file, and gives its path. */
export type Put = (bytes: Uint8Array, ending: string) => string;

/** The bytes of a file that the head names. @throws SnapshotDamaged if there is none */
export type Read = (path: string) => Promise<Uint8Array>;

/** Names files after their content. Those that only live steps read are apart. */
export function putInto(files: Map<string, Uint8Array>): Put {
  return (bytes, ending) => {
    const isPrivate = ending === 'base' || ending === 'statuses';
    const path = `${isPrivate ? '/_live' : '/_snapshot'}/${hashOf(bytes)}.${ending}`;
    files.set(path, bytes);
    return path;
  };
}

/** Small files that are polled: most of what can be saved is saved by level 6, and a level above costs much more time. */
const LEVEL = 6;

/** @param text of a JSON object; several lines are stored each by itself @param previous the file as it is; given back if it has this text */
export function storeJson(text: string, previous: StoredJson | undefined, put: Put): StoredJson {
  if (text.includes('\n')) return storeLines(new Map(text.split(AFTER_LINE).entries()), undefined, put);
  const bytes = new TextEncoder().encode(text.slice(0, -JSON_CLOSING.length));
  const etag = hashOf(bytes);
  if (previous?.etag === etag) return previous;
  return { etag, size: bytes.length, crc32: crc32(bytes), gzip: [putBlocks(bytes, true, put)] };
}

const AFTER_LINE = /(?<=\n)/;

/** A file with other lines in the place of some, by their numbers. @param previous the file as it is; without it, these are all lines */
export function storeLines(lines: ReadonlyMap<number, string>, previous: StoredJson | undefined, put: Put): StoredJson {
  const [sums, gzip] = [[...(previous?.lines ?? [])], [...(previous?.gzip ?? [])]];
  const last = previous ? sums.length - 1 : lines.size - 1;
  for (const [line, text] of lines) {
    const bytes = new TextEncoder().encode(line === last ? text.slice(0, -JSON_CLOSING.length) : text);
    sums[line] = [bytes.length, crc32(bytes)];
    gzip[line] = putBlocks(bytes, line === 0, put);
  }
  let [size, sum] = [0, 0];
  for (const [bytes, own] of sums) [size, sum] = [size + bytes, combineCrc32(sum, own, bytes)];
  return { etag: hashOf(JSON.stringify(gzip)), size, crc32: sum, gzip, lines: sums };
}

/** The text of a file, or of one of its lines. @throws SnapshotDamaged */
export async function readLine(file: StoredJson | undefined, line: number, read: Read): Promise<string> {
  const { gzip = [], lines, size = 0 } = file ?? {};
  const part = gzip[line];
  if (part === undefined) throw new SnapshotDamaged('a file of the head lacks a part');
  const blocks = (await bytesOfPart(part, read)).subarray(line === 0 ? GZIP_HEADER.length : 0);
  const text = new TextDecoder().decode(inflateExactly(blocks, lines?.[line]?.[0] ?? size));
  return line === gzip.length - 1 ? text + JSON_CLOSING : text;
}

/** The bytes of a whole file. @throws SnapshotDamaged */
export async function readWhole({ gzip, size }: StoredJson, read: Read): Promise<Uint8Array> {
  const blocks = concatenate(await Promise.all(gzip.map((part) => bytesOfPart(part, read))));
  const text = inflateExactly(blocks.subarray(GZIP_HEADER.length), size);
  return concatenate([text, new TextEncoder().encode(JSON_CLOSING)]);
}

/** So many bytes of a part stand in the head, at most: each edge reads it every few seconds. */
const LARGEST_IN_HEAD = 160;

/** Puts a part of a file. @param isFirst then it begins with the header of gzip */
function putBlocks(bytes: Uint8Array, isFirst: boolean, put: Put): StoredPart {
  const blocks = deflateRawSync(bytes, { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH });
  const file = isFirst ? concatenate([GZIP_HEADER, blocks]) : blocks;
  if (file.length <= LARGEST_IN_HEAD) return { base64: Buffer.from(file).toString('base64') };
  return { path: put(file, 'gzip'), bytes: file.length };
}

/**
 * EVSEs of the base in a part of `/status.json`: some 65 kB of text. Its first part is what it says before its EVSEs. A changed status
 * changes that and one other.
 */
const EVSES_PER_PART = 1024;

/** An EVSE with another status than before. */
export interface ChangedEvse {
  /** In the base, from 0. */
  readonly number: number;
  /** As it is published. */
  readonly uid: string;
  readonly before: Status;
  readonly status: Status;
  /** Since when it is that, as in the file. */
  readonly since: DateTime;
}

/** Where an entry of `/status.json` ends, with a time, and another one begins. Quotation marks within a uid are escaped, so nothing else is like it. */
const NEXT_ENTRY = /(?<=Z"\}),(?=")/;

/** @param text the whole file @param codes of all EVSEs of the base */
export function splitStatusFile(text: string, codes: string, put: Put) {
  const begin = text.indexOf('"evses":{') + '"evses":{'.length;
  const { evses: _, ...head } = JSON.parse(`${text.slice(0, begin)}}}`) as StatusFile;
  const entries = text
    .slice(begin, -2)
    .split(NEXT_ENTRY)
    .filter((entry) => entry !== '');
  if (entries.length !== countLive(codes)) throw new RangeError('/status.json does not have the EVSEs of the base.');
  const texts = [text.slice(0, begin)];
  for (let [first, at] = [0, 0]; first <= codes.length; first += EVSES_PER_PART) {
    const end = at + countLive(codes.slice(first, first + EVSES_PER_PART));
    const own = entries.slice(at, end).join(',');
    texts.push(at === 0 || own === '' ? own : `,${own}`);
    at = end;
  }
  texts.push(`${texts.pop()}}}`);
  return { head, stored: storeLines(new Map(texts.entries()), undefined, put) };
}

function countLive(codes: string): number {
  return codes.replaceAll(REMOVED_CODE, '').length;
}

/** @param head what the file says before its EVSEs from now on */
export async function changeStatusFile(
  stored: StoredJson,
  head: StatusFileHead,
  evses: readonly ChangedEvse[],
  { read, put }: { readonly read: Read; readonly put: Put },
): Promise<StoredJson> {
  const texts = new Map([[0, openStatusFile(head)]]);
  for (const [part, own] of Map.groupBy(evses, ({ number }) => 1 + Math.floor(number / EVSES_PER_PART))) {
    let text = await readLine(stored, part, read);
    for (const evse of own) text = withEntry(text, evse);
    texts.set(part, text);
  }
  return storeLines(texts, stored, put);
}

function withEntry(text: string, { uid, before, status, since }: ChangedEvse): string {
  const entry = entryHead(uid, before);
  // Quotation marks within a uid are escaped, so no other entry ends like this one begins.
  const at = text.startsWith(entry) ? 0 : text.indexOf(`,${entry}`) + 1;
  if (!text.startsWith(entry, at)) throw new SnapshotDamaged('/status.json lacks an EVSE of the base');
  return `${text.slice(0, at)}${entryHead(uid, status)}${since}${text.slice(at + entry.length + since.length)}`;
}

/** The files of companions, after the step. */
export async function changeStepped(
  files: LiveHead['files'],
  steps: readonly SteppedFiles[],
  { read, put, ...step }: Omit<StatusStep, 'stored'> & { readonly read: Read; readonly put: Put },
): Promise<LiveHead['files']> {
  const stored: StoredTexts = {
    read: (path, line = 0) => readLine(files[path], line, read),
    store: (path, text) => storeJson(text, files[path], put),
    storeLines: (path, lines) => storeLines(lines, files[path], put),
  };
  let changed = files;
  for (const { change } of steps) changed = await change(changed, { ...step, stored });
  return changed;
}
