/** Two builds at once in one place: both succeed, one after the other, and the later goes on from the earlier one's snapshot. */

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runBuild } from '../../src/cli/publish/build.ts';
import type { BuildOptions } from '../../src/command/options.ts';
import type { Terminal } from '../../src/command/terminal.ts';
import { SETTINGS, SMALLEST } from '../support/network-of.ts';
import { callBuild, expectWholeSnapshot, runBuildCommand } from './support/command.ts';

const NOON = '2026-05-01T12:00:00Z';

let directory = '';
let out = '';
let data: [string, string] = ['', ''];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-two-'));
  out = join(directory, 'dist');
  data = [directoryWith('one'), directoryWith('two')];
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** The smallest network under another name. */
function directoryWith(name: string): string {
  const path = join(directory, name);
  mkdirSync(path);
  writeFileSync(join(path, 'network.json'), JSON.stringify(SETTINGS));
  const tables = { ...SMALLEST, locations: (SMALLEST.locations ?? '').replace('Main Street 1', name) };
  for (const [table, text] of Object.entries(tables)) writeFileSync(join(path, `${table}.csv`), text);
  return path;
}

function published(): { publishedAt: string; address: string; last_updated: string } {
  const { moment: publishedAt } = JSON.parse(readFileSync(join(out, '_snapshot/manifest.json'), 'utf8'));
  const [location] = JSON.parse(readFileSync(join(out, 'api/ocpi/2.2/locations'), 'utf8')).data;
  return { publishedAt, ...location };
}

/** Times are at least a second apart, though all builds start at noon. */
function secondsAfterNoon(time: string): number {
  return (Date.parse(time) - Date.parse(NOON)) / 1000;
}

const args = (from: string) => ['--data', from, '--out', out, '--cache', join(directory, 'cache'), '--now', NOON];

test('two processes', { tags: ['slow'] }, async () => {
  expect(await runBuildCommand(args(data[0]))).toMatchObject({ code: 0 });
  const ended = await Promise.all(data.map((from) => runBuildCommand(args(from))));
  expect(ended.map(({ code }) => code)).toEqual([0, 0]);
  expectWholeSnapshot(out);
  const { publishedAt, address, last_updated } = published();
  expect(secondsAfterNoon(publishedAt)).toBe(2);
  expect(['one', 'two']).toContain(address);
  // Whichever was last, its rows differ from those of the one before: it went on from there.
  expect(last_updated).toBe(publishedAt);
  expect(readdirSync(join(directory, '.dist'))).toHaveLength(1);
});

test('several in one process', async () => {
  const notes: string[] = [];
  const terminal: Terminal = {
    out: () => {},
    note: (text) => notes.push(text),
    colour: false,
    callOf: (name) => name,
    summaryFile: undefined,
  };
  const request = (from: string): BuildOptions => ({
    companions: [],
    data: from,
    out,
    format: 'text',
    baseUrl: undefined,
    now: Date.parse(NOON),
    previous: { kind: 'default' },
    asksStatusSources: false,
    allowsRemovals: false,
    cache: join(directory, 'cache'),
  });
  const [one, two] = data;
  const built = await Promise.all([one, two, one, two].map((from) => runBuild(request(from), terminal)));
  expect(built.map(({ kind }) => kind)).toEqual(['built', 'built', 'built', 'built']);
  expectWholeSnapshot(out);
  expect(secondsAfterNoon(published().publishedAt)).toBe(3);
  const histories = built.map((each) => (each.kind === 'built' ? each.history : ''));
  expect(new Set(histories).size).toBe(4);
  expect(notes).toContain(`wait    another build (process ${process.pid}) is writing to ${out}`);
});

describe('a lock in the place', () => {
  test('of a process that was killed is taken over', async () => {
    const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await new Promise((resolve) => child.once('exit', resolve));
    mkdirSync(join(directory, '.dist'));
    writeFileSync(join(directory, '.dist', 'lock'), `${child.pid} 0123456789ab\n`);
    const { code, stderr } = await callBuild(args(data[0]));
    expect(code).toBe(0);
    expect(stderr).not.toContain('waiting');
    expect(published().address).toBe('one');
  });
});
