/** Keys and references between tables, and the order of findings. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sortFindings } from '../../../src/findings/finding.ts';
import { readDataFiles } from '../../../src/publish/disk/data-directory.ts';
import type { DataFiles } from '../../../src/read/load/data-files.ts';
import { targetOfIds } from '../../../src/read/load/references.ts';
import { TABLE_NAMES, TABLES } from '../../../src/tables/tables.ts';
import { VALID } from '../../support/fixtures.ts';
import { brief, check, checkFor, csv, networkOf, SMALLEST, sourcesOf, type Tables } from '../../support/network-of.ts';

const CONNECTORS = 'evse_uid,id,standard,format,power_type,max_voltage,max_amperage,tariff_ids';
const PLUG = 'IEC_62196_T2,SOCKET,AC_3_PHASE,230,32';
const SITES = 'id,address,city,latitude,longitude';

const findingsOf = (tables: Tables) => checkFor('duplicate-key')(networkOf(tables)).findings;

describe('two rows with one key', () => {
  test.each<[string, Tables, string]>([
    ['in one file', { evses: csv('uid,location_id', 'E-1,L-1', 'E-1,L-1') }, 'data/evses.csv:3:1'],
    ['in another case', { evses: csv('uid,location_id', 'E-1,L-1', 'e-1,L-1') }, 'data/evses.csv:3:1'],
    ['in two files', { 'evses-2': csv('uid,location_id', 'E-1,L-1') }, 'data/evses-2.csv:2:1'],
    [
      'with a part that is left out',
      { connectors: csv(CONNECTORS, `E-1,,${PLUG},`, `E-1,1,${PLUG},`) },
      'data/connectors.csv:3:1',
    ],
  ])('%s', (_, tables, place) => {
    const findings = findingsOf(tables);
    expect(brief(findings)).toEqual([`duplicate-key ${place}`]);
    expect(findings[0]?.related).toEqual([expect.objectContaining({ line: 2, column: 1 })]);
  });

  test('are named as they stand in the file', () => {
    const rows = ['L-1,CLOSING,2026-12-25,2026-12-26', 'l-1,CLOSING,2026-12-25 00:00,2026-12-26'];
    const [found] = findingsOf({
      locations: csv(`${SITES},opening_times`, 'L-1,Main Street 1,Amsterdam,52.373169,4.893379,24/7'),
      exceptional_hours: csv('location_id,type,period_begin,period_end', ...rows),
    });
    expect(found).toMatchObject({
      code: 'duplicate-key',
      key: 'l-1/CLOSING/2026-12-25 00:00/2026-12-26',
      hint: 'Delete one of the two rows, or correct it.',
    });
    expect(found?.message).toContain('location_id "l-1", type "CLOSING", period_begin "2026-12-25 00:00"');
  });
});

/** Which finding each table gives when a row that it refers to is gone. */
const REFERENCES = TABLE_NAMES.flatMap((name) =>
  Object.values(TABLES[name].columns).flatMap(({ references }) => (references ? [references] : [])),
);

describe('a table is called by the names that its files have', () => {
  const check = checkFor('location-without-evses evse-without-connectors tariff-priced-twice unknown-evse');
  const said = (tables: Tables) => check(sourcesOf(tables)).findings.map(({ message }) => message);
  const locations = csv(SITES, ...['L-1', 'L-2'].map((id) => `${id},Main Street 1,Amsterdam,52.373169,4.893379`));
  const [evses, connectors] = [csv('uid,location_id', 'E-1,L-1'), csv(CONNECTORS, `E-1,1,${PLUG},`)];
  const sheet = csv('location_id,evse_uid,standard,power_kw', 'L-1,E-1,Type 2,22');

  test.each<[string, Tables]>([
    ['evses-north.csv', { locations, connectors, 'evses-north': evses }],
    ['EVSES.csv', { locations, connectors, EVSES: evses }],
    ['chargers.csv', { locations, chargers: sheet }],
    ['evses.csv or chargers-2.csv', { locations, evses, connectors, 'chargers-2': sheet.replace('E-1', 'E-2') }],
  ])('%s', (where, tables) => {
    expect(said(tables)).toEqual([`Location "L-2" has no EVSE in ${where}.`]);
  });

  test('also where it has no rows, and where there are many', () => {
    expect(said({ locations, 'evses-north': csv('uid,location_id') })).toContain(
      'None of the 2 locations has an EVSE, because there are no rows in evses-north.csv.',
    );
    const parts = [1, 2, 3, 4].map((i) => [`connectors-${i}`, csv(CONNECTORS, `E-9,${i},${PLUG},`)] as const);
    expect(said({ locations, evses, ...Object.fromEntries(parts) })).toContain(
      'EVSE "E-1" has no connector in connectors-1.csv, connectors-2.csv or 2 others.',
    );
    const elements = csv('tariff_id,element,type,price', 'T-1,1,ENERGY,0.3');
    expect(said({ ...SMALLEST, tariffs: csv('id,price_per_kwh', 'T-1,0.3'), 'tariff_elements-new': elements })).toEqual(
      ['Tariff "T-1" has price_per_kwh here and 1 row in tariff_elements-new.csv.'],
    );
  });
});

describe('a row that others refer to', () => {
  const keys = new Map<string, readonly string[]>([
    ['locations', ['AMS-01', 'BAA-01', 'BER-01']],
    ['evses', ['AMS-01-A', 'AMS-01-B', 'BER-01-A', 'BAA-01-A']],
    ['tariffs', ['T-AC', 'T-DC', 'T-NIGHT']],
    ['businesses', ['exa', 'exa-south', 'city']],
    ['energy_mixes', ['green']],
  ]);

  test('are all of these', () => {
    expect(new Set(REFERENCES.map(({ table }) => table))).toEqual(new Set(keys.keys()));
  });

  test('is missed when it is deleted', async () => {
    const valid = await readDataFiles(`${VALID}/data`);
    const choices = [...keys].flatMap(([table, ids]) => ids.map((id) => ({ table, id })));
    fc.assert(
      fc.property(fc.constantFrom(...choices), ({ table, id }) => {
        const codes = REFERENCES.filter((reference) => reference.table === table).map(({ code }) => code);
        const { findings } = check(without(valid, table, id));
        const about = findings.filter(
          ({ code, value, file }) =>
            (codes.includes(code) && value?.toUpperCase() === id.toUpperCase()) ||
            // It was the only row.
            (code === 'missing-table' && file.endsWith(`/${table}.csv`)),
        );
        expect(about).not.toEqual([]);
      }),
    );
  });
});

/** The same files, but for the row that begins with this id. */
function without(sources: DataFiles, table: string, id: string): DataFiles {
  const tables = sources.tables.map(({ path, bytes }) => {
    if (!path.endsWith(`/${table}.csv`)) return { path, bytes };
    const lines = Buffer.from(bytes).toString('utf8').split('\n');
    return { path, bytes: Buffer.from(lines.filter((line) => !new RegExp(`^${id}[,;]`).test(line)).join('\n')) };
  });
  return { ...sources, tables };
}

test('findings come in one order, whatever the order in which they were made', () => {
  const { findings } = check(
    networkOf({
      locations: csv(SITES, 'L-1,,,x,y', 'L-2,,Amsterdam,52.3,4.9'),
      evses: csv('uid,location_id', 'E-1,L-9', 'E-2,L-9'),
      connectors: csv(CONNECTORS, `E-9,1,${PLUG},T-9|T-8`),
    }),
  );
  expect(findings.length).toBeGreaterThan(7);
  fc.assert(
    fc.property(fc.shuffledSubarray([...findings], { minLength: findings.length }), (shuffled) => {
      expect(sortFindings(shuffled)).toEqual(findings);
    }),
  );
});

test('a hundred unknown ids are compared with all that there are, and no more: a table may be missing', () => {
  const { suggest } = targetOfIds(['STATION-A', 'HARBOUR-B'], 'evses.csv');
  const suggested = Array.from({ length: 102 }, () => suggest('STATOIN-A'));
  expect(suggested.filter((id) => id === 'STATION-A')).toHaveLength(100);
});
