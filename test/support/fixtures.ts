/** For tests: the folders of test/fixtures/findings, one for each finding code. */

import { existsSync, readdirSync } from 'node:fs';

/** Relative to the root of the project, where tests run. */
export const FINDINGS = 'test/fixtures/findings';

/** A network that uses every table and every column, and about which there is nothing to say. */
export const VALID = 'test/fixtures/valid';

/** Networks with a chargers.csv, about which there is nothing to say; `beside` has every column, and other tables too. */
export const SHEETS = 'test/fixtures/sheet';

/** Codes that have a folder. */
export function fixtureCodes(): string[] {
  return readdirSync(FINDINGS).sort();
}

/** Codes whose folder has `part`: `data` for a data directory, `feed.json` for a document to import. */
export function fixturesWith(part: 'data' | 'feed.json' | 'expected.txt'): string[] {
  return fixtureCodes().filter((code) => existsSync(`${FINDINGS}/${code}/${part}`));
}
