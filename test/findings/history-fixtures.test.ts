/**
 * The findings about what was published before: test/fixtures/findings/<code>/before is the data directory of the build
 * before, data/ that of the next one an hour later, and expected.txt all that is said about the latter, to the byte.
 *
 *     UPDATE_FIXTURES=1 npx vitest run test/findings/history-fixtures.test.ts
 */

import { existsSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Finding } from '../../src/findings/finding.ts';
import { readDataFiles } from '../../src/publish/disk/data-directory.ts';
import { HISTORY } from '../../src/publish/history/finding-codes.ts';
import { buildInto } from '../publish/history/support/disk-builds.ts';
import { NOW } from '../support/data-directory.ts';
import { FINDINGS, testFixtures } from '../support/fixtures.ts';

const AN_HOUR_MS = 3_600_000;

/** What happens between the two builds, beside the data being edited. */
const BETWEEN: { readonly [code: string]: (out: string) => void } = {
  'previous-damaged': (out) => truncateSync(join(out, '_snapshot/manifest.json'), 100),
};

/** When the second build is, in ms after the first. */
const LATER: { readonly [code: string]: number } = { 'clock-backwards': -AN_HOUR_MS };

let directory = '';

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-fixtures-'));
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

testFixtures(Object.keys(HISTORY), async (code) => {
  const folder = `${FINDINGS}/${code}`;
  const out = join(directory, code);
  const before: Finding[] = [];
  if (existsSync(`${folder}/before`)) {
    const { built } = await buildInto(out, await readDataFiles(`${folder}/before`), NOW);
    before.push(...built.findings);
    BETWEEN[code]?.(out);
  }
  const { built } = await buildInto(out, await readDataFiles(`${folder}/data`), NOW + (LATER[code] ?? AN_HOUR_MS), {
    allowsRemovals: false,
    fetch: () => Promise.reject(new Error('no such host')),
  });
  const shorten = (text: string) =>
    text.replaceAll(`${out}/`, 'dist/').replaceAll(`${folder}/`, '').replaceAll(out, 'dist');
  return [...before, ...built.findings].map((found) => ({
    ...found,
    file: shorten(found.file),
    message: shorten(found.message),
    ...(found.related && { related: found.related.map((place) => ({ ...place, file: shorten(place.file) })) }),
  }));
});
