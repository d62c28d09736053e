/** For tests: the folders of test/fixtures/findings, one for each finding code. */

import { existsSync, readdirSync } from 'node:fs';

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
 * What a fixture is: a data directory to check, an OCPI feed or an IRVE file to import, a data directory to export, or one to sync
 * with `feed-now.json`.
 */
export const INPUTS = ['data', 'feed.json', 'static.csv', 'exported', 'synced'] as const;

/** Codes whose folder has `part`. */
export function fixturesWith(part: (typeof INPUTS)[number] | 'expected.txt'): string[] {
  return fixtureCodes().filter((code) => existsSync(`${FINDINGS}/${code}/${part}`));
}
