/** A snapshot that will be uploaded gets a time ahead, because clients see it only when the upload is over. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lateUpload } from '../../src/cli/publish/deploy.ts';
import { buildDirectory } from '../../src/publish/build-directory.ts';
import { readIn, readManifest } from '../../src/snapshot/read-snapshot.ts';
import { COMPANIONS } from '../support/companions.ts';
import { networkOf } from '../support/network-of.ts';
import { noFetch } from './history/support/disk-builds.ts';

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
])('a snapshot that %s', async (_, isUploaded, settings, publishedAt) => {
  const out = join(directory, 'dist');
  await buildDirectory(
    {
      companions: COMPANIONS,
      dataFiles: networkOf({}, settings),
      out,
      baseUrl: undefined,
      now: NOON,
      previous: { kind: 'none' },
      isForPublishing: false,
      isUploaded,
      allowsRemovals: false,
    },
    { fetch: noFetch, readStatuses: async () => [], stage: () => {} },
  );
  const manifest = readManifest(readIn(out)('/_snapshot/manifest.json'));
  expect(manifest.moment).toBe(publishedAt);
  expect(manifest.health.built_at).toBe('2026-05-01T12:00:00Z');
});

test('an upload that ends after publishedAt is reported, with what to set', () => {
  const built = { publishedAt: NOON + 21_000, data: { settings: { upload_seconds: 20 } }, history: {} };
  expect(lateUpload(NOON + 20_000, built)).toBeUndefined();
  const word = lateUpload(NOON + 41_200, built);
  expect(word).toContain('The upload took longer than upload_seconds in network.json (20)');
  expect(word).toContain('Set it to 42 or more.');
  expect(lateUpload(NOON + 41_200, { ...built, history: { isFirst: true } })).toBeUndefined();
});

test('what is rendered and written before an upload does not count as part of it', async () => {
  const out = join(directory, 'dist');
  let time = NOON;
  const built = await buildDirectory(
    {
      companions: COMPANIONS,
      dataFiles: networkOf({}),
      out,
      baseUrl: undefined,
      now: NOON,
      previous: { kind: 'none' },
      isForPublishing: false,
      isUploaded: true,
      allowsRemovals: false,
    },
    {
      fetch: noFetch,
      clock: () => time,
      readStatuses: async () => [],
      // Rendering takes longer than an upload may.
      stage: (name) => {
        if (name === 'pack') time += 25_000;
      },
    },
  );
  if (built.kind !== 'built') throw new Error('not built');
  expect(lateUpload(time + 20_000, built)).toBeUndefined();
});
