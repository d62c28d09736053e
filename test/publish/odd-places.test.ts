/**
 * Places that cannot be read or written: each says in words what is wrong, and what to do.
 *
 * @module-tag alone: it mocks modules.
 */

import { mkdirSync, mkdtempSync, readdir, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { isError } from '../../src/findings/finding.ts';
import { CannotWrite, inWords } from '../../src/publish/disk/cannot-write.ts';
import { readDataFiles } from '../../src/publish/disk/data-directory.ts';
import { withLock } from '../../src/publish/disk/lock.ts';
import { validate } from '../../src/publish/validate/validate.ts';
import { idleTime } from '../../src/watch/watch-and-publish.ts';
import { COMPANIONS } from '../support/companions.ts';
import { NOW } from '../support/data-directory.ts';
import { SETTINGS, SMALLEST } from '../support/network-of.ts';
import { callBuild } from './support/command.ts';

vi.mock('node:fs', async (original) => {
  const all = await original<typeof import('node:fs')>();
  return { ...all, readdir: vi.fn(all.readdir) };
});

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-places-'));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

test('a directory of tables that cannot be opened is the only error', async () => {
  const { connectors = '', locations = '' } = SMALLEST;
  writeFileSync(join(directory, 'network.json'), JSON.stringify(SETTINGS));
  // evses.csv is in the directory that cannot be opened.
  for (const [table, text] of Object.entries({ connectors, locations }))
    writeFileSync(join(directory, `${table}.csv`), text);
  const secret = join(directory, 'secret');
  mkdirSync(secret);
  const refused = Object.assign(new Error(`EACCES: permission denied, scandir '${secret}'`), { code: 'EACCES' });
  const { readdir: real } = await vi.importActual<typeof import('node:fs')>('node:fs');
  const list = real as unknown as (path: string, options: object, done: (error: Error) => void) => void;
  vi.mocked(readdir).mockImplementation(((path, options, done) =>
    path === secret ? done(refused) : list(path, options, done)) as typeof list as unknown as typeof readdir);
  onTestFinished(() => void vi.mocked(readdir).mockImplementation(real));
  const { findings, data } = validate(await readDataFiles(directory), { companions: COMPANIONS, now: NOW });
  expect(data).toBeUndefined();
  expect(findings.filter(isError).map(({ code, file }) => [code, file])).toEqual([['unreadable-file', secret]]);
});

test('a place below a file', async () => {
  writeFileSync(join(directory, 'file'), '');
  const out = join(directory, 'file', 'dist');
  const error = await withLock(out, async () => {}).catch((thrown: unknown) => inWords(thrown, out));
  expect(error).toBeInstanceOf(CannotWrite);
  expect(String(error)).toContain('Part of the path is a file, not a directory');
});

test('no place at all', async () => {
  const { code, stderr } = await callBuild(['--data', directory, '--out', '', '--cache', 'none']);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('--out is empty') });
});

test('a place that is a mounted disk', () => {
  const busy = Object.assign(new Error('EBUSY: resource busy or locked, rename'), { code: 'EBUSY', path: '/srv/dist' });
  expect(String(inWords(busy, '/srv/dist'))).toContain('Choose a directory below it');
});

test.each([
  ['without sources', { urls: false }, 1000, 300_000],
  ['with files that are stale after an hour', { urls: false, maxAge: 3_600_000 }, 1000, 300_000],
  ['with a file that is stale after a minute', { urls: false, maxAge: 60_000 }, 1000, 60_000],
  ['with a file that is stale after a second', { urls: false, maxAge: 1000 }, 0, 2000],
  ['with URLs', { urls: true, maxAge: 60_000 }, 30_000, 30_000],
] as const)('a watcher %s looks again in time', (_, places, every, idle) => {
  expect(idleTime(places, every)).toBe(idle);
});
