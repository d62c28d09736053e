/**
 * The order in which init writes: after a fault at any file, the next run knows what is missing, and makes it whole.
 *
 * @module-tag alone: it mocks modules.
 */

import { beforeEach, expect, test, vi } from 'vitest';
import { RECORD_FILE } from '../../src/init/record.ts';
import { filesIn, inDirectory, runInit } from './support/directory.ts';

/** What was written, in order; and how many writes are left before one fails. */
const disk = vi.hoisted(() => ({ written: [] as string[], left: Infinity }));

function write(name: string): void {
  if (disk.left-- <= 0) throw new Error('the power is gone');
  disk.written.push(name);
}

vi.mock('../../src/init/home.ts', async (original) => {
  const real = await original<typeof import('../../src/init/home.ts')>();
  const writeNew: typeof real.writeNew = (directory, path, content) => {
    write(path);
    return real.writeNew(directory, path, content);
  };
  return { ...real, writeNew };
});

vi.mock('../../src/init/record-file.ts', async (original) => {
  const real = await original<typeof import('../../src/init/record-file.ts')>();
  const writeRecord: typeof real.writeRecord = (directory, record) => {
    write(record.unfinished ? 'the record of what will be written' : 'the record');
    return real.writeRecord(directory, record);
  };
  return { ...real, writeRecord };
});

beforeEach(() => Object.assign(disk, { written: [], left: Infinity }));

test('the record says first that something is missing, and last that nothing is; the example follows the settings', () =>
  inDirectory(async (directory) => {
    await runInit(directory);
    expect(disk.written.slice(0, 3)).toEqual([
      'the record of what will be written',
      'data/network.json',
      'data/chargers.csv',
    ]);
    expect(disk.written.at(-1)).toBe('the record');
    expect(disk.written.filter((path) => path.startsWith('the record'))).toHaveLength(2);
  }));

test('whichever write fails, the next run makes the same repository', () =>
  inDirectory(async (directory) => {
    await runInit(`${directory}/whole`);
    const whole = filesIn(`${directory}/whole`);
    expect(whole[RECORD_FILE]).not.toContain('unfinished');
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
