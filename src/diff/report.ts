/**
 * A comparison as data: sentences that still know which of their parts come from the tables. This is what a pull request's
 * check hands over, so that whoever shows it decides what becomes of each part.
 */

import type { Diff } from './compare/change.ts';
import { chooseChanges } from './compare/importance.ts';
import { changeWords } from './describe/change.ts';
import { own, type Phrase } from './describe/phrase.ts';
import { summariseChanges } from './summary.ts';

export interface Report {
  /** One line. */
  readonly summary: Phrase;
  /** A line for each change, the most important first. */
  readonly changes: readonly Phrase[];
  /** How many changes are left out. */
  readonly more: number;
}

/** At most `limit` changes of a comparison. */
export function toReport(diff: Diff, limit: number): Report {
  const changes = chooseChanges(diff.changes, limit);
  return {
    summary: own(summariseChanges(diff)),
    changes: changes.map(changeWords),
    more: diff.changes.length - changes.length,
  };
}
