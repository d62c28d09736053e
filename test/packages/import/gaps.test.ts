/** A site is never lost for want of a value that a person can find out: its cell stays empty. */

import { describe, expect, test } from 'vitest';
import { importFeeds } from '../../../packages/import/ocpi/import.ts';
import type { JsonObject } from '../../../packages/import/ocpi-objects/feed-values.ts';
import { NOW } from '../../support/data-directory.ts';
import { roundTrip } from './roundtrip/round-trip.ts';
import { brief, documentOf, smallConnector, smallEvse, smallLocation } from './support.ts';

const imported = (...sites: JsonObject[]) => importFeeds(documentOf(sites), undefined, NOW);
const other = smallLocation({ id: 'L-2', evses: [smallEvse({ uid: 'E-2' })] });
const rowsOf = (text = '') => {
  const [header = '', ...rows] = text.trim().split('\n');
  const names = header.split(',');
  return rows.map((row) => Object.fromEntries(row.split(',').map((cell, i) => [names[i], cell])));
};

describe('a site without', () => {
  test.each<readonly [what: string, members: JsonObject, column: string]>([
    ['a city', { city: null }, 'city'],
    ['an address', { address: '' }, 'address'],
    ['an address that fits', { address: 'x'.repeat(300) }, 'address'],
    ['a latitude', { coordinates: { longitude: '4.893379' } }, 'latitude'],
    ['a longitude that is a number', { coordinates: { latitude: '52.373169', longitude: 'east' } }, 'longitude'],
    ['a country and anything that tells it', { country: null, country_code: null, time_zone: null }, 'country'],
  ])('%s keeps its EVSEs', (_, members, column) => {
    const { files, findings, summary } = imported(smallLocation(members), other);
    const [first] = rowsOf(files.get('locations.csv'));
    expect(first).toMatchObject({ id: 'L-1', [column]: '' });
    expect(rowsOf(files.get('evses.csv')).map(({ uid }) => uid)).toEqual(['E-1', 'E-2']);
    expect(findings.filter(({ code, field }) => code === 'to-fill-in' && field === column)).toMatchObject([
      { key: 'L-1', hint: expect.stringContaining(`Fill in ${column} of "L-1" in locations.csv.`) },
    ]);
    expect(summary.locations).toMatchObject({ inFeed: 2, imported: 2, lost: 0, toFillIn: 1 });
  });
});

test.each([
  ['format', null],
  ['power_type', 'rotary'],
  ['max_voltage', 'high'],
  ['max_amperage', {}],
])('a connector without a usable %s stays', (column, value) => {
  const connectors = [smallConnector({ [column]: value })];
  const { files, findings } = imported(smallLocation({ evses: [smallEvse({ connectors })] }));
  expect(rowsOf(files.get('connectors.csv'))).toMatchObject([{ evse_uid: 'E-1', [column]: '' }]);
  expect(findings.filter(({ code }) => code === 'to-fill-in')).toMatchObject([{ field: column, key: 'E-1/1' }]);
});

test('nothing is known about a connector without a standard, so it goes', () => {
  const connectors = [smallConnector(), smallConnector({ id: '2', standard: null, format: null })];
  const { findings, cellsToFillIn } = imported(smallLocation({ evses: [smallEvse({ connectors })] }));
  expect(brief(findings)).toEqual(['object-left-out /0/evses/0/connectors/1']);
  expect(cellsToFillIn).toBe(0);
});

test('what goes with its parent has nothing to fill in', () => {
  const { findings } = imported(smallLocation({ id: null, city: null }), other);
  expect(brief(findings)).toEqual(['object-left-out /0']);
});

test('a default in network.json never takes the place of a missing country', () => {
  const { files } = imported(
    other,
    smallLocation({ country: null, country_code: null, time_zone: null, party_id: null }),
  );
  expect(JSON.parse(files.get('network.json') ?? '')).not.toHaveProperty('country');
  expect(rowsOf(files.get('locations.csv')).map(({ country }) => country)).toEqual(['NLD', '']);
});

test('an object that is no site is not imported as one', () => {
  const { findings } = imported({ id: 'S-1', kwh: 7 }, other);
  expect(brief(findings)).toContain('object-left-out /0');
});

test('the round trip leaves out what has to be filled in, and compares the rest', async () => {
  const connectors = [smallConnector(), smallConnector({ id: '2', format: null })];
  const sites = [
    smallLocation({ city: null }),
    smallLocation({ id: 'L-2', evses: [smallEvse({ uid: 'E-2', connectors })] }),
  ];
  const trip = await roundTrip(documentOf(sites), undefined, NOW);
  expect(trip).toMatchObject({ total: 2, equal: 0, explained: 2, unexplained: [], cellsToFillIn: 2 });
  expect(trip.published).toEqual({ locations: 1, evses: 1, connectors: 1, tariffs: 0 });
});

test('of a feed of which everything has to be filled in, nothing is built', async () => {
  expect(await roundTrip(documentOf([smallLocation({ city: null })]), undefined, NOW)).toMatchObject({ explained: 1 });
});
