/**
 * The disk is full while a snapshot is written: dist/ stays as it was, the message says what to do, and
 * when there is room again, the next build is right. On a file system of its own, which takes the rights of root to make.
 *
 * @module-tag alone: it fills disks.
 */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inWords } from '../../src/publish/disk/cannot-write.ts';
import { readDataFiles } from '../../src/publish/disk/data-directory.ts';
import { benchNetwork } from '../../tools/bench/network.ts';
import { openedWithScripts } from '../support/companions.ts';
import { sampled } from '../support/sampled.ts';
import { buildInto, differences, filesIn } from './history/support/disk-builds.ts';
import { expectWholeSnapshot, runBuildCommand } from './support/command.ts';

const CONNECTORS = 1000;
const DISK_BYTES = 16 << 20;
/** Bytes that are left on it. */
const ROOMS = [0, 4096, 10_000, 25_000, 80_000];

let directory = '';
let disk = '';
let data = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-full-'));
  [disk, data] = [join(directory, 'disk'), join(directory, 'data')];
  mkdirSync(disk);
  mkdirSync(data);
  for (const [name, text] of benchNetwork(CONNECTORS)) writeFileSync(join(data, name), text);
});

afterEach(() => {
  unmount();
  rmSync(directory, { recursive: true, force: true });
});

/** Whether a small disk could be made. */
function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function unmount(): void {
  try {
    execFileSync('umount', [disk], { stdio: 'ignore' });
  } catch {
    // There was none.
  }
}

/** Writes until so many bytes are left; removing the file makes room again. */
function fillUp(leave: number): void {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(join(disk, 'somebody-elses-film'), Buffer.alloc(Math.max(0, bavail * bsize - leave)));
}

const A_MINUTE_MS = 60_000;
let now = Date.parse('2026-11-01T00:00:00Z');

function build() {
  now += A_MINUTE_MS;
  const args = ['--data', data, '--out', join(disk, 'dist'), '--cache', join(disk, 'cache')];
  return runBuildCommand([...args, '--now', new Date(now).toISOString()]);
}

function changeStatus(status: string): void {
  writeFileSync(join(data, 'status.csv'), `evse_uid,status\nLOC-000100-1,${status}\n`);
}

test('at any point of a build', { tags: ['slow'] }, async (context) => {
  if (!mount()) context.skip('only root can make a small disk to fill up');
  const out = join(disk, 'dist');
  expect(await build()).toMatchObject({ code: 0 });
  for (const [number, leave] of sampled('bytes left', ROOMS, 1).entries()) {
    const before = filesIn(out);
    changeStatus(number % 2 === 0 ? 'BLOCKED' : 'CHARGING');
    fillUp(leave);
    const { code, stderr } = await build();
    expect(stderr).toMatch(
      /^ocpi-snapshot: The disk is full.*, so ".*dist" was not changed\. Free some space, then build again\.$/m,
    );
    expect(stderr).not.toMatch(/ at .*\.ts:\d+/);
    expect(code).toBe(2);
    expect(differences(filesIn(out), before)).toEqual([]);
    expect(readdirSync(join(disk, '.dist'))).toHaveLength(1);

    rmSync(join(disk, 'somebody-elses-film'));
    const alone = join(directory, 'alone');
    rmSync(alone, { recursive: true, force: true });
    mkdirSync(alone);
    for (const [path, bytes] of before) {
      mkdirSync(join(alone, path, '..'), { recursive: true });
      writeFileSync(join(alone, path), bytes);
    }
    expect(await build()).toMatchObject({ code: 0 });
    await buildInto(alone, await readDataFiles(data), now, { companions: await openedWithScripts() });
    expectWholeSnapshot(out);
    expect(differences(filesIn(out), filesIn(alone))).toEqual([]);
  }
});

describe('what the system says, in words', () => {
  const failing = (code: string, path?: string) => Object.assign(new Error(`${code}: …`), { code, path });

  test.each([
    ['ENOSPC', 'The disk is full, so "dist" was not changed. Free some space, then build again.'],
    ['EDQUOT', 'Your disk quota is used up, so "dist" was not changed. Free some space, then build again.'],
    ['EROFS', 'The disk is read-only, so "dist" was not changed. Choose another --out, then build again.'],
  ])('%s', (code, words) => {
    expect(inWords(failing(code), 'dist')).toEqual(new Error(words));
  });

  test('with the path, if it is known', () => {
    expect(String(inWords(failing('EACCES', '/srv/.dist'), 'dist'))).toContain(
      'You have no permission to write there (/srv/.dist), so',
    );
  });

  test('nothing else is hidden', () => {
    const fault = new TypeError('of ours');
    expect(inWords(fault, 'dist')).toBe(fault);
    expect(inWords(failing('ENOENT'), 'dist')).toMatchObject({ code: 'ENOENT' });
  });
});
