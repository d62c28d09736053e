/**
 * One folder for each finding code that only an import of IRVE files has: test/fixtures/findings/<code>/static.csv (and
 * dynamic.csv, where it takes one) has the defect and no other; expected.txt is all that the import says about it. What every
 * import says is there too. `UPDATE_FIXTURES=1 npx vitest run test/packages/import/irve/fixtures.test.ts` writes it anew.
 */

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { IRVE_IMPORTS } from '../../../../packages/import/irve/finding-codes.ts';
import { importIrve } from '../../../../packages/import/irve/import.ts';
import { printText } from '../../../../src/findings/print/print-text.ts';
import { expectReport, FINDINGS, fixturesWith } from '../../../support/fixtures.ts';
import { document, SURROUNDINGS, special } from './support.ts';

test('every code has a file', () => {
  expect(fixturesWith('static.csv')).toEqual(Object.keys(IRVE_IMPORTS).sort());
});

test.each(fixturesWith('static.csv'))('%s', async (code) => {
  const folder = `${FINDINGS}/${code}`;
  const read = (name: string) => document(name, readFileSync(`${folder}/${name}`));
  const dynamic = existsSync(`${folder}/dynamic.csv`) ? read('dynamic.csv') : undefined;
  const imported = importIrve({ static: read('static.csv'), dynamic }, SURROUNDINGS);
  const report = `${printText(imported.findings, { colour: false, limit: 20 })}\n`;
  const codes = special(imported).map((found) => found.code);
  expectReport(code, report, codes);
});
