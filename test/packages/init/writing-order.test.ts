/**
 * The order in which init writes: after a fault at any file, the next run knows what is missing, and makes it whole.
 *
 * @module-tag alone: it mocks modules.
 */

import { beforeEach, expect, test, vi } from 'vitest';
import { filesIn, inDirectory, runInit } from './support/directory.ts';

/** What was written, in order; and how many writes are left before one fails. */
const disk = vi.hoisted(() => ({ written: [] as string[], left: Infinity }));

vi.mock('../../../packages/init/repository/home.ts', async (original) => {
  const real = await original<typeof import('../../../packages/init/repository/home.ts')>();
  const writeNew: typeof real.writeNew = (directory, path, content) => {
    if (disk.left-- <= 0) throw new Error('the power is gone');
    disk.written.push(path);
    return real.writeNew(directory, path, content);
  };
  return { ...real, writeNew };
});

beforeEach(() => Object.assign(disk, { written: [], left: Infinity }));

test('the settings come last: as long as they are missing, the next run completes the others', () =>
  inDirectory(async (directory) => {
    await runInit(directory);
    expect(disk.written[0]).toBe('data/chargers.csv');
    expect(disk.written.at(-1)).toBe('data/network.json');
  }));

test('whichever write fails, the next run makes the same repository', () =>
  inDirectory(async (directory) => {
    await runInit(`${directory}/whole`);
    const whole = filesIn(`${directory}/whole`);
    const writes = disk.written.length;
    expect(writes).toBeGreaterThan(10);
    for (let left = 0; left < writes; left++) {
      const place = `${directory}/after-${left}`;
      disk.left = left;
      await expect(runInit(place)).rejects.toThrow('the power is gone');
      disk.left = Infinity;
      await runInit(place);
      expect(filesIn(place), `a fault at write ${left}`).toEqual(whole);
    }
  }));
