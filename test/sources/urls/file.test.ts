/** Status sources in files, which other systems write at any moment. */

import { execFileSync } from 'node:child_process';
import { appendFile, mkdtemp, rename, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSourceFile } from '../../../src/sources/urls/file.ts';
import { pathOfSource } from '../../../src/sources/urls/path-of-source.ts';
import { only } from '../../support/network-of.ts';
import { settingsWith } from '../statuses/support/read.ts';

const ROWS = 'evse_uid,status\nE-1,AVAILABLE\n';
const WRITTEN = Date.parse('2026-11-21T14:30:00Z');

let directory: string;
let path: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'status-'));
  path = join(directory, 'live.csv');
  await writeFile(path, ROWS);
  await utimes(path, WRITTEN / 1000, WRITTEN / 1000);
});

afterEach(() => rm(directory, { recursive: true }));

/** Reads the file at this moment; `meanwhile` is what another system does during each pause. */
function read(now = WRITTEN + 5000, meanwhile: (pause: number) => Promise<unknown> = async () => {}, maxBytes = 1000) {
  let pauses = 0;
  const system = { now: () => now, pause: async () => void (await meanwhile(++pauses)) };
  return readSourceFile({ path, timeout: 5000, maxBytes }, system);
}

const text = (answer: Awaited<ReturnType<typeof read>>) =>
  answer.kind === 'content' ? Buffer.from(answer.bytes).toString() : answer.message;

test('a file is from when it was written', async () => {
  const answer = await read();
  expect(answer).toMatchObject({ kind: 'content', whole: true, modified: WRITTEN });
  expect(text(answer)).toBe(ROWS);
});

test('an empty file is an empty content', async () => {
  await truncate(path, 0);
  expect(text(await read())).toBe('');
});

describe('a file that was written just now', () => {
  test('is read again when more was written to it', async () => {
    const append = (pause: number) => (pause === 1 ? appendFile(path, 'E-2,CHARGING\n') : Promise.resolve());
    expect(text(await read(WRITTEN + 500, append))).toBe(`${ROWS}E-2,CHARGING\n`);
  });

  test('is read again when another file took its place, even one of the same age and length', async () => {
    const replace = async (pause: number) => {
      if (pause > 1) return;
      const aside = join(directory, 'aside');
      await writeFile(aside, ROWS.replace('E-1', 'E-2'));
      await utimes(aside, WRITTEN / 1000, WRITTEN / 1000);
      await rename(aside, path);
    };
    expect(text(await read(WRITTEN + 500, replace))).toBe(ROWS.replace('E-1', 'E-2'));
  });

  test('is given up when it changes all the time', async () => {
    const append = () => appendFile(path, 'E-2,CHARGING\n');
    expect(await read(0, append)).toMatchObject({ kind: 'failed', message: 'The file keeps changing.' });
  });

  test('is read as it is when nothing happens in a pause', async () => {
    let pauses = 0;
    const count = async (pause: number) => {
      pauses = pause;
    };
    expect(text(await read(WRITTEN + 999, count))).toBe(ROWS);
    expect(pauses).toBe(1);
    expect(text(await read(WRITTEN + 1001, () => Promise.reject(new Error('no pause is needed'))))).toBe(ROWS);
  });
});

describe('a failure in words', () => {
  test('no such file', async () => {
    await rm(path);
    expect(await read()).toMatchObject({ kind: 'failed', message: 'There is no such file.' });
  });

  test('a directory', async () => {
    path = directory;
    expect(await read()).toMatchObject({ message: 'It is a directory, not a file.' });
  });

  test('a named pipe, without waiting for somebody to write to it', async () => {
    path = join(directory, 'pipe');
    execFileSync('mkfifo', [path]);
    expect(await read()).toMatchObject({ message: 'It is a named pipe, not a file.' });
  });

  test('a device without an end', async () => {
    path = '/dev/zero';
    expect(await read()).toMatchObject({ message: 'It is a device, not a file.' });
  });

  test('more bytes than allowed', async () => {
    const answer = await read(undefined, undefined, ROWS.length - 1);
    expect(answer).toMatchObject({ message: 'The file has 30 bytes, which is more than allowed.' });
    expect(await read(undefined, undefined, ROWS.length)).toMatchObject({ kind: 'content' });
  });

  test('far more bytes than memory has, without reading them', async () => {
    await truncate(path, 2 ** 40);
    expect(await read()).toMatchObject({
      message: 'The file has 1,099,511,627,776 bytes, which is more than allowed.',
    });
  });

  test('a file system that hangs', async () => {
    const system = { now: () => WRITTEN, pause: () => new Promise<void>(() => undefined) };
    const answer = await readSourceFile({ path, timeout: 50, maxBytes: 1000 }, system);
    expect(answer).toMatchObject({ kind: 'failed', message: 'It could not be read within 0.05 s.' });
  });
});

test.each([
  ['live/status.csv', 'data/live/status.csv'],
  ['../status.csv', 'status.csv'],
  ['/var/lib/status.csv', '/var/lib/status.csv'],
  ['C:\\status.csv', 'C:\\status.csv'],
])('%s is %s', (file, expected) => {
  const source = only(settingsWith({ name: 'hub', file }).settings.status_sources);
  expect(source.file === undefined ? undefined : pathOfSource(source, 'data')).toBe(expected);
});
