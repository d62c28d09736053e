/** Prints findings for a terminal: one per line, `file:line:column  severity  code  message`, and a count at the end. */

import { visible } from '../text/visible.ts';
import { type Finding, isBlocking, type Place } from './finding.ts';
import { summarise } from './severities.ts';

export { visible };

interface TextOptions {
  readonly colour: boolean;
  /** How many findings of one code in one file are shown; the rest is counted. */
  readonly limit: number;
}

/** The report, without a final line end; an empty text if there are no findings, which must be sorted. */
export function printText(findings: readonly Finding[], { colour, limit }: TextOptions): string {
  if (findings.length === 0) return '';
  const shown = new Map<string, number>();
  const lines: string[] = [];
  for (const found of findings) {
    const group = `${found.code} in ${found.file}`;
    const count = (shown.get(group) ?? 0) + 1;
    shown.set(group, count);
    if (count <= limit) lines.push(formatLine(found, colour));
  }
  for (const [group, count] of shown) {
    if (count > limit) lines.push(`… and ${count - limit} more ${visible(group)} (--format json shows all)`);
  }
  return [...lines, '', summarise(findings)].join('\n');
}

/** `data/evses.csv:3:7`, or `feed.json#/data/0/evses`. */
export function formatPlace({ file, line, column, pointer }: Place): string {
  if (pointer !== undefined) return visible(pointer === '' ? file : `${file}#${pointer}`);
  return visible([file, line, column].filter((part) => part !== undefined).join(':'));
}

/** Message and hint as one text. */
export function formatMessage({ message, hint }: Finding): string {
  return visible(hint === undefined ? message : `${message} ${hint}`);
}

function formatLine(found: Finding, colour: boolean): string {
  const severity = found.severity.padEnd(7);
  const painted = colour ? `\u001b[${isBlocking(found) ? 31 : 33}m${severity}\u001b[0m` : severity;
  return `${formatPlace(found)}  ${painted}  ${found.code.padEnd(16)}  ${formatMessage(found)}`;
}
