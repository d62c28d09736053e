/** Compares findings with those of other data, such as the data before a change, so that what is new can be shown first. */

import type { Finding } from './finding.ts';

/**
 * The findings, those marked that `before` has too. A finding is the same if it says the same of the same row and column,
 * on whatever line. Paths must be comparable: both sides name their files alike.
 */
export function markKnown(findings: readonly Finding[], before: readonly Finding[]): Finding[] {
  const left = new Map<string, number>();
  for (const found of before) left.set(identity(found), (left.get(identity(found)) ?? 0) + 1);
  return findings.map((found) => {
    const count = left.get(identity(found)) ?? 0;
    if (count === 0) return found;
    left.set(identity(found), count - 1);
    return { ...found, isKnown: true };
  });
}

/** Without a key, the words take its place: they name what is wrong. */
function identity({ code, file, key, field, value, pointer, message }: Finding): string {
  return JSON.stringify([code, file, key ?? message, field, value, pointer]);
}
