/** Prints a comparison as JSON, for programs. */

import type { Diff } from './compare/change.ts';
import { chooseChanges } from './compare/importance.ts';
import { countChanges, summariseChanges } from './summary.ts';

/** `{ summary, counts, changes, more }` as indented JSON; `more` is how many changes `limit` leaves out. */
export function printDiffJson(diff: Diff, { limit }: { readonly limit: number }): string {
  const changes = chooseChanges(diff.changes, limit);
  const more = diff.changes.length - changes.length;
  return JSON.stringify({ summary: summariseChanges(diff), counts: countChanges(diff), changes, more }, undefined, 2);
}
