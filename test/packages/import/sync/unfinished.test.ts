/** After a kill in the middle of a replacement, no sync begins; nor without its lock. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importOcpi } from '../../../../packages/import/commands/import-ocpi.ts';
import { DISK } from '../../../../src/publish/disk/disk.ts';
import { NotALock } from '../../../../src/publish/disk/lock.ts';
import { replaceFiles } from '../../../../src/publish/disk/replace-files.ts';
import { COMPANIONS } from '../../../support/companions.ts';
import { NOW } from '../../../support/data-directory.ts';
import { SETTINGS, SMALLEST } from '../../../support/network-of.ts';
import { type RecordedTerminal, recordedTerminal } from '../../../support/recorded-terminal.ts';

let directory = '';
let data = '';
let terminal: RecordedTerminal;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-unfinished-'));
  data = join(directory, 'data');
  mkdirSync(data);
  const tables = Object.entries(SMALLEST).map(([table, text]) => [`${table}.csv`, text] as const);
  for (const [name, text] of [['network.json', JSON.stringify(SETTINGS)] as const, ...tables])
    writeFileSync(join(data, name), text);
  writeFileSync(join(directory, 'feed.json'), '[]');
  terminal = recordedTerminal();
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

function sync(): Promise<number> {
  const [locations, tariffs] = [join(directory, 'feed.json'), undefined];
  const options = { companions: COMPANIONS, data, out: data, format: 'text' as const, now: NOW };
  return importOcpi({ ...options, locations, tariffs, sync: { keep: new Set() } }, terminal);
}

test('as long as a replacement is unfinished, nothing is written', async () => {
  const killed = { ...DISK, putBeside: () => Promise.reject(new Error('killed')) };
  const before = SMALLEST.locations ?? '';
  const after = before.replace('Amsterdam', 'Utrecht');
  await expect(replaceFiles(data, [{ path: 'locations.csv', before, after }], killed)).rejects.toThrow();
  expect(await sync()).toBe(1);
  const said = [...terminal.said.out, ...terminal.said.note].join('\n').replaceAll(directory, '');
  expect(said).toContain('unfinished-replacement');
  expect(said).toContain('locations.csv is as before');
  expect(said).toContain('Finish it with "ocpi-snapshot repair --data /data", or add --undo');
});

test('a sync does not begin without its lock', async () => {
  mkdirSync(join(directory, '.data/lock'), { recursive: true });
  await expect(sync()).rejects.toThrow(NotALock);
});
