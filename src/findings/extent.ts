/** How far a cause goes: how many rows, at how many sites, in which lines, and what stands there. */

import type { Finding } from './finding.ts';
import type { FindingCause } from './print/causes.ts';
import { formatCount, formatWhole } from './text/format.ts';

/** How many rows a file has; undefined if that is not known. */
export type RowCount = (file: string) => number | undefined;

/**
 * `70 of 80 connectors at 12 sites: lines 2–41, 52`; undefined for a cause with one finding. Where the words of the findings
 * differ, some of the values or places follow.
 */
export function extentOf({ findings, first }: FindingCause, rowsIn: RowCount = () => undefined): string | undefined {
  if (findings.length < 2) return undefined;
  const lines = findings.flatMap(({ line }) => (line === undefined ? [] : [line]));
  const areLines = lines.length === findings.length;
  const all = areLines && new Set(lines).size === lines.length ? rowsIn(first.file) : undefined;
  const count = `${formatWhole(findings.length)}${all === undefined ? '' : ` of ${formatWhole(all)}`}`;
  const places = areLines ? `: lines ${lineRanges(lines)}` : pointersOf(findings);
  return `${count} ${rowsOf(first.file)}${atSites(findings)}${places}${valuesOf(findings)}`;
}

function atSites(findings: readonly Finding[]): string {
  const sites = new Set(findings.map(({ site }) => site));
  return sites.has(undefined) || /(^|\/)locations[^/]*$/.test(findings[0]?.file ?? '')
    ? ''
    : ` at ${formatCount(sites.size, 'site')}`;
}

/** A word for the rows of a file: `connectors`, `tariff elements`, or else `places`. */
function rowsOf(file: string): string {
  const [, table = ''] = /(?:^|\/)([a-z_]+)[^/]*\.csv$/i.exec(file) ?? [];
  if (table === 'evses') return 'EVSEs';
  return /[^u]s$/.test(table) ? table.replaceAll('_', ' ') : 'places';
}

const SHOWN = 3;

function pointersOf(findings: readonly Finding[]): string {
  const pointers = findings.flatMap(({ pointer }) => pointer ?? []);
  return pointers.length < findings.length ? '' : `: ${firstOf(pointers.map((pointer) => `#${pointer}`))}`;
}

const LONGEST_VALUE = 40;

function valuesOf(findings: readonly Finding[]): string {
  if (new Set(findings.map(({ message }) => message)).size < 2) return '';
  const values = new Set(findings.flatMap(({ value }) => value ?? []));
  if (values.size < 2) return '';
  const short = (value: string) => (value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value);
  return `; such as ${firstOf([...values].map((value) => `"${short(value)}"`))}`;
}

function firstOf(texts: readonly string[]): string {
  return [...texts.slice(0, SHOWN), ...(texts.length > SHOWN ? ['…'] : [])].join(', ');
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
