/**
 * Selects the objects of a list for a query: filters by the dates, then takes one page.
 *
 * Whole segments are counted or skipped by their oldest and newest object, so the work grows with the number of segments,
 * which is small, and not with the number of objects.
 */

import { type ListIndex, segmentOf } from '../../stored-format/list-index.ts';

/** Objects of the list from `first` up to but not including `end`, all in one segment. */
export interface Run {
  readonly segment: number;
  readonly first: number;
  readonly end: number;
}

export interface Selection {
  /** How many objects match the dates (X-Total-Count). */
  readonly total: number;
  /** The objects of the page, in the order of the list. */
  readonly runs: readonly Run[];
}

/** Bounds in ms since 1970: `from` inclusive, `to` exclusive (OCPI 8.2.1.1). */
interface Period {
  readonly from: number;
  readonly to: number;
}

/** Of the objects last updated within the period, those from `offset` up to but not including `offset + limit`. */
export function select(index: ListIndex, { from, to }: Period, offset: number, limit: number): Selection {
  if (from === Number.NEGATIVE_INFINITY && to === Number.POSITIVE_INFINITY) return selectAll(index, offset, limit);
  const runs: Run[] = [];
  let total = 0;
  for (let segment = 0; segment < index.segments; segment++) {
    const [oldest = 0, newest = 0] = [index.oldest[segment], index.newest[segment]];
    if (newest < from || oldest >= to) continue;
    const [first = 0, end = 0] = [index.firstObject[segment], index.firstObject[segment + 1]];
    if (oldest >= from && newest < to) {
      addRun(runs, segment, Math.max(first, first + offset - total), Math.min(end, first + offset + limit - total));
      total += end - first;
    } else {
      for (let object = first; object < end; object++) {
        const changed = index.lastUpdated[object] ?? 0;
        if (changed < from || changed >= to) continue;
        if (total >= offset && total < offset + limit) addRun(runs, segment, object, object + 1);
        total++;
      }
    }
  }
  return { total, runs };
}

/** Without dates, a page is found by its offset alone, however long the list is. */
function selectAll(index: ListIndex, offset: number, limit: number): Selection {
  const runs: Run[] = [];
  const last = Math.min(index.objects, offset + limit);
  for (let segment = segmentOf(index, offset), at = offset; at < last; segment++) {
    const end = Math.min(last, index.firstObject[segment + 1] ?? last);
    addRun(runs, segment, at, end);
    at = end;
  }
  return { total: index.objects, runs };
}

function addRun(runs: Run[], segment: number, first: number, end: number): void {
  if (first >= end) return;
  const last = runs.at(-1);
  if (last?.segment === segment && last.end === first) runs[runs.length - 1] = { segment, first: last.first, end };
  else runs.push({ segment, first, end });
}
