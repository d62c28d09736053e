/**
 * Prints findings for a terminal, one line per cause: `file:line:column (cell)  severity  code  message`. A line below it
 * says where else the same is wrong. What is new comes first, then the worst; a count ends it.
 */

import type { Severity } from '../entry.ts';
import { extentOf, type RowCount } from '../extent.ts';
import { type Finding, isBlocking, type Place } from '../finding.ts';
import { summarise } from '../severities.ts';
import { visible } from '../text/visible.ts';
import { causesOf, type FindingCause } from './causes.ts';
import { waiverOf } from './waiver-of-cause.ts';

interface TextOptions {
  readonly colour: boolean;
  /** How many causes of one code in one file are shown; the rest is counted. */
  readonly limit: number;
  readonly rowsIn?: RowCount;
}

/** The report, without a final line end; an empty text if there are no findings, which must be sorted. */
export function printText(findings: readonly Finding[], { colour, limit, rowsIn }: TextOptions): string {
  if (findings.length === 0) return '';
  const shown = new Map<string, number>();
  const hidden = new Map<string, number>();
  const [fresh, known]: [string[], string[]] = [[], []];
  for (const cause of causesOf(findings)) {
    const { code, file, isKnown } = cause.first;
    const group = `${code} in ${file}`;
    const count = (shown.get(group) ?? 0) + 1;
    shown.set(group, count);
    if (count > limit) hidden.set(group, (hidden.get(group) ?? 0) + cause.findings.length);
    else (isKnown ? known : fresh).push(...causeLines(cause, colour, rowsIn));
  }
  const rest = [...hidden].map(([group, count]) => `… and ${count} more ${visible(group)} (--format json shows all)`);
  const old = known.length > 0 ? ['', 'Known before:', ...known] : [];
  return [...fresh, ...old, ...rest, '', summarise(findings)].join('\n');
}

/** What stands before the row of waivers.csv. A doubt keeps the data from being published, so the line says what the row is for. */
const WAIVER_LABELS = {
  error: 'waiver',
  doubt: 'if this is right, accept it with a reason in waivers.csv (code,file,key,reason)',
  warning: 'waiver',
} as const satisfies { [S in Severity]: string };

/** `data/evses.csv:3:7 (B3)`, or `feed.json#/data/0/evses`. */
export function formatPlace({ file, line, column, cell, pointer }: Place): string {
  if (pointer !== undefined) return visible(pointer === '' ? file : `${file}#${pointer}`);
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return visible(cell === undefined ? place : `${place} (${cell})`);
}

/** Message and hint as one text. */
export function formatMessage({ message, hint }: Finding): string {
  return visible(hint === undefined ? message : `${message} ${hint}`);
}

function causeLines(cause: FindingCause, colour: boolean, rowsIn: RowCount | undefined): string[] {
  const { first } = cause;
  const extent = extentOf(cause, rowsIn);
  const severity = first.severity.padEnd(7);
  const painted = colour ? `\u001b[${isBlocking(first) ? 31 : 33}m${severity}\u001b[0m` : severity;
  const waiver = waiverOf(cause);
  return [
    `${formatPlace(first)}  ${painted}  ${first.code.padEnd(16)}  ${formatMessage(first)}`,
    ...(extent === undefined ? [] : [`    ${visible(extent)}`]),
    ...(waiver === undefined ? [] : [`    ${WAIVER_LABELS[first.severity]}: ${visible(waiver)}`]),
  ];
}
