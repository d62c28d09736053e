/** Tables in one form: nothing changes its meaning, nothing is lost, and a second time changes nothing. */

import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DataFile } from '../../../src/csv/data-file.ts';
import { openSettings } from '../../../src/publish/validate/check-static.ts';
import { validate } from '../../../src/publish/validate/validate.ts';
import type { DataFiles } from '../../../src/read/load/data-files.ts';
import { formatTable } from '../../../src/read/load/format-table.ts';
import { withSettings } from '../../../src/settings/named-files.ts';
import { factsOf } from '../../../src/tables/cell-types/column-type.ts';
import type { Columns } from '../../../src/tables/table.ts';
import { TABLES, tableOfFile } from '../../../src/tables/tables.ts';
import { COMPANIONS } from '../../support/companions.ts';
import { dialects, writeIn } from '../../support/csv-dialects.ts';
import { NOW, readDirectory } from '../../support/data-directory.ts';
import { DEMO, FINDINGS, fixturesWith, VALID } from '../../support/fixtures.ts';
import { SETTINGS, snapshotOf } from '../../support/network-of.ts';

const { country_code, party_id, country, time_zone, currency } = SETTINGS;
const DEFAULTS = { country_code, party_id, country, time_zone, currency };

function formatted(path: string, text: string) {
  const table = tableOfFile(path);
  if (table === undefined) throw new Error(`${path} is no table`);
  const { text: written, error } = formatTable(TABLES[table], { path, bytes: Buffer.from(text) }, DEFAULTS);
  return written ?? `${error?.code}`;
}

/** Every table that can be formatted in its new form. */
function allFormatted(files: DataFiles): DataFiles {
  const { settings } = openSettings(files, COMPANIONS);
  const given = withSettings(files.tables, settings ?? {}, files.settingsFile?.path ?? '');
  const tables = given.map((file): DataFile => {
    const table = tableOfFile(file.path);
    const text = table && settings && formatTable(TABLES[table], file, settings).text;
    return text === undefined ? file : { ...file, bytes: Buffer.from(text) };
  });
  return { ...files, tables };
}

/** What is said about a network, wherever it stands. */
function said(files: DataFiles): string[] {
  return validate(files, { companions: COMPANIONS, now: NOW })
    .findings.map(({ code, file, field }) => `${code} ${file} ${field}`)
    .sort();
}

const textOf = (files: DataFiles) => files.tables.map(({ bytes }) => Buffer.from(bytes).toString());

describe('what is said and published stays the same', () => {
  const places = [DEMO, VALID, ...fixturesWith('data').map((code) => `${FINDINGS}/${code}`)];
  test.each(places)('%s', async (place) => {
    const { dataFiles } = await readDirectory(place);
    const after = allFormatted(dataFiles);
    // The line that tells Excel the separator goes, because the separator changes, and so does another encoding.
    expect(said(after)).toEqual(said(dataFiles).filter((line) => !/^(?:sep-line|code-page) /.test(line)));
    expect(textOf(allFormatted(after))).toEqual(textOf(after));
  });

  test.each([DEMO, VALID])('%s, byte for byte', async (place) => {
    const { dataFiles } = await readDirectory(place);
    const [before, after] = [await snapshotOf(dataFiles), await snapshotOf(allFormatted(dataFiles))];
    expect(after).toEqual(before);
  });
});

test('a German spreadsheet', () => {
  const written = [
    '\ufeffevse_uid;standard;format;power_type;max_voltage;max_amperage;max_electric_power;_Notiz',
    'A-1;Typ 2;Steckdose;Drehstrom;230 V;32,0;22 kW;"hängt; tief"',
    'A-2;CCS;Kabel;Gleichstrom;920;500 A;300.000 W;',
    '',
    'A-3;Schuko;Dose;AC;230;16;3,68 kW;=1+1',
    ';;;;;;;',
    '',
  ].join('\r\n');
  expect(formatted('data/connectors.csv', written)).toBe(
    [
      'evse_uid,standard,format,power_type,max_voltage,max_amperage,max_electric_power,_Notiz',
      'A-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,22000,"hängt; tief"',
      'A-2,IEC_62196_T2_COMBO,CABLE,DC,920,500,300000,',
      '',
      "A-3,DOMESTIC_F,SOCKET,AC_1_PHASE,230,16,3680,'=1+1",
      '',
    ].join('\n'),
  );
});

test.each([
  ['opening_times', '"Mon-Fri 8-20, Sat 9-17"', 'Mo-Fr 08:00-20:00; Sa 09:00-17:00'],
  ['opening_times', 'täglich 6-22', 'Mo-Su 06:00-22:00'],
  ['opening_times', '"Mo,Tu,We 08:00-20:00"', 'Mo-We 08:00-20:00'],
  ['opening_times', 'whenever', 'whenever'],
  ['latitude', '"52,3700"', '52.37'],
  ['time_zone', 'europe/amsterdam', 'Europe/Amsterdam'],
  ['publish', 'WAHR', 'true'],
  ['country', 'niederlande', 'NLD'],
  ['facilities', '"WLAN, Café"', 'WIFI|CAFE'],
  ['directions', ' en: Left |nl: Links ', 'en: Left |nl: Links'],
  ['name', "'s-Hertogenbosch", "'s-Hertogenbosch"],
  ['name', '+31 20 1234567', "'+31 20 1234567"],
  ['name', "'=A1", "'=A1"],
  ['name', '"two\r\nlines"', 'two\nlines'],
  ['last_updated', '2026-01-01T01:00:00+01:00', '2026-01-01T00:00:00Z'],
])('%s: %s becomes %s', (column, cell, expected) => {
  const row = {
    id: 'L-1',
    address: 'Main Street 1',
    city: 'Amsterdam',
    latitude: '52',
    longitude: '4',
    [column]: cell,
  };
  const text = formatted('data/locations.csv', `${Object.keys(row).join()}\n${Object.values(row).join()}\n`);
  expect(parse(text)[1]?.[Object.keys(row).indexOf(column)]).toBe(expected);
});

test.each([
  ['exceptional_hours', 'period_begin', '25.12.2026', '2026-12-25'],
  ['exceptional_hours', 'period_begin', '2026-12-25T08:00', '2026-12-25 08:00'],
  ['exceptional_hours', 'period_begin', '2026-12-25 00:00', '2026-12-25'],
  ['exceptional_hours', 'period_begin', '2026-12-25 00:00:01', '2026-12-25 00:00:01'],
  ['exceptional_hours', 'period_begin', '2026-12-25T00:00:00Z', '2026-12-25T00:00:00Z'],
])('%s.%s: %s becomes %s', (table, column, cell, expected) => {
  const type = (TABLES[table as 'exceptional_hours'].columns as Columns)[column]?.type;
  const others = Object.keys(TABLES.exceptional_hours.columns).filter((name) => name !== column);
  const text = formatted(`data/${table}.csv`, `${column},${others.join(',')}\n${cell},x,y,z\n`);
  expect(type).toBeDefined();
  expect(text.split('\n')[1]?.split(',')[0]).toBe(expected);
});

test.each([
  ['a row that is too short', 'uid,location_id\nE-1\n', 'wrong-cell-count'],
  ['a column that no table has', 'uid,location_id,_x,wrong\nE-1,L-1,,1\n', 'unknown-column'],
  ['a title', 'Our chargers\nuid,location_id\nE-1,L-1\n', 'title-row'],
  ['a formula', 'uid,location_id\nE-1,=A1\n', 'formula'],
  ['quotation marks that do not fit', 'uid,location_id\n"E-1,L-1\n', 'broken-quotes'],
])('%s leaves the file as it is', (_, text, code) => expect(formatted('data/evses.csv', text)).toBe(code));

test('whatever the form of the file, and whatever the words, the same text comes out', async () => {
  const { dataFiles } = await readDirectory(VALID);
  const { settings } = openSettings(dataFiles, COMPANIONS);
  if (settings === undefined) throw new Error('no settings');
  const files = dataFiles.tables.flatMap((file) => {
    const table = tableOfFile(file.path);
    if (table === undefined) return [];
    const { text } = formatTable(TABLES[table], file, settings);
    return text === undefined ? [] : [{ path: file.path, table: TABLES[table], text, rows: parse(text) as string[][] }];
  });
  expect(files.length).toBeGreaterThan(8);
  fc.assert(
    fc.property(dialects, fc.nat(), fc.constantFrom(...files), (dialect, seed, { path, table, text, rows }) => {
      const columns: Columns = table.columns;
      let chosen = seed;
      const respelt = rows.map((row, i) =>
        row.map((cell, at) => {
          const type = columns[rows[0]?.[at] ?? '']?.type;
          const { words: vocabulary, form } = factsOf(type) ?? {};
          const words = vocabulary?.meanings.find(({ values }) => values.join() === cell)?.words ?? [];
          chosen = (chosen * 31 + 7) % 1_000_003;
          if (i === 0 || words.length === 0 || form?.startsWith('name and')) return cell;
          return words[chosen % words.length] ?? cell;
        }),
      );
      const written = writeIn({ ...dialect, blankLines: [0] }, respelt);
      const again = formatTable(table, { path, bytes: Buffer.from(written.text) }, settings);
      expect(again.text).toBe(text);
    }),
  );
});
