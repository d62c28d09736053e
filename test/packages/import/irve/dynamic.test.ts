/** A dynamic file becomes status.csv: the newest state of each charging point of the static file. */

import { expect, test } from 'vitest';
import { type Cells, dynamicRow, staticRow } from '../../../support/irve-rows.ts';
import { importRows, special, specialInTables, table, told } from './support.ts';

const withStates = (...dynamic: Cells[]) => importRows({ static: [staticRow()], dynamic });

test.each([
  ['en_service', 'libre', 'AVAILABLE'],
  ['en_service', 'occupe', 'CHARGING'],
  ['en_service', 'reserve', 'RESERVED'],
  ['en_service', 'inconnu', 'UNKNOWN'],
  ['hors_service', 'libre', 'OUTOFORDER'],
  ['inconnu', 'occupe', 'CHARGING'],
  ['inconnu', 'libre', 'UNKNOWN'],
  ['EN_SERVICE', 'Libre', 'AVAILABLE'],
])('%s, %s is %s', (etat_pdc, occupation_pdc, status) => {
  const imported = withStates(dynamicRow({ etat_pdc, occupation_pdc, horodatage: '2025-12-31T10:00:00+01:00' }));
  expect(special(imported)).toEqual([]);
  expect(specialInTables(imported)).toEqual([]);
  expect(table(imported, 'status')).toEqual([
    { evse_uid: 'FRABCE00011', status, last_updated: '2025-12-31T09:00:00Z' },
  ]);
});

test.each([
  ['2025-07-17T10:00:00Z', '2025-07-17T10:00:00Z', 0],
  ['2025-07-17T10:00:00.250+02:00', '2025-07-17T08:00:00.250Z', 0],
  ['2025-07-17 10:00:00', '2025-07-17T08:00:00Z', 1],
  ['2025-01-17T10:00:00', '2025-01-17T09:00:00Z', 1],
])('the time %s', (horodatage, last_updated, findings) => {
  const imported = withStates(dynamicRow({ horodatage }));
  expect(table(imported, 'status')[0]).toMatchObject({ last_updated });
  expect(special(imported)).toHaveLength(findings);
});

test.each(['hier', '2062-01-01T00:00:00Z'])('a time that is %s is left out, and the status stays', (horodatage) => {
  const imported = withStates(dynamicRow({ horodatage }));
  expect(table(imported, 'status')).toEqual([{ evse_uid: 'FRABCE00011', status: 'AVAILABLE' }]);
  expect(special(imported).map(({ code, field, file }) => [code, field, file])).toEqual([
    ['left-out', 'horodatage', 'dynamic.csv'],
  ]);
});

test('a state that is not of the schema is left out', () => {
  const imported = withStates(dynamicRow({ etat_pdc: 'cassé' }));
  expect(table(imported, 'status')).toEqual([]);
  expect(told(imported)).toEqual(['left-out 2:13 The words "cassé, libre" are not a state of the schema.']);
});

test('the newest of several rows counts, and separators in ids do not', () => {
  const newer = dynamicRow({
    id_pdc_itinerance: 'FR*ABC*E00011',
    occupation_pdc: 'occupe',
    horodatage: '2025-07-18T10:00:00Z',
  });
  for (const rows of [
    [newer, dynamicRow()],
    [dynamicRow(), newer],
  ]) {
    const imported = withStates(...rows);
    expect(table(imported, 'status').map(({ status }) => status)).toEqual(['CHARGING']);
    expect(special(imported).map(({ code, line }) => [code, line])).toEqual([
      ['repeated-point', rows.indexOf(newer) === 0 ? 3 : 2],
    ]);
  }
});

test('points that the static file does not have, or has lost, are told once', () => {
  const imported = importRows({
    static: [staticRow(), staticRow({ id_pdc_itinerance: 'FRABCE2', prise_type_2: 'false' })],
    dynamic: [dynamicRow(), dynamicRow({ id_pdc_itinerance: 'FRABCE2' }), dynamicRow({ id_pdc_itinerance: 'FRXYZE9' })],
  });
  expect(table(imported, 'status')).toHaveLength(1);
  const unknown = special(imported).filter(({ code }) => code === 'unknown-point');
  expect(unknown.map(({ line, related = [] }) => [line, ...related.map((one) => one.line)])).toEqual([[3, 4]]);
});
