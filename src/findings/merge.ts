/** Merges equal findings: a feed may have the same mistake in a hundred objects, which is reported once. */

import { type Finding, type Place, sortFindings } from './finding.ts';

/** Sorted, with equal findings of one document merged into one at the first place; the other places are related. */
export function mergeEqual(findings: readonly Finding[]): Finding[] {
  const groups = Map.groupBy(sortFindings(findings), ({ code, file, message, hint }) =>
    JSON.stringify([code, file, message, hint]),
  );
  return sortFindings([...groups.values()].flatMap(([first, ...others]) => (first ? [merge(first, others)] : [])));
}

function merge(first: Finding, others: readonly Finding[]): Finding {
  if (others.length === 0) return first;
  const places = others.length === 1 ? '1 more place' : `${others.length.toLocaleString('en')} more places`;
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
