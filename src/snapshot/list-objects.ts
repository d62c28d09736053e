/** The objects of a list, in columns: what is known of each but its text, which is asked for only where it is needed. */

import { hashOfId, viewIds } from '../stored-format/id-index.ts';
import { type ListIndex, NAME_BYTES } from '../stored-format/list-index.ts';

export interface ListObjects {
  readonly length: number;
  /** Hashes of their ids (stored-format/id-index.ts). */
  readonly idHashes: Uint32Array;
  /** When each was first published, in ms since 1970. */
  readonly created: Float64Array;
  /** ms since 1970. */
  readonly lastUpdated: Float64Array;
  /** NAME_BYTES of SHA-256 for each: whatever is equal has the same. */
  readonly hashes: Uint8Array;
  /** The JSON of one. Called only if a pack cannot be carried over, or if the list changed and is also a plain file. */
  readonly text: (position: number) => string;
}

/** One object of a list that a build makes. */
export interface ListItem {
  readonly id: string;
  /** ms since 1970. */
  readonly created: number;
  /** ms since 1970. */
  readonly lastUpdated: number;
  /** NAME_BYTES of SHA-256, in hexadecimal digits. */
  readonly hash: string;
  readonly text: () => string;
}

/** The objects that a build makes, in their order. */
export function objectsOf(items: readonly ListItem[]): ListObjects {
  const hashes = new Uint8Array(NAME_BYTES * items.length);
  for (const [i, { hash }] of items.entries()) hashes.set(Buffer.from(hash, 'hex'), NAME_BYTES * i);
  return {
    length: items.length,
    idHashes: Uint32Array.from(items, ({ id }) => hashOfId(id)),
    created: Float64Array.from(items, ({ created }) => created),
    lastUpdated: Float64Array.from(items, ({ lastUpdated }) => lastUpdated),
    hashes,
    text: (position) => items[position]?.text() ?? '',
  };
}

/** The objects of a stored list. @param ids the bytes of its ids @param text reads one */
export function storedObjects(index: ListIndex, ids: ArrayBuffer, text: (position: number) => string): ListObjects {
  const { created, hashes, positions } = viewIds(ids);
  const idHashes = new Uint32Array(index.objects);
  for (const [i, position] of positions.entries()) idHashes[position] = hashes[i] ?? 0;
  return {
    length: index.objects,
    idHashes,
    created,
    lastUpdated: index.lastUpdated.slice(),
    hashes: index.hashes.slice(),
    text,
  };
}

/** Those at some positions, in that order. */
export function objectsAt(objects: ListObjects, positions: readonly number[]): ListObjects {
  const hashes = new Uint8Array(NAME_BYTES * positions.length);
  for (const [i, position] of positions.entries()) hashes.set(hashAt(objects.hashes, position), NAME_BYTES * i);
  return {
    length: positions.length,
    idHashes: Uint32Array.from(positions, (position) => objects.idHashes[position] ?? 0),
    created: Float64Array.from(positions, (position) => objects.created[position] ?? 0),
    lastUpdated: Float64Array.from(positions, (position) => objects.lastUpdated[position] ?? 0),
    hashes,
    text: (i) => objects.text(positions[i] ?? 0),
  };
}

function hashAt(hashes: Uint8Array, position: number): Uint8Array {
  return hashes.subarray(NAME_BYTES * position, NAME_BYTES * (position + 1));
}
