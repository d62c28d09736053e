/** A replacement that was cut off: it is finished or undone, and what is read back is not believed. */

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readDataFiles } from '../../../src/publish/disk/data-directory.ts';
import { DISK, type Disk } from '../../../src/publish/disk/disk.ts';
import { replaceFiles } from '../../../src/publish/disk/replace-files.ts';
import { hashOfBytes } from '../../../src/publish/disk/replacement-list.ts';
import { settleReplacement, unfinishedReplacement } from '../../../src/publish/disk/unfinished-replacement.ts';

let directory = '';
let data = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-unfinished-'));
  data = join(directory, 'data');
  mkdirSync(data);
  for (const table of TABLES) write(`${table}.csv`, `old ${table}`);
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

const TABLES = ['locations', 'evses', 'connectors'];
const write = (name: string, text: string) => writeFileSync(join(data, name), text);
const read = (name: string) => readFileSync(join(data, name), 'utf8');
const texts = () => TABLES.map((table) => read(`${table}.csv`));

/** Replaces all tables, and is killed after the first one is in place. */
async function cutOff(): Promise<void> {
  let placed = 0;
  const killed: Disk = {
    ...DISK,
    putBeside: (from, to) => (placed++ === 0 ? DISK.putBeside(from, to) : Promise.reject(new Error('killed'))),
    rename: (from, to) => (placed > 0 ? Promise.reject(new Error('killed')) : DISK.rename(from, to)),
  };
  const files = TABLES.map((table) => ({ path: `${table}.csv`, before: `old ${table}`, after: `new ${table}` }));
  await replaceFiles(data, files, killed).catch(() => {});
  expect(texts()).toEqual(['new locations', 'old evses', 'old connectors']);
}

describe('a replacement that was cut off', () => {
  beforeEach(cutOff);

  test('is told, with the state of each file', async () => {
    write('connectors.csv', 'typed');
    expect(await unfinishedReplacement(data)).toEqual({
      list: `${data}/.replacing/list.json`,
      files: new Map([
        ['locations.csv', 'new'],
        ['evses.csv', 'old'],
        ['connectors.csv', 'edited'],
      ]),
    });
    const { tables, findings } = await readDataFiles(data);
    expect(tables).toEqual([]);
    expect(findings).toEqual([expect.objectContaining({ code: 'unfinished-replacement', severity: 'error' })]);
  });

  test('is never taken by Git', () => {
    expect(read('.replacing/.gitignore')).toBe('*\n');
  });

  test('is finished', async () => {
    expect((await settleReplacement(data, 'new'))?.problems.size).toBe(0);
    expect(texts()).toEqual(['new locations', 'new evses', 'new connectors']);
    expect(readdirSync(data)).not.toContain('.replacing');
  });

  test('is undone', async () => {
    expect((await settleReplacement(data, 'old'))?.problems.size).toBe(0);
    expect(texts()).toEqual(['old locations', 'old evses', 'old connectors']);
    expect(readdirSync(data)).not.toContain('.replacing');
  });

  test('leaves a table alone that was edited days later, and says what to do', async () => {
    write('connectors.csv', 'old connectors\ntyped');
    const first = await settleReplacement(data, 'new');
    expect([...(first?.problems ?? [])]).toEqual([
      ['connectors.csv', expect.stringContaining('so it stays as it is. Move it to another directory, run this again')],
    ]);
    expect(texts()).toEqual(['new locations', 'new evses', 'old connectors\ntyped']);
    expect(await unfinishedReplacement(data)).toBeDefined();
    rmSync(join(data, 'connectors.csv'));
    expect((await settleReplacement(data, 'new'))?.problems.size).toBe(0);
    expect(texts()).toEqual(['new locations', 'new evses', 'new connectors']);
  });

  test('can be undone around such an edit, because it belongs to the old table', async () => {
    write('connectors.csv', 'old connectors\ntyped');
    expect((await settleReplacement(data, 'old'))?.problems.size).toBe(0);
    expect(texts()).toEqual(['old locations', 'old evses', 'old connectors\ntyped']);
  });

  test('says where a text was taken away by hand, and can still be undone', async () => {
    rmSync(join(data, '.replacing/1.new'));
    expect((await settleReplacement(data, 'new'))?.problems.get('evses.csv')).toContain('has lost its new text');
    expect((await settleReplacement(data, 'old'))?.problems.size).toBe(0);
    expect(texts()).toEqual(['old locations', 'old evses', 'old connectors']);
  });

  test('does not use a text that is not the one that was put there', async () => {
    write('.replacing/1.new', 'forged');
    expect((await settleReplacement(data, 'new'))?.problems.get('evses.csv')).toContain('.replacing/1.new');
    expect(read('evses.csv')).toBe('old evses');
  });
});

describe('a list that anybody may have put there', () => {
  const hash = (text: string) => hashOfBytes(Buffer.from(text));
  const listed = (path: string) => ({ path, old: hash('old'), new: hash('new') });
  const put = (list: unknown) => {
    mkdirSync(join(data, '.replacing'), { recursive: true });
    write('.replacing/0.new', 'new');
    write('.replacing/list.json', typeof list === 'string' ? list : JSON.stringify(list));
  };
  const about = 'x';

  test.each<[string, unknown, string]>([
    ['a path out of the directory', { about, files: [listed('../../victim.csv')] }, 'it names "../../victim.csv"'],
    ['a table out of the directory', { about, files: [listed('../locations.csv')] }, 'it names "../locations.csv"'],
    ['an absolute path', { about, files: [listed('/tmp/locations.csv')] }, 'it names "/tmp/locations.csv"'],
    ['a backslash', { about, files: [listed('..\\locations.csv')] }, 'which is no table of this directory'],
    ['a file that is no table', { about, files: [listed('.github/workflows/x.yml')] }, 'which is no table'],
    ['a hidden directory', { about, files: [listed('.git/locations.csv')] }, 'which is no table'],
    ['a file twice', { about, files: [listed('evses.csv'), listed('EVSES.csv')] }, 'it names "EVSES.csv" twice'],
    ['the form of an older version', [['0', '../../victim']], 'it is not in the form that this program writes'],
    ['half a list', '{"about":', 'it is no JSON'],
    ['an empty file', '', 'it is no JSON'],
    ['no hash', { about, files: [{ path: 'evses.csv', old: 'x', new: null }] }, 'it is not in the form'],
  ])('%s: said in words, and nothing is changed', async (_, list, words) => {
    writeFileSync(join(directory, 'victim'), 'old');
    writeFileSync(join(directory, 'locations.csv'), 'old');
    put(list);
    expect((await unfinishedReplacement(data))?.damage).toContain(words);
    for (const wanted of ['new', 'old'] as const) {
      await expect(settleReplacement(data, wanted)).rejects.toThrow(words);
      await expect(settleReplacement(data, wanted)).rejects.toThrow(`then delete ${data}/.replacing`);
    }
    expect([texts(), readFileSync(join(directory, 'locations.csv'), 'utf8')]).toEqual([
      ['old locations', 'old evses', 'old connectors'],
      'old',
    ]);
  });

  test('links are not followed: the place, a text, the list, a table', async () => {
    mkdirSync(join(directory, 'theirs'));
    symlinkSync('../theirs', join(data, '.replacing'));
    expect((await unfinishedReplacement(data))?.damage).toContain('.replacing is a link or a file');
    await expect(settleReplacement(data, 'new')).rejects.toThrow('is a link or a file');
    expect(readdirSync(join(directory, 'theirs'))).toEqual([]);
    rmSync(join(data, '.replacing'));

    put({ about, files: [listed('evses.csv')] });
    symlinkSync('../../secret', join(data, '.replacing/1.new'));
    expect((await unfinishedReplacement(data))?.damage).toContain('1.new beside it is no file');
    rmSync(join(data, '.replacing/1.new'));

    writeFileSync(join(directory, 'victim'), 'old');
    rmSync(join(data, 'evses.csv'));
    symlinkSync('../victim', join(data, 'evses.csv'));
    expect((await settleReplacement(data, 'new'))?.problems.get('evses.csv')).toContain('no file but a link');
    expect(readFileSync(join(directory, 'victim'), 'utf8')).toBe('old');
    expect(existsSync(join(data, '.replacing/0.new'))).toBe(true);
  });
});

test('tables that are replaced while they are read are read again, all of them', async () => {
  write('network.json', '{}');
  const files = TABLES.map((table) => ({ path: `${table}.csv`, before: `old ${table}`, after: `new ${table}` }));
  const [read] = await Promise.all([readDataFiles(data), replaceFiles(data, files)]);
  const states = new Set(read.tables.map(({ bytes }) => Buffer.from(bytes).toString().slice(0, 3)));
  expect(states.size).toBeLessThan(2);
});
