/** What every test keeps to: one that changes what belongs to a whole process says so, because the others share theirs (vitest.config.ts). */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What no other test of the same process may see. Environments and globals that `vi` replaces are put back by it. */
const OF_A_PROCESS =
  /\bvi\.mock\(|\bprocess\.chdir\(|\bprocess\.env\.\w+ = |\bprocessorSeconds\(|\bprocess\.memoryUsage\(/;

function needsItsOwn(text: string): boolean {
  return OF_A_PROCESS.test(text) && !/^ \* @module-tag alone\b/m.test(text);
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));

test('no test changes a process that others share', () => {
  const paths = filesOf('test').filter((path) => path.endsWith('.test.ts'));
  const wrong = paths.filter((path) => needsItsOwn(readFileSync(`test/${path}`, 'utf8')));
  expect(wrong).toEqual([]);
});

test('what changes one is noticed, unless it says so', () => {
  const change = ['vi.mo', "ck('node:fs');"].join('');
  expect(needsItsOwn(change)).toBe(true);
  expect(needsItsOwn(`/**\n * A test.\n *\n * @${'module-tag'} alone: it mocks modules.\n */\n${change}`)).toBe(false);
});
