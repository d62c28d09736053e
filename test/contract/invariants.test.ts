/** Valid objects that keep every invariant, one thing changed, and the one violation that must come of it, if any. */

import { expect, test } from 'vitest';
import { completeConnector, completeEvse, completeLocation, completeTariff } from '../support/complete-objects.ts';
import { checkInvariants, type PublishedLists } from './check-invariants.ts';
import { edited } from './support/pointer.ts';

const VALID: PublishedLists = {
  locations: [
    {
      ...completeLocation(),
      evses: [
        { ...completeEvse(), connectors: [completeConnector(), { ...completeConnector(), id: '2' }] },
        { ...completeEvse(), uid: 'E2' },
      ],
    },
    { ...completeLocation(), id: 'L2', evses: [{ ...completeEvse(), uid: 'E3' }] },
  ],
  tariffs: [completeTariff(), { ...completeTariff(), id: 'T-2' }],
};
const EVSES = '/locations/0/evses';
const PLUGS = '/locations/0/evses/0/connectors';
const HOURS = '/locations/1/opening_times';
const PRICE = '/tariffs/1/min_price/excl_vat';

test('valid objects keep them all', () => {
  expect(checkInvariants(VALID)).toEqual([]);
  expect(checkInvariants({ locations: [], tariffs: [] })).toEqual([]);
});

const mondays = (period_begin: string, period_end: string) => [{ weekday: 1, period_begin, period_end }];
const christmas = (begin: string, end: string) => [
  { period_begin: `2026-12-25T${begin}Z`, period_end: `2026-12-25T${end}Z` },
];

test.each<[what: string, pointer: string, value: unknown, breaks?: string]>([
  ['two Locations with one id', '/locations/1/id', 'l1', '/locations/1/id unique-id'],
  ['two EVSEs of a Location with one uid', `${EVSES}/1/uid`, 'e1', `${EVSES}/1/uid unique-id`],
  ['two EVSEs of two Locations with one uid', `${EVSES}/1/uid`, 'E3', '/locations/1/evses/0/uid unique-id'],
  ['two Connectors of an EVSE with one id', `${PLUGS}/1/id`, '1', `${PLUGS}/1/id unique-id`],
  ['two tariffs with one id', '/tariffs/1/id', 't-1', '/tariffs/1/id unique-id'],
  ['a Location with the id of a tariff', '/locations/1/id', 'T-1'],
  ['a tariff that is not published', `${PLUGS}/1/tariff_ids/1`, 'T-3', `${PLUGS}/1/tariff_ids/1 tariff-published`],
  ['a tariff in another case', `${PLUGS}/1/tariff_ids/1`, 't-2'],

  [
    'an EVSE newer than its Location',
    `${EVSES}/1`,
    { ...completeEvse(), uid: 'E2', last_updated: '2026-01-31T08:00:01Z' },
    `${EVSES}/1/last_updated last-updated-order`,
  ],
  [
    'a Connector newer than its EVSE by a millisecond',
    `${PLUGS}/1/last_updated`,
    '2026-01-31T08:00:00.001Z',
    `${PLUGS}/1/last_updated last-updated-order`,
  ],
  ['a Connector as new as its EVSE, to the millisecond', `${PLUGS}/1/last_updated`, '2026-01-31T08:00:00.000Z'],
  ['a Connector older than its EVSE', `${PLUGS}/1/last_updated`, '2026-01-31T07:59:59.999Z'],

  [
    'hours that end when they begin',
    `${HOURS}/regular_hours`,
    mondays('08:00', '08:00'),
    `${HOURS}/regular_hours/0/period_end period-order`,
  ],
  [
    'hours that pass midnight',
    `${HOURS}/regular_hours`,
    mondays('22:00', '00:00'),
    `${HOURS}/regular_hours/0/period_end period-order`,
  ],
  [
    'an opening that ends before it begins',
    `${HOURS}/exceptional_openings`,
    christmas('08:00:00', '07:00:00'),
    `${HOURS}/exceptional_openings/0/period_end period-order`,
  ],
  [
    'a closing that ends half a second before it begins',
    `${HOURS}/exceptional_closings`,
    christmas('08:00:00.500', '08:00:00'),
    `${HOURS}/exceptional_closings/0/period_end period-order`,
  ],
  ['a closing of half a second', `${HOURS}/exceptional_closings`, christmas('08:00:00', '08:00:00.500')],

  [
    'a share with five decimals',
    '/locations/1/energy_mix/energy_sources/0/percentage',
    33.33333,
    '/locations/1/energy_mix/energy_sources/0/percentage decimals',
  ],
  ['a price that went through floating point', PRICE, 0.1 + 0.2, `${PRICE} decimals`],
  ['a price too small to see', PRICE, 1e-7, `${PRICE} decimals`],
  ['a large price with four decimals', PRICE, 1_999_999.9999],
])('%s', (_, pointer, value, breaks) => {
  const changed = edited(VALID, pointer, value) as PublishedLists;
  const found = checkInvariants(changed).map((violation) => `${violation.pointer} ${violation.rule}`);
  expect(found).toEqual(breaks ? [breaks] : []);
});

test('every number of at most 4 decimals passes', () => {
  const tariff = completeTariff();
  for (let tenThousandths = 0; tenThousandths < 100_000; tenThousandths += 7) {
    tariff.min_price = { excl_vat: Number((tenThousandths / 10_000).toFixed(4)) };
    expect(checkInvariants({ locations: [], tariffs: [tariff] })).toEqual([]);
  }
});

test('the message names the value and the other place', () => {
  expect(checkInvariants(edited(VALID, '/locations/1/id', 'l1') as PublishedLists)).toEqual([
    {
      pointer: '/locations/1/id',
      rule: 'unique-id',
      message: '"l1" is also at /locations/0/id; ids that differ only in case are equal',
    },
  ]);
});
