/** Which findings are one line of a report, and in which order. */

import { describe, expect, test } from 'vitest';
import { extentOf, lineRanges } from '../../src/findings/extent.ts';
import type { Finding } from '../../src/findings/finding.ts';
import { causesOf } from '../../src/findings/print/causes.ts';
import { markKnown } from '../../src/findings/print/many-findings.ts';
import { filledIn } from '../../src/findings/words.ts';
import { worded } from '../support/worded.ts';

const plug = (line: number, more: Partial<Finding> = {}): Finding =>
  worded({
    code: 'power-type-of-plug',
    severity: 'warning',
    file: 'data/connectors.csv',
    line,
    message: 'A CCS plug has direct current.',
    ...more,
  });

/** The extents of the causes, or the lines of those with one finding. */
const brief = (...findings: readonly Finding[]) =>
  causesOf(findings).map((cause) => extentOf(cause) ?? cause.first.line);

describe('one cause', () => {
  test.each([
    ['has the same words', [plug(2), plug(3)], ['2 connectors: lines 2–3']],
    ['counts sites', [plug(2, { site: 'A' }), plug(3, { site: 'A' })], ['2 connectors at 1 site: lines 2–3']],
    ['counts no sites if one is unknown', [plug(2, { site: 'A' }), plug(3)], ['2 connectors: lines 2–3']],
    ['is in one file', [plug(2), plug(3, { file: 'data/connectors-north.csv' })], [2, 3]],
    ['is about one column', [plug(2, { field: 'format' }), plug(3, { field: 'standard' })], [2, 3]],
    ['is said in the same words', [plug(2), plug(3, { message: 'Other words.' })], [2, 3]],
    ['has the same advice', [plug(2), plug(3, { hint: 'Write DC.' })], [2, 3]],
  ])('%s', (_, findings, expected) => {
    expect(brief(...findings)).toEqual(expected);
  });
});

describe('many of one code', () => {
  const refused = (line: number, value: string, problem: string): Finding => {
    const wording = { message: '{field}: {problem}', hint: 'Write + and the code of the country first.' };
    const params = { problem };
    return { ...plug(line), field: 'help_phone', value, params, wording, message: filledIn(wording.message, params) };
  };

  test('are several causes where different things are wrong, and one where the cells alone differ', () => {
    const short = [2, 3, 4, 5].map((line) => refused(line, `${line}`, `"${line}" has 1 digit.`));
    const words = [6, 7, 8, 9].map((line) => refused(line, `no ${line}`, `"no ${line}" is not a telephone number.`));
    expect(causesOf([...short, ...words]).map((cause) => extentOf(cause))).toEqual([
      '4 connectors: lines 2–5; such as "2", "3", "4", …',
      '4 connectors: lines 6–9; such as "no 6", "no 7", "no 8", …',
    ]);
  });
});

describe('many that say alike', () => {
  const evseId = (line: number, more: Partial<Finding> = {}, hint = ''): Finding => {
    const [value, key] = [`${7000 + line}`, `E-${line}`];
    const params = { id: value, power: `${line}0` };
    const wording = { message: 'evse_id "{id}" is not in the eMI3 format.', hint };
    return {
      ...plug(line),
      ...{ code: 'evse-id-form', file: 'data/evses.csv', field: 'evse_id', value, key, params, wording },
      message: filledIn(wording.message, params),
      hint: filledIn(hint, { key, ...params }),
      ...more,
    };
  };
  const lines = (count: number) => Array.from({ length: count }, (_, i) => i + 2);

  test('are one cause, whatever their values, and some of these are shown', () => {
    const causes = causesOf(lines(499).map((line) => evseId(line)));
    expect(causes.map((cause) => extentOf(cause, () => 500))).toEqual([
      '499 of 500 EVSEs: lines 2–500; such as "7002", "7003", "7004", …',
    ]);
  });

  test('are told one by one if they are few', () => {
    expect(brief(...lines(3).map((line) => evseId(line)))).toEqual([2, 3, 4]);
  });

  test('keep their own lines in order, with those that said the same', () => {
    const values = [7, 8, 7, 9, 6, 7];
    const findings = values.map((value, i) => evseId(i + 2, { message: `The current is ${value} A.` }));
    expect(brief(...findings)).toEqual(['6 EVSEs: lines 2–7; such as "7002", "7003", "7004", …']);
  });

  test.each([
    ['is of the row', 'Write {key} into the cell.', 1],
    ['is the same', 'Leave the cell empty.', 1],
    ['is to be written', 'Write {power} kW.', 5],
  ])('may have an advice that %s', (_, hint, expected) => {
    expect(brief(...lines(5).map((line) => evseId(line, { severity: 'doubt' }, hint)))).toHaveLength(expected);
  });

  test('and warnings about one column are one line in the end, though not errors', () => {
    const told = (severity: Finding['severity']) =>
      brief(...lines(11).map((line) => evseId(line, { severity }, 'Write {power} kW.'))).length;
    expect([told('warning'), told('doubt'), told('error')]).toEqual([1, 11, 11]);
  });

  test('name the first places in a document', () => {
    const feed = lines(4).map((i): Finding => {
      const wording = { message: 'Tariff "{id}" is not defined.', hint: '' };
      const message = `Tariff "${i}" is not defined.`;
      const about = { code: 'undefined-tariff', severity: 'warning', file: 'feed.json' } as const;
      return { ...about, pointer: `/data/${i}`, message, wording, params: { id: i } };
    });
    expect(brief(...feed)).toEqual(['4 places: #/data/2, #/data/3, #/data/4, …']);
  });
});

test('the worst comes first, and what was known before last', () => {
  const findings = [
    plug(1),
    plug(2, { severity: 'doubt' }),
    plug(3, { severity: 'error', isKnown: true }),
    plug(4, { severity: 'error' }),
  ];
  expect(brief(...findings)).toEqual([4, 2, 1, 3]);
});

test.each([
  [[2], '2'],
  [[2, 3, 5, 8, 9, 10], '2–3, 5, 8–10'],
  [[1, 3, 5, 7, 9, 11, 13, 15, 17], '1, 3, 5, 7, 9, 11, 13, 15, …'],
])('the lines %j are %s', (lines, text) => {
  expect(lineRanges(lines)).toBe(text);
});

describe('a finding is known', () => {
  const known = (now: Finding, before: Finding) => markKnown([now], [before])[0]?.isKnown ?? false;
  test.each([
    ['on another line of the same row', plug(9, { key: 'E/1' }), plug(2, { key: 'E/1' }), true],
    ['in other words about the same row', plug(9, { key: 'E/1', message: 'New words' }), plug(2, { key: 'E/1' }), true],
    ['not in another row', plug(2, { key: 'E/2' }), plug(2, { key: 'E/1' }), false],
    ['not with another value', plug(2, { key: 'E', value: '1' }), plug(2, { key: 'E', value: '2' }), false],
    ['not in another file', plug(2), plug(2, { file: 'data/evses.csv' }), false],
    ['without a key, by its words', plug(2), plug(5), true],
  ])('%s', (_, now, before, expected) => {
    expect(known(now, before)).toBe(expected);
  });

  test('once for each that there was before', () => {
    expect(markKnown([plug(2), plug(3)], [plug(2)]).map(({ isKnown }) => isKnown)).toEqual([true, undefined]);
  });
});
