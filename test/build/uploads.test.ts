/** What is uploaded gets a moment that lies ahead, since clients see it only when the upload is over. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSnapshot } from '../../src/build.ts';
import { NO_CACHE } from '../../src/cache/store.ts';
import { lateness } from '../../src/commands/deploy.ts';
import { readIn, readManifest } from '../../src/snapshot/read-snapshot.ts';
import { noFetch } from '../history/support/disk-builds.ts';
import { networkOf } from '../support/network-of.ts';

const NOON = Date.parse('2026-05-01T12:00:00Z');

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-uploads-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test.each([
  ['is uploaded', true, {}, '2026-05-01T12:00:20Z'],
  ['is uploaded slowly', true, { upload_seconds: 90 }, '2026-05-01T12:01:30Z'],
  ['is only built', false, { upload_seconds: 90 }, '2026-05-01T12:00:00Z'],
])('a snapshot that %s', async (_, isUploaded, settings, moment) => {
  const out = join(directory, 'dist');
  await buildSnapshot(
    {
      sources: networkOf({}, settings),
      out,
      baseUrl: undefined,
      now: NOON,
      previous: { kind: 'none' },
      isForPublishing: false,
      isUploaded,
      allowsRemovals: false,
    },
    { cache: NO_CACHE, code: '', fetch: noFetch, readStatuses: async () => [], stage: () => {} },
  );
  const manifest = readManifest(readIn(out)('/_snapshot/manifest.json'));
  expect(manifest.moment).toBe(moment);
  expect(manifest.health.built_at).toBe('2026-05-01T12:00:00Z');
});

test('an upload that took longer than clients are prepared for is worth a word', () => {
  expect(lateness(19_900, 20)).toBeUndefined();
  expect(lateness(20_000, 20)).toBeUndefined();
  expect(lateness(41_200, 20)).toContain('The upload took 42 s, longer than upload_seconds in network.json (20)');
});
