/** The rounds of `watch` and `start`: a changed status is a step in the directory, and all else is a build. */

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quietBuilder } from '../../src/cli/publish/build-quietly.ts';
import { roundsInDirectory } from '../../src/cli/publish/publish-in-directory.ts';
import { LATER, type Rounds } from '../../src/cli/publish/rounds.ts';
import { answerFromDirectory } from '../../src/edge/hosts/directory.ts';
import type { Location } from '../../src/ocpi/types.ts';
import { HEALTH_PATH } from '../../src/stored-format/health.ts';
import { MANIFEST_PATH } from '../../src/stored-format/manifest.ts';
import type { StatusFile } from '../../src/stored-format/status-file.ts';
import { COMPANIONS } from '../support/companions.ts';

const VALID = resolve(import.meta.dirname, '../fixtures/valid/data');

let root: string;
let told: string[];
let notes: string[];
let rounds: Rounds;
let builds: number;

function roundsOf(uploads: boolean): Rounds {
  const terminal = {
    out: (text: string) => void told.push(text),
    note: () => {},
    colour: false,
    summaryFile: undefined,
  };
  const options = {
    ...{ companions: COMPANIONS, data: join(root, 'data'), out: join(root, 'dist'), now: 0 },
    ...{ baseUrl: 'http://localhost:8787', clock: () => Date.now(), cache: undefined },
    ...{ asksStatusSources: true, allowsRemovals: true },
    format: 'text',
    previous: { kind: 'default' },
  } as const;
  const builder = quietBuilder({ ...terminal, callOf: (name) => name }, () => {});
  const build = async () => {
    builds++;
    return builder.build({ ...options, ...LATER, now: Date.now() });
  };
  return roundsInDirectory({ options, builder, build, uploads, note: (text) => notes.push(text) });
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rounds-in-directory-'));
  cpSync(VALID, join(root, 'data'), { recursive: true });
  const settings = { status_sources: [{ name: 'hub', file: '../hub.csv' }], max_removal_share: 1 };
  write('network.json', JSON.stringify({ ...JSON.parse(read('network.json')), ...settings }));
  report('AVAILABLE');
  told = [];
  notes = [];
  builds = 0;
  rounds = roundsOf(false);
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

const read = (name: string) => readFileSync(join(root, 'data', name), 'utf8');
const write = (name: string, text: string) => writeFileSync(join(root, 'data', name), text);
const report = (status: string) => writeFileSync(join(root, 'hub.csv'), `evse_uid,status\nAMS-01-A,${status}\n`);

/** The status that is published in the plain list, and in /status.json. */
function published(): (string | undefined)[] {
  const file = (path: string) => JSON.parse(readFileSync(join(root, 'dist', path), 'utf8'));
  const { data } = file('api/ocpi/2.2/locations') as { data: Location[] };
  const evse = data.flatMap(({ evses = [] }) => evses).find(({ uid }) => uid === 'AMS-01-A');
  const { evses } = file('status.json') as StatusFile;
  return [evse?.status, evses['AMS-01-A']?.status];
}

test('a changed status is a step, and nothing else is written for it', async () => {
  expect(await rounds.publish()).toMatchObject({ kind: 'built', isChanged: true });
  expect(await rounds.publish()).toMatchObject({ kind: 'renewed', isChanged: false });
  report('CHARGING');
  expect(await rounds.publish()).toMatchObject({ kind: 'published', changed: 1, isChanged: true });
  expect(published()).toEqual(['CHARGING', 'CHARGING']);
  write('locations.csv', read('locations.csv').replaceAll('Ostbahnhof,Am', 'Ostkreuz,Am'));
  expect(await rounds.publish()).toMatchObject({ kind: 'built', isChanged: true });
  expect(published()).toEqual(['CHARGING', 'CHARGING']);
});

test('a round that finds nothing new leaves the manifest alone, and one that finds a source silent does not', async () => {
  const manifest = () => statSync(join(root, 'dist', MANIFEST_PATH)).ino;
  await rounds.publish();
  const built = manifest();
  expect(await rounds.publish()).toMatchObject({ kind: 'renewed' });
  expect(manifest()).toBe(built);
  rmSync(join(root, 'hub.csv'));
  await rounds.publish();
  expect(manifest()).not.toBe(built);
});

test('strict health is right in each round, although only some of them write the manifest', async () => {
  write('network.json', read('network.json').replace('"../hub.csv"', '"../hub.csv","max_age_seconds":60'));
  // /status.json says nothing of a source that is not the newest to tell of any EVSE.
  const reportOf = (time: string) => `evse_uid,status,last_updated\nAMS-01-A,AVAILABLE,${time}\n`;
  writeFileSync(join(root, 'hub.csv'), reportOf('2026-11-21T12:00:00Z'));
  write('status.csv', reportOf('2026-11-21T13:00:00Z'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 14) });
  utimesSync(join(root, 'hub.csv'), new Date(), new Date());
  const ask = answerFromDirectory(join(root, 'dist'));
  const strict = async () => (await ask(new Request(`http://localhost:8787${HEALTH_PATH}?strict`))).status;
  const pass = () => vi.setSystemTime(Date.now() + 20_000);
  await rounds.publish();
  const written = new Set<number>();
  for (let round = 0; round < 6; round++) {
    pass();
    expect(await strict()).toBe(200);
    utimesSync(join(root, 'hub.csv'), new Date(), new Date());
    await rounds.publish();
    written.add(statSync(join(root, 'dist', MANIFEST_PATH)).ino);
  }
  expect([builds, written.size]).toEqual([1, 4]);
  for (let round = 0; round < 4; round++) {
    pass();
    await rounds.publish();
  }
  expect(await strict()).toBe(503);
});

test('another process that writes the same directory is told of, once', async () => {
  await rounds.publish();
  const other = roundsOf(false);
  for (const status of ['CHARGING', 'AVAILABLE', 'CHARGING']) {
    report(status);
    await other.publish();
    expect(published()[0]).toBe(status);
    await rounds.publish();
  }
  expect(notes).toHaveLength(2);
  expect(notes[0]).toMatch(/^another process has written .*dist meanwhile/);
});

test('a build is made if it is asked for, and where another picture has the name of one', async () => {
  await rounds.publish();
  expect(await rounds.publish(true)).toMatchObject({ kind: 'built' });
  const picture = 'images/one.svg';
  mkdirSync(join(root, 'data/images'), { recursive: true });
  write(picture, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(await rounds.publish()).toMatchObject({ kind: 'built' });
  write(picture, '<svg xmlns="http://www.w3.org/2000/svg"> </svg>');
  expect(await rounds.publish()).toMatchObject({ kind: 'built' });
  expect(await rounds.publish()).toMatchObject({ kind: 'renewed' });
});

test('an EVSE that is REMOVED, or returns, is so after the same round', async () => {
  await rounds.publish();
  for (const status of ['REMOVED', 'AVAILABLE']) {
    report(status);
    expect(await rounds.publish()).toMatchObject({ kind: 'built' });
    expect(published()[0]).toBe(status);
  }
});

test('while the tables have errors, statuses go on, unless what is written would wait for an upload', async () => {
  for (const [uploads, status] of [
    [false, 'CHARGING'],
    [true, 'AVAILABLE'],
  ] as const) {
    rounds = roundsOf(uploads);
    report('AVAILABLE');
    await rounds.publish();
    const evses = read('evses.csv');
    write('evses.csv', 'uid,location_id\nA,NO-SUCH\n');
    for (const now of ['AVAILABLE', 'CHARGING']) {
      report(now);
      expect(await rounds.publish()).toEqual({ kind: 'invalid' });
    }
    expect(published()[0]).toBe(status);
    write('evses.csv', evses);
    expect((await rounds.publish()).kind).not.toBe('invalid');
    expect(published()).toEqual(['CHARGING', 'CHARGING']);
    expect(told.filter((text) => text.includes('unknown-location'))).toHaveLength(1);
    told = [];
  }
});

test('statuses that went on beside tables with errors are built again once these are right, and not before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await rounds.publish();
  const evses = read('evses.csv');
  write('evses.csv', 'uid,location_id\nA,NO-SUCH\n');
  await rounds.publish();
  report('CHARGING');
  await rounds.publish();
  vi.setSystemTime(Date.now() + 660_000);
  expect(await rounds.publish()).toEqual({ kind: 'invalid' });
  expect(builds).toBe(2);
  write('evses.csv', evses);
  expect(await rounds.publish()).toMatchObject({ kind: 'renewed' });
  expect(await rounds.publish()).toMatchObject({ kind: 'built' });
  expect(published()).toEqual(['CHARGING', 'CHARGING']);
});

test.each([
  ['is no JSON', () => '{'],
  ['has an error', (text: string) => JSON.stringify({ ...JSON.parse(text), max_limit: 'many' })],
])('while network.json %s, statuses go on from the sources that are known', async (_, broken) => {
  await rounds.publish();
  write('network.json', broken(read('network.json')));
  for (const status of ['AVAILABLE', 'CHARGING']) {
    report(status);
    expect(await rounds.publish()).toEqual({ kind: 'invalid' });
    expect(published()).toEqual([status, status]);
  }
});
