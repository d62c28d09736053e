/**
 * The findings about what was published before: test/fixtures/findings/<code>/before is the data directory of the build
 * before, data/ that of the next one an hour later, and expected.txt all that is said about the latter, to the byte.
 *
 *     UPDATE_FIXTURES=1 npx vitest run test/findings/history-fixtures.test.ts
 */

import { existsSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Finding } from '../../src/findings/finding.ts';
import { printText } from '../../src/findings/print/print-text.ts';
import { readDataFiles } from '../../src/publish/disk/data-directory.ts';
import { HISTORY } from '../../src/publish/history/finding-codes.ts';
import { buildInto } from '../publish/history/support/disk-builds.ts';
import { NOW } from '../support/data-directory.ts';
import { expectReport, FINDINGS } from '../support/fixtures.ts';

const AN_HOUR_MS = 3_600_000;

/** What happens between the two builds, beside the data being edited. */
const BETWEEN: { readonly [code: string]: (out: string) => void } = {
  'previous-damaged': (out) => truncateSync(join(out, '_snapshot/manifest.json'), 100),
};

/** When the second build is, in ms after the first. */
const LATER: { readonly [code: string]: number } = { 'clock-backwards': -AN_HOUR_MS };

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-fixtures-'));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

test.each(Object.keys(HISTORY))('%s', async (code) => {
  const folder = `${FINDINGS}/${code}`;
  const out = join(directory, 'dist');
  if (existsSync(`${folder}/before`)) {
    const { built } = await buildInto(out, await readDataFiles(`${folder}/before`), NOW);
    expect(built.findings).toEqual([]);
    BETWEEN[code]?.(out);
  }
  const { built } = await buildInto(out, await readDataFiles(`${folder}/data`), NOW + (LATER[code] ?? AN_HOUR_MS), {
    allowsRemovals: false,
    fetch: () => Promise.reject(new Error('no such host')),
  });
  const report = shorten(printText(built.findings, { colour: false, limit: 20 }), folder);
  const codes = built.findings.map((found: Finding) => found.code);
  expectReport(code, report, codes);
});

/** Paths as somebody sees them who builds data/ into dist/. */
function shorten(report: string, folder: string): string {
  return `${report.replaceAll(`${directory}/`, '').replaceAll(`${folder}/`, '')}\n`;
}
