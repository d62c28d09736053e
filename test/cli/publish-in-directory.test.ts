/** What `watch` publishes in a directory, and when it uploads that. */

import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quietBuilder } from '../../src/cli/publish/build-quietly.ts';
import { publishInDirectory } from '../../src/cli/publish/publish-in-directory.ts';
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
  [uploads, notes] = [0, []];
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

const report = (status: string) =>
  writeFileSync(join(root, 'data/status.csv'), `evse_uid,status\nAMS-01-A,${status}\n`);

let uploads: number;
let notes: string[];

/** @param upload undefined if nothing is uploaded */
function publisher(upload: (() => Promise<void>) | undefined) {
  const terminal = { out: () => {}, note: () => {}, colour: false, summaryFile: undefined, callOf: () => '' };
  const note = (text: string) => notes.push(text);
  const options = {
    ...{ companions: COMPANIONS, data: join(root, 'data'), out: join(root, 'dist'), now: 0 },
    format: 'text',
    ...{ baseUrl: 'http://localhost:8787', clock: Date.now, cache: undefined, allowsRemovals: true },
    asksStatusSources: true,
    previous: { kind: 'none' },
  } as const;
  const builder = quietBuilder(terminal, note);
  return publishInDirectory({ options, builder, uploads: upload !== undefined, note }, upload).publish;
}

const upload = async () => void uploads++;

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
  const publish = publisher(upload);
  expect(await publish()).toBe('published');
  const built = published();
  report('CHARGING');
  const begun = Date.now();
  expect(await publish()).toBe('published');
  const stepped = published();
  expect(stepped).toMatchObject({ status: 'CHARGING', directory: built.directory });
  expect(stepped.at).toBeGreaterThanOrEqual(begun + 91_000);
  expect(notes).toEqual([]);
  // Nothing new is not uploaded.
  expect([await publish(), uploads]).toEqual(['unchanged', 2]);
});

test('an upload that took longer than it was expected to is told', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const publish = publisher(async () => void vi.setSystemTime(Date.now() + 200_000));
  await publish();
  report('CHARGING');
  expect(await publish()).toBe('published');
  expect(notes).toEqual(Array(2).fill(expect.stringContaining('The upload took longer than upload_seconds')));
});

test('where nothing is uploaded, a changed status is a step, too, and public at once', async () => {
  const publish = publisher(undefined);
  expect(await publish()).toBe('published');
  const built = published();
  report('CHARGING');
  expect(await publish()).toBe('published');
  expect(published()).toMatchObject({ status: 'CHARGING', directory: built.directory });
  expect(published().at).toBeLessThan(Date.now() + 20_000);
  expect(await publish()).toBe('unchanged');
});

test('what is live at the start is not known, so the first round is uploaded in any case', async () => {
  for (const count of [1, 2]) expect([await publisher(upload)(), uploads]).toEqual(['published', count]);
});

test('what could not be uploaded is uploaded later, even if nothing is new then, or the data had errors in between', async () => {
  let isAway = true;
  const publish = publisher(async () => {
    if (isAway) throw new Error('no network');
    uploads++;
  });
  await expect(publish()).rejects.toThrow('no network');
  const evses = readFileSync(join(root, 'data/evses.csv'));
  writeFileSync(join(root, 'data/evses.csv'), 'uid,location_id\nA,NO-SUCH\n');
  expect([await publish(), uploads]).toEqual(['invalid', 0]);
  writeFileSync(join(root, 'data/evses.csv'), evses);
  isAway = false;
  expect([await publish(), uploads]).toEqual(['published', 1]);
  expect([await publish(), uploads]).toEqual(['unchanged', 1]);
});
