/**
 * What every test keeps to: one that changes what belongs to a whole process says so, because the others share theirs (vitest.config.ts),
 * and none in a browser waits in a way that depends on how fast a machine is.
 */

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

/**
 * `waitForFunction` polls with eval within the page, which the policy of our pages forbids: it only works if there is nothing to wait for.
 * Sleeps, and a network that is idle for a while, say nothing about what a page shows.
 */
const WAITS_IN_VAIN = /\b(?:waitForFunction|waitForTimeout|waitForLoadState|setTimeout)\b|['"]networkidle['"]/;

/** The lines that wait so. */
const waitsInVain = (text: string) => text.split('\n').flatMap((line, i) => (WAITS_IN_VAIN.test(line) ? [i + 1] : []));

test('a test in a browser waits for what the page shows: locator.waitFor(), or expect.poll()', () => {
  const wrong = filesOf('test/packages/page/in-a-browser').flatMap((path) =>
    waitsInVain(readFileSync(`test/packages/page/in-a-browser/${path}`, 'utf8')).map((line) => `${path}:${line}`),
  );
  expect(wrong).toEqual([]);
});

test('one that waits otherwise is noticed', () => {
  const waits = [
    'page.waitForFunction("true")',
    'page.waitForTimeout(20)',
    "page.goto('/', { waitUntil: 'networkidle' })",
  ];
  expect(waitsInVain(['page.reload()', ...waits, 'expect.poll(count)'].join('\n'))).toEqual([2, 3, 4]);
});
