/** What `watch` does before it uploads. */

import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchRounds } from '../../src/cli/publish/watch-rounds.ts';
import type { Location } from '../../src/ocpi/types.ts';
import { COMPANIONS } from '../support/companions.ts';

const VALID = resolve(import.meta.dirname, '../fixtures/valid/data');

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'watch-rounds-'));
  cpSync(VALID, join(root, 'data'), { recursive: true });
  const path = join(root, 'data/network.json');
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), upload_seconds: 90 }));
  report('AVAILABLE');
});

afterEach(() => rmSync(root, { recursive: true }));

const report = (status: string) =>
  writeFileSync(join(root, 'data/status.csv'), `evse_uid,status\nAMS-01-A,${status}\n`);

function roundsOf(noDeploy: boolean) {
  const terminal = { out: () => {}, note: () => {}, colour: false, summaryFile: undefined, callOf: () => '' };
  return watchRounds(
    {
      ...{
        companions: COMPANIONS,
        data: join(root, 'data'),
        out: join(root, 'dist'),
        format: 'text',
        now: 0,
        every: 1,
      },
      ...{ baseUrl: 'http://localhost:8787', clock: Date.now, cache: undefined, noDeploy, allowsRemovals: true },
      ...{ asksStatusSources: true },
      previous: { kind: 'none' },
    },
    terminal,
    () => {},
  );
}

/** The EVSE, and which directory it is in. */
function published() {
  const { data } = JSON.parse(readFileSync(join(root, 'dist/api/ocpi/2.2/locations'), 'utf8')) as { data: Location[] };
  const evse = data.flatMap(({ evses = [] }) => evses).find(({ uid }) => uid === 'AMS-01-A');
  return {
    status: evse?.status,
    at: Date.parse(evse?.last_updated ?? ''),
    directory: realpathSync(join(root, 'dist')),
  };
}

test('a changed status that is to be uploaded is a step, with a time after the upload', async () => {
  const { make, lateAt } = roundsOf(false);
  expect(await make(true)).toBe('changed');
  const built = published();
  report('CHARGING');
  const begun = Date.now();
  expect(await make(false)).toBe('changed');
  const stepped = published();
  expect(stepped).toMatchObject({ status: 'CHARGING', directory: built.directory });
  expect(stepped.at).toBeGreaterThanOrEqual(begun + 91_000);
  expect(lateAt(stepped.at)).toContain('The upload took longer than upload_seconds');
  expect(lateAt(stepped.at - 2000)).toBeUndefined();
  // Nothing new is not uploaded.
  expect(await make(false)).toBe('unchanged');
});

test('where nothing is uploaded, a changed status is a step, too, and public at once', async () => {
  const { make } = roundsOf(true);
  expect(await make(true)).toBe('changed');
  const built = published();
  report('CHARGING');
  expect(await make(true)).toBe('changed');
  expect(published()).toMatchObject({ status: 'CHARGING', directory: built.directory });
  expect(published().at).toBeLessThan(Date.now() + 20_000);
  expect(await make(true)).toBe('unchanged');
});
