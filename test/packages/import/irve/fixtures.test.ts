/**
 * One folder for each finding code that only an import of IRVE files has: test/fixtures/findings/<code>/static.csv has
 * the defect and no other; expected.txt is all that the import says about it, but for what every import says. `UPDATE_FIXTURES=1 npx vitest run test/packages/import/irve/fixtures.test.ts` writes it anew.
 */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { IRVE_IMPORTS } from '../../../../packages/import/irve/finding-codes.ts';
import { importIrve } from '../../../../packages/import/irve/import.ts';
import { FINDINGS, fixturesWith, testFixtures } from '../../../support/fixtures.ts';
import { document, SURROUNDINGS, special } from './support.ts';

test('every code has a file', () => {
  expect(fixturesWith('static.csv')).toEqual(Object.keys(IRVE_IMPORTS).sort());
});

testFixtures(fixturesWith('static.csv'), async (code) => {
  const file = document('static.csv', readFileSync(`${FINDINGS}/${code}/static.csv`));
  return special(importIrve(file, SURROUNDINGS));
});
