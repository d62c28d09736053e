/**
 * Which object of a list has an id: pairs of a hash of the id and a position, sorted by hash, as little-endian 32-bit
 * numbers (all hashes first, then all positions). Eight bytes an object, and no id twice in memory.
 */

/** FNV-1a over the bytes of the id in one case, since CiStrings have none (OCPI 16.1). */
export function hashOfId(id: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(id.toUpperCase())) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** Positions of the objects that may have the id: hashes can be equal by chance, so the object itself has to be asked. */
export function positionsOf(ids: ArrayBuffer, id: string): number[] {
  const count = ids.byteLength >> 3;
  const hashes = new Uint32Array(ids, 0, count);
  const positions = new Uint32Array(ids, 4 * count, count);
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
