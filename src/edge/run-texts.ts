/**
 * The texts of runs of objects that are not a whole segment.
 *
 * They come from the segments that they are part of, or from the recent objects (stored-format/recent-objects.ts), whichever is
 * less to decompress: a date filter picks a few objects from each of many segments, and all of them are recent.
 */

import { blocksOf, type ListIndex, packOf, textStart } from '../stored-format/list-index.ts';
import { BATCH, type RecentObjects, recentText } from '../stored-format/recent-objects.ts';
import { inflate } from './deflate.ts';
import type { Run } from './selection.ts';

/** The deflate blocks of a pack. */
export type OpenPack = (pack: number) => Promise<Uint8Array>;

const COMMA = Uint8Array.of(0x2c);

/** The text of each run, in parts. The runs are as in a selection: within a segment each. */
export async function textsOfRuns(
  index: ListIndex,
  runs: readonly Run[],
  openPack: OpenPack,
): Promise<ReadonlyMap<Run, readonly Uint8Array[]>> {
  const segments = [...new Set(runs.map(({ segment }) => segment))];
  const segmentBytes = segments.reduce((sum, segment) => sum + (index.textBytes[segment] ?? 0), 0);
  const slots = slotsOf(index.recent, runs);
  const deepest = slots && lastBatch(index.recent, slots);
  if (slots && deepest !== undefined && deepest.textBytes < segmentBytes) {
    const text = inflate(index.recent.blocks.subarray(0, deepest.blocksBytes), deepest.textBytes);
    return new Map(runs.map((run) => [run, recentTexts(index.recent, run, slots, text)]));
  }
  return segmentTexts(index, runs, openPack);
}

/** How many packs are opened at the same time. A worker has 128 MB for all the requests that it answers. */
const PACKS_AT_A_TIME = 8;

/** Reads runs from their segments, each decompressed once. Only the runs themselves stay in memory. */
async function segmentTexts(
  index: ListIndex,
  runs: readonly Run[],
  openPack: OpenPack,
): Promise<ReadonlyMap<Run, readonly Uint8Array[]>> {
  const packs = [...Map.groupBy(runs, ({ segment }) => packOf(index, segment))];
  const texts = new Map<Run, readonly Uint8Array[]>();
  for (let at = 0; at < packs.length; at += PACKS_AT_A_TIME) {
    await Promise.all(
      packs.slice(at, at + PACKS_AT_A_TIME).map(async ([pack, inPack]) => {
        const bytes = await openPack(pack);
        for (const [segment, inSegment] of Map.groupBy(inPack, (run) => run.segment)) {
          const text = inflate(blocksOf(index, segment, bytes), index.textBytes[segment] ?? 0);
          // A copy: a part of the text would keep all of it in memory.
          for (const run of inSegment) texts.set(run, [new Uint8Array(textOfRun(index, run, text))]);
        }
      }),
    );
  }
  return texts;
}

/** Where the objects of the runs are among the recent ones, by position; undefined if not all of them are recent. */
function slotsOf({ positions }: RecentObjects, runs: readonly Run[]): ReadonlyMap<number, number> | undefined {
  const count = runs.reduce((sum, { first, end }) => sum + end - first, 0);
  if (count > positions.length) return undefined;
  const wanted = new Set<number>();
  for (const { first, end } of runs) for (let object = first; object < end; object++) wanted.add(object);
  const slots = new Map<number, number>();
  for (let slot = 0; slot < positions.length && slots.size < count; slot++) {
    const position = positions[slot] ?? 0;
    if (wanted.has(position)) slots.set(position, slot);
  }
  return slots.size === count ? slots : undefined;
}

/** How much of the stream must be decompressed for these slots. */
function lastBatch({ textEnd, batchEnd }: RecentObjects, slots: ReadonlyMap<number, number>) {
  // They were found in ascending order.
  const deepest = [...slots.values()].at(-1) ?? 0;
  const batch = Math.floor(deepest / BATCH);
  const lastSlot = Math.min(BATCH * (batch + 1), textEnd.length) - 1;
  return { textBytes: textEnd[lastSlot] ?? 0, blocksBytes: batchEnd[batch] ?? 0 };
}

function recentTexts(
  recent: RecentObjects,
  { first, end }: Run,
  slots: ReadonlyMap<number, number>,
  text: Uint8Array,
): Uint8Array[] {
  const parts: Uint8Array[] = [];
  for (let object = first; object < end; object++) {
    const slot = slots.get(object) ?? 0;
    if (object > first) parts.push(COMMA);
    parts.push(recentText(recent, text, slot));
  }
  return parts;
}

/** The text of a run within the text of its segment. */
function textOfRun(index: ListIndex, { segment, first, end }: Run, text: Uint8Array): Uint8Array {
  return text.subarray(textStart(index, segment, first), index.objectEnd[end - 1]);
}
