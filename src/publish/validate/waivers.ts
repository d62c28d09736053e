/** Waivers accept doubts and silence warnings. A waiver that is not needed, or no longer valid, is a warning itself. */

import type { Entries } from '../../findings/entry.ts';
import { type Finding, isError } from '../../findings/finding.ts';
import { dayOf } from '../../findings/text/day.ts';
import { documentation } from '../../findings/text/documentation.ts';
import { listed } from '../../findings/text/format.ts';
import { suggestionFor } from '../../findings/text/suggestion.ts';
import { rowFindingOf } from '../../tables/row-finding.ts';
import { TABLES, type WaiverRow } from '../../tables/tables.ts';

export const WAIVERS = {
  'unused-waiver': {
    severity: 'warning',
    wrong: 'A waiver silences nothing, or nothing of some of the rows that it names.',
    why: 'The finding that it was written for is gone. If the waiver stayed, it would hide the next one.',
    fix: 'Delete the row, or take these keys out of it.',
    message: {
      whole: 'The waiver of "{code}" silences nothing.',
      keys: 'The waiver of "{code}" silences nothing for {surplus} of its {keys} keys: {names}.',
    },
    hint: { whole: 'Delete the row.', keys: 'Take them out of the cell.' },
  },
  'expired-waiver': {
    severity: 'warning',
    wrong: 'A waiver is past its date in the column until, so it no longer counts.',
    why: 'The data was to be looked at again by that date.',
    fix: 'Correct the data and delete the row, or set a later date.',
    message: 'The waiver ended on {until}.',
  },
  'waiver-of-error': {
    severity: 'error',
    wrong: 'A waiver names an error, or a code that does not exist.',
    why: 'Only doubts and warnings can be accepted. Data with errors is never published.',
    fix: 'Correct the data and delete the row.',
    message: {
      unknown: 'There is no finding with the code "{code}".',
      error: '"{code}" is an error; only doubts and warnings can be accepted.',
    },
    hint: { unknown: `All codes: ${documentation('findings.md')}` },
  },
} as const satisfies Entries;

const rowFinding = rowFindingOf(WAIVERS);

const table = TABLES.waivers;

export interface WaivableCodes {
  /** The whole catalogue of findings. */
  readonly declared: Entries;
  /** Those that were not looked for, so that a waiver of one may be needed. */
  readonly unknown?: Entries;
}

/**
 * The findings that no waiver silences, and those about the waivers. `now` is in ms since 1970; a waiver is valid until
 * its last day ends in UTC.
 */
export function applyWaivers(
  findings: readonly Finding[],
  waivers: readonly WaiverRow[],
  now: number,
  { declared, unknown = {} }: WaivableCodes,
): Finding[] {
  const today = dayOf(now);
  const about: Finding[] = [];
  const valid = waivers.flatMap((row) => {
    const problem = problemOf(row, today, declared);
    if (problem) about.push(problem);
    return problem === undefined ? [toValid(row)] : [];
  });
  if (valid.length === 0) return [...findings, ...about];
  const remaining = findings.filter((found) => {
    const waiver = isError(found) ? undefined : valid.find((candidate) => covers(candidate, found));
    waiver?.used.add(found.key ?? '');
    return waiver === undefined;
  });
  // With errors, not all rules have run, so a waiver that silences nothing may still be needed.
  const isJudged = ({ row }: ValidWaiver) => !Object.hasOwn(unknown, row.values.code);
  const notUsed = findings.some(isError) ? [] : valid.filter(isJudged).flatMap(unused);
  return [...remaining, ...about, ...notUsed];
}

interface ValidWaiver {
  readonly row: WaiverRow;
  /** The keys that it names; undefined if it is for every row. */
  readonly keys: ReadonlySet<string> | undefined;
  /** The keys of what it silences. */
  readonly used: Set<string>;
}

function toValid(row: WaiverRow): ValidWaiver {
  const { key = [] } = row.values;
  return { row, keys: key.length === 0 ? undefined : new Set(key), used: new Set() };
}

function covers({ row: { values }, keys }: ValidWaiver, found: Finding): boolean {
  return (
    values.code === found.code &&
    (values.file === undefined || found.file === values.file || found.file.endsWith(`/${values.file}`)) &&
    (keys === undefined || (found.key !== undefined && keys.has(found.key)))
  );
}

function problemOf(waiver: WaiverRow, today: string, declared: Entries): Finding | undefined {
  const { code, until } = waiver.values;
  const entry = Object.hasOwn(declared, code) ? declared[code] : undefined;
  if (entry === undefined) {
    const advice = suggestionFor(code, Object.keys(declared));
    return rowFinding('waiver-of-error', table, waiver, 'code', { says: 'unknown', params: { code }, advice });
  }
  if (entry.severity === 'error') {
    return rowFinding('waiver-of-error', table, waiver, 'code', { says: 'error', params: { code } });
  }
  if (until === undefined || until >= today) return undefined;
  return rowFinding('expired-waiver', table, waiver, 'until', { params: { until } });
}

/** What a waiver is not needed for: rows that left, or were corrected. */
function unused({ row, keys = new Set(), used }: ValidWaiver): Finding[] {
  const { code } = row.values;
  if (used.size === 0) return [rowFinding('unused-waiver', table, row, 'code', { says: 'whole', params: { code } })];
  const surplus = [...keys].filter((key) => !used.has(key));
  if (surplus.length === 0) return [];
  const quoted = surplus.map((key) => `"${key}"`);
  const names = listed(quoted, MOST_NAMED);
  const params = { code, surplus: surplus.length, keys: keys.size, names };
  return [rowFinding('unused-waiver', table, row, 'key', { says: 'keys', params })];
}

const MOST_NAMED = 5;
