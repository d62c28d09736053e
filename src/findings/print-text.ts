/**
 * Prints findings for a terminal, one line per cause: `file:line:column (cell)  severity  code  message`. A line below it
 * says where else the same is wrong. What is new comes first, then the worst; a count ends it.
 */

import { visible } from '../text/visible.ts';
import { causesOf, extentOf, type FindingCause } from './causes.ts';
import { type Finding, isBlocking, isWaivable, type Place, waiverCells } from './finding.ts';
import { summarise } from './severities.ts';

export { visible };

interface TextOptions {
  readonly colour: boolean;
  /** How many causes of one code in one file are shown; the rest is counted. */
  readonly limit: number;
}

/** The report, without a final line end; an empty text if there are no findings, which must be sorted. */
export function printText(findings: readonly Finding[], { colour, limit }: TextOptions): string {
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
    else (isKnown ? known : fresh).push(...causeLines(cause, colour));
  }
  const rest = [...hidden].map(([group, count]) => `… and ${count} more ${visible(group)} (--format json shows all)`);
  const old = known.length > 0 ? ['', 'Known before:', ...known] : [];
  return [...fresh, ...old, ...rest, '', summarise(findings)].join('\n');
}

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

/**
 * The cells `code`, `file` and `key` of the waiver that accepts a finding, for waivers.csv. Undefined if none can.
 */
export function waiverOf(found: Finding): string | undefined {
  if (!isWaivable(found)) return undefined;
  const { code, file, key } = waiverCells(found);
  return [code, file, key].map(quote).join(',');
}

function quote(cell: string): string {
  return /[",;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function causeLines(cause: FindingCause, colour: boolean): string[] {
  const { first } = cause;
  const extent = extentOf(cause);
  const severity = first.severity.padEnd(7);
  const painted = colour ? `\u001b[${isBlocking(first) ? 31 : 33}m${severity}\u001b[0m` : severity;
  const waiver = waiverOf(first);
  return [
    `${formatPlace(first)}  ${painted}  ${first.code.padEnd(16)}  ${formatMessage(first)}`,
    ...(extent === undefined ? [] : [`    ${visible(extent)}`]),
    ...(waiver === undefined ? [] : [`    waiver: ${visible(waiver)}`]),
  ];
}
