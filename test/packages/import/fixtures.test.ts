/**
 * One folder for each finding code of the import: test/fixtures/findings/<code>/feed.json (and tariffs.json, where it
 * takes one) is the smallest feed that has the defect and no other; expected.txt is all that the import says about it.
 *
 * After a change of words or places, write the reports anew and read every difference before you keep it:
 *
 *     UPDATE_FIXTURES=1 npx vitest run test/packages/import/fixtures.test.ts
 */

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importFeeds } from '../../../packages/import/ocpi/import.ts';
import { IMPORTS } from '../../../packages/import/rows/finding-codes.ts';
import { NOW } from '../../support/data-directory.ts';
import { FINDINGS, fixturesWith, testFixtures } from '../../support/fixtures.ts';
import { outcomeOf, textDocument } from './support.ts';

test('every code of the import has a feed', () => {
  expect(fixturesWith('feed.json')).toEqual(Object.keys(IMPORTS).sort());
});

describe('what the import says about', () => {
  testFixtures(fixturesWith('feed.json'), async (code) => {
    const folder = `${FINDINGS}/${code}`;
    const read = (name: string) => textDocument(readFileSync(`${folder}/${name}`), name);
    const hasTariffs = existsSync(`${folder}/tariffs.json`);
    const documents = [read('feed.json'), hasTariffs ? read('tariffs.json') : undefined] as const;
    await outcomeOf(...documents);
    return importFeeds(...documents, NOW).findings;
  });
});
