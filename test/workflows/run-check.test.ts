/** The steps of check.yml, run here as GitHub would run them: their very texts, on a repository with a pull request. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readReport } from '../../.github/scripts/read-report.ts';
import { openPullRequest } from './support/scratch.ts';
import { failuresOf, logOf, resultsOf, Workplace } from './support/workplace.ts';

let place: Workplace;

beforeAll(() => {
  place = new Workplace();
});

afterAll(() => place.remove());

/** A location of the demo network. */
const NAME = 'Museum Square Garage';
const HANDED_OVER = 'artifacts/published-data/published-data.json';

describe('check', () => {
  test('says what a pull request changes', { tags: ['slow'] }, async () => {
    openPullRequest(place.origin, () => place.edit('locations.csv', NAME, `${NAME} annex`));
    const result = await place.run('check.yml', 'refs/pull/1/merge', { environment: { REAL_PROGRAM: 'yes' } });
    expect(failuresOf(result), logOf(result)).toEqual([]);
    const report = readReport(readFileSync(join(result.store, HANDED_OVER), 'utf8'));
    expect(report).toMatchObject({ summary: ['1 location changed'], more: 0 });
    expect(JSON.stringify(report)).toContain(`${NAME} annex`);
    expect(result.summary).toContain(`${NAME} annex`);
  });

  test('ends at data with errors, with annotations and a summary', async () => {
    openPullRequest(place.origin, () => place.edit('locations.csv', 'opening_times', 'opening_tines'));
    const result = await place.run('check.yml', 'refs/pull/1/merge');
    expect(resultsOf(result)).toMatchObject({
      'Check the data': 'failure',
      'Say what changes in the published data': 'skipped',
      'Hand it to the workflow comment': 'skipped',
    });
    expect(logOf(result)).toContain('::error file=data/locations.csv,line=1');
    expect(result.summary).toContain('unknown-column');
  });

  test('has nothing to say of a pull request without data', async () => {
    openPullRequest(place.origin, () => writeFileSync(join(place.origin, 'README.md'), '# Mine\n'));
    const result = await place.run('check.yml', 'refs/pull/1/merge');
    expect(failuresOf(result), logOf(result)).toEqual([]);
    expect(existsSync(join(result.store, 'artifacts'))).toBe(false);
  });

  test('says so if the data before cannot be built', { tags: ['slow'] }, async () => {
    const result = await place.withBrokenData(() => {
      openPullRequest(place.origin, () => place.edit('locations.csv', 'opening_tines', 'opening_times'));
      return place.run('check.yml', 'refs/pull/1/merge');
    });
    expect(failuresOf(result), logOf(result)).toEqual([]);
    expect(result.summary).toContain('cannot be compared: one of the two cannot be built here');
    expect(readReport(readFileSync(join(result.store, HANDED_OVER), 'utf8'))).toBe('incomparable');
  });
});
