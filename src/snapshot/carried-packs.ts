/** The packs of a list: made from their objects, or carried over from the index of the previous snapshot without reading their files. */

import { type ListIndex, nameAt } from '../stored-format/list-index.ts';
import { inTurns } from './in-turns.ts';
import type { Pack, PackPlan } from './pack.ts';

/** Enough to keep two cores busy. Each segment that is being compressed takes a quarter of a megabyte. */
const PACKS_AT_A_TIME = 4;

/** The pack of each plan; those that the index does not have are made. */
export function makeOrCarry(
  plans: readonly PackPlan[],
  previous: ListIndex | undefined,
  make: (plan: PackPlan) => Promise<Pack>,
): Promise<Pack[]> {
  const carriable = new Map<string, number>();
  for (let pack = 0; pack < (previous?.packs ?? 0); pack++) {
    if (previous) carriable.set(nameAt(previous.keys, pack), pack);
  }
  return inTurns(plans, PACKS_AT_A_TIME, (plan) => {
    const carried = carriable.get(plan.key);
    return previous !== undefined && carried !== undefined ? carryPack(previous, carried) : make(plan);
  });
}

/** A pack of the previous snapshot, if the same generator made it. */
function carryPack(index: ListIndex, pack: number): Pack {
  const [begin = 0, end = 0] = index.firstSegment.subarray(pack, pack + 2);
  const segments = Array.from({ length: end - begin }, (_, i) => ({
    textBytes: index.textBytes[begin + i] ?? 0,
    crc32: index.crc32[begin + i] ?? 0,
    blocksAt: index.blocksAt[begin + i] ?? 0,
    blocksBytes: index.blocksBytes[begin + i] ?? 0,
  }));
  return {
    textBytes: index.packTextBytes[pack] ?? 0,
    crc32: index.packCrc32[pack] ?? 0,
    gzip: { name: nameAt(index.packNames, pack), bytes: index.packBytes[pack] ?? 0 },
    segments,
    objectEnd: index.objectEnd.subarray(index.firstObject[begin], index.firstObject[end]),
  };
}
