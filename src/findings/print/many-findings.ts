/**
 * Many findings: equal ones become one, those that are known are marked, and of too many only the first are made.
 */

import { type Finding, identityOf, type Place, sortFindings } from '../finding.ts';
import { formatCount } from '../text/format.ts';

/**
 * Sorted, with equal findings of one document merged into one at the first place; the other places are related. A feed may have
 * the same mistake in a hundred objects.
 */
export function mergeEqual(findings: readonly Finding[]): Finding[] {
  const groups = Map.groupBy(sortFindings(findings), ({ code, file, message, hint }) =>
    JSON.stringify([code, file, message, hint]),
  );
  return sortFindings([...groups.values()].flatMap(([first, ...others]) => (first ? [merge(first, others)] : [])));
}

function merge(first: Finding, others: readonly Finding[]): Finding {
  if (others.length === 0) return first;
  const places = formatCount(others.length, 'more place');
  const related = [...(first.related ?? []), ...others.map(placeOf)];
  return { ...first, message: `${first.message} (Also in ${places}.)`, related };
}

function placeOf({ file, line, column, pointer }: Finding): Place {
  return {
    file,
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
    ...(pointer === undefined ? {} : { pointer }),
  };
}

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

function identity(found: Finding): string {
  return JSON.stringify(identityOf(found));
}

/**
 * The first `most` findings, of which the last one says how many more there are. The others are never made: finding the
 * places of a million findings would take quadratic time.
 */
export function firstFindings(makers: readonly (() => Finding)[], most: number): Finding[] {
  const findings = makers.slice(0, most).map((make) => make());
  const more = makers.length - findings.length;
  const last = findings.at(-1);
  if (more === 0 || last === undefined) return findings;
  const message = `${last.message} (And ${formatCount(more, 'more finding')} of this kind.)`;
  return [...findings.slice(0, -1), { ...last, message }];
}
