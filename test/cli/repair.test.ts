/** After a kill in the middle of a replacement: every command that reads the tables stops, and repair goes on without the feed. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { check } from '../../src/cli/check/check.ts';
import { formatData } from '../../src/cli/check/format-data.ts';
import { repair } from '../../src/cli/check/repair.ts';
import { build } from '../../src/cli/publish/build.ts';
import { run } from '../../src/cli/publish/run.ts';
import { DISK } from '../../src/publish/disk/disk.ts';
import { NotALock } from '../../src/publish/disk/lock.ts';
import { replaceFiles } from '../../src/publish/disk/replace-files.ts';
import { DamagedList } from '../../src/publish/disk/unfinished-replacement.ts';
import { COMPANIONS } from '../support/companions.ts';
import { NOW } from '../support/data-directory.ts';
import { SETTINGS, SMALLEST } from '../support/network-of.ts';
import { type RecordedTerminal, recordedTerminal } from '../support/recorded-terminal.ts';

let directory = '';
let data = '';
let terminal: RecordedTerminal;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-repair-'));
  data = join(directory, 'data');
  mkdirSync(data);
  write('network.json', JSON.stringify(SETTINGS));
  for (const [table, text] of Object.entries(SMALLEST)) write(`${table}.csv`, text);
  terminal = recordedTerminal();
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(join(data, name), text);
const read = (name: string) => readFileSync(join(data, name), 'utf8');
const said = () => [...terminal.said.out, ...terminal.said.note].join('\n').replaceAll(directory, '');

const OLD = SMALLEST.locations ?? '';
const NEW = OLD.replace('Amsterdam', 'Utrecht');

/** A replacement of locations.csv whose process was killed when the old table had been moved away. */
async function cutOff(): Promise<void> {
  const killed = { ...DISK, putBeside: () => Promise.reject(new Error('killed')) };
  const replaced = replaceFiles(data, [{ path: 'locations.csv', before: OLD, after: NEW }], killed);
  await expect(replaced).rejects.toThrow();
}

const options = () => ({
  companions: COMPANIONS,
  data,
  out: join(directory, 'dist'),
  format: 'text' as const,
  now: NOW,
});
const building = () => ({
  ...options(),
  cache: undefined,
  previous: { kind: 'none' } as const,
  allowsRemovals: false,
  asksStatusSources: false,
  baseUrl: undefined,
});

describe('as long as it is unfinished, nothing is checked, published or written:', () => {
  beforeEach(cutOff);

  test.each<[string, () => Promise<number>]>([
    ['check', () => check(options(), terminal)],
    ['check --write-waivers', () => check({ ...options(), waivers: {} }, terminal)],
    ['build', () => build(building(), terminal)],
    ['watch', () => run({ build: building(), every: 10, shortest: 1000, uploads: false }, terminal)],
    ['format-data', () => formatData({ companions: COMPANIONS, data, isCheck: false }, terminal)],
  ])('%s', async (_, called) => {
    expect(await called()).toBe(1);
    expect(said()).toContain('unfinished-replacement');
    expect(said()).toContain('locations.csv is as before');
    expect(said()).toContain('Finish it with "ocpi-snapshot repair --data /data", or add --undo');
  });
});

describe('repair', () => {
  test('finishes it', async () => {
    await cutOff();
    expect(await repair({ data, undoes: false }, terminal)).toBe(0);
    expect(read('locations.csv')).toBe(NEW);
    expect(said()).toContain('/data/locations.csv: new\nThe replacement is finished: 1 file.');
    expect(await check(options(), recordedTerminal())).toBe(0);
  });

  test('or takes it back', async () => {
    await cutOff();
    expect(await repair({ data, undoes: true }, terminal)).toBe(0);
    expect(read('locations.csv')).toBe(OLD);
    expect(said()).toContain('/data/locations.csv: as before\nEverything was taken back: 1 file.');
  });

  test('never writes over a table that was written since then', async () => {
    await cutOff();
    write('locations.csv', 'typed');
    for (const undoes of [false, true]) expect(await repair({ data, undoes }, terminal)).toBe(1);
    expect(read('locations.csv')).toBe('typed');
    expect(said()).toContain('/data/locations.csv was edited in the meantime, so it stays as it is.');
    expect(said()).toContain('nothing is lost: /data/.replacing has the texts');
  });

  test('says that nothing is unfinished', async () => {
    expect(await repair({ data, undoes: false }, terminal)).toBe(0);
    expect(said()).toBe('Nothing is unfinished in /data.');
  });

  test('explains a damaged list in words', async () => {
    mkdirSync(join(data, '.replacing'));
    write('.replacing/list.json', '[["0","../../victim"]]');
    await expect(repair({ data, undoes: false }, terminal)).rejects.toThrow(DamagedList);
    expect(await check(options(), terminal)).toBe(1);
    expect(said()).toContain('it is not in the form that this program writes');
  });
});

test.each([
  ['format-data', () => formatData({ companions: COMPANIONS, data, isCheck: false }, terminal)],
  ['repair', () => repair({ data, undoes: false }, terminal)],
])('%s does not write without its lock', async (_, run) => {
  write('locations.csv', OLD.replaceAll(',', ';'));
  mkdirSync(join(data, '.replacing/lock'), { recursive: true });
  await expect(run()).rejects.toThrow(NotALock);
  expect(read('locations.csv')).toBe(OLD.replaceAll(',', ';'));
});
