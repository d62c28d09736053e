/**
 * The tables against OCPI: every field of the specification has a column, every column says truly which fields it fills,
 * and the valid network shows each of them in what is published.
 */

import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { readDataFiles } from '../../../src/publish/disk/data-directory.ts';
import { readTables } from '../../../src/read/load/read-tables.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { readCell } from '../../../src/tables/cell-types/read-cell.ts';
import { type AnyRow, cellText } from '../../../src/tables/table.ts';
import type { Contents } from '../../../src/tables/tables.ts';
import { TABLE_NAMES, TABLES } from '../../../src/tables/tables.ts';
import { COMPANIONS } from '../../support/companions.ts';
import { SHEETS, VALID } from '../../support/fixtures.ts';
import { NEWEST_CLASSES, reachableFields, reachableFieldsOf, UNPUBLISHED, walkObjects } from '../../support/model.ts';
import { type Rendered, renderVersions } from '../../support/network-of.ts';

/** Every column of every table, as `table.column`. */
const COLUMNS = TABLE_NAMES.flatMap((table) =>
  Object.entries(TABLES[table].columns).map(([name, column]) => [`${table}.${name}`, { table, name, column }] as const),
);
const NAMED = new Set(COLUMNS.flatMap(([, { column }]) => column.fields ?? []));
/** Tables have no columns for what is other in tariffs of 2.3.0: it follows from the rest. */
const FIELDS = reachableFieldsOf(NEWEST_CLASSES, 'Location').union(reachableFields('Tariff'));

let contents: Contents;
let locations: Rendered['locations'];
let tariffs: Rendered['tariffs'];
let sheet: readonly { readonly [column: string]: string }[];

beforeAll(async () => {
  const dataFiles = await readDataFiles(`${VALID}/data`);
  const { settingsFile: file, tables } = dataFiles;
  const { settings } = file ? readSettings(file.path, file.bytes, COMPANIONS) : {};
  if (settings === undefined) throw new Error('the valid network has no settings');
  ({ contents } = readTables(tables, settings));
  sheet = parse(await readFile(`${SHEETS}/beside/data/chargers.csv`), { columns: true });
  const rendered = await renderVersions(dataFiles);
  locations = rendered.get('2.3.0')?.locations ?? [];
  tariffs = rendered.get('2.2.1')?.tariffs ?? [];
});

describe.each(COLUMNS)('%s', (_, { table, name, column }) => {
  test('has an example of its own type, unless it has none', () => {
    if (column.example !== '') expect(readCell(column.type, column.example)).toHaveProperty('value');
  });

  test('names fields that OCPI has', () => {
    const fields: readonly string[] = column.fields ?? [];
    expect(fields.filter((field) => !FIELDS.has(field))).toEqual([]);
  });

  test('is filled somewhere in the valid network, or in the sheet beside other tables', () => {
    const rows: readonly AnyRow[] = contents[table].rows;
    const texts = table === 'chargers' ? sheet.map((row) => row[name]) : rows.map((row) => cellText(row, name) ?? '');
    expect(texts.filter((text) => text !== '')).not.toEqual([]);
  });
});

describe('every field of Location and Tariff, and of the classes in them,', () => {
  test('is reached by the walk', () => {
    expect(FIELDS).toContain('EnvironmentalImpact.amount');
    expect(FIELDS).toContain('TariffRestrictions.reservation');
    expect(FIELDS.size).toBe(149);
    expect(Object.keys(NEWEST_CLASSES.Location ?? {})).toContain(UNPUBLISHED.split('.')[1]);
  });

  test('is named by a column', () => {
    expect([...FIELDS].filter((field) => !NAMED.has(field))).toEqual([]);
  });

  test('is published by the valid network', () => {
    const seen = new Set<string>();
    const note = (name: string, object: object) => {
      for (const [field, value] of Object.entries(object)) if (value !== undefined) seen.add(`${name}.${field}`);
    };
    walkObjects('Location', locations, note, NEWEST_CLASSES);
    walkObjects('Tariff', tariffs, note);
    expect([...FIELDS].filter((field) => !seen.has(field))).toEqual([]);
    expect([...seen].filter((field) => !FIELDS.has(field))).toEqual([]);
  });
});
