/** Files that are replaced together: all or none, only where they are as they were read, and only tables of the directory. */

import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CannotWrite } from '../../../src/publish/disk/cannot-write.ts';
import { DISK, type Disk } from '../../../src/publish/disk/disk.ts';
import {
  ChangedMeanwhile,
  type Replacement,
  ReplacementCutOff,
  replaceFiles,
} from '../../../src/publish/disk/replace-files.ts';
import { SavedMeanwhile } from '../../../src/publish/disk/unfinished-replacement.ts';
import { onReadOnlyDisk } from '../../support/read-only-disk.ts';

let directory = '';
let data = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-replace-'));
  data = join(directory, 'data');
  mkdirSync(join(data, 'north'), { recursive: true });
  write('locations.csv', 'old locations');
  write('north/evses-north.csv', 'old evses');
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

const write = (name: string, text: string | Uint8Array) => writeFileSync(join(data, name), text);
const read = (name: string) => readFileSync(join(data, name), 'utf8');
const names = () => readdirSync(data, { recursive: true }).sort();

const BOTH: readonly Replacement[] = [
  { path: 'locations.csv', before: 'old locations', after: 'new locations' },
  { path: 'north/evses-north.csv', before: 'old evses', after: 'new evses' },
];

/** A disk whose operation `name` does something else. */
const diskWith = <N extends keyof Disk>(name: N, work: Disk[N]): Disk => ({ ...DISK, [name]: work });

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(`${code}: refused`), { code }));

describe('files are replaced', () => {
  test('together, and nothing else is left', async () => {
    const before = names();
    await replaceFiles(data, BOTH);
    expect([read('locations.csv'), read('north/evses-north.csv')]).toEqual(['new locations', 'new evses']);
    expect(names()).toEqual(before);
  });

  test('also if some are new, some go, and some stay the same', async () => {
    await replaceFiles(data, [
      { path: 'tariffs.csv', before: undefined, after: 'new tariffs' },
      { path: 'locations.csv', before: 'old locations', after: undefined },
      { path: 'north/evses-north.csv', before: 'old evses', after: 'old evses' },
      { path: '.last-import.json', before: undefined, after: '{}' },
    ]);
    expect(names()).toEqual(['.last-import.json', 'north', 'north/evses-north.csv', 'tariffs.csv']);
  });

  test('byte for byte, with their permissions', async () => {
    const latin = Buffer.from('München', 'latin1');
    write('locations.csv', latin);
    chmodSync(join(data, 'locations.csv'), 0o640);
    await replaceFiles(data, [{ path: 'locations.csv', before: latin, after: 'München' }]);
    expect(read('locations.csv')).toBe('München');
    expect(statSync(join(data, 'locations.csv')).mode & 0o777).toBe(0o640);
  });

  test('through a link to the data directory', async () => {
    symlinkSync(data, join(directory, 'link'));
    await replaceFiles(join(directory, 'link'), BOTH);
    expect(read('locations.csv')).toBe('new locations');
  });
});

describe('nothing is replaced', () => {
  const unchanged = () => {
    expect([read('locations.csv'), read('north/evses-north.csv')]).toEqual(['old locations', 'old evses']);
    expect(existsSync(join(data, '.replacing'))).toBe(false);
  };

  test('if a file was saved since it was read', async () => {
    write('north/evses-north.csv', 'typed');
    const replaced = replaceFiles(data, BOTH);
    await expect(replaced).rejects.toThrow(ChangedMeanwhile);
    await expect(replaced).rejects.toThrow(`${data}/north/evses-north.csv was changed while this was at work`);
    expect([read('locations.csv'), read('north/evses-north.csv')]).toEqual(['old locations', 'typed']);
  });

  test('if a file was made where there was none', async () => {
    write('tariffs.csv', 'typed');
    const tariffs = { path: 'tariffs.csv', before: undefined, after: 'new tariffs' };
    await expect(replaceFiles(data, [...BOTH, tariffs])).rejects.toThrow(ChangedMeanwhile);
    expect(read('tariffs.csv')).toBe('typed');
    unchanged();
  });

  test('if one is saved between the last look and the move: the others are put back', async () => {
    const late = diskWith('rename', async (from, to) => {
      if (from.endsWith('evses-north.csv')) write('north/evses-north.csv', 'typed');
      await DISK.rename(from, to);
    });
    await expect(replaceFiles(data, BOTH, late)).rejects.toThrow(ChangedMeanwhile);
    expect([read('locations.csv'), read('north/evses-north.csv')]).toEqual(['old locations', 'typed']);
    expect(existsSync(join(data, '.replacing'))).toBe(false);
  });

  test.each([
    ['ENOSPC', 'The disk is full'],
    ['EDQUOT', 'Your disk quota is used up'],
    ['EROFS', 'The disk is read-only'],
    ['EACCES', 'You have no permission to write there'],
  ])('if the system says %s while texts are put aside, which is said in words', async (code, words) => {
    const replaced = replaceFiles(data, BOTH, diskWith('write', failing(code)));
    await expect(replaced).rejects.toThrow(CannotWrite);
    await expect(replaced).rejects.toThrow(words);
    await expect(replaced).rejects.toThrow(`so "${data}" was not changed`);
    await expect(replaced).rejects.not.toThrow('--out');
    unchanged();
  });

  test('if the system refuses to move the second file', async () => {
    const refusing = diskWith('putBeside', (from, to) =>
      from.endsWith('1.new') ? failing('ENOSPC')() : DISK.putBeside(from, to),
    );
    await expect(replaceFiles(data, BOTH, refusing)).rejects.toThrow('The disk is full');
    unchanged();
  });

  test('if a file is a link, wherever it leads', async () => {
    rmSync(join(data, 'locations.csv'));
    write('../victim.csv', 'old locations');
    symlinkSync('../victim.csv', join(data, 'locations.csv'));
    await expect(replaceFiles(data, BOTH)).rejects.toThrow('it is no file but a link or something else');
    expect(read('../victim.csv')).toBe('old locations');
  });

  test('if a directory above it is a link', async () => {
    rmSync(join(data, 'north'), { recursive: true });
    mkdirSync(join(directory, 'elsewhere'));
    write('../elsewhere/evses-north.csv', 'old evses');
    symlinkSync('../elsewhere', join(data, 'north'));
    await expect(replaceFiles(data, BOTH)).rejects.toThrow('"north" is no directory but a link or something else');
    expect(read('../elsewhere/evses-north.csv')).toBe('old evses');
  });

  test.each(['../locations.csv', '/etc/locations.csv', 'a/../locations.csv', '.hidden/locations.csv', 'notes.csv', ''])(
    'at %j',
    async (path) => {
      const replaced = replaceFiles(data, [{ path, before: undefined, after: 'x' }]);
      await expect(replaced).rejects.toThrow('which is no table of this directory');
      unchanged();
    },
  );

  test('if an earlier replacement is unfinished', async () => {
    const cut = diskWith('putBeside', () => Promise.reject(new Error('killed')));
    await expect(replaceFiles(data, BOTH, cut)).rejects.toThrow(ReplacementCutOff);
    await expect(replaceFiles(data, BOTH)).rejects.toThrow(`Finish it with "ocpi-snapshot repair --data ${data}"`);
  });
});

describe('an editor that holds a table open, and saves in place into whatever became of it', () => {
  let handle = 0;
  beforeEach(() => {
    handle = openSync(join(data, 'locations.csv'), 'r+');
  });
  afterEach(() => closeSync(handle));

  const save = () => writeSync(handle, 'typed locations', 0);
  /** A disk on which it saves before the operation with this number. */
  const savingBefore = (at: number, done: string[] = []): Disk => {
    const counted = ([name, work]: [string, (path: string, ...rest: never) => Promise<unknown>]) => [
      name,
      async (path: string, ...rest: never) => {
        if (done.length === at) save();
        done.push(`${name} ${path.slice(path.indexOf('/data') + 1)}`);
        return work(path, ...rest);
      },
    ];
    return Object.fromEntries(Object.entries(DISK).map((one) => counted(one as never))) as unknown as Disk;
  };
  const everywhere = () =>
    readdirSync(data, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));

  test('when all new texts are in place: the old ones come back, so that the edit is read', async () => {
    const late = diskWith('flush', async (path) => {
      if (path === data) save();
      await DISK.flush(path);
    });
    await expect(replaceFiles(data, BOTH, late)).rejects.toThrow(ChangedMeanwhile);
    expect([read('locations.csv'), read('north/evses-north.csv')]).toEqual(['typed locations', 'old evses']);
    expect(existsSync(join(data, '.replacing'))).toBe(false);
  });

  test('when the list is gone: what was saved is kept, and it is said where', async () => {
    const late = diskWith('take', async (path) => {
      if (path.endsWith('0.old')) save();
      return await DISK.take(path);
    });
    const replaced = replaceFiles(data, BOTH, late);
    await expect(replaced).rejects.toThrow(SavedMeanwhile);
    const [, kept = ''] =
      /What was saved is in (\S+locations\.csv)[:,]/.exec(String(await replaced.catch(String))) ?? [];
    expect(readFileSync(kept, 'utf8')).toBe('typed locations');
    expect([read('locations.csv'), read('north/evses-north.csv')]).toEqual(['new locations', 'new evses']);
    // It stays, and is in nobody's way.
    await replaceFiles(data, [{ path: 'locations.csv', before: 'new locations', after: 'newer locations' }]);
    expect([readFileSync(kept, 'utf8'), read('locations.csv')]).toEqual(['typed locations', 'newer locations']);
  });

  test('between any two operations, up to the removal of the old text', async () => {
    const operations: string[] = [];
    await replaceFiles(data, BOTH, savingBefore(-1, operations));
    const last = operations.findLastIndex((one) => one.endsWith('0.old'));
    expect(last).toBeGreaterThan(20);
    for (let at = 0; at <= last; at++) {
      closeSync(handle);
      write('locations.csv', 'old locations');
      write('north/evses-north.csv', 'old evses');
      handle = openSync(join(data, 'locations.csv'), 'r+');
      const error = await replaceFiles(data, BOTH, savingBefore(at)).then(() => undefined, String);
      expect(everywhere(), `saved before ${operations[at]}`).toContain('typed locations');
      expect(error, `saved before ${operations[at]}`).toContain('locations.csv');
      rmSync(join(data, '.replacing'), { recursive: true, force: true });
    }
  });
});

test('on a read-only disk, it is said in words', async (context) => {
  const disk = join(directory, 'disk');
  const work = () => replaceFiles(disk, [{ path: 'tariffs.csv', before: undefined, after: 'new' }]).catch(String);
  const error = await onReadOnlyDisk(context, disk, { work });
  expect(error).toContain('The disk is read-only');
  expect(error).toContain('Make it writable, then run it again.');
});

test('of two at once, the second one sees what the first one did', async () => {
  const other = BOTH.map((file) => ({ ...file, after: `other ${file.path}` }));
  const ends = await Promise.allSettled([replaceFiles(data, BOTH), replaceFiles(data, other)]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const texts = [read('locations.csv'), read('north/evses-north.csv')];
  expect([['new locations', 'new evses'], other.map(({ after }) => after)]).toContainEqual(texts);
});

test('what a killed process left aside before its list was written is removed by the next', async () => {
  mkdirSync(join(data, '.replacing'));
  write('.replacing/0.new', 'half');
  write('.replacing/list.part', '{');
  await replaceFiles(data, BOTH);
  expect(existsSync(join(data, '.replacing'))).toBe(false);
  expect(read('locations.csv')).toBe('new locations');
});
