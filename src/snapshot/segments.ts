/**
 * A list cut into segments, and its index (edge/list-index.ts says how both are laid out). Where one segment ends depends
 * on the ids of the objects alone, so a new object changes one segment and leaves the others as they are, with their names.
 */

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { hashOfId } from '../edge/id-index.ts';
import { INDEX_FORMAT, indexBytes, viewIndex } from '../edge/list-index.ts';

const deflate = promisify(deflateRaw);

/** One object of a list. */
export interface ListItem {
  readonly id: string;
  /** Its JSON. */
  readonly text: string;
  /** ms since 1970. */
  readonly lastUpdated: number;
}

/** Objects of a segment: at least, on average beyond that, and at most. */
const LEAST = 8;
const AVERAGE = 16;
const MOST = 64;

/** The files of a list by their path below dist/, and the paths of its two indexes, with a leading slash. */
export interface SegmentedList {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The deflate blocks of the segments, in the order of the list; their texts are joined by commas. */
  readonly blocks: readonly Uint8Array[];
  readonly index: string;
  readonly ids: string;
}

/** Cuts a list, whose order stays as it is. */
export async function segmentList(items: readonly ListItem[]): Promise<SegmentedList> {
  const groups = cutGroups(items);
  const texts = groups.map((group) => Buffer.from(group.map(({ text }) => text).join(',')));
  const files = new Map<string, Uint8Array>();
  const stored = await Promise.all(
    texts.map((text) => deflate(text, { level: 6, finishFlush: constants.Z_SYNC_FLUSH })),
  );
  const names = stored.map((file) => createHash('sha256').update(file).digest().subarray(0, 16));
  for (const [i, name] of names.entries()) {
    files.set(`_snapshot/${name.toString('hex')}.segment`, stored[i] ?? new Uint8Array());
  }
  const bytes = new ArrayBuffer(indexBytes(items.length, groups.length));
  new Uint32Array(bytes, 0, 4).set([INDEX_FORMAT, items.length, groups.length, 0]);
  const index = viewIndex(bytes);
  let object = 0;
  for (const [segment, group] of groups.entries()) {
    index.firstObject[segment] = object;
    let end = -1;
    for (const { text, lastUpdated } of group) {
      end += 1 + Buffer.byteLength(text);
      index.objectEnd[object] = end;
      index.lastUpdated[object] = lastUpdated;
      object++;
    }
    const moments = group.map(({ lastUpdated }) => lastUpdated);
    index.oldest[segment] = Math.min(...moments);
    index.newest[segment] = Math.max(...moments);
    index.textBytes[segment] = texts[segment]?.length ?? 0;
    index.fileBytes[segment] = stored[segment]?.length ?? 0;
    index.crc32[segment] = crc32(texts[segment] ?? '');
    index.names.set(names[segment] ?? [], 16 * segment);
  }
  index.firstObject[groups.length] = object;
  const store = (content: Uint8Array, ending: string): string => {
    const path = `_snapshot/${createHash('sha256').update(content).digest('hex').slice(0, 32)}.${ending}`;
    files.set(path, content);
    return `/${path}`;
  };
  return { files, blocks: stored, index: store(new Uint8Array(bytes), 'index'), ids: store(idIndex(items), 'ids') };
}

function idIndex(items: readonly ListItem[]): Uint8Array {
  const pairs = items.map(({ id }, position) => ({ hash: hashOfId(id), position })).sort((a, b) => a.hash - b.hash);
  return new Uint8Array(
    Uint32Array.from([...pairs.map(({ hash }) => hash), ...pairs.map(({ position }) => position)]).buffer,
  );
}

function cutGroups(items: readonly ListItem[]): ListItem[][] {
  const groups: ListItem[][] = [];
  let group: ListItem[] = [];
  for (const item of items) {
    group.push(item);
    const mayEnd = group.length >= LEAST && crc32(item.id.toUpperCase()) % AVERAGE === 0;
    if (!mayEnd && group.length < MOST) continue;
    groups.push(group);
    group = [];
  }
  return group.length > 0 ? [...groups, group] : groups;
}
