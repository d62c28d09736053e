/** `import irve` and `export irve`: what a user sees and finds on the disk. */

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeIrveExport } from '../../../packages/import/commands/export-irve.ts';
import { writeIrveImport } from '../../../packages/import/commands/import-irve.ts';
import { check } from '../../../src/cli/check/check.ts';
import { UsageError } from '../../../src/command/terminal.ts';
import { COMPANIONS } from '../../support/companions.ts';
import { NOW } from '../../support/data-directory.ts';
import { type Cells, csvOf, dynamicRow, staticRow, tariffRow } from '../../support/irve-rows.ts';
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

const importInto = (out: string, files: { static: string; dynamic?: string; tariffs?: string }) =>
  writeIrveImport(
    { companions: COMPANIONS, dynamic: undefined, tariffs: undefined, ...files, out, format: 'text', now: NOW },
    terminal,
  );

const exportTo = (data: string, out: string) =>
  writeIrveExport(
    { companions: COMPANIONS, data, out, contact: 'contact@example.com', format: 'text', now: NOW },
    terminal,
  );

test('files become tables that the check accepts, and files again', async () => {
  const data = path('data');
  const files = {
    static: await save('static.csv', [staticRow({ tarif_ids: 'FRABCT1' })]),
    dynamic: await save('dynamic.csv', [dynamicRow({ horodatage: '2025-12-31T10:00:00+01:00' })]),
    tariffs: await save('tariffs.csv', [tariffRow()]),
  };
  expect(await importInto(data, files)).toBe(0);
  expect(said.note.slice(1)).toEqual([
    `wrote 8 files to ${data}: 1 locations, 1 evses, 1 connectors, 1 tariffs, 1 status, 1 tariff_elements, 2 businesses`,
    `next: ocpi-snapshot check --data ${data}`,
  ]);
  expect(await check({ companions: COMPANIONS, data, format: 'text', now: NOW }, terminal)).toBe(0);
  expect(await exportTo(data, path('irve'))).toBe(0);
  expect(said.note.at(-1)).toBe(
    `wrote 3 files to ${path('irve')}: irve-statique.csv with 1 row, irve-dynamique.csv with 1 row, irve-tarifs.csv with 1 row`,
  );
  expect((await readdir(path('irve'))).sort()).toEqual(['irve-dynamique.csv', 'irve-statique.csv', 'irve-tarifs.csv']);
});

test('a file from which nothing can be imported ends with 1, and nothing is written', async () => {
  expect(await importInto(path('data'), { static: await save('static.csv', [dynamicRow()]) })).toBe(1);
  expect(said.out.join('\n')).toContain('The column "coordonneesXY" is missing.');
  expect(await readdir(directory)).toEqual(['static.csv']);
});

test('a directory that is not empty, and a file that is not there, are mistakes in the call', async () => {
  const file = await save('static.csv', [staticRow()]);
  await expect(importInto(directory, { static: file })).rejects.toThrow(UsageError);
  await expect(importInto(path('data'), { static: 'missing.csv' })).rejects.toThrow('"missing.csv" cannot be read');
});

test('a file of which more than a tenth is lost is not written, unless that is allowed', async () => {
  const lost = staticRow({ id_pdc_itinerance: 'FRABCE2', prise_type_2: 'false' });
  const file = await save('static.csv', [staticRow(), lost]);
  expect(await importInto(path('data'), { static: file })).toBe(1);
  expect(said.note.join('\n')).toContain('lost EVSEs: 1: no plug');
  expect(said.note.at(-1)).toContain('nothing was written: 1 of 2 EVSEs would be lost');
  const options = {
    static: file,
    dynamic: undefined,
    tariffs: undefined,
    out: path('data'),
    format: 'text',
    now: NOW,
  } as const;
  expect(await writeIrveImport({ companions: COMPANIONS, ...options, allowsLosses: true }, terminal)).toBe(0);
});

test('a file that needs more memory than there is', async () => {
  const file = await save('static.csv', [staticRow()]);
  const options = {
    static: file,
    dynamic: undefined,
    tariffs: undefined,
    out: path('data'),
    format: 'text',
    now: NOW,
  } as const;
  await expect(writeIrveImport({ companions: COMPANIONS, ...options, memory: 1000 }, terminal)).rejects.toThrow(
    'import the rows of each operator',
  );
  expect(await readdir(directory)).toEqual(['static.csv']);
});

test('data that cannot be published is not exported', async () => {
  await save('locations.csv', [{ id: 'L-1' }]);
  await writeFile(path('network.json'), '{"country_code":"FR","party_id":"ABC"}');
  expect(await exportTo(directory, path('irve'))).toBe(1);
  expect(said.out.join('\n')).toContain('missing-column');
  expect(await readdir(directory)).not.toContain('irve');
});
