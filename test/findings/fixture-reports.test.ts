/** A fixture that fails names its folder and the command that repairs it, and no command writes another mistake into it. */

import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { checkDirectory } from '../support/data-directory.ts';
import { expectReport, FINDINGS, othersIn } from '../support/fixtures.ts';
import { worded } from '../support/worded.ts';

const CODE = 'not-reservable';
const FOLDER = `${FINDINGS}/${CODE}`;
const { findings } = await checkDirectory(FOLDER);
const other = worded({
  ...{ code: 'unused-tariff', severity: 'warning', file: 'data/tariffs.csv', message: 'No plug has it.' },
});

afterEach(() => vi.unstubAllEnvs());

test('a report that is as expected passes, whatever else is found', () => {
  expectReport(CODE, findings);
  expectReport(CODE, [other, ...findings]);
});

test('another report names the file and the command that writes it', () => {
  vi.stubEnv('UPDATE_FIXTURES', '');
  const command = `UPDATE_FIXTURES=1 npx vitest run test/findings/fixture-reports.test.ts -t ${CODE}`;
  const changed = findings.map((found) => ({ ...found, message: 'Something else.' }));
  expect(() => expectReport(CODE, changed)).toThrow(`${FOLDER}/expected.txt says something else`);
  expect(() => expectReport(CODE, changed)).toThrow(command);
});

test.each(['', '1'])('no report is refused, with UPDATE_FIXTURES=%s', (update) => {
  vi.stubEnv('UPDATE_FIXTURES', update);
  const before = readFileSync(`${FOLDER}/expected.txt`, 'utf8');
  expect(() => expectReport(CODE, [other])).toThrow(`Nothing in ${FOLDER} is found to be ${CODE}`);
  expect(readFileSync(`${FOLDER}/expected.txt`, 'utf8')).toBe(before);
});

test('with UPDATE_FIXTURES=1 no mistake of another code is written', () => {
  vi.stubEnv('UPDATE_FIXTURES', '1');
  const before = readFileSync(`${FOLDER}/expected.txt`, 'utf8');
  expectReport(CODE, [...findings, other]);
  expect(readFileSync(`${FOLDER}/expected.txt`, 'utf8')).toBe(before);
});

test('a mistake of another code is named with its fixtures, once', () => {
  expect(othersIn(new Map([[CODE, [...findings, other, other]]]))).toEqual([`unused-tariff in ${FOLDER}`]);
  expect(othersIn(new Map([[CODE, findings]]))).toEqual([]);
});
