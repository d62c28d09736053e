/** No test in a browser waits in a way that depends on how fast a machine is. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));

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
