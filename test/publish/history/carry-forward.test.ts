/**
 * Lists that follow on those published before: order, creation, tariffs, versions, what the tables tell.
 *
 * @module-tag pure
 */

import { describe, expect, test } from 'vitest';
import type { Tables } from '../../support/network-of.ts';
import { csv, networkOf } from '../../support/network-of.ts';
import { buildAfter, crawl, type Snapshot } from './support/builds.ts';

const START = Date.parse('2026-01-01T00:00:00Z');
const A_DAY_MS = 86_400_000;

/** Builds these tables on these days, one after the other; each goes on from the one before. */
async function onDays(...days: readonly (readonly [day: number, tables: Tables, settings?: object])[]) {
  const snapshots: Snapshot[] = [];
  for (const [day, tables, settings] of days) {
    snapshots.push(await buildAfter(networkOf(tables, settings), START + day * A_DAY_MS, snapshots.at(-1)));
  }
  return snapshots;
}

/** `id@day of last_updated` of every object, in the order of the list. */
function datedIds(snapshot: Snapshot | undefined, list: 'locations' | 'tariffs', version?: string): string[] {
  return snapshot ? crawl(snapshot, version)[list].map(({ id, last_updated }) => `${id}@${dayOf(last_updated)}`) : [];
}

/** `uid status@day` of every EVSE. */
function datedEvses(snapshot: Snapshot | undefined, version?: string): string[] {
  const locations = snapshot ? crawl(snapshot, version).locations : [];
  const evses = locations.flatMap(({ id, evses: own = [] }) => own.map((evse) => ({ at: id, ...evse })));
  return evses.map(({ at, uid, status, last_updated }) => `${at}/${uid} ${status}@${dayOf(last_updated)}`);
}

function dayOf(time: string): number {
  return (Date.parse(time) - START) / A_DAY_MS;
}

const sites = (...ids: string[]) =>
  csv('id,address,city,latitude,longitude', ...ids.map((id) => `${id},Main Street 1,Amsterdam,52.373169,4.893379`));
/** EVSEs as `E-1@L-1`. */
const points = (...ids: string[]) => csv('uid,location_id', ...ids.map((id) => id.replace('@', ',')));
const plugs = (...rows: string[]) =>
  csv(
    'evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
    ...rows.map((row) => {
      const [uid, tariffs = ''] = row.split(' ');
      return `${uid},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,${tariffs}`;
    }),
  );
const prices = (...rows: string[]) =>
  csv('id,price_per_kwh,vat,prices_include_vat', ...rows.map((row) => `${row},21,no`));

describe('the order of a list', () => {
  test('is that of creation, then that of the ids: new objects land behind', async () => {
    const [first, second, third] = await onDays(
      [0, { locations: sites('L-5', 'L-3'), evses: points('E-1@L-5'), connectors: plugs('E-1') }],
      [1, { locations: sites('L-4', 'L-5', 'L-3'), evses: points('E-1@L-5'), connectors: plugs('E-1') }],
      [2, { locations: sites('L-9', 'L-1', 'L-4', 'L-5', 'L-3'), evses: points('E-1@L-5'), connectors: plugs('E-1') }],
    );
    expect(datedIds(first, 'locations')).toEqual(['L-3@0', 'L-5@0']);
    expect(datedIds(second, 'locations')).toEqual(['L-3@0', 'L-5@0', 'L-4@1']);
    expect(datedIds(third, 'locations')).toEqual(['L-3@0', 'L-5@0', 'L-4@1', 'L-1@2', 'L-9@2']);
  });

  test('stays as it is when objects change, leave and come back', async () => {
    const all = {
      locations: sites('L-1', 'L-2'),
      evses: points('E-1@L-1', 'E-2@L-2'),
      connectors: plugs('E-1', 'E-2'),
    };
    const without = { locations: sites('L-2'), evses: points('E-2@L-2'), connectors: plugs('E-2') };
    const [, , gone, back] = await onDays(
      [0, { ...all, locations: sites('L-1'), evses: points('E-1@L-1'), connectors: plugs('E-1') }],
      [1, all],
      [2, without],
      [3, { ...all, status: csv('evse_uid,status', 'E-1,CHARGING') }],
    );
    expect(datedIds(gone, 'locations')).toEqual(['L-1@2', 'L-2@1']);
    expect(datedIds(back, 'locations')).toEqual(['L-1@3', 'L-2@1']);
  });
});

describe('what left', () => {
  const both = { locations: sites('L-1', 'L-2'), evses: points('E-1@L-1', 'E-2@L-2'), connectors: plugs('E-1', 'E-2') };

  test('a Location keeps its EVSEs as REMOVED over further builds, without changing again', async () => {
    const rest = { locations: sites('L-2'), evses: points('E-2@L-2'), connectors: plugs('E-2') };
    const renamed = { ...rest, locations: rest.locations.replace('Main', 'Side') };
    const [, , third, fourth] = await onDays([0, both], [1, rest], [2, rest], [3, renamed]);
    expect(datedEvses(third)).toEqual(['L-1/E-1 REMOVED@1', 'L-2/E-2 UNKNOWN@0']);
    expect(datedIds(fourth, 'locations')).toEqual(['L-1@1', 'L-2@3']);
  });

  test('a Location that is not public any more counts as one that left', async () => {
    const hidden = csv(
      'id,address,city,latitude,longitude,publish',
      'L-1,Main Street 1,Amsterdam,52.373169,4.893379,false',
      'L-2,Main Street 1,Amsterdam,52.373169,4.893379,true',
    );
    const [, second] = await onDays([0, both], [1, { ...both, locations: hidden }]);
    expect(datedEvses(second)).toEqual(['L-1/E-1 REMOVED@1', 'L-2/E-2 UNKNOWN@0']);
  });

  test('an EVSE that moved is published once, at its new place; also long after it was REMOVED', async () => {
    const atTwo = { ...both, evses: points('E-1@L-2', 'E-2@L-2') };
    const gone = { ...both, evses: points('E-2@L-2'), connectors: plugs('E-2') };
    const [, moved] = await onDays([0, both], [1, atTwo]);
    expect(datedEvses(moved)).toEqual(['L-2/E-1 UNKNOWN@1', 'L-2/E-2 UNKNOWN@0']);
    expect(moved?.publication.events.moved).toEqual([{ uid: 'E-1', location: 'L-1' }]);
    const [, , , late] = await onDays([0, both], [1, gone], [2, gone], [3, atTwo]);
    expect(datedEvses(late)).toEqual(['L-2/E-1 UNKNOWN@3', 'L-2/E-2 UNKNOWN@0']);
    expect(datedIds(late, 'locations')).toEqual(['L-1@3', 'L-2@3']);
  });

  test('a status of an EVSE that is gone changes nothing', async () => {
    const rest = { locations: sites('L-2'), evses: points('E-2@L-2'), connectors: plugs('E-2') };
    const [, , reported] = await onDays(
      [0, both],
      [1, rest],
      [2, { ...rest, status: csv('evse_uid,status', 'E-2,UNKNOWN') }],
    );
    expect(datedEvses(reported)).toEqual(['L-1/E-1 REMOVED@1', 'L-2/E-2 UNKNOWN@0']);
  });
});

describe('a tariff', () => {
  const PLUGS = plugs('E-1 T-1');
  const both = { tariffs: prices('T-1,0.50', 'T-2,0.60'), connectors: PLUGS };
  const one = { tariffs: prices('T-1,0.50'), connectors: PLUGS };
  const ends = (snapshot: Snapshot | undefined) =>
    snapshot ? crawl(snapshot).tariffs.map(({ id, end_date_time: end }) => `${id} ${end ? dayOf(end) : '-'}`) : [];

  test('that left ends, stays for removed_tariff_days without changing again, and goes', async () => {
    const settings = { removed_tariff_days: 10 };
    const days = [0, 1, 5, 10.9, 11].map((day) => [day, day === 0 ? both : one, settings] as const);
    const [, left, later, last, gone] = await onDays(...days);
    expect(ends(left)).toEqual(['T-1 -', 'T-2 1']);
    expect(datedIds(last, 'tariffs')).toEqual(['T-1@0', 'T-2@1']);
    expect(ends(last)).toEqual(ends(later));
    expect(ends(gone)).toEqual(['T-1 -']);
  });

  test('that left with an end in the past stays for as long as that has been published', async () => {
    const settings = { removed_tariff_days: 10 };
    const ended = csv(
      'id,price_per_kwh,vat,end_date_time,prices_include_vat',
      'T-1,0.50,21,,false',
      'T-2,0.60,21,2025-11-01T00:00:00Z,false',
    );
    const rest = { ...one, tariffs: prices('T-1,0.50') };
    const [, reported, left, gone] = await onDays(
      [0, both, settings],
      [1, { ...both, tariffs: ended }, settings],
      [2, rest, settings],
      [11, rest, settings],
    );
    expect(ends(reported)).toEqual(['T-1 -', 'T-2 -61']);
    expect(ends(left)).toEqual(['T-1 -', 'T-2 -61']);
    expect(ends(gone)).toEqual(['T-1 -']);
  });

  test('that comes back in time has no end any more, and keeps its place', async () => {
    const [, , back] = await onDays(
      [0, both],
      [1, { ...both, tariffs: prices('T-2,0.60'), connectors: plugs('E-1 T-2') }],
      [2, both],
    );
    expect(ends(back)).toEqual(['T-1 -', 'T-2 -']);
    expect(datedIds(back, 'tariffs')).toEqual(['T-1@2', 'T-2@0']);
  });

  test('that comes back after it was forgotten is a new one', async () => {
    const [, , , back] = await onDays(
      [0, both],
      [1, one],
      [40, one],
      [41, { ...both, tariffs: prices('T-0,1', 'T-1,0.50', 'T-2,0.60') }],
    );
    expect(datedIds(back, 'tariffs')).toEqual(['T-1@0', 'T-0@41', 'T-2@41']);
    expect(back?.publication.versions[0]?.tariffs.map(({ created }) => (created - START) / A_DAY_MS)).toEqual([
      0, 41, 41,
    ]);
  });

  test('whose price changes moves, and nothing else does', async () => {
    const [, second] = await onDays([0, both], [1, { ...both, tariffs: prices('T-1,0.55', 'T-2,0.60') }]);
    expect(datedIds(second, 'tariffs')).toEqual(['T-1@1', 'T-2@0']);
    expect(datedIds(second, 'locations')).toEqual(['L-1@0']);
  });
});

describe('times from the tables', () => {
  const reported = (day: number) => ({
    locations: csv(
      'id,address,city,latitude,longitude,last_updated',
      `L-1,Main Street ${day},Amsterdam,52.373169,4.893379,${new Date(START + day * A_DAY_MS).toISOString()}`,
    ),
    tariffs: csv(
      'id,price_per_kwh,vat,prices_include_vat,last_updated',
      `T-1,0.5${day + 9},21,no,${new Date(START + day * A_DAY_MS).toISOString()}`,
    ),
    connectors: plugs('E-1 T-1'),
  });

  test('count for the first snapshot, and never after it: readers have asked since', async () => {
    const [first, second] = await onDays([0, reported(-5)], [9, reported(-4)]);
    expect(datedIds(first, 'locations')).toEqual(['L-1@-5']);
    expect(datedIds(first, 'tariffs')).toEqual(['T-1@-5']);
    expect(datedIds(second, 'locations')).toEqual(['L-1@9']);
    expect(datedIds(second, 'tariffs')).toEqual(['T-1@9']);
  });

  test('do not count for an object that is new in a later snapshot', async () => {
    const [, second] = await onDays([0, { locations: sites('L-0'), evses: points('E-1@L-0') }], [9, reported(-5)]);
    expect(datedIds(second, 'locations')).toEqual(['L-0@9', 'L-1@9']);
    expect(datedIds(second, 'tariffs')).toEqual(['T-1@9']);
  });

  test('are no content: a time that changes alone changes nothing', async () => {
    const later = reported(-5);
    const [, second] = await onDays(
      [0, reported(-5)],
      [9, { ...later, locations: later.locations.replace('2025-12-27', '2025-12-30') }],
    );
    expect(datedIds(second, 'locations')).toEqual(['L-1@-5']);
  });

  test('of a status count for the first snapshot only', async () => {
    const status = (text: string) => ({
      status: csv('evse_uid,status,last_updated', `E-1,${text},2025-12-31T00:00:00Z`),
    });
    const [first, second] = await onDays([0, status('AVAILABLE')], [1, status('CHARGING')]);
    expect(datedEvses(first)).toEqual(['L-1/E-1 AVAILABLE@-1']);
    expect(datedEvses(second)).toEqual(['L-1/E-1 CHARGING@1']);
  });
});

/** E-2 has a plug that 2.2 does not know. */
const MODERN = {
  evses: points('E-1@L-1', 'E-2@L-1'),
  connectors: `${plugs('E-1')}E-2,NEMA_5_20,CABLE,AC_1_PHASE,120,16,\n`,
};
const BOTH = { versions: ['2.2', '2.2.1'] };

describe('two versions', () => {
  test('follow each for itself: what 2.2 does not show does not move there', async () => {
    const status = csv('evse_uid,status', 'E-2,CHARGING');
    const [, second] = await onDays([0, MODERN, BOTH], [1, { ...MODERN, status }, BOTH]);
    expect(datedEvses(second, '2.2.1')).toEqual(['L-1/E-1 UNKNOWN@0', 'L-1/E-2 CHARGING@1']);
    expect(datedIds(second, 'locations', '2.2.1')).toEqual(['L-1@1']);
    expect(datedIds(second, 'locations', '2.2')).toEqual(['L-1@0']);
  });

  test('show what left where it was shown', async () => {
    const rest = { evses: points('E-1@L-1'), connectors: plugs('E-1') };
    const [, second] = await onDays([0, MODERN, BOTH], [1, rest, BOTH]);
    expect(datedEvses(second, '2.2.1')).toEqual(['L-1/E-1 UNKNOWN@0', 'L-1/E-2 REMOVED@1']);
    expect(datedEvses(second, '2.2')).toEqual(['L-1/E-1 UNKNOWN@0']);
  });

  test('an EVSE whose plug 2.2 does not know any more is REMOVED there, and there only', async () => {
    const simple = { evses: MODERN.evses, connectors: plugs('E-1', 'E-2') };
    const [, second] = await onDays([0, simple, BOTH], [1, MODERN, BOTH]);
    expect(datedEvses(second, '2.2')).toEqual(['L-1/E-1 UNKNOWN@0', 'L-1/E-2 REMOVED@1']);
    expect(datedEvses(second, '2.2.1')).toEqual(['L-1/E-1 UNKNOWN@0', 'L-1/E-2 UNKNOWN@1']);
  });
});

describe('2.3.0', () => {
  const tariffs = prices('T-1,0.50', 'T-2,0.60');
  const all = { connectors: plugs('E-1 T-1'), tariffs };
  const rest = { connectors: plugs('E-1 T-1'), tariffs: prices('T-1,0.50') };
  const ALL = { versions: ['2.2', '2.2.1', '2.3.0'] };
  const formsIn = (snapshot: Snapshot | undefined, version: string) =>
    snapshot ? crawl(snapshot, version).tariffs.map((tariff) => `${tariff.id} ${'tax_included' in tariff}`) : [];

  test('for the first time: tariffs have its form, those that left too', async () => {
    const [, , third] = await onDays([0, all], [1, rest], [2, rest, ALL]);
    expect(formsIn(third, '2.3.0')).toEqual(['T-1 true', 'T-2 true']);
    expect(formsIn(third, '2.2.1')).toEqual(['T-1 false', 'T-2 false']);
  });

  test.each(['2.2', '2.2.1'])('was there alone before %s: tariffs have the form of that', async (version) => {
    const only = { versions: ['2.3.0'] };
    const [, , third] = await onDays([0, all, only], [1, rest, only], [2, rest, ALL]);
    expect(formsIn(third, '2.3.0')).toEqual(['T-1 true', 'T-2 true']);
    expect(formsIn(third, version)).toEqual(['T-1 false', 'T-2 false']);
  });

  test('changes alone where only it has the value', async () => {
    const at = (phone: string) => ({
      locations: `${sites('L-1').replace('id,', 'help_phone,id,').replace('L-1,', `${phone},L-1,`)}`,
    });
    const [, second] = await onDays([0, at('+31 20 1234567'), ALL], [1, at('+31 20 7654321'), ALL]);
    expect(datedIds(second, 'locations', '2.3.0')).toEqual(['L-1@1']);
    expect(datedIds(second, 'locations', '2.2.1')).toEqual(['L-1@0']);
  });
});

describe('a version that is published for the first time', () => {
  const simple = { evses: points('E-1@L-1', 'E-2@L-1'), connectors: plugs('E-1', 'E-2') };

  test('goes on from the other one, so that a reader may change over', async () => {
    const gone = { evses: points('E-1@L-1'), connectors: plugs('E-1') };
    const [, , third] = await onDays([0, simple], [1, gone], [2, gone, BOTH]);
    expect(datedEvses(third, '2.2.1')).toEqual(['L-1/E-1 UNKNOWN@0', 'L-1/E-2 REMOVED@1']);
    expect(crawl(third as Snapshot, '2.2.1')).toEqual(crawl(third as Snapshot, '2.2'));
  });

  test('is 2.2 besides 2.2.1: what it cannot show was never there', async () => {
    const [, second] = await onDays([0, MODERN, { versions: ['2.2.1'] }], [1, MODERN, BOTH]);
    expect(datedEvses(second, '2.2')).toEqual(['L-1/E-1 UNKNOWN@0']);
    expect(datedEvses(second, '2.2.1')).toEqual(['L-1/E-1 UNKNOWN@0', 'L-1/E-2 UNKNOWN@0']);
  });

  test('is 2.2 besides 2.2.1: what left and cannot be shown was never there either', async () => {
    const rest = { evses: points('E-1@L-1'), connectors: plugs('E-1') };
    const [, , third] = await onDays(
      [0, MODERN, { versions: ['2.2.1'] }],
      [1, rest, { versions: ['2.2.1'] }],
      [2, rest, BOTH],
    );
    expect(datedEvses(third, '2.2')).toEqual(['L-1/E-1 UNKNOWN@0']);
    expect(datedEvses(third, '2.2.1')).toEqual(['L-1/E-1 UNKNOWN@0', 'L-1/E-2 REMOVED@1']);
  });
});
