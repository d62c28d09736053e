/** JSON files in the form in which a head has them (stored-format/live-head.ts). */

import { constants, crc32, deflateRawSync } from 'node:zlib';
import { hashOf } from '../../snapshot/content-hash.ts';
import { inflateExactly } from '../../snapshot/inflate-exactly.ts';
import { SnapshotDamaged } from '../../snapshot/read-manifest.ts';
import { combineCrc32 } from '../../stored-format/crc32.ts';
import { concatenate, GZIP_HEADER } from '../../stored-format/gzip.ts';
import { JSON_CLOSING, type StoredJson } from '../../stored-format/live-head.ts';
import type { StoredBody } from '../../stored-format/stored-file.ts';
import type { PartSum } from './published-statuses.ts';

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

/** @param text of a JSON object @param previous the file as it is; given back if it has this text */
export function storeJson(text: string, previous: StoredJson | undefined, put: Put): StoredJson {
  const bytes = new TextEncoder().encode(text.slice(0, -JSON_CLOSING.length));
  const etag = hashOf(bytes);
  if (previous?.etag === etag) return previous;
  return { etag, size: bytes.length, crc32: crc32(bytes), gzip: [putBlocks(bytes, true, put)] };
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

/** What parts add up to. */
export function sumOf(parts: readonly PartSum[]): { readonly size: number; readonly crc32: number } {
  return parts.reduce((sum, [bytes, own]) => ({ size: sum.size + bytes, crc32: combineCrc32(sum.crc32, own, bytes) }), {
    size: 0,
    crc32: 0,
  });
}
