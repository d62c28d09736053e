/** What `upgrade` says about every state of a file, and that it never takes away what somebody edited. */

import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { upgrade } from '../../src/commands/init/upgrade.ts';
import type { FileState } from '../../src/init/compare-files.ts';
import { formatRecord, hashOfWritten, parseRecord, RECORD_FILE } from '../../src/init/record.ts';
import { upgradeRepository } from '../../src/init/upgrade-repository.ts';
import { recordedTerminal } from '../support/recorded-terminal.ts';
import { filesIn, inDirectory, ownStandIn, packedStandIn, runInit } from './support/directory.ts';

const CHECK = '.github/workflows/check.yml';

const edit = (directory: string, path: string, from: string | RegExp, to: string) => {
  const text = filesIn(directory)[path] ?? '';
  expect(text).toMatch(from);
  writeFileSync(join(directory, path), text.replace(from, to));
};

/** As if an older version had written this text. */
function writtenBefore(directory: string, path: string, text: string): void {
  const record = parseRecord(filesIn(directory)[RECORD_FILE] ?? '');
  if (record === undefined) throw new Error('no record');
  const files = { ...record.files, [path]: hashOfWritten(text) };
  writeFileSync(join(directory, RECORD_FILE), formatRecord({ ...record, version: '0.0.1', files }));
  writeFileSync(join(directory, path), text);
}

async function statesIn(directory: string): Promise<{ [path: string]: FileState }> {
  const { files } = await upgradeRepository({ directory, own: ownStandIn(), writes: false });
  return Object.fromEntries(files.map(({ path, state }) => [path, state]));
}

async function runUpgrade(directory: string, { writes = false, own = ownStandIn() } = {}) {
  const terminal = recordedTerminal();
  const code = await upgrade({ directory, writes, own }, terminal);
  return { code, out: terminal.said.out.join('\n'), note: terminal.said.note.join('\n') };
}

const integrityOf = (path: string) => `"sha512-${createHash('sha512').update(readFileSync(path)).digest('base64')}"`;

/** A repository as init writes it. */
const inRepository = (work: (directory: string) => Promise<void>) =>
  inDirectory(async (directory) => {
    await runInit(directory);
    await work(directory);
  });

describe('a file', () => {
  test.each<[FileState, (directory: string) => void]>([
    ['same', () => {}],
    ['same', (directory) => edit(directory, CHECK, /\n/g, '\r\n')],
    ['outdated', (directory) => writtenBefore(directory, CHECK, 'name: old\n')],
    ['edited', (directory) => edit(directory, CHECK, 'name: check', 'name: data')],
    [
      'conflict',
      (directory) => {
        writtenBefore(directory, CHECK, 'name: old\n');
        edit(directory, CHECK, 'old', 'mine');
      },
    ],
    ['deleted', (directory) => rmSync(join(directory, CHECK))],
    [
      'edited',
      (directory) => {
        rmSync(join(directory, CHECK));
        symlinkSync('/etc/hostname', join(directory, CHECK));
      },
    ],
  ])('is %s', (state, change) =>
    inRepository(async (directory) => {
      change(directory);
      expect((await statesIn(directory))[CHECK]).toBe(state);
    }),
  );

  test('is foreign if it was there before init', () =>
    inDirectory(async (directory) => {
      writeFileSync(join(directory, 'README.md'), '# Mine\n');
      await runInit(directory);
      expect(await statesIn(directory)).toMatchObject({ 'README.md': 'foreign', [CHECK]: 'same' });
      expect((await runUpgrade(directory)).code).toBe(0);
    }));

  test('is new or obsolete if another version wrote other files', () =>
    inRepository(async (directory) => {
      edit(directory, RECORD_FILE, `"${CHECK}"`, '"old.yml"');
      rmSync(join(directory, CHECK));
      writeFileSync(join(directory, 'old.yml'), 'x');
      expect(await statesIn(directory)).toMatchObject({ [CHECK]: 'new', 'old.yml': 'obsolete' });
      expect((await runUpgrade(directory, { writes: true })).out).toContain('old.yml: not needed any more; delete it');
      expect(filesIn(directory)).toMatchObject({ [CHECK]: expect.stringContaining('name: check'), 'old.yml': 'x' });
      expect(await statesIn(directory)).toMatchObject({ [CHECK]: 'same' });
      expect(await statesIn(directory)).not.toHaveProperty('old.yml');
    }));
});

describe('upgrade', () => {
  test('has nothing to say after init, and writes nothing', () =>
    inRepository(async (directory) => {
      const before = filesIn(directory);
      const { code, out } = await runUpgrade(directory, { writes: true });
      expect(code).toBe(0);
      expect(out).not.toMatch(/@@|otherwise/);
      expect(filesIn(directory)).toEqual(before);
    }));

  test('shows what this version has otherwise, and changes nothing', () =>
    inRepository(async (directory) => {
      const text = filesIn(directory)[CHECK] ?? '';
      writtenBefore(directory, CHECK, text.replace('timeout-minutes: 15', 'timeout-minutes: 5'));
      const before = filesIn(directory);
      const { code, out, note } = await runUpgrade(directory);
      expect(code).toBe(1);
      expect(out).toContain('-    timeout-minutes: 5\n+    timeout-minutes: 15\n     steps:');
      expect(note).toContain('written by ocpi-snapshot 0.0.1, and this is');
      expect(filesIn(directory)).toEqual(before);
    }));

  test('with --write brings up to date what nobody edited', () =>
    inRepository(async (directory) => {
      const newest = filesIn(directory);
      writtenBefore(directory, CHECK, 'name: old\n');
      expect((await runUpgrade(directory, { writes: true })).code).toBe(0);
      expect(filesIn(directory)).toEqual(newest);
      expect((await runUpgrade(directory)).code).toBe(0);
    }));

  test('with --write leaves what somebody edited, shows the difference once, and then knows of it', () =>
    inRepository(async (directory) => {
      writtenBefore(directory, CHECK, 'name: old\n');
      edit(directory, CHECK, 'old', 'mine');
      const { code, out, note } = await runUpgrade(directory, { writes: true });
      expect(code).toBe(1);
      expect(out).toContain('-name: mine\n');
      expect(note).toContain('Merge the differences above by hand');
      expect(filesIn(directory)[CHECK]).toBe('name: mine\n');
      expect(await statesIn(directory)).toMatchObject({ [CHECK]: 'edited' });
      expect((await runUpgrade(directory)).code).toBe(0);
    }));

  test('with --write keeps the line ends of Windows', () =>
    inRepository(async (directory) => {
      writtenBefore(directory, CHECK, 'name: old\r\n');
      await runUpgrade(directory, { writes: true });
      expect(filesIn(directory)[CHECK]).toMatch(/name: check\r\n/);
      expect(await statesIn(directory)).toMatchObject({ [CHECK]: 'same' });
    }));

  test('never writes what was deleted, and never touches data', () =>
    inRepository(async (directory) => {
      rmSync(join(directory, CHECK));
      writeFileSync(join(directory, 'data/network.json'), 'mine');
      const before = filesIn(directory);
      expect((await runUpgrade(directory, { writes: true })).code).toBe(0);
      expect(filesIn(directory)).toEqual(before);
    }));

  test('goes by the name at the time of init', () =>
    inRepository(async (directory) => {
      edit(directory, 'data/network.json', /Example Charging/g, 'Another Name');
      expect(new Set(Object.values(await statesIn(directory)))).toEqual(new Set(['same']));
    }));

  test('by a newer version brings its archive and a lock file that names it, and leaves what people edit alone', () =>
    inRepository(async (directory) => {
      const own = ownStandIn('newer', '9.8.7');
      const { files } = await upgradeRepository({ directory, own, writes: true });
      const states = files.filter(({ state }) => state !== 'same').map(({ path, state }) => `${state} ${path}`);
      expect(states).toEqual([
        'outdated package-lock.json',
        'outdated package.json',
        'obsolete program/ocpi-snapshot-0.2.0.tgz',
        'new program/ocpi-snapshot-9.8.7.tgz',
      ]);
      const { 'package.json': manifest = '', 'package-lock.json': lock = '' } = filesIn(directory);
      expect(manifest).toContain('"file:program/ocpi-snapshot-9.8.7.tgz"');
      expect(lock).toContain(integrityOf(join(directory, 'program/ocpi-snapshot-9.8.7.tgz')));
      expect((await runUpgrade(directory, { own })).code).toBe(0);
    }));

  test('of the same version brings other code, too', () =>
    inRepository(async (directory) => {
      const own = ownStandIn('mended');
      const { out } = await runUpgrade(directory, { own, writes: true });
      expect(out).toContain('program/ocpi-snapshot-0.2.0.tgz: written\n');
      expect(filesIn(directory)['package-lock.json']).toContain(
        integrityOf(join(directory, 'program/ocpi-snapshot-0.2.0.tgz')),
      );
      expect((await runUpgrade(directory, { own })).code).toBe(0);
    }));

  test('has nothing to say of an archive that another zlib compressed', () =>
    inRepository(async (directory) => {
      const { archive, ...rest } = packedStandIn();
      const other = gzipSync(gunzipSync(archive), { level: 1 });
      expect(other.equals(archive)).toBe(false);
      const own = { ...ownStandIn(), pack: async () => ({ ...rest, archive: other }) };
      expect((await runUpgrade(directory, { own })).code).toBe(0);
    }));

  test('writes neither package.json nor its lock file where somebody has edited one of them', () =>
    inRepository(async (directory) => {
      edit(directory, 'package.json', '"ocpi-snapshot check"', '"ocpi-snapshot check --max-warnings 0"');
      const { 'package.json': manifest, 'package-lock.json': lock } = filesIn(directory);
      const own = ownStandIn('newer', '9.8.7');
      const { code, note } = await runUpgrade(directory, { own, writes: true });
      expect(code).toBe(1);
      expect(note).toContain('npm install ./program/ocpi-snapshot-9.8.7.tgz');
      expect(filesIn(directory)).toMatchObject({ 'package.json': manifest, 'package-lock.json': lock });
    }));

  test('writes nothing through a link that leads out of the repository', () =>
    inRepository(async (directory) => {
      const outside = mkdtempSync(join(tmpdir(), 'outside-'));
      try {
        rmSync(join(directory, '.github'), { recursive: true });
        symlinkSync(outside, join(directory, '.github'));
        await expect(runUpgrade(directory, { writes: true })).rejects.toThrow('is a link that leads out of');
        expect(filesIn(outside)).toEqual({});
      } finally {
        rmSync(outside, { recursive: true });
      }
    }));

  test('says so where init never was', () =>
    inDirectory(async (directory) => {
      await expect(runUpgrade(directory)).rejects.toThrow('so it was not made by init. Run init there');
    }));
});
