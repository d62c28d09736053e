/** Which findings are one line of a report, and in which order. */

import { describe, expect, test } from 'vitest';
import { causesOf, extentOf, lineRanges } from '../../src/findings/causes.ts';
import type { Finding } from '../../src/findings/finding.ts';
import { markKnown } from '../../src/findings/known-findings.ts';

const plug = (line: number, more: Partial<Finding> = {}): Finding => ({
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
