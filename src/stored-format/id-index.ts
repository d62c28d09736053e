/**
 * The ids of a list: which object has an id, and when it was first published. Little-endian: `created` of each object in the
 * order of the list (64-bit floating point, ms since 1970), then pairs of a hash of the id and a position, sorted by hash,
 * as 32-bit numbers (all hashes, then all positions). Sixteen bytes per object.
 *
 * The file changes only when objects come, go, or change places. The edge needs the pairs, the next build `created`.
 */

import { foldCase } from '../ocpi/ci-string.ts';

/** Bytes for each object. */
export const ID_BYTES = 16;

/** FNV-1a over the bytes of the id after `foldCase`, because an id is a CiString (OCPI 16.1). */
export function hashOfId(id: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(foldCase(id))) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** The parts of a file of ids, as views into its bytes. */
export function viewIds(ids: ArrayBuffer) {
  const count = Math.floor(ids.byteLength / ID_BYTES);
  return {
    created: new Float64Array(ids, 0, count),
    hashes: new Uint32Array(ids, 8 * count, count),
    positions: new Uint32Array(ids, 12 * count, count),
  };
}

/** Positions of objects that may have the id. Hashes can collide, so the caller must compare the id of the object. */
export function positionsOf(ids: ArrayBuffer, id: string): number[] {
  const { hashes, positions } = viewIds(ids);
  const wanted = hashOfId(id);
  const found: number[] = [];
  for (let i = firstNotBelow(hashes, wanted); hashes[i] === wanted; i++) found.push(positions[i] ?? 0);
  return found;
}

function firstNotBelow(sorted: Uint32Array, wanted: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
