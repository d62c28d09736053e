/**
 * Groups findings by their cause, so that people read one line instead of seventy: the same words about the same column of
 * one file. New ones come first, then the worst.
 */

import { formatCount, formatWhole } from '../text/format.ts';
import type { Severity } from './entry.ts';
import type { Finding } from './finding.ts';

/** Findings with one cause, in the order of their places. */
export interface FindingCause {
  readonly first: Finding;
  readonly findings: readonly Finding[];
}

const RANKS: { readonly [S in Severity]: number } = { error: 0, doubt: 1, warning: 2 };

/** The causes of sorted findings: what is not known yet first, then by severity, then by the first place. */
export function causesOf(findings: readonly Finding[]): FindingCause[] {
  const groups = Map.groupBy(findings, ({ severity, isKnown, code, file, field, message, hint }) =>
    JSON.stringify([severity, isKnown, code, file, field, message, hint]),
  );
  return [...groups.values()]
    .flatMap((group) => (group[0] ? [{ first: group[0], findings: group }] : []))
    .sort((a, b) => rank(a.first) - rank(b.first));
}

function rank({ severity, isKnown }: Finding): number {
  return RANKS[severity] + (isKnown ? 3 : 0);
}

/** `70 connectors at 12 sites: lines 2–41, 52`; undefined for a cause with one finding. */
export function extentOf({ findings, first }: FindingCause): string | undefined {
  if (findings.length < 2) return undefined;
  const lines = findings.flatMap(({ line }) => (line === undefined ? [] : [line]));
  const places = lines.length === findings.length ? `: lines ${lineRanges(lines)}` : '';
  return `${formatWhole(findings.length)} ${rowsOf(first.file)}${atSites(findings)}${places}`;
}

function atSites(findings: readonly Finding[]): string {
  const sites = new Set(findings.map(({ site }) => site));
  return sites.has(undefined) || /(^|\/)locations[^/]*$/.test(findings[0]?.file ?? '')
    ? ''
    : ` at ${formatCount(sites.size, 'site')}`;
}

/** What the rows of a file are: `connectors`, `tariff elements`, or else `places`. */
function rowsOf(file: string): string {
  const [, table = ''] = /(?:^|\/)([a-z_]+)[^/]*\.csv$/i.exec(file) ?? [];
  if (table === 'evses') return 'EVSEs';
  return /[^u]s$/.test(table) ? table.replaceAll('_', ' ') : 'places';
}

const MOST_RANGES = 8;

/** `2–41, 52, …`, from lines in rising order. */
export function lineRanges(lines: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last && line <= last[1] + 1) last[1] = line;
    else ranges.push([line, line]);
  }
  const texts = ranges.slice(0, MOST_RANGES).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  return [...texts, ...(ranges.length > MOST_RANGES ? ['…'] : [])].join(', ');
}
