/** JSON files in the form in which a head has them (stored-format/live-head.ts). */

import { constants, crc32, deflateRawSync } from 'node:zlib';
import { hashOf } from '../../snapshot/content-hash.ts';
import { inflateExactly } from '../../snapshot/inflate-exactly.ts';
import { SnapshotDamaged } from '../../snapshot/read-manifest.ts';
import { combineCrc32 } from '../../stored-format/crc32.ts';
import { concatenate, GZIP_HEADER } from '../../stored-format/gzip.ts';
import { JSON_CLOSING, type PartSum, type StoredJson } from '../../stored-format/live-head.ts';
import type { StoredBody } from '../../stored-format/stored-file.ts';

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
  return { ...inParts(sums, gzip), lines: sums };
}

/** The text of a file, or of one of its lines. @throws SnapshotDamaged */
export async function readLine(file: StoredJson | undefined, line: number, read: Read): Promise<string> {
  const { gzip = [], lines, size = 0 } = file ?? {};
  const text = await readBlocks(gzip[line], line === 0, lines?.[line]?.[0] ?? size, read);
  return line === gzip.length - 1 ? text + JSON_CLOSING : text;
}

/** Puts a part of a file. @param isFirst then it begins with the header of gzip */
export function putBlocks(bytes: Uint8Array, isFirst: boolean, put: Put): StoredBody[number] {
  const blocks = deflateRawSync(bytes, { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH });
  const file = isFirst ? concatenate([GZIP_HEADER, blocks]) : blocks;
  return { path: put(file, 'gzip'), bytes: file.length };
}

/** The text of a part of a file. @param bytes of the text @throws SnapshotDamaged */
export async function readBlocks(
  file: StoredBody[number] | undefined,
  isFirst: boolean,
  bytes: number,
  read: Read,
): Promise<string> {
  if (file === undefined) throw new SnapshotDamaged('a file of the head lacks a part');
  const stored = await read(file.path);
  return new TextDecoder().decode(inflateExactly(stored.subarray(isFirst ? GZIP_HEADER.length : 0), bytes));
}

/** A file of these parts. */
export function inParts(parts: readonly PartSum[], gzip: StoredBody): StoredJson {
  return { etag: hashOf(gzip.map(({ path }) => path).join('\n')), ...sumOf(parts), gzip };
}

/** What parts add up to. */
function sumOf(parts: readonly PartSum[]): { readonly size: number; readonly crc32: number } {
  return parts.reduce((sum, [bytes, own]) => ({ size: sum.size + bytes, crc32: combineCrc32(sum.crc32, own, bytes) }), {
    size: 0,
    crc32: 0,
  });
}
