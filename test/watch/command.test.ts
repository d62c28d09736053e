/** `npm run watch -- --no-deploy` as an operator runs it: a process of its own, real files, and a signal at the end. */

import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createS3Store } from '../../src/live/store/s3.ts';
import { MANIFEST_PATH, type Manifest } from '../../src/stored-format/manifest.ts';
import { edgeOf } from '../live/support/edge-of-store.ts';
import { type FakeS3, startFakeS3 } from '../live/support/fake-s3.ts';
import { program, programEnvironment } from '../support/program.ts';

const HOME = resolve(import.meta.dirname, '../..');

let root: string;
let child: ChildProcess | undefined;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'watch-command-'));
  await cp(join(HOME, 'test/fixtures/valid/data'), join(root, 'data'), { recursive: true });
});

afterEach(async () => {
  child?.kill('SIGKILL');
  await rm(root, { recursive: true });
});

/** Starts the program as the npm script does, without a process between that passes on signals in its own way. */
function start(...more: string[]) {
  return startWith({}, ...more);
}

function startWith(environment: NodeJS.ProcessEnv, ...more: string[]) {
  const args = [
    'watch',
    '--data',
    join(root, 'data'),
    '--out',
    join(root, 'dist'),
    '--no-deploy',
    '--cache',
    join(root, 'cache'),
    ...more,
  ];
  const started = spawn(process.execPath, [program(), ...args], {
    cwd: HOME,
    env: { ...programEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  const ended = new Promise<number | null>((done) => started.once('exit', done));
  const lines = createInterface({ input: started.stderr })[Symbol.asyncIterator]();
  const report: string[] = [];
  createInterface({ input: started.stdout }).on('line', (line) => report.push(line));
  const seen: string[] = [];
  /** The next line that holds the words. */
  const line = async (words: string): Promise<string> => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`It ended without "${words}". It said:\n${seen.join('\n')}`);
      seen.push(value);
      if (value.includes(words)) return value.replace(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ {2}/, '');
    }
  };
  return { line, report, ended, end: (signal: NodeJS.Signals) => started.kill(signal) };
}

const rename = async (from: string, to: string) => {
  const path = join(root, 'data', 'locations.csv');
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replaceAll(from, to));
};

const [BEFORE, AFTER] = ['Ostbahnhof,Am', 'Ostkreuz,Am'];

test('publishes each change, reports errors and continues, and ends cleanly', async () => {
  const { line, report, ended, end } = start('--every', '1');
  await line('watching');
  expect(await line('built in')).toMatch(/^built in [\d.]+ m?s$/);
  await rename(BEFORE, AFTER);
  expect(await line('changed')).toBe(`${join(root, 'data', 'locations.csv')} changed`);
  await line('built in');
  expect(await readFile(join(root, 'dist/api/ocpi/2.2/locations'), 'utf8')).toContain('Ostkreuz');

  await writeFile(join(root, 'data', 'evses.csv'), 'uid,location_id\nA,NO-SUCH\n');
  await line('not built: the data cannot be published');
  expect(report.join('\n')).toContain('unknown-location');
  expect(await readFile(join(root, 'dist/api/ocpi/2.2/locations'), 'utf8')).toContain('Ostkreuz');

  end('SIGTERM');
  await line('ended');
  expect(await ended).toBe(0);
});

test('a status source that is named while it runs is watched from then on', { tags: ['slow'] }, async () => {
  const { line } = start('--every', '1');
  await line('built in');
  const path = join(root, 'data', 'network.json');
  const settings = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...settings, status_sources: [{ name: 'live', file: '../live.csv' }] }));
  await line('network.json changed');
  expect(await line('status-source-failed')).toContain('The status source "live"');
  await writeFile(join(root, 'live.csv'), 'evse_uid,status\nAMS-01-A,CHARGING\n');
  expect(await line('live.csv')).toBe(`${join(root, 'live.csv')} changed`);
  expect(await line('over:')).toMatch(/network\.json {2}status-source-failed {2}live$/);
});

describe('--live', () => {
  const settings = async (live: object) => {
    const path = join(root, 'data', 'network.json');
    await writeFile(path, JSON.stringify({ ...JSON.parse(await readFile(path, 'utf8')), live }));
  };
  const LOCATION = '/api/ocpi/2.2/locations/AMS-01';

  test('publishes a status in the store without a build, and new tables with one', { tags: ['slow'] }, async () => {
    await using bucket = await startFakeS3();
    const { url, region, accessKeyId, secretAccessKey } = bucket.access;
    const ask = async (path: string) => (await edgeOf(createS3Store(bucket.access), join(root, 'dist'))(path)).json();
    await settings({ url, region });
    await writeFile(join(root, 'data', 'status.csv'), 'evse_uid,status\nAMS-01-A,AVAILABLE\n');
    const key = { LIVE_ACCESS_KEY_ID: accessKeyId, LIVE_SECRET_ACCESS_KEY: secretAccessKey };
    const { line, ended, end } = startWith(key, '--live', '--every', '1');
    await line('each change is published in the bucket');
    await line('published in');
    const built = await readBuilt();
    await writeFile(join(root, 'data', 'status.csv'), 'evse_uid,status\nAMS-01-A,CHARGING\n');
    await line('1 EVSE has another status');
    await line('published in');
    expect(await ask(`${LOCATION}/AMS-01-A`)).toMatchObject({ data: { status: 'CHARGING' } });
    expect(await ask('/_health.json')).toMatchObject({ head: 'live' });
    expect(await readBuilt()).toEqual(built);
    expect(Date.parse(headIn(bucket).moment)).toBeGreaterThan(Date.parse(built.moment));

    await rename(BEFORE, AFTER);
    await line('locations.csv changed');
    await line('published in');
    expect(JSON.stringify(await ask('/api/ocpi/2.2/locations'))).toContain('Ostkreuz');
    expect(await ask(`${LOCATION}/AMS-01-A`)).toMatchObject({ data: { status: 'CHARGING' } });
    end('SIGTERM');
    await line('ended');
    expect(await ended).toBe(0);
  });

  test('needs a store', async () => {
    const { line, ended } = start('--live');
    expect(await line('ocpi-snapshot:')).toContain('network.json names no store: add "live"');
    expect(await ended).toBe(2);
  });

  test('needs the key of a bucket, and does not ask without one', async () => {
    await settings({ url: 'https://bucket.invalid' });
    const { line, ended } = start('--live');
    expect(await line('ocpi-snapshot:')).toContain(
      'its key is missing: set LIVE_ACCESS_KEY_ID and LIVE_SECRET_ACCESS_KEY',
    );
    expect(await ended).toBe(2);
  });

  const readBuilt = async () => JSON.parse(await readFile(join(root, 'dist', MANIFEST_PATH), 'utf8')) as Manifest;
  const headIn = ({ objects }: FakeS3) => JSON.parse(String(objects.get(MANIFEST_PATH.slice(1))?.bytes)) as Manifest;
});

test('a publish that is running at the end is finished', { tags: ['slow'] }, async () => {
  const { line, ended, end } = start();
  await line('watching');
  // As from a terminal by way of npm: twice, shortly one after the other.
  end('SIGINT');
  await line('ending');
  end('SIGINT');
  await line('built in');
  await line('ended');
  expect(await ended).toBe(0);
});

test('a missing directory is a wrong call', async () => {
  await rm(join(root, 'data'), { recursive: true });
  const { line, ended } = start();
  expect(await line('ocpi-snapshot:')).toContain(`ocpi-snapshot: There is no directory "${join(root, 'data')}". `);
  expect(await ended).toBe(2);
});

test.each(['0', '1.5', 'soon', '100000'])('--every %s is a wrong call', async (every) => {
  const { line, ended } = start('--every', every);
  expect(await line('ocpi-snapshot:')).toContain(
    `--every must be a number of seconds from 1 to 86400, not "${every}".`,
  );
  expect(await ended).toBe(2);
});
