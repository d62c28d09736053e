/** For tests: the folders of test/fixtures/findings, one for each finding code. */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import type { Finding } from '../../src/findings/finding.ts';
import { printText } from '../../src/findings/print/print-text.ts';
import { allFindings } from '../../src/publish/validate/catalogue.ts';
import { COMPANIONS } from './companions.ts';

/** Relative to the root of the project, where tests run. */
export const FINDINGS = 'test/fixtures/findings';

/** A network that uses every table and every column, and about which there is nothing to say. */
export const VALID = 'test/fixtures/valid';

/** The demo network as it was when the tests were written. Tests never read data/, which is anybody's to replace. */
export const DEMO = 'test/fixtures/demo';

/** Networks with a chargers.csv, about which there is nothing to say; `beside` has every column, and other tables too. */
export const SHEETS = 'test/fixtures/sheet';

/** Codes that have a folder. That every folder is of a code is for test/house/fixtures.test.ts to say: those of a package may be left over. */
export function fixtureCodes(): string[] {
  const declared = allFindings(COMPANIONS);
  return readdirSync(FINDINGS)
    .filter((code) => Object.hasOwn(declared, code))
    .sort();
}

/**
 * The kinds of fixtures: a data directory to check, an OCPI feed or an IRVE file to import, a data directory to export, or one to sync
 * with `feed-now.json`.
 */
export const INPUTS = ['data', 'feed.json', 'static.csv', 'exported', 'synced'] as const;

/** Codes whose folder has `part`. */
export function fixturesWith(part: (typeof INPUTS)[number] | 'expected.txt'): string[] {
  return fixtureCodes().filter((code) => existsSync(`${FINDINGS}/${code}/${part}`));
}

/**
 * The tests of one kind of fixtures. Each holds what is said of its own code against expected.txt, or writes that anew if UPDATE_FIXTURES
 * is 1. A fixture has one mistake: whatever else is found in any of them is said by one test more.
 *
 * @param check the findings about the fixture of a code
 */
export function testFixtures(codes: readonly string[], check: (code: string) => Promise<readonly Finding[]>): void {
  const checked = new Map<string, Promise<readonly Finding[]>>();
  const findingsIn = (code: string) => {
    const findings = checked.get(code) ?? check(code);
    checked.set(code, findings);
    return findings;
  };
  test.each(codes)('%s', async (code) => expectReport(code, await findingsIn(code)));
  test('no fixture has a mistake of another code', async () => {
    const found = await Promise.all(codes.map(async (code) => [code, await findingsIn(code)] as const));
    const others = othersIn(new Map(found));
    expect(others, 'Mend the files of these fixtures, or the rule that finds something in them.').toEqual([]);
  });
}

/** What else is found in the fixtures of codes: `unused-tariff in FOLDER`. */
export function othersIn(findings: ReadonlyMap<string, readonly Finding[]>): string[] {
  return [...findings].flatMap(([code, all]) => {
    const others = new Set(all.flatMap((found) => (found.code === code ? [] : [found.code])));
    return [...others].map((other) => `${other} in ${FINDINGS}/${code}`);
  });
}

/** Holds the findings of a code against its expected.txt, or writes that anew. Those of other codes are never written into it. */
export function expectReport(code: string, findings: readonly Finding[]): void {
  const folder = `${FINDINGS}/${code}`;
  const own = findings.filter((finding) => finding.code === code);
  if (own.length === 0) throw new Error(`Nothing in ${folder} is found to be ${code}. Its expected.txt is as it was.`);
  const report = `${printText(own, { colour: false, limit: 20 })}\n`;
  const path = `${folder}/expected.txt`;
  if (process.env.UPDATE_FIXTURES === '1') writeFileSync(path, report);
  const expected = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const testFile = relative('.', expect.getState().testPath ?? '');
  const command = `UPDATE_FIXTURES=1 npx vitest run ${testFile} -t ${code}`;
  expect(report, `${path} says something else. If it is wrong, write it anew: ${command}`).toBe(expected);
}
