/**
 * Carrying one Location forward: what gets a new time, what keeps its time, and what becomes of what left.
 *
 * @module-tag pure
 */

import { describe, expect, test } from 'vitest';
import type { Connector, Evse, Location } from '../../../src/ocpi/types.ts';
import { type CarryContext, carryLocation } from '../../../src/publish/history/carry-location.ts';
import { isRemovedLocation } from '../../../src/publish/history/removed-location.ts';
import { completeLocation } from '../../support/complete-objects.ts';

const BEFORE = '2026-01-01T00:00:00Z';
const NOW = '2026-05-01T00:00:00Z';
const FUTURE = '2030-01-01T00:00:00Z';

function connector(id: string, more: Partial<Connector> = {}): Connector {
  return {
    id,
    standard: 'IEC_62196_T2',
    format: 'SOCKET',
    power_type: 'AC_3_PHASE',
    max_voltage: 230,
    max_amperage: 32,
    tariff_ids: ['T-1'],
    last_updated: BEFORE,
    ...more,
  };
}

function evse(uid: string, more: Partial<Evse> = {}): Evse {
  return {
    uid,
    status: 'AVAILABLE',
    connectors: [connector('1'), connector('2')],
    physical_reference: uid,
    last_updated: BEFORE,
    ...more,
  };
}

function site(evses: Evse[], more: Partial<Location> = {}): Location {
  return {
    country_code: 'NL',
    party_id: 'EXA',
    id: 'L-1',
    publish: true,
    address: 'Main Street 1',
    city: 'Utrecht',
    country: 'NLD',
    coordinates: { latitude: '52.09', longitude: '5.12' },
    evses,
    time_zone: 'Europe/Amsterdam',
    last_updated: BEFORE,
    ...more,
  };
}

const TWO = () => [evse('E-1'), evse('E-2')];

/** By default everything that left is listed nowhere else. */
function follow(current: Location | undefined, previous: Location, context: Partial<CarryContext> = {}) {
  return carryLocation(current, previous, {
    publishedAt: NOW,
    isListed: (uid) => current?.evses?.some((one) => one.uid === uid) ?? false,
    ...context,
  });
}

/** Every part that has the new time, by its ids. */
function moved({ evses = [], last_updated }: Location): string[] {
  const parts = evses.flatMap((one) => [
    [one.uid, one.last_updated] as const,
    ...one.connectors.map((plug) => [`${one.uid}/${plug.id}`, plug.last_updated] as const),
  ]);
  for (const [, at] of [...parts, ['', last_updated] as const]) expect([BEFORE, NOW, FUTURE]).toContain(at);
  return [['L-1', last_updated] as const, ...parts].filter(([, at]) => at === NOW).map(([name]) => name);
}

test('an EVSE that is REMOVED and stays so is neither removed again nor returned', () => {
  const gone = site([evse('E-1', { status: 'REMOVED' }), evse('E-2')]);
  expect(follow(gone, gone)).toMatchObject({ removed: [], returned: [] });
});

/** What is changed, and which parts get the new time. */
const CHANGES: [change: string, current: Location, moves: string[]][] = [
  ['nothing', site(TWO()), []],
  ['other times in the tables', site([evse('E-1', { last_updated: FUTURE }), evse('E-2')]), []],
  ['its own name', site(TWO(), { name: 'New' }), ['L-1']],
  ['the time zone, which stands behind its EVSEs', site(TWO(), { time_zone: 'Europe/Paris' }), ['L-1']],
  ['a status', site([evse('E-1', { status: 'CHARGING' }), evse('E-2')]), ['L-1', 'E-1']],
  ['a field of an EVSE', site([evse('E-1'), evse('E-2', { physical_reference: 'B' })]), ['L-1', 'E-2']],
  [
    'a connector',
    site([evse('E-1', { connectors: [connector('1'), connector('2', { max_amperage: 16 })] }), evse('E-2')]),
    ['L-1', 'E-1', 'E-1/2'],
  ],
  [
    'the tariffs of a connector',
    site([evse('E-1', { connectors: [connector('1', { tariff_ids: ['T-2'] }), connector('2')] }), evse('E-2')]),
    ['L-1', 'E-1', 'E-1/1'],
  ],
  [
    'a new connector',
    site([evse('E-1', { connectors: [...evse('').connectors, connector('3')] }), evse('E-2')]),
    ['L-1', 'E-1', 'E-1/3'],
  ],
  ['a connector that left', site([evse('E-1', { connectors: [connector('2')] }), evse('E-2')]), ['L-1', 'E-1']],
  [
    'one connector that left, and another that came',
    site([evse('E-1', { connectors: [connector('1'), connector('9')] }), evse('E-2')]),
    ['L-1', 'E-1', 'E-1/9'],
  ],
  ['a new EVSE', site([...TWO(), evse('E-3')]), ['L-1', 'E-3', 'E-3/1', 'E-3/2']],
  ['an EVSE that left', site([evse('E-2')]), ['L-1', 'E-1', 'E-1/1', 'E-1/2']],
  ['the case of a uid', site([evse('e-1'), evse('E-2')]), ['L-1', 'e-1']],
];

describe('what moves with', () => {
  test.each(CHANGES)('%s', (_, current, moves) => {
    const { location } = follow(current, site(TWO()));
    expect(moved(location)).toEqual(moves);
  });

  test.each(CHANGES)('%s does not move again when nothing else happens', (_, current) => {
    const { location } = follow(current, site(TWO()));
    const again = follow(current, location, { publishedAt: FUTURE });
    expect(again.location).toEqual(location);
    expect(JSON.stringify(again.location)).toBe(JSON.stringify(location));
  });
});

describe('an EVSE that left', () => {
  test('is REMOVED, with nothing but what OCPI demands', () => {
    const telling = evse('E-1', {
      evse_id: 'NL*EXA*E1',
      status_schedule: [{ period_begin: BEFORE, status: 'PLANNED' }],
      capabilities: ['RFID_READER'],
      connectors: [connector('1', { max_electric_power: 11_000, terms_and_conditions: 'https://example.com/t' })],
      floor_level: '2',
      coordinates: { latitude: '52.090000', longitude: '5.120000' },
      directions: [{ language: 'en', text: 'Left' }],
      parking_restrictions: ['CUSTOMERS'],
      images: [{ url: 'https://example.com/i.png', category: 'CHARGER', type: 'png' }],
    });
    const { location, removed } = follow(site([evse('E-2')]), site([telling, evse('E-2')]));
    const { tariff_ids: _, ...plug } = connector('1', { last_updated: NOW });
    expect(location.evses?.[0]).toEqual({ uid: 'E-1', status: 'REMOVED', connectors: [plug], last_updated: NOW });
    expect(removed.map(({ uid }) => uid)).toEqual(['E-1']);
  });

  test('is the last one: the Location has it at the place that OCPI gives its EVSEs', () => {
    const { evses: _, ...empty } = site([]);
    const { location } = follow(empty, site(TWO()));
    expect(Object.keys(location)).toEqual(Object.keys(site([])));
    expect(location.evses?.map(({ status }) => status)).toEqual(['REMOVED', 'REMOVED']);
  });

  test('returns: it has its current status, and this is reported', () => {
    const gone = follow(site([evse('E-2')]), site(TWO()), { publishedAt: BEFORE }).location;
    const { location, returned } = follow(site(TWO()), gone);
    expect(moved(location)).toEqual(['L-1', 'E-1', 'E-1/1', 'E-1/2']);
    expect(location.evses?.[0]?.status).toBe('AVAILABLE');
    expect(returned).toEqual(['E-1']);
  });

  test('is listed at another location: it leaves without a trace, apart from the time', () => {
    const { location, ...reported } = follow(site([evse('E-2')]), site(TWO()), { isListed: () => true });
    expect(location.evses?.map(({ uid }) => uid)).toEqual(['E-2']);
    expect(moved(location)).toEqual(['L-1']);
    expect(reported).toEqual({ removed: [], moved: ['E-1'], returned: [] });
  });

  test('was the only one, and is listed elsewhere: there are no EVSEs, rather than none of them', () => {
    const { location } = follow(undefined, site([evse('E-1')]), { isListed: () => true });
    expect(location).not.toHaveProperty('evses');
  });

  test('was REMOVED by its status before it left: less remains of it, and it does not count again', () => {
    const before = site([evse('E-1', { status: 'REMOVED' }), evse('E-2')]);
    const { location, removed } = follow(site([evse('E-2')]), before);
    expect(location.evses?.[0]).not.toHaveProperty('physical_reference');
    expect(moved(location)).toEqual(['L-1', 'E-1', 'E-1/1', 'E-1/2']);
    expect(removed).toEqual([]);
  });
});

describe('a Location that left', () => {
  const TELLING = {
    name: 'Home of Jansen',
    postal_code: '1234 AB',
    directions: [{ language: 'en', text: 'Left' }],
    owner: { name: 'Jansen' },
    images: [{ url: 'https://example.com/i.png', category: 'LOCATION' as const, type: 'png' }],
  };
  const ONLY_PLUG = {
    id: '1',
    standard: 'IEC_62196_T2',
    format: 'SOCKET',
    power_type: 'AC_1_PHASE',
    max_voltage: 230,
    max_amperage: 16,
    last_updated: NOW,
  };
  const REMAINS = {
    country_code: 'NL',
    party_id: 'EXA',
    id: 'L-1',
    publish: true,
    address: 'REMOVED',
    city: 'REMOVED',
    country: 'NLD',
    coordinates: { latitude: '0.000000', longitude: '0.000000' },
    evses: ['E-1', 'E-2'].map((uid) => ({
      uid,
      status: 'REMOVED',
      connectors: [ONLY_PLUG],
      last_updated: NOW,
    })),
    time_zone: 'Etc/UTC',
    last_updated: NOW,
  };

  test('stays with its id and those of its EVSEs, all of them REMOVED, and does not change again', () => {
    const { location, removed } = follow(undefined, site(TWO(), { ...TELLING, country: 'BEL' }));
    expect(location).toEqual(REMAINS);
    expect(Object.keys(location)).toEqual(Object.keys(REMAINS));
    expect(removed).toHaveLength(2);
    expect(follow(undefined, location, { publishedAt: FUTURE })).toEqual({
      location,
      removed: [],
      moved: [],
      returned: [],
    });
  });

  test('without EVSEs stays with its id', () => {
    const { evses: _, ...empty } = site([], TELLING);
    const { evses: __, ...remains } = REMAINS;
    expect(follow(undefined, empty).location).toEqual(remains);
  });

  test('tells nothing any more of what a snapshot by a version before said of it', () => {
    const before = site(
      TWO().map((one) => ({ ...one, status: 'REMOVED' as const })),
      TELLING,
    );
    expect(follow(undefined, before)).toMatchObject({ location: REMAINS, removed: [] });
  });
});

describe('a time in the future, from a clock that was wrong,', () => {
  test('never goes back, of whatever changes', () => {
    const future = { last_updated: FUTURE };
    const plugs = [connector('1', future), connector('2', future)];
    const before = site([evse('E-1', { connectors: plugs, ...future })], future);
    const now = site([evse('E-1', { status: 'CHARGING', connectors: [connector('1', { max_amperage: 16 })] })]);
    const { location } = follow(now, before);
    expect(moved(location)).toEqual([]);
    expect(location.evses?.[0]?.connectors[0]?.max_amperage).toBe(16);
  });
});

test('a Location with the address REMOVED is one that is left of another only where it is nowhere', () => {
  const location = { ...completeLocation(), address: 'REMOVED', city: 'REMOVED' };
  expect(isRemovedLocation(location)).toBe(false);
  expect(isRemovedLocation({ ...location, coordinates: { latitude: '0.000000', longitude: '0.000000' } })).toBe(true);
  expect(
    isRemovedLocation({ ...completeLocation(), coordinates: { latitude: '0.000000', longitude: '0.000000' } }),
  ).toBe(false);
});
