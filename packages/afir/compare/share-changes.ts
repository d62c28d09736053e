/** Compares the shares of two scorecards of AFIR. */

import { percentOf } from '../report/percent-of.ts';
import type { Change, ShareEdit } from '../../../src/diff/compare/change.ts';

/** What people could not see as a difference is none. */
export function* shareChanges(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): Iterable<Change> {
  const edits = [...after].flatMap(([item, share]): ShareEdit[] => {
    const old = before.get(item);
    return old === undefined || percentOf(old) === percentOf(share) ? [] : [{ item, before: old, after: share }];
  });
  const lowered = edits.filter((edit) => edit.after < edit.before);
  const raised = edits.filter((edit) => edit.after > edit.before);
  if (lowered.length > 0) yield { kind: 'shares-lowered', items: lowered };
  if (raised.length > 0) yield { kind: 'shares-raised', items: raised };
}
