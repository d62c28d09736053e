/** Files that anybody may have put there: read whole and within a limit, or refused without waiting. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readDataFiles } from '../../../src/publish/disk/data-directory.ts';
import { readRegularFile, readRegularFileSync } from '../../../src/read/files/regular-file.ts';
import { readIn } from '../../../src/snapshot/read-snapshot.ts';
import { lastGoodInDirectory } from '../../../src/sources/statuses/last-good.ts';
import { findStatusFiles } from '../../../src/watch/find-status-files.ts';
import { COMPANIONS } from '../../support/companions.ts';
import { checkFor, SETTINGS, SMALLEST } from '../../support/network-of.ts';

const check = checkFor('unreadable-file');

let directory = '';
let path = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-file-'));
  path = join(directory, 'file');
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** What is no file of bounded size, and what is said of it. */
const STRANGE: readonly [what: string, put: (path: string) => unknown, says: string][] = [
  ['a directory', (place) => mkdirSync(place), 'This is a directory, not a file.'],
  ['a named pipe', (place) => execFileSync('mkfifo', [place]), 'This is a named pipe, not a file.'],
  ['a device without an end', (place) => symlinkSync('/dev/zero', place), 'This is a device, not a file.'],
  [
    'a file of a terabyte',
    (place) => {
      writeFileSync(place, '');
      truncateSync(place, 2 ** 40);
    },
    'The file has 1,099,511,627,776 bytes, but at most',
  ],
  ['a link in a circle', (place) => symlinkSync(place, place), 'symbolic link'],
];

describe('a file', () => {
  test.each([0, 1, 99, 100])('of %i bytes is read whole where 100 are allowed', async (length) => {
    writeFileSync(path, 'x'.repeat(length));
    expect(`${await readRegularFile(path, 100)}`).toBe('x'.repeat(length));
    expect(`${readRegularFileSync(path, 100)}`).toBe('x'.repeat(length));
  });

  test('of one byte more is refused', async () => {
    writeFileSync(path, 'x'.repeat(101));
    await expect(readRegularFile(path, 100)).rejects.toThrow('but at most 100 are allowed.');
    expect(() => readRegularFileSync(path, 100)).toThrow('but at most 100 are allowed.');
  });

  test.runIf(process.platform === 'linux')('whose length the system does not tell is read to its end', async () => {
    const status = await readRegularFile('/proc/self/status', 1_000_000);
    expect(`${status}`).toContain('Threads:');
    expect(`${readRegularFileSync('/proc/self/status', 1_000_000)}`).toContain('Threads:');
    await expect(readRegularFile('/proc/self/status', 100)).rejects.toThrow('but at most 100 are allowed.');
  });
});

test('a socket is refused', async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(path, done));
  await expect(readRegularFile(path, 100)).rejects.toThrow('This is a socket, not a file.');
  expect(() => readRegularFileSync(path, 100)).toThrow('This is a socket, not a file.');
  await new Promise((done) => server.close(done));
});

describe.each(STRANGE)('%s', (_, put, says) => {
  test.each(['network.json', 'evses.csv', 'images.csv'])('as %s is one error, in words', async (name) => {
    writeFileSync(join(directory, 'network.json'), JSON.stringify(SETTINGS));
    for (const [table, text] of Object.entries(SMALLEST)) writeFileSync(join(directory, `${table}.csv`), text);
    rmSync(join(directory, name), { force: true });
    put(join(directory, name));
    const { findings } = check(await readDataFiles(directory));
    expect(findings.map(({ code, file }) => [code, file])).toEqual([['unreadable-file', join(directory, name)]]);
    expect(findings[0]?.message).toContain(says);
    if (name === 'network.json') expect(await findStatusFiles(directory, COMPANIONS)).toBeUndefined();
  });

  test('in the cache or in a snapshot is not there', async () => {
    put(path);
    expect(readIn(directory)('/file')).toBeUndefined();
    const lastGood = lastGoodInDirectory(join(directory, 'status'));
    await lastGood.put('hub', { bytes: Buffer.from('x'), origin: 'csv x', updatedAt: 0 });
    const [name = ''] = execFileSync('ls', [join(directory, 'status')], { encoding: 'utf8' }).split('\n');
    rmSync(join(directory, 'status', name));
    put(join(directory, 'status', name));
    expect(await lastGood.get('hub')).toBeUndefined();
  });
});
