/** The list of wrong changes fits the code: each piece stands once in its file, and its tests are there. */

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MUTANTS } from '../mutants/list.ts';

test.each(MUTANTS)('$file: $from', ({ file, from, to, tests }) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
  expect(tests.split(' ').filter((path) => !existsSync(path))).toEqual([]);
});
