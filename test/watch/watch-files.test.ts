/** Real files: every way to write one is noticed, with the system's notices and without them. */

import { appendFile, mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listDataDirectories } from '../../src/publish/disk/data-directory.ts';
import { type FileWatcher, watchFiles } from '../../src/watch/watch-files.ts';

let root: string;
let data: string;
let elsewhere: string;
let watcher: FileWatcher;
let reports: { next: () => Promise<string>; add: (names: string) => void };

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'watch-'));
  data = join(root, 'data');
  elsewhere = join(root, 'drop', 'status.json');
  await mkdir(data);
  await mkdir(join(root, 'drop'));
  await writeFile(join(data, 'evses.csv'), 'uid\nA\n');
  await writeFile(join(data, 'network.json'), '{}');
  await writeFile(elsewhere, '[]');
  reports = mailbox();
});

afterEach(async () => {
  watcher.close();
  await rm(root, { recursive: true });
});

/** Keeps what was said until somebody asks for it. */
function mailbox() {
  const said: string[] = [];
  const waiting: ((names: string) => void)[] = [];
  return {
    add(names: string) {
      const first = waiting.shift();
      if (first === undefined) said.push(names);
      else first(names);
    },
    next(): Promise<string> {
      const first = said.shift();
      return first === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(first);
    },
  };
}

async function watchThem(pollOnly: boolean): Promise<void> {
  const others = async () => [elsewhere];
  // The poll is far away where the notices are tested, so that they alone can make the test pass.
  const poll = pollOnly ? 20 : 3_600_000;
  watcher = await watchFiles({ directory: data, others, pollMs: poll, pollOnly }, reports.add, (text) =>
    reports.add(text),
  );
}

describe.each([
  ['by the notices of the system', false],
  ['by looking', true],
])('%s', (_, pollOnly) => {
  beforeEach(() => watchThem(pollOnly));

  test('a file that was written to', async () => {
    await appendFile(join(data, 'evses.csv'), 'B\n');
    expect(await reports.next()).toBe(join(data, 'evses.csv'));
  });

  test('a file that was replaced by another one of the same size and time', async () => {
    const time = new Date('2026-01-01T00:00:00Z');
    const replace = async (text: string) => {
      await writeFile(join(root, 'new'), text);
      await utimes(join(root, 'new'), time, time);
      await rename(join(root, 'new'), join(data, 'evses.csv'));
      return reports.next();
    };
    expect(await replace('uid\nX\n')).toBe(join(data, 'evses.csv'));
    expect(await replace('uid\nY\n')).toBe(join(data, 'evses.csv'));
  });

  test('a new file, and one that is gone', async () => {
    await writeFile(join(data, 'tariffs.csv'), 'id\n');
    expect(await reports.next()).toBe(join(data, 'tariffs.csv'));
    await rm(join(data, 'tariffs.csv'));
    expect(await reports.next()).toBe(join(data, 'tariffs.csv'));
  });

  test('the settings', async () => {
    await writeFile(join(data, 'network.json'), '{ "a": 1 }');
    expect(await reports.next()).toBe(join(data, 'network.json'));
  });

  test('a file outside the data directory that is replaced, again and again', async () => {
    for (const text of ['[1]', '[1, 2]', '[1, 2, 3]']) {
      await writeFile(`${elsewhere}.tmp`, text);
      await rename(`${elsewhere}.tmp`, elsewhere);
      expect(await reports.next()).toBe(elsewhere);
    }
  });

  test('a file in a new directory', async () => {
    await mkdir(join(data, 'north'));
    await writeFile(join(data, 'north', 'evses.csv'), 'uid\n');
    expect(await reports.next()).toBe(join(data, 'north', 'evses.csv'));
    await appendFile(join(data, 'north', 'evses.csv'), 'N\n');
    expect(await reports.next()).toBe(join(data, 'north', 'evses.csv'));
  });

  test('no other file', async () => {
    await writeFile(join(data, 'notes.txt'), 'x');
    await writeFile(join(root, 'drop', 'other.json'), 'x');
    await appendFile(join(data, 'evses.csv'), 'B\n');
    expect(await reports.next()).toBe(join(data, 'evses.csv'));
  });
});

test('a directory without notices is reported once, and checked all the same', async () => {
  elsewhere = join(root, 'not-yet', 'status.json');
  watcher = await watchFiles(
    { directory: data, others: async () => [elsewhere], pollMs: 20 },
    reports.add,
    reports.add,
  );
  expect(await reports.next()).toContain(
    `the system reports no changes in ${join(root, 'not-yet')}, so it is checked every 0.02 s`,
  );
  await mkdir(join(root, 'not-yet'));
  await writeFile(elsewhere, '[]');
  expect(await reports.next()).toBe(elsewhere);
});

test('a check that is under way when the watcher is closed does not begin to watch again', async () => {
  const watched = () => process.getActiveResourcesInfo().filter((name) => name === 'FSEventWrap').length;
  const before = watched();
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  let checks = 0;
  // Runs when the check has begun to list the directories.
  const close = () => {
    watcher.close();
    resolve();
  };
  const others = async () => {
    if (++checks === 2) setImmediate(close);
    return [];
  };
  watcher = await watchFiles({ directory: data, others, pollMs: 3_600_000 }, reports.add, reports.add);
  expect(watched()).toBeGreaterThan(before);
  await appendFile(join(data, 'evses.csv'), 'B\n');
  await closed;
  for (let i = 0; i < 3; i++) await listDataDirectories(data);
  await expect.poll(watched).toBe(before);
});
