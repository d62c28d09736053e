/** A fixture that fails names its folder and the command that repairs it, and no command writes another mistake into it. */

import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { expectReport, FINDINGS } from '../support/fixtures.ts';

const CODE = 'not-reservable';
const FOLDER = `${FINDINGS}/${CODE}`;
const EXPECTED = readFileSync(`${FOLDER}/expected.txt`, 'utf8');

afterEach(() => vi.unstubAllEnvs());

test('a report that is as expected passes', () => expectReport(CODE, EXPECTED, [CODE, CODE]));

test('another report names the file and the command that writes it', () => {
  vi.stubEnv('UPDATE_FIXTURES', '');
  const command = `UPDATE_FIXTURES=1 npx vitest run test/findings/fixture-reports.test.ts -t ${CODE}`;
  expect(() => expectReport(CODE, 'something else\n', [CODE])).toThrow(`${FOLDER}/expected.txt says something else`);
  expect(() => expectReport(CODE, 'something else\n', [CODE])).toThrow(command);
});

test.each(['', '1'])('a second mistake is refused, with UPDATE_FIXTURES=%s', (update) => {
  vi.stubEnv('UPDATE_FIXTURES', update);
  const others = [CODE, 'unused-tariff'];
  expect(() => expectReport(CODE, EXPECTED, others)).toThrow(`${FOLDER} also has unused-tariff. Mend its files`);
  expect(() => expectReport(CODE, EXPECTED, [])).toThrow(`Nothing in ${FOLDER} is found to be ${CODE}`);
});
