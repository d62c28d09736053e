/** For tests: the folders of test/fixtures/findings, one for each finding code. */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect } from 'vitest';

/** Relative to the root of the project, where tests run. */
export const FINDINGS = 'test/fixtures/findings';

/** A network that uses every table and every column, and about which there is nothing to say. */
export const VALID = 'test/fixtures/valid';

/** The demo network as it was when the tests were written. Tests never read data/, which is anybody's to replace. */
export const DEMO = 'test/fixtures/demo';

/** Networks with a chargers.csv, about which there is nothing to say; `beside` has every column, and other tables too. */
export const SHEETS = 'test/fixtures/sheet';

/** Codes that have a folder. */
export function fixtureCodes(): string[] {
  return readdirSync(FINDINGS).sort();
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
 * Holds what is said about the fixture of a code against its expected.txt, or writes that anew if UPDATE_FIXTURES is 1.
 *
 * @param found the codes of the findings: a fixture has one mistake, so findings of other codes are never written into it
 */
export function expectReport(code: string, report: string, found: Iterable<string>): void {
  const folder = `${FINDINGS}/${code}`;
  const others = new Set(found);
  if (!others.delete(code))
    throw new Error(`Nothing in ${folder} is found to be ${code}. Its expected.txt is as it was.`);
  if (others.size > 0) {
    const named = [...others].join(', ');
    throw new Error(
      `${folder} also has ${named}. Mend its files: a fixture has one mistake. Its expected.txt is as it was.`,
    );
  }
  const path = `${folder}/expected.txt`;
  if (process.env.UPDATE_FIXTURES === '1') writeFileSync(path, report);
  const expected = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const testFile = relative('.', expect.getState().testPath ?? '');
  const command = `UPDATE_FIXTURES=1 npx vitest run ${testFile} -t ${code}`;
  expect(report, `${path} says something else. If it is wrong, write it anew: ${command}`).toBe(expected);
}
