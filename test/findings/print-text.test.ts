/** The report for a terminal. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/findings/finding.ts';
import { formatPlace, printText } from '../../src/findings/print/print-text.ts';
import { waiverOf } from '../../src/findings/print/waiver-of-cause.ts';
import { summarise } from '../../src/findings/severities.ts';
import { visible } from '../../src/findings/text/visible.ts';
import { worded } from '../support/worded.ts';

const PLAIN = { colour: false, limit: 20 };

const error = (line: number, message = 'The cell is empty.'): Finding =>
  worded({
    ...{ code: 'missing-value', severity: 'error', file: 'data/evses.csv', line, column: 5, message, hint: 'Fill it.' },
  });
const doubt = worded({
  ...{ code: 'null-island', severity: 'doubt', file: 'data/locations.csv', line: 2 },
  message: 'The coordinates are 0, 0.',
});
const warning = worded({
  ...{ code: 'unknown-file', severity: 'warning', file: 'data/notes.csv', message: 'No table has that name.' },
});

test('no findings are no text', () => {
  expect(printText([], PLAIN)).toBe('');
});

test('a line a finding, and a count', () => {
  expect(printText([error(2), warning], PLAIN).split('\n')).toEqual([
    'data/evses.csv:2:5  error    missing-value     The cell is empty. Fill it.',
    'data/notes.csv  warning  unknown-file      No table has that name.',
    '    waiver: unknown-file,notes.csv,',
    '',
    '1 error, 0 doubts, 1 warning',
  ]);
});

test('the line below a doubt says that it may be accepted, and how', () => {
  expect(printText([doubt], PLAIN).split('\n')).toEqual([
    'data/locations.csv:2  doubt    null-island       The coordinates are 0, 0.',
    '    if this is right, accept it with a reason in waivers.csv (code,file,key,reason): null-island,locations.csv,',
    '',
    '0 errors, 1 doubt, 0 warnings',
  ]);
});

test.each([
  [[], '0 errors, 0 doubts, 0 warnings'],
  [[error(1)], '1 error, 0 doubts, 0 warnings'],
  [[error(1), error(2), warning, warning], '2 errors, 0 doubts, 2 warnings'],
  [[doubt, warning], '0 errors, 1 doubt, 1 warning'],
])('counts', (findings, text) => {
  expect(summarise(findings)).toBe(text);
});

test('many findings of one code in one file are cut, but counted', () => {
  const lines = printText([error(1, 'A'), error(2, 'B'), error(3, 'C'), warning], { colour: false, limit: 2 }).split(
    '\n',
  );
  expect(lines.filter((line) => line.includes('missing-value'))).toHaveLength(3);
  expect(lines).toContain('… and 1 more missing-value in data/evses.csv (--format json shows all)');
  expect(lines.at(-1)).toBe('3 errors, 0 doubts, 1 warning');
});

test('the same words are said once, with all their lines', () => {
  expect(
    printText([error(1), error(2), error(4)], PLAIN)
      .split('\n')
      .slice(0, 2),
  ).toEqual([
    'data/evses.csv:1:5  error    missing-value     The cell is empty. Fill it.',
    '    3 EVSEs: lines 1–2, 4',
  ]);
});

test('what was known before comes under a heading of its own', () => {
  const known = { ...error(1), isKnown: true } as const;
  expect(printText([known, warning], PLAIN).split('\n')).toEqual([
    'data/notes.csv  warning  unknown-file      No table has that name.',
    '    waiver: unknown-file,notes.csv,',
    '',
    'Known before:',
    'data/evses.csv:1:5  error    missing-value     The cell is empty. Fill it.',
    '',
    '1 error, 0 doubts, 1 warning',
  ]);
});

test.each([
  ['AMS-01/1', 'null-island,locations.csv,AMS-01/1'],
  ['a,b"c', 'null-island,locations.csv,"a,b""c"'],
])('the waiver of %j can be pasted', (key, waiver) => {
  const found = { ...doubt, key };
  expect(waiverOf({ first: found, findings: [found] })).toBe(waiver);
});

test('the waiver of a cause is one row for all that it is about', () => {
  const about = (...keys: readonly string[]) => {
    const findings = keys.map((key) => ({ ...doubt, key }));
    return waiverOf({ first: findings[0] ?? doubt, findings });
  };
  expect(about('A', 'B|C', 'A')).toBe('null-island,locations.csv,A|B\\|C');
  expect(about(...Array.from({ length: 70 }, (_, i) => `L-${i}`))).toBe(
    'ocpi-snapshot check --write-waivers --code null-island --reason "…" (one row)',
  );
});

test('only colour makes escape sequences', () => {
  expect(printText([error(1), warning], { colour: true, limit: 20 })).toContain('\u001b[31merror  \u001b[0m');
  expect(printText([warning], { colour: true, limit: 20 })).toContain('\u001b[33mwarning\u001b[0m');
  expect(printText([error(1), warning], PLAIN)).not.toContain('\u001b');
});

describe('a place', () => {
  test.each([
    [{ file: 'a.csv' }, 'a.csv'],
    [{ file: 'a.csv', line: 3 }, 'a.csv:3'],
    [{ file: 'a.csv', line: 3, column: 7 }, 'a.csv:3:7'],
    [{ file: 'a.csv', line: 3, column: 7, cell: 'B3' }, 'a.csv:3:7 (B3)'],
    [{ file: 'feed.json', pointer: '/data/0/evses' }, 'feed.json#/data/0/evses'],
    [{ file: 'a\u001b[2J.csv', line: 1 }, 'a\\u{1b}[2J.csv:1'],
  ])('%j is %s', (place, text) => {
    expect(formatPlace(place)).toBe(text);
  });
});

describe('text of hostile files', () => {
  test.each([
    ['colours of a terminal', '\u001b[31mred', '\\u{1b}[31mred'],
    ['the one-character form of them', '\u009b2J', '\\u{9b}2J'],
    ['line ends', 'a\r\nb', 'a\\u{d}\\u{a}b'],
    ['line separators', 'a\u2028b', 'a\\u{2028}b'],
    ['a change of direction', 'a\u202eb', 'a\\u{202e}b'],
    ['an isolate', 'a\u2066b', 'a\\u{2066}b'],
    ['a mark of direction', 'a\u200fb\u061c', 'a\\u{200f}b\\u{61c}'],
    ["a command to GitHub's runner", 'x ##[add-mask]e', 'x ##\\u{5b}add-mask]e'],
    ['a bell', '\u0007', '\\u{7}'],
  ])('%s are visible', (_, text, shown) => {
    expect(visible(text)).toBe(shown);
    expect(printText([error(1, text)], PLAIN)).toContain(shown);
  });

  test('letters of any language stay as they are', () => {
    expect(visible('Café ’t Hoekje 🔌 中 Ж')).toBe('Café ’t Hoekje 🔌 中 Ж');
  });

  test('no text adds a line to the report', () => {
    const hostile = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(hostile, hostile, (file, text) => {
        const found = worded({ code: 'unknown-column', severity: 'error', file, line: 1, message: text, hint: text });
        expect(printText([found], PLAIN).split(/[\n\r\u2028\u2029]/)).toHaveLength(3);
      }),
    );
  });
});
