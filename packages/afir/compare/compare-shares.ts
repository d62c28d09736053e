/** Compares how much of AFIR two built directories state, by their /afir.json. */

import { joinSome, own, type Phrase, say } from '../../../src/diff/index.ts';
import type { OtherChange, ReadBuilt } from '../../../src/publish/index.ts';
import { SCORECARD_FILE } from '../files/paths.ts';
import { ITEMS } from '../items/items.ts';
import { listOf, membersOf } from '../measure/measured.ts';
import { percentOf } from '../report/percent-of.ts';

/** An item whose share of points that state it changed. Shares are from 0 to 1. */
interface ShareEdit {
  readonly item: string;
  readonly before: number;
  readonly after: number;
}

/** What people could not see as a difference is none. Compared if both have a scorecard. */
export function compareShares(before: ReadBuilt, after: ReadBuilt): readonly OtherChange[] {
  const [then, now] = [readShares(before), readShares(after)];
  const edits = [...now].flatMap(([item, share]): ShareEdit[] => {
    const old = then.get(item);
    return old === undefined || percentOf(old) === percentOf(share) ? [] : [{ item, before: old, after: share }];
  });
  const lowered = edits.filter((edit) => edit.after < edit.before);
  const raised = edits.filter((edit) => edit.after > edit.before);
  return [...changeOf(lowered, true), ...changeOf(raised, false)];
}

/** How many items a line names. */
const NAMED = 5;

function changeOf(edits: readonly ShareEdit[], isWorse: boolean): OtherChange[] {
  if (edits.length === 0) return [];
  const words = say`AFIR: this change ${own(isWorse ? 'lowers' : 'raises')} ${joinSome(edits.map(shareWords), NAMED)}`;
  return [{ by: 'afir', isWorse, words, unit: 'AFIR item', ids: edits.map(({ item }) => item) }];
}

/** `A5 Help line from 100 to 96 %` */
function shareWords({ item, before, after }: ShareEdit): Phrase {
  const title = ITEMS.find(({ id }) => id === item)?.title ?? '';
  return say`${item} ${own(title)} from ${own(percentOf(before).replace(' %', ''))} to ${own(percentOf(after))}`;
}

/** By item, from 0 to 1; none if there is no scorecard. Only numbers are taken from it, whoever built the directory. */
function readShares(read: ReadBuilt): ReadonlyMap<string, number> {
  const { items } = membersOf<{ items: 0 }>(jsonIn(read(SCORECARD_FILE.path)));
  const scores = listOf(items).map((score) => membersOf<{ item: 0; stated_share: 0 }>(score));
  const shares = ITEMS.flatMap(({ id }): [string, number][] => {
    const { stated_share: share } = scores.find(({ item }) => item === id) ?? {};
    return typeof share === 'number' && share >= 0 && share <= 1 ? [[id, share]] : [];
  });
  return new Map(shares);
}

function jsonIn(bytes: Uint8Array = Buffer.alloc(0)): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return undefined;
  }
}
