/**
 * Groups findings by their cause, so that people read one line instead of seventy: the same words about the same column of
 * one file; or, where there are many of them, words that differ only in what the rows have. New ones come first, then the
 * worst.
 */

import type { Severity } from '../entry.ts';
import type { Finding } from '../finding.ts';
import { isClause, namesIn, type Param } from '../words.ts';

/** Findings with one cause, in the order of their places. */
export interface FindingCause {
  readonly first: Finding;
  readonly findings: readonly Finding[];
}

const RANKS: { readonly [S in Severity]: number } = { error: 0, doubt: 1, warning: 2 };

/** More lines than this that say alike of a column become one. */
const MOST_ALIKE = 3;

/** More lines with warnings about a column become one, whatever they advise. What blocks is mended by its own advice. */
const MOST_OF_COLUMN = 10;

/** The causes of sorted findings: what is not known yet first, then by severity, then by the first place. */
export function causesOf(findings: readonly Finding[]): FindingCause[] {
  const told = [...Map.groupBy(findings, inSameWords).values()];
  const alike = joined(told, inWordsAlike, MOST_ALIKE);
  const groups = joined(alike, aboutOneColumn, MOST_OF_COLUMN);
  return groups
    .flatMap((group) => (group[0] ? [{ first: group[0], findings: group }] : []))
    .sort((a, b) => rank(a.first) - rank(b.first));
}

function rank({ severity, isKnown }: Finding): number {
  return RANKS[severity] + (isKnown ? 3 : 0);
}

type Group = readonly Finding[];

/** The groups in their order; those with an equal text of their first findings are one if there are more than `most`. */
function joined(groups: readonly Group[], textOf: (first: Finding) => string | undefined, most: number): Group[] {
  const keys = new Map(groups.map((group) => [group, (group[0] && textOf(group[0])) ?? group]));
  const bound = Map.groupBy(groups, (group) => keys.get(group));
  return groups.flatMap((group) => {
    const same = bound.get(keys.get(group)) ?? [];
    if (same.length <= most) return [group];
    return same[0] === group ? [same.flat().sort(byPlace)] : [];
  });
}

function byPlace(a: Finding, b: Finding): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

function inSameWords({ severity, isKnown, code, file, field, message, hint }: Finding): string {
  return JSON.stringify([severity, isKnown, code, file, field, message, hint]);
}

/** Parameters that say what is wrong, and not of what. */
const WHAT_IS_WRONG = ['problem', 'member', 'object', 'expected', 'part', 'reason'];

/** What is wrong and what is advised is the same, and what it is said of differs in parameters alone. */
function inWordsAlike(found: Finding): string {
  const { severity, isKnown, code, file, field, wording, value = '', params = {} } = found;
  const isOwn = (param?: Param) => param === undefined || param === value || param === found.key;
  const wrong = WHAT_IS_WRONG.map((name) => {
    const param = params[name];
    if (isClause(param)) return [param.words, Object.values(param.params).filter((part) => !isOwn(part))];
    return typeof param === 'string' && value !== '' ? param.replaceAll(value, '') : param;
  });
  const advised = namesIn(wording.hint).map((name) => (isOwn(params[name]) ? undefined : params[name]));
  return JSON.stringify([severity, isKnown, code, file, field, wording, wrong, advised]);
}

function aboutOneColumn({ severity, isKnown, code, file, field }: Finding): string | undefined {
  return severity !== 'warning' || field === undefined
    ? undefined
    : JSON.stringify([severity, isKnown, code, file, field]);
}
