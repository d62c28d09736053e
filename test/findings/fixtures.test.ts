/**
 * One folder for each finding code: test/fixtures/findings/<code>/data is the smallest network that has the mistake and
 * no other, and expected.txt is all that the check says about it, to the byte.
 *
 * After a change of words or places, write the reports anew and read every difference before you keep it:
 *
 *     UPDATE_FIXTURES=1 npx vitest run test/findings/fixtures.test.ts
 *
 * Folders with a feed.json are documents to import; their test stands beside the importer. What is found by comparing with
 * the build before is in history-fixtures.test.ts.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { printText } from '../../src/findings/print-text.ts';
import { HISTORY } from '../../src/publish/history/finding-codes.ts';
import { checkDirectory } from '../support/data-directory.ts';
import { FINDINGS, fixturesWith, VALID } from '../support/fixtures.ts';

const UPDATE = process.env.UPDATE_FIXTURES === '1';

const CODES = fixturesWith('data').filter((code) => !Object.hasOwn(HISTORY, code));

describe('what the check says about', () => {
  test.each(CODES)('%s', async (code) => {
    const folder = `${FINDINGS}/${code}`;
    const { findings } = await checkDirectory(folder);
    const report = `${printText(findings, { colour: false, limit: 20 })}\n`;
    if (UPDATE) await writeFile(`${folder}/expected.txt`, report);
    expect(report).toBe(await readFile(`${folder}/expected.txt`, 'utf8'));
    expect(new Set(findings.map((found) => found.code))).toEqual(new Set([code]));
  });
});

test('there is nothing to say about the valid network', async () => {
  const { findings } = await checkDirectory(VALID);
  expect(printText(findings, { colour: false, limit: 20 })).toBe('');
});
