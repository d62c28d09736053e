/** `import irve` and `export irve`: what a user sees and finds on the disk. */

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeIrveExport } from '../../../packages/import/commands/export-irve.ts';
import { type ImportIrveOptions, writeIrveImport } from '../../../packages/import/commands/import-irve.ts';
import { check } from '../../../src/cli/check/check.ts';
import { UsageError } from '../../../src/command/terminal.ts';
import { COMPANIONS } from '../../support/companions.ts';
import { NOW } from '../../support/data-directory.ts';
import { type Cells, csvOf, staticRow } from '../../support/irve-rows.ts';
import { type RecordedTerminal, recordedTerminal } from '../../support/recorded-terminal.ts';

let directory: string;
let terminal: RecordedTerminal;
let said: RecordedTerminal['said'];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'irve-'));
  terminal = recordedTerminal();
  said = terminal.said;
});
afterEach(() => rm(directory, { recursive: true }));

const path = (name: string) => join(directory, name);

async function save(name: string, rows: readonly Cells[]): Promise<string> {
  await writeFile(path(name), csvOf(rows));
  return path(name);
}

const importInto = (out: string, file: string, more: Partial<ImportIrveOptions> = {}) =>
  writeIrveImport({ companions: COMPANIONS, static: file, out, format: 'text', now: NOW, ...more }, terminal);

const exportTo = (data: string, out: string) =>
  writeIrveExport(
    { companions: COMPANIONS, data, out, contact: 'contact@example.com', format: 'text', now: NOW },
    terminal,
  );

test('a file becomes tables that the check accepts, and files again', async () => {
  const data = path('data');
  expect(await importInto(data, await save('static.csv', [staticRow()]))).toBe(0);
  expect(said.note.slice(1)).toEqual([
    `wrote 5 files to ${data}: 1 locations, 1 evses, 1 connectors, 2 businesses`,
    `next: ocpi-snapshot check --data ${data}`,
  ]);
  expect(await check({ companions: COMPANIONS, data, format: 'text', now: NOW }, terminal)).toBe(0);
  await writeFile(path('data/status.csv'), 'evse_uid,status\nFRABCE00011,AVAILABLE\n');
  expect(await exportTo(data, path('irve'))).toBe(0);
  expect(said.note.at(-1)).toBe(
    `wrote 2 files to ${path('irve')}: irve-statique.csv with 1 row, irve-dynamique.csv with 1 row`,
  );
  expect((await readdir(path('irve'))).sort()).toEqual(['irve-dynamique.csv', 'irve-statique.csv']);
});

test('a file from which nothing can be imported ends with 1, and nothing is written', async () => {
  expect(
    await importInto(
      path('data'),
      await save('static.csv', [{ id_pdc_itinerance: 'FRABCE00011', etat_pdc: 'en_service' }]),
    ),
  ).toBe(1);
  expect(said.out.join('\n')).toContain('The header lacks "coordonneesXY".');
  expect(await readdir(directory)).toEqual(['static.csv']);
});

test('a directory that is not empty, and a file that is not there, are mistakes in the call', async () => {
  const file = await save('static.csv', [staticRow()]);
  await expect(importInto(directory, file)).rejects.toThrow(UsageError);
  await expect(importInto(path('data'), 'missing.csv')).rejects.toThrow('"missing.csv" cannot be read');
});

test('a file of which more than a tenth is lost is not written, unless that is allowed', async () => {
  const lost = staticRow({ id_pdc_itinerance: 'FRABCE2', prise_type_2: 'false' });
  const file = await save('static.csv', [staticRow(), lost]);
  expect(await importInto(path('data'), file)).toBe(1);
  expect(said.note.at(-1)).toContain('nothing was written: 1 of 2 EVSEs would be lost');
  expect(await importInto(path('data'), file, { allowsLosses: true })).toBe(0);
});

test('a file that needs more memory than there is', async () => {
  const file = await save('static.csv', [staticRow()]);
  await expect(importInto(path('data'), file, { memory: 1000 })).rejects.toThrow('import the rows of each operator');
  expect(await readdir(directory)).toEqual(['static.csv']);
});

test('data that cannot be published is not exported', async () => {
  await save('locations.csv', [{ id: 'L-1' }]);
  await writeFile(path('network.json'), '{"country_code":"FR","party_id":"ABC"}');
  expect(await exportTo(directory, path('irve'))).toBe(1);
  expect(said.out.join('\n')).toContain('missing-column');
  expect(await readdir(directory)).not.toContain('irve');
});
