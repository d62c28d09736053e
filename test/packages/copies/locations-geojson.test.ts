/** /locations.geojson, against RFC 7946 by an independent validator, and what its Features say. */

import { check } from '@placemarkio/check-geojson';
import { describe, expect, test } from 'vitest';
import type { CopiedLocation } from '../../../packages/copies/feeds.ts';
import { boundingBox } from '../../../packages/copies/locations-geojson.ts';
import { completeHeld } from '../../support/complete-held.ts';
import { completeConnector, completeEvse, completeLocation } from '../../support/complete-objects.ts';
import { copiesOf, HOSTILE_TEXTS, hostileLocations, settingsWith, TARIFFS, textAt } from './support/made-copies.ts';

const textOf = (locations: Iterable<CopiedLocation>, settings = settingsWith()) =>
  textAt(copiesOf(locations, { settings, tariffs: TARIFFS }), '/locations.geojson');

interface Collection {
  readonly features: readonly { readonly id: string; readonly properties: Readonly<Record<string, unknown>> }[];
}

test('a Location about which everything is known', () => {
  expect(JSON.parse(textOf([completeLocation()]))).toEqual({
    type: 'FeatureCollection',
    name: 'Example Charging',
    attribution: 'Example Charging',
    bbox: [4.638975, 51.562787, 4.638975, 51.562787],
    features: [
      {
        type: 'Feature',
        id: 'L1',
        geometry: { type: 'Point', coordinates: [4.638975, 51.562787] },
        properties: {
          id: 'L1',
          name: 'Café ’t Hoekje 🔌',
          address: 'Straße 7',
          postal_code: '4876 BS',
          city: 'Etten-Leur',
          state: 'Noord-Brabant',
          country: 'NLD',
          operator: 'Example',
          operator_website: 'http://example.com',
          parking_type: 'PARKING_LOT',
          opening_times: 'Mo 08:00-24:00',
          time_zone: 'Europe/Amsterdam',
          evses: 1,
          max_power_kw: 22,
          plugs: [{ standard: 'IEC_62196_T2', power_kw: 22, count: 1 }],
          currency: 'EUR',
          price_per_kwh_from: 0.242,
          price_per_kwh_to: 0.605,
          prices_include_vat: true,
          further_costs: false,
          tariff_ids: ['T-1'],
          evse_uids: ['E1'],
        },
      },
    ],
  });
});

test('what the API has in some versions or in none stands under the names of the tables, and by the uids of EVSEs', () => {
  const held = completeHeld();
  const { evses, ...ofSite } = held;
  const { features } = JSON.parse(textOf([{ ...completeLocation(), held }])) as Collection;
  expect(features[0]?.properties).toMatchObject({ evses: 1, ...ofSite, evses_by_uid: evses });
});

test('a Feature says what is not there only if the tables do', () => {
  const held = { toilets: false, services: [], evses: { E1: { payment_brands: [] } } };
  const [said, silent] = [held, undefined].map((own) => {
    const { features } = JSON.parse(textOf([{ ...completeLocation(), ...(own && { held: own }) }])) as Collection;
    return features[0]?.properties;
  });
  expect(said).toEqual({ ...silent, toilets: false, services: [], evses_by_uid: { E1: { payment_brands: [] } } });
});

test('licence and contact stand in the file', () => {
  const licence = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };
  const contact = { email: 'data@example.com' };
  const text = textOf([completeLocation()], settingsWith({ name: 'A network', licence, contact }));
  expect(JSON.parse(text)).toMatchObject({ attribution: 'A network (CC BY 4.0)', licence, contact });
});

test('equal plugs are counted together, and power that is not known is left out', () => {
  const { max_electric_power, ...unknown } = completeConnector();
  const strong = { ...completeConnector(), standard: 'CHADEMO', max_electric_power: 50_000 } as const;
  const evses = [
    { ...completeEvse(), uid: 'A', connectors: [completeConnector(), strong] },
    { ...completeEvse(), uid: 'B', connectors: [completeConnector(), unknown] },
  ];
  const { features } = JSON.parse(textOf([{ ...completeLocation(), evses }])) as Collection;
  expect(features[0]?.properties).toMatchObject({
    evses: 2,
    max_power_kw: 50,
    plugs: [
      { standard: 'IEC_62196_T2', power_kw: 22, count: 2 },
      { standard: 'CHADEMO', power_kw: 50, count: 1 },
      { standard: 'IEC_62196_T2', count: 1 },
    ],
    evse_uids: ['A', 'B'],
  });
});

test('neither a status nor a time stands in the file', () => {
  expect(textOf([completeLocation()])).not.toMatch(/status|last_updated|2026/);
});

describe('an independent validator accepts', () => {
  test.each([
    ['an empty network', []],
    ['one site', [completeLocation()]],
    ['hostile texts', hostileLocations()],
    ['a site without plugs', [{ ...completeLocation(), evses: [] }]],
  ])('%s', (_, locations) => {
    const text = textOf(locations);
    expect(check(text)).toMatchObject({ type: 'FeatureCollection' });
    expect((JSON.parse(text) as Collection).features).toHaveLength(locations.length);
  });

  test('and refuses what is none', () => {
    expect(() => check(textOf([completeLocation()]).replace('Point', 'Dot'))).toThrow();
  });
});

test('hostile texts come back as they are', () => {
  const { features } = JSON.parse(textOf(hostileLocations())) as Collection;
  expect(features).toMatchObject(HOSTILE_TEXTS.map((name) => ({ properties: { name } })));
});

test.each([
  ['one place', [[4, 52]], [4, 52, 4, 52]],
  [
    'a country',
    [
      [4, 50],
      [7, 53],
      [5, 51],
    ],
    [4, 50, 7, 53],
  ],
  [
    'both sides of the antimeridian',
    [
      [178, -18],
      [-179, -17],
      [179.5, -19],
    ],
    [178, -19, -179, -17],
  ],
  [
    'Greenland to Finland',
    [
      [-52, 64],
      [25, 60],
    ],
    [-52, 60, 25, 64],
  ],
  ['nothing', [], undefined],
] as const)('the box around %s', (_, places, box) => {
  expect(boundingBox(places)).toEqual(box);
});
