/**
 * A comparison as data: sentences that keep our own words apart from texts of the tables. The check of a pull request
 * uploads it, and the script that writes the comment decides how to show each part.
 */

import type { Diff } from './compare/change.ts';
import { chooseChanges } from './compare/importance.ts';
import { own, type Phrase } from './describe/phrase.ts';
import { summariseChanges } from './summary.ts';

export interface DiffReport {
  /** One line. */
  readonly summary: Phrase;
  /** One line per change, the most important first. */
  readonly changes: readonly Phrase[];
  /** How many changes are left out. */
  readonly more: number;
}

/** At most `limit` changes of a comparison. */
export function toReport(diff: Diff, limit: number): DiffReport {
  const changes = chooseChanges(diff.changes, limit);
  return {
    summary: own(summariseChanges(diff)),
    changes: changes.map((change) => change.words(change)),
    more: diff.changes.length - changes.length,
  };
}
