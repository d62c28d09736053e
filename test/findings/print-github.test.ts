/** Annotations and the job summary for GitHub Actions. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/findings/finding.ts';
import { printAnnotations, printSummary } from '../../src/findings/print/print-github.ts';
import { catalogueOf } from '../../src/publish/validate/catalogue.ts';
import { COMPANIONS } from '../support/companions.ts';
import { worded } from '../support/worded.ts';

const error = (line: number, message = 'The cell is empty.', file = 'data/evses.csv'): Finding =>
  worded({ code: 'missing-value', severity: 'error', file, line, column: 5, message });
const warning = (line: number): Finding =>
  worded({ code: 'unused-tariff', severity: 'warning', file: 'data/tariffs.csv', line, message: 'Unused.' });
/** Each in words of its own. */
const distinct = (found: Finding): Finding => worded({ ...found, message: `${found.message} (${found.line})` });
const many = (count: number, make: (line: number) => Finding) => Array.from({ length: count }, (_, i) => make(i + 1));

describe('annotations', () => {
  test('name place and code', () => {
    expect(printAnnotations([error(2), warning(3)]).split('\n')).toEqual([
      '::error file=data/evses.csv,line=2,col=5,title=missing-value::The cell is empty.',
      '::warning file=data/tariffs.csv,line=3,title=unused-tariff::Unused.',
    ]);
  });

  test('are no text without findings', () => {
    expect(printAnnotations([])).toBe('');
  });

  test.each([
    ['100 %', '::100 %25'],
    ['a: b, c', '::a: b, c'],
    ['%0A::error::fake', '::%250A::error::fake'],
    ['a\r\nb', '::a\\u{d}\\u{a}b'],
  ])('the message %j ends as %j', (message, end) => {
    expect(printAnnotations([error(1, message)]).endsWith(end)).toBe(true);
  });

  test.each([
    ['a,b:c%.csv', 'file=a%2Cb%3Ac%25.csv,line'],
    ['a\n::error::b.csv', 'file=a%0A%3A%3Aerror%3A%3Ab.csv,line'],
    ['a\rb.csv', 'file=a%0Db.csv,line'],
  ])('the file %j is written %s', (file, written) => {
    expect(printAnnotations([error(1, 'x', file)])).toContain(written);
  });

  test.each([
    ['ten of each severity are all', 10, 10, undefined],
    ['an eleventh error is counted', 11, 10, '1 more finding is in the job summary.'],
    ['many errors leave room for warnings', 100, 3, '90 more findings are in the job summary.'],
  ])('%s', (_, errors, warnings, last) => {
    const findings = [...many(errors, error), ...many(warnings, warning)].map(distinct);
    const lines = printAnnotations(findings).split('\n');
    expect(lines.filter((line) => line.startsWith('::error '))).toHaveLength(10);
    expect(lines.filter((line) => line.startsWith('::warning '))).toHaveLength(Math.min(10, warnings));
    expect(lines.slice(10 + Math.min(10, warnings))).toEqual(last === undefined ? [] : [last]);
  });

  test('no file makes a command of its own', () => {
    const hostile = fc.string({ unit: fc.constantFrom(':', '%', ',', '\n', '\r', 'a', '=', '\u2028') });
    fc.assert(
      fc.property(hostile, hostile, (file, message) => {
        const text = printAnnotations([error(1, message, file)]);
        expect(text).toMatch(/^::error file=[^:,\n\r]*,line=1,col=5,title=missing-value::[^\n\r]*$/);
      }),
    );
  });
});

describe('findings with the same words', () => {
  const same = [...many(3, error), { ...warning(1), key: 'T-1' }];

  test('are one annotation', () => {
    expect(printAnnotations(same).split('\n')).toEqual([
      '::error file=data/evses.csv,line=1,col=5,title=missing-value::The cell is empty. (3 EVSEs: lines 1–3)',
      '::warning file=data/tariffs.csv,line=1,title=unused-tariff::Unused.',
    ]);
  });

  test('are one row of the summary, which shows the waiver of what may be waived', () => {
    expect(printSummary(same, catalogueOf(COMPANIONS)).split('\n').slice(4, 6)).toEqual([
      '| data/evses.csv:1:5 | error | missing-value | The cell is empty. &#40;3 EVSEs: lines 1–3&#41; |  |',
      '| data/tariffs.csv:1 | warning | unused-tariff | Unused. | unused-tariff,tariffs.csv,T-1 |',
    ]);
  });

  test('stay apart where one of them was known before, and the known one comes last', () => {
    const [known, fresh] = [{ ...error(1), isKnown: true } as const, warning(2)];
    expect(printSummary([known, fresh], catalogueOf(COMPANIONS)).split('\n').slice(4, 6)).toEqual([
      '| data/tariffs.csv:2 | warning | unused-tariff | Unused. | unused-tariff,tariffs.csv, |',
      '| data/evses.csv:1:5 | error, known before | missing-value | The cell is empty. |  |',
    ]);
  });
});

describe('the summary', () => {
  const rowsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('| data'));

  test('has all findings, and what to do about each code once', () => {
    const text = printSummary([...many(30, error), ...many(20, warning)].map(distinct), catalogueOf(COMPANIONS));
    expect(text.split('\n')[0]).toBe('### Data check: 30 errors, 0 doubts, 20 warnings');
    expect(rowsOf(text)).toHaveLength(50);
    expect(rowsOf(text)[0]).toBe('| data/evses.csv:1:5 | error | missing-value | The cell is empty. &#40;1&#41; |  |');
    expect(text.match(/^\* \*\*.*$/gm)).toEqual([
      expect.stringContaining('**missing-value**: Fill in the cell'),
      expect.stringContaining('**unused-tariff**: Add its id'),
    ]);
  });

  test('is a heading without findings', () => {
    expect(printSummary([], catalogueOf(COMPANIONS))).toBe('### Data check: 0 errors, 0 doubts, 0 warnings\n\n');
  });

  test.each([
    ['a | b', 'a &#124; b'],
    ['`code`', '&#96;code&#96;'],
    ['<img src=x>', '&#60;img src=x&#62;'],
    ['@octocat', '&#64;octocat'],
    ['[a](http://b)', '&#91;a&#93;&#40;http://b&#41;'],
    ['**bold** _it_ ~no~', '&#42;&#42;bold&#42;&#42; &#95;it&#95; &#126;no&#126;'],
    ['&lt; #1 !', '&#38;lt; &#35;1 &#33;'],
    ['a\\|b', 'a&#92;&#124;b'],
    ['a\nb', 'a&#92;u&#123;a&#125;b'],
  ])('shows %j as it is', (message, cell) => {
    expect(rowsOf(printSummary([error(1, message)], catalogueOf(COMPANIONS)))[0]).toBe(
      `| data/evses.csv:1:5 | error | missing-value | ${cell} |  |`,
    );
  });

  test('stays below the size that GitHub takes, and says what is left out', () => {
    const findings = many(20_000, (line) => distinct(error(line, '中'.repeat(100))));
    const text = printSummary(findings, catalogueOf(COMPANIONS));
    expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024);
    const shown = rowsOf(text).length;
    expect(shown).toBeGreaterThan(1000);
    expect(text).toContain(
      `${(20_000 - shown).toLocaleString('en')} more findings not shown, for lack of space. With --format json, the check prints all of them.`,
    );
  });
});
