/** The texts of runs of objects, read from the segments that they are part of. */

import { blocksOf, type ListIndex, packOf, textStart } from '../../stored-format/list-index.ts';
import { inflate } from './deflate.ts';
import type { Run } from './selection.ts';

/** The deflate blocks of a pack. */
export type OpenPack = (pack: number) => Promise<Uint8Array>;

/** How many packs are opened at the same time. A worker has 128 MB for all the requests that it answers. */
const PACKS_AT_A_TIME = 8;

/**
 * The text of each run. The runs are as in a selection: within a segment each. A segment is decompressed once, and only the runs
 * themselves stay in memory.
 */
export async function textsOfRuns(
  index: ListIndex,
  runs: readonly Run[],
  openPack: OpenPack,
): Promise<ReadonlyMap<Run, Uint8Array>> {
  const packs = [...Map.groupBy(runs, ({ segment }) => packOf(index, segment))];
  const texts = new Map<Run, Uint8Array>();
  for (let at = 0; at < packs.length; at += PACKS_AT_A_TIME) {
    await Promise.all(
      packs.slice(at, at + PACKS_AT_A_TIME).map(async ([pack, inPack]) => {
        const bytes = await openPack(pack);
        for (const [segment, inSegment] of Map.groupBy(inPack, (run) => run.segment)) {
          const text = inflate(blocksOf(index, segment, bytes), index.textBytes[segment] ?? 0);
          // A copy: a part of the text would keep all of it in memory.
          for (const run of inSegment) texts.set(run, new Uint8Array(textOfRun(index, run, text)));
        }
      }),
    );
  }
  return texts;
}

/** The text of a run within the text of its segment. */
function textOfRun(index: ListIndex, { segment, first, end }: Run, text: Uint8Array): Uint8Array {
  return text.subarray(textStart(index, segment, first), index.objectEnd[end - 1]);
}
