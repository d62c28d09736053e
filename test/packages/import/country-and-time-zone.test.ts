/** What a feed states about country and time zone is never replaced by what its coordinates say. */

import { expect, test } from 'vitest';
import { importFeeds } from '../../../packages/import/ocpi/import.ts';
import type { JsonObject } from '../../../packages/import/ocpi-objects/feed-values.ts';
import { NOW } from '../../support/data-directory.ts';
import { documentOf, smallLocation } from './support.ts';

/** Latitude and longitude of Amsterdam exchanged: a place in the sea off Somalia. */
const EXCHANGED = { latitude: '4.893379', longitude: '52.373169' };
/** The same with a place in the south of the Netherlands: Ethiopia. */
const IN_ETHIOPIA = { latitude: '5.691000', longitude: '43.500000' };

function placeOf(members: JsonObject) {
  const { files, findings } = importFeeds(documentOf([smallLocation(members)]), undefined, NOW);
  const { country, time_zone } = JSON.parse(files.get('network.json') ?? '{}');
  const codes = findings.map(({ code, field, pointer = '' }) => `${code} ${field ?? pointer.split('/').at(-1)}`);
  return { country, time_zone, codes };
}

test.each([
  ['NL', 'NLD'],
  ['nld', 'NLD'],
  ['Netherlands', 'NLD'],
  ['Nederland', 'NLD'],
  ['Polska', 'POL'],
  ['DEUTSCHLAND', 'DEU'],
  ['España', 'ESP'],
  ['Türkiye', 'TUR'],
])('country %j is %s, wherever the coordinates are', (country, expected) => {
  for (const coordinates of [EXCHANGED, IN_ETHIOPIA]) {
    const found = placeOf({ country, coordinates });
    expect(found).toMatchObject({ country: expected, time_zone: 'Europe/Amsterdam' });
    expect(found.codes).toContain('repaired country');
  }
});

test.each<readonly [what: string, members: JsonObject, country: string | undefined]>([
  ['coordinates and the publisher', { time_zone: null }, 'NLD'],
  ['coordinates and the time zone', { country_code: null, party_id: null }, 'NLD'],
  ['exchanged coordinates', { coordinates: IN_ETHIOPIA }, undefined],
  ['coordinates alone', { country_code: 'DE', time_zone: 'Europe/Berlin' }, undefined],
])('a missing country from %s', (_, members, country) => {
  for (const missing of [null, '', 'Nowhere']) {
    const found = placeOf({ ...members, country: missing });
    expect(found.country).toBe(country);
    expect(found.codes).toContain(country === undefined ? 'to-fill-in country' : 'assumed country');
  }
});

test.each<readonly [what: string, members: JsonObject, zone: string | undefined]>([
  ['the only one of the country', {}, 'Europe/Amsterdam'],
  ['the only one of the country, with exchanged coordinates', { coordinates: IN_ETHIOPIA }, 'Europe/Amsterdam'],
  ['that of the country but for a village', { country: 'DEU' }, 'Europe/Berlin'],
  [
    'country and coordinates',
    { country: 'PRT', coordinates: { latitude: '37.741200', longitude: '-25.675600' } },
    'Atlantic/Azores',
  ],
  ['a country with several and coordinates elsewhere', { country: 'PRT' }, undefined],
  [
    'a country with several and exchanged coordinates',
    { country: 'USA', coordinates: { latitude: '-74.0', longitude: '40.7' } },
    undefined,
  ],
])('a missing time zone from %s', (_, members, zone) => {
  for (const missing of [null, 'UTC', 'Germany']) {
    const found = placeOf({ ...members, time_zone: missing });
    expect(found.time_zone).toBe(zone);
    expect(found.codes).toContain(zone === undefined ? 'to-fill-in time_zone' : 'assumed time_zone');
  }
});

test('a stated time zone stays, whatever the coordinates say', () => {
  expect(placeOf({ coordinates: IN_ETHIOPIA }).time_zone).toBe('Europe/Amsterdam');
});
