/** The report of a probe: as JSON, or for the terminal with one line per check and the evidence below failures and warnings. */

import { visible } from '../../../src/findings/index.ts';
import type { ProbeReport } from './probe.ts';
import type { CheckResult, Evidence, Result } from './results/results.ts';

const MARKS: { readonly [R in Result]: { readonly word: string; readonly colour: number } } = {
  pass: { word: '✓ pass', colour: 32 },
  fail: { word: '✗ FAIL', colour: 31 },
  warn: { word: '! warn', colour: 33 },
  skipped: { word: '? skip', colour: 90 },
  'not-applicable': { word: '- n/a ', colour: 90 },
};

/** Characters per line. URLs may be longer: one that is broken across lines cannot be copied. */
const WIDTH = 110;
const ID_WIDTH = 19;
const INDENT = ' '.repeat(10);

interface ReportOptions {
  readonly colour: boolean;
}

/** The report, without a final newline. Nothing that the server sent can control the terminal. */
export function printReport({ url, requests, notes, results }: ProbeReport, { colour }: ReportOptions): string {
  const lines = [`${visible(url)}: ${requests} ${requests === 1 ? 'request' : 'requests'}`];
  let group: string | undefined;
  for (const result of results) {
    if (result.group !== group) lines.push('', result.group);
    group = result.group;
    lines.push(...formatResult(result, colour));
  }
  if (notes.length > 0) lines.push('', ...notes.flatMap((note) => wrap(`note: ${visible(note)}`, '', '      ')));
  return [...lines, '', summariseReport(results)].join('\n');
}

/** `2 failed, 1 warning, 60 passed, 4 skipped, 2 not applicable`. */
function summariseReport(results: readonly CheckResult[]): string {
  const { failed, warned, passed, skipped, notApplicable } = countsOf(results);
  const warnings = `${warned} ${warned === 1 ? 'warning' : 'warnings'}`;
  return `${failed} failed, ${warnings}, ${passed} passed, ${skipped} skipped, ${notApplicable} not applicable`;
}

function countsOf(results: readonly CheckResult[]) {
  const count = (wanted: Result) => results.filter(({ result }) => result === wanted).length;
  const made = { failed: count('fail'), warned: count('warn'), passed: count('pass') };
  return { ...made, skipped: count('skipped'), notApplicable: count('not-applicable') };
}

/** `{ url, requests, failed, warned, passed, skipped, notApplicable, notes, results }` as indented JSON. */
export function printReportJson({ url, requests, notes, results }: ProbeReport): string {
  return JSON.stringify({ url, requests, ...countsOf(results), notes, results }, undefined, 2);
}

function formatResult(checked: CheckResult, colour: boolean): string[] {
  const { id, title, source, result, failures, warnings, examples, reason } = checked;
  const mark = MARKS[result];
  const painted = colour ? `\u001b[${mark.colour}m${mark.word}\u001b[0m` : mark.word;
  const lines = [`  ${painted}  ${id.padEnd(ID_WIDTH)} ${title}`];
  if (reason !== undefined) lines.push(...wrap(visible(reason), INDENT, INDENT));
  if (result !== 'fail' && result !== 'warn') return lines;
  lines.push(`${INDENT}${source}`);
  for (const example of examples) lines.push(...formatEvidence(example));
  const more = failures + warnings - examples.length;
  if (more > 0) lines.push(`${INDENT}… and ${more.toLocaleString('en')} more`);
  return lines;
}

function formatEvidence({ request, status, at, expected, got }: Evidence): string[] {
  const place = [request, status === 0 ? undefined : `HTTP ${status}`, at].filter((part) => part !== undefined);
  return [
    `${INDENT}${visible(place.join('  '))}`,
    ...wrap(`expected ${visible(expected)}`, `${INDENT}  `, `${INDENT}           `),
    ...wrap(`got      ${visible(got)}`, `${INDENT}  `, `${INDENT}           `),
  ];
}

/** Wraps a text between words, and breaks words that are longer than a line. */
function wrap(text: string, first: string, others: string): string[] {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const piece of text.split(' ').flatMap((word) => word.match(/.{1,80}/gu) ?? [''])) {
    if (!empty && line.length + piece.length + 1 > WIDTH) {
      lines.push(line);
      line = others;
      empty = true;
    }
    line += empty ? piece : ` ${piece}`;
    empty = false;
  }
  return [...lines, line];
}
