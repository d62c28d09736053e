/** Search, filters and order of the list. */

import { expect, test } from 'vitest';
import { countAvailability } from '../../../../packages/page/facts/availability.ts';
import { priceOfPlugs } from '../../../../packages/page/facts/price-of-energy.ts';
import { type SearchedIndex, selectSites, toSearched } from '../../../../packages/page/facts/select-sites.ts';
import type { SiteFilter } from '../../../../packages/page/facts/site-filter.ts';
import type { EnergyPrice, EvseRecord, SiteRecord } from '../../../../packages/page/records/site-index.ts';

const T2 = 0;
const CCS = 1;

const PRICES: readonly EnergyPrice[] = [
  { currency: 'EUR', from: 0.6, to: 0.6 },
  { currency: 'EUR', from: 0.4, to: 0.9 },
  { currency: 'GBP', from: 0.3, to: 0.3 },
  { currency: 'EUR', from: 0, to: 0, free: true },
];
const [DEAR, PARTLY, POUNDS, FREE] = [0, 1, 2, 3];

function site(id: string, evses: readonly EvseRecord[], more: Partial<SiteRecord> = {}): SiteRecord {
  const place = { latitude: 52, longitude: 5, time_zone: 0 };
  return { id, name: id, address: 'Street 1', city: 'Town', ...place, evses, ...more };
}

function network(...sites: readonly SiteRecord[]): SearchedIndex {
  const standards = ['IEC_62196_T2', 'IEC_62196_T2_COMBO'] as const;
  return toSearched({ detail_files: 1, standards, time_zones: ['UTC'], hours: [], prices: PRICES, sites });
}

/** EVSEs whose uid begins with `free` are free, sites whose id begins with `open` or `closed` are that; of others nobody knows. */
function find(index: SearchedIndex, filter: SiteFilter, from?: { latitude: number; longitude: number }) {
  const present = {
    isFree: ({ uid }: EvseRecord) => uid.startsWith('free'),
    isOpen: ({ id }: SiteRecord) => (/^(open|closed)/.test(id) ? id.startsWith('open') : undefined),
  };
  return selectSites(index, filter, present, from).map(({ site, matching }) => `${site.id} ${matching.length}`);
}

test('without a filter everything is found, with all EVSEs', () => {
  const index = network(site('A', []), site('B', [{ uid: '1', plugs: [] }]));
  expect(find(index, {})).toEqual(['A 0', 'B 1']);
});

test('what a filter asks of an EVSE must all be true of the same EVSE, and of the same plug', () => {
  const slowPlug = [T2, 22_000] as const;
  const index = network(
    site('mixed', [
      { uid: 'free-1', plugs: [slowPlug, [CCS, 50_000]] },
      { uid: 'busy-1', plugs: [[CCS, 150_000]], card: true },
    ]),
    site('right', [
      { uid: 'free-2', plugs: [slowPlug, [CCS, 300_000]], card: true },
      { uid: 'free-3', plugs: [[CCS, 50_000]], card: true },
    ]),
  );
  const ccs: SiteFilter = { plugs: ['IEC_62196_T2_COMBO'] };
  expect(find(index, ccs)).toEqual(['mixed 2', 'right 2']);
  expect(find(index, { ...ccs, from: 150 })).toEqual(['mixed 1', 'right 1']);
  expect(find(index, { ...ccs, from: 150, free: true })).toEqual(['right 1']);
  expect(find(index, { ...ccs, to: 50, free: true, card: true })).toEqual(['right 1']);
  // A strong Type 2 is no strong CCS.
  expect(find(index, { plugs: ['IEC_62196_T2'], from: 150 })).toEqual([]);
});

test('a place for a trailer and one under a roof must be the same', () => {
  const plugs: EvseRecord['plugs'] = [];
  const index = network(
    site('two', [
      { uid: '1', plugs, trailer: true },
      { uid: '2', plugs, roofed: true, disabled: true },
    ]),
    site('one', [{ uid: '3', plugs, trailer: true, roofed: true }]),
    site('unknown', [{ uid: '4', plugs }]),
  );
  expect(find(index, { trailer: true })).toEqual(['two 1', 'one 1']);
  expect(find(index, { trailer: true, roofed: true })).toEqual(['one 1']);
  expect(find(index, { disabled: true })).toEqual(['two 1']);
});

test('a plug of unknown power is found by its type, and not by its power', () => {
  const index = network(site('A', [{ uid: '1', plugs: [[CCS, 0]] }]));
  expect(find(index, { plugs: ['IEC_62196_T2_COMBO'] })).toEqual(['A 1']);
  expect(find(index, { to: 50 })).toEqual([]);
});

test('a plug that no site has is found nowhere', () => {
  expect(find(network(site('A', [{ uid: '1', plugs: [[CCS, 0]] }])), { plugs: ['CHADEMO'] })).toEqual([]);
});

test('a price in another currency, one that may be higher, and no price, are not cheap; free charging is', () => {
  const priced = (price: number) => [{ uid: '1', plugs: [[T2, 22_000, price]] }] as const;
  const index = network(
    site('dear', priced(DEAR)),
    site('partly', priced(PARTLY)),
    site('pounds', priced(POUNDS)),
    site('unknown', [{ uid: '1', plugs: [[T2, 22_000]] }]),
    site('nothing', []),
    site('free', priced(FREE)),
  );
  expect(find(index, { price: 0.5, currency: 'EUR' })).toEqual(['free 1']);
  expect(find(index, { price: 0.9, currency: 'EUR' })).toEqual(['dear 1', 'partly 1', 'free 1']);
});

test('the price is that of the very plug that is asked for', () => {
  const plugs = [
    [T2, 22_000, FREE],
    [CCS, 150_000, DEAR],
  ] as const;
  const index = network(site('both', [{ uid: '1', plugs }]));
  expect(find(index, { plugs: ['IEC_62196_T2_COMBO'], price: 0.5, currency: 'EUR' })).toEqual([]);
  expect(find(index, { plugs: ['IEC_62196_T2'], price: 0.5, currency: 'EUR' })).toEqual(['both 1']);
  expect(find(index, { from: 100, price: 0.6, currency: 'EUR' })).toEqual(['both 1']);
});

test('open now is asked of the site', () => {
  expect(find(network(site('open', []), site('shut', [])), { open: true })).toEqual(['open 0']);
});

test.each([
  ['zurich', ['CH-1 1']],
  ['ZÜRICH bahnhof', ['CH-1 1']],
  ['bahnhof zür', ['CH-1 1']],
  ['strasse', ['CH-1 1']],
  ['straße 7', ['CH-1 1']],
  ['8001', ['CH-1 1']],
  ['ch-1', ['CH-1 1']],
  ['ch*exa*e1', ['CH-1 1']],
  ['київ', ['UA-1 1']],
  ['zurich kyiv', []],
])('the words %j find %j', (q, found) => {
  const place = { name: 'Bahnhof', address: 'Löwenstraße 7', city: 'Zürich', postal_code: '8001' };
  const index = network(
    site('CH-1', [{ uid: '1', evse_id: 'CH*EXA*E1', plugs: [] }], place),
    site('UA-1', [{ uid: '2', plugs: [] }], { city: 'Київ' }),
  );
  expect(find(index, { q })).toEqual(found);
});

test('the nearest comes first, and says how far it is', () => {
  const index = network(site('far', [], { latitude: 53 }), site('near', [], { latitude: 52.01 }), site('here', []));
  const from = { latitude: 52, longitude: 5 };
  expect(find(index, {}, from)).toEqual(['here 0', 'near 0', 'far 0']);
  const [, near] = selectSites(index, {}, { isFree: () => false, isOpen: () => false }, from);
  expect(near?.distance).toBeCloseTo(1112, 0);
});

test('price, EVSEs and free points are those of what matches; a site with one that is free has all of them', () => {
  const evses = [
    { uid: 'free-1', plugs: [[T2, 22_000, PARTLY] as const] },
    { uid: 'free-2', plugs: [[T2, 22_000, PARTLY] as const] },
    { uid: 'busy-1', plugs: [[T2, 22_000, PARTLY] as const, [CCS, 150_000, DEAR] as const] },
  ];
  const index = network(site('open-A', evses));
  const select = (filter: SiteFilter) => {
    const present = { isFree: ({ uid }: EvseRecord) => uid.startsWith('free'), isOpen: () => true };
    const [{ matching } = { matching: [] }] = selectSites(index, filter, present);
    const availabilityOf = (uid: string) => (uid.startsWith('free') ? 'free' : 'taken');
    const { free } = countAvailability([{ evses: matching }], availabilityOf);
    const price = priceOfPlugs(
      matching.flatMap(({ plugs }) => plugs),
      index.index,
    );
    return { price: price?.from, free, count: matching.length };
  };
  expect(select({})).toEqual({ price: 0.4, free: 2, count: 3 });
  expect(select({ plugs: ['IEC_62196_T2_COMBO'] })).toEqual({ price: 0.6, free: 0, count: 1 });
  expect(select({ plugs: ['IEC_62196_T2'], free: true })).toEqual({ price: 0.4, free: 2, count: 3 });
  expect(select({ price: 0.9, currency: 'EUR' })).toEqual({ price: 0.4, free: 2, count: 3 });
  expect(select({ price: 0.6, currency: 'EUR' })).toEqual({ price: 0.6, free: 0, count: 1 });
});

test('nothing is free now where it is closed', () => {
  const evses = [{ uid: 'free-1', plugs: [] }];
  const index = network(site('open', evses), site('closed', evses), site('hidden', evses));
  expect(find(index, { free: true })).toEqual(['open 1', 'hidden 1']);
  expect(find(index, { open: true })).toEqual(['open 1']);
});
