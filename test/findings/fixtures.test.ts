/**
 * One folder for each finding code: test/fixtures/findings/<code>/data is the smallest network that has the mistake and
 * no other, and expected.txt is what the check says about that mistake, to the byte.
 *
 * After a change of words or places, write the reports anew and read every difference before you keep it:
 *
 *     UPDATE_FIXTURES=1 npx vitest run test/findings/fixtures.test.ts
 *
 * Folders with a feed.json are documents to import; their test stands beside the importer. What is found by comparing with
 * the build before is in history-fixtures.test.ts.
 */

import { describe, expect, test } from 'vitest';
import { printText } from '../../src/findings/print/print-text.ts';
import { HISTORY } from '../../src/publish/history/finding-codes.ts';
import { checkDirectory } from '../support/data-directory.ts';
import { FINDINGS, fixturesWith, testFixtures, VALID } from '../support/fixtures.ts';

const CODES = fixturesWith('data').filter((code) => !Object.hasOwn(HISTORY, code));

describe('what the check says about', () => {
  testFixtures(CODES, async (code) => (await checkDirectory(`${FINDINGS}/${code}`)).findings);
});

test('there is nothing to say about the valid network', async () => {
  const { findings } = await checkDirectory(VALID);
  expect(printText(findings, { colour: false, limit: 20 })).toBe('');
});
