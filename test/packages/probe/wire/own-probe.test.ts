/** What we publish in three versions, asked by the probe: nothing fails, and all that is new in 2.3.0 is looked at. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProbeReport } from '../../../../packages/probe/src/probe.ts';
import { type RunningEdge, startWithAssets } from '../../../edge/support/running-edge.ts';
import { type Site, siteOf } from '../../../edge/support/site.ts';
import { buildInMemory } from '../../../support/build-in-memory.ts';
import { OPENED } from '../../../support/companions.ts';
import { NOW } from '../../../support/data-directory.ts';
import { completeFiles } from '../../import/roundtrip/round-trip.ts';
import { documentOf, feed } from '../../import/support.ts';
import { resultOf, run } from '../support/run.ts';

let edge: RunningEdge;
let report: ProbeReport;

beforeAll(async () => {
  let site: Site = new Map();
  edge = await startWithAssets((path) => site.get(path) ?? 404);
  const files = completeFiles(
    documentOf(feed('newest-locations')),
    documentOf(feed('newest-tariffs'), 'tariffs.json'),
    NOW,
  );
  const settings = { ...JSON.parse(files.get('network.json') ?? '{}'), base_url: edge.url.origin };
  const tables = [...files].filter(([name]) => name.endsWith('.csv'));
  const built = await buildInMemory(
    {
      settingsFile: { path: 'network.json', bytes: Buffer.from(JSON.stringify(settings)) },
      tables: tables.map(([path, text]) => ({ path, bytes: Buffer.from(text) })),
    },
    { companions: OPENED, now: NOW },
  );
  if (built.kind === 'invalid') throw new Error(JSON.stringify(built.findings, undefined, 2));
  site = siteOf(built.files);
  report = await run(edge.url, { version: undefined });
});
afterAll(() => edge?.stop());

test('nothing fails', () => {
  expect(report.results.filter(({ result }) => result === 'fail')).toEqual([]);
  expect(report.notes.filter((note) => note.includes('stopped'))).toEqual([]);
});

test('the objects of all versions are looked at', () => {
  expect(resultOf(report, 'objects-conform')).toMatchObject({ result: 'pass', checked: 3 * (1 + 3) });
  expect(resultOf(report, 'objects-plain').result).toBe('pass');
});
