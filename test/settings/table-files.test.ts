/** The setting `table_files`: columns of files that have other names than ours. */

import { describe, expect, test } from 'vitest';
import { brief, checkFor, csv, networkOf, sourcesOf } from '../support/network-of.ts';

const check = checkFor('invalid-setting missing-column');

const evses = csv('Säule;Hof;Bemerkung', 'E-1;L-1;neu');
const NAMES = { columns: { Säule: 'uid', HOF: 'location_id' }, ignore_columns: ['bemerkung'] };

function about(table_files: object, tables = { evses }) {
  return check(networkOf(tables, { table_files })).findings;
}

test('names are read as those of our columns, whatever their case, and ignored columns are not read', () => {
  expect(about({ 'evses.csv': NAMES })).toEqual([]);
});

test('a name that network.json gives counts before what the name means', () => {
  const chargers = csv(
    'Standort;Name;Straße;Ort;lat;lng;Ladepunkt;Stecker;format;kW',
    'L-1;x;Markt 1;Amsterdam;52,373169;4,893379;E-1;Typ 2;Buchse;22',
  );
  const table_files = { 'chargers.csv': { columns: { Standort: 'location_id' }, ignore_columns: ['Name'] } };
  expect(check(sourcesOf({ chargers }, { table_files })).findings).toEqual([]);
});

test('a file in a directory below has a path', () => {
  const sources = networkOf({}, { table_files: { 'north/evses.csv': NAMES } });
  const tables = sources.tables.map((file) =>
    file.path === 'data/evses.csv' ? { path: 'data/north/evses.csv', bytes: Buffer.from(evses) } : file,
  );
  expect(check({ ...sources, tables }).findings).toEqual([]);
});

describe('is a finding', () => {
  test('a file that is not there', () => {
    const findings = about({ 'evse.csv': NAMES }, { evses: csv('uid,location_id', 'E-1,L-1') });
    expect(brief(findings)).toEqual([expect.stringMatching(/^invalid-setting data\/network\.json:/)]);
  });

  test('a file that is not there, but belongs to a table', () => {
    const tables = { 'evses-north': evses, evses: csv('uid,location_id', 'E-2,L-1') };
    const { findings } = check(networkOf(tables, { table_files: { 'evses-nort.csv': NAMES } }));
    expect(findings.find(({ code }) => code === 'invalid-setting')?.hint).toBe('Did you mean "evses-north.csv"?');
  });

  test('a column that the table does not have', () => {
    const findings = about({ 'evses.csv': { columns: { Säule: 'uidd' } } });
    expect(findings.find(({ code }) => code === 'invalid-setting')).toMatchObject({
      file: 'data/network.json',
      hint: 'Did you mean "uid"?',
    });
  });

  test('one column for two names', () => {
    const findings = about({ 'evses.csv': { columns: { Säule: 'uid', Hof: 'uid' } } });
    expect(findings.find(({ code }) => code === 'invalid-setting')?.message).toContain(
      'must not be the column of "Säule" too',
    );
  });

  test('a name that the file does not have, once', () => {
    const columns = { ...NAMES.columns, Etage: 'floor_level' };
    const [found, ...more] = about({ 'evses.csv': { ...NAMES, columns } });
    expect(more).toEqual([]);
    expect(found).toMatchObject({ code: 'missing-column', file: 'data/evses.csv', line: 1, field: 'Etage' });
  });
});
