/**
 * The tables of packages/import/sync/three-way.ts: what becomes of a cell and of a row that the last import, the feed and a person have.
 *
 * @module-tag pure
 */

import { describe, expect, test } from 'vitest';
import { parseLastImport } from '../../../../packages/import/sync/last-import.ts';
import { mergeTables, textAfter } from '../../../../packages/import/sync/merge-tables.ts';
import { fateOfRow, type RowFate } from '../../../../packages/import/sync/three-way.ts';
import type { TableName } from '../../../../src/tables/tables.ts';
import { type Cells, sideOf } from './arbitrary-sides.ts';

const RULES = { keep: new Set<string>(), defaults: {} };

type Rows = readonly [TableName, readonly Cells[]];
const side = (...rows: Rows[]) => sideOf(new Map(rows));

/** A site in three versions; undefined where it is not there. A last import of null is not known. */
function merge(last: Cells | undefined | null, feed: Cells | undefined, ours: Cells | undefined, rules = RULES) {
  const site = (row: Cells | undefined) => (row ? side(['locations', [{ id: 'L-1', ...row }]]) : side());
  const sides = { last: last === null ? undefined : site(last), feed: site(feed), ours: site(ours) };
  const [row] = mergeTables(sides, rules).rows;
  if (row === undefined) throw new Error('no row');
  return { fate: row.fate, after: (column: string) => textAfter(row, column), differences: row.differences };
}

describe('a cell', () => {
  test.each<[string, last: string, feed: string, ours: string, fate: string | undefined, after: string]>([
    ['that nobody changed', 'A', 'A', 'A', undefined, 'A'],
    ['that the feed changed', 'A', 'B', 'A', 'follows', 'B'],
    ['that the feed emptied', 'A', '', 'A', 'follows', ''],
    ['that a person changed', 'A', 'A', 'C', 'kept', 'C'],
    ['that a person emptied', 'A', 'A', '', 'kept', ''],
    ['that both changed alike', 'A', 'B', 'B', undefined, 'B'],
    ['that both changed', 'A', 'B', 'C', 'contested', 'C'],
  ])('%s', (_, last, feed, ours, fate, after) => {
    const row = merge({ name: last }, { name: feed }, { name: ours });
    expect(row.differences.map((one) => one.fate)).toEqual(fate === undefined ? [] : [fate]);
    expect(row.after('name')).toBe(after);
  });

  test.each([
    ['that is new in the feed fills in what is empty', undefined, '', 'B'],
    ['that is new in the feed does not replace what a person wrote', undefined, 'C', 'C'],
    ['of which the last import is not known stays', null, '', ''],
  ])('%s', (_, last, ours, after) => expect(merge(last, { name: 'B' }, { name: ours }).after('name')).toBe(after));

  test('that the feed says nothing reliable about stays, unless it is empty', () => {
    const [feed, ours] = [side(['locations', [{ id: 'L-1', name: 'B', city: 'D' }]]), { name: 'C', city: '' }];
    const row = feed.get('locations')?.rows.values().next().value;
    if (row === undefined) throw new Error('no row');
    const rows = new Map([['L-1', { ...row, isReliable: () => false }]]);
    const sides = {
      last: side(['locations', [{ id: 'L-1', ...ours }]]),
      feed: new Map([['locations', { columns: ['id', 'name', 'city'], rows }]] as const),
      ours: side(['locations', [{ id: 'L-1', ...ours }]]),
    };
    const [merged] = mergeTables(sides, RULES).rows;
    expect(merged && [textAfter(merged, 'name'), textAfter(merged, 'city')]).toEqual(['C', 'D']);
  });

  test('in another notation is no change', () => {
    expect(merge({ latitude: '52.1' }, { latitude: '52.10' }, { latitude: '52.1' }).after('latitude')).toBe('52.1');
  });

  test('of a place is a person’s where the other one is', () => {
    const place = (latitude: string, longitude: string) => ({ latitude, longitude });
    const row = merge(place('52.1', '5.1'), place('52.2', '5.2'), place('52.3', '5.1'));
    expect([row.after('latitude'), row.after('longitude')]).toEqual(['52.3', '5.1']);
    expect(row.differences.map(({ fate }) => fate)).toEqual(['contested', 'contested']);
  });

  test('of a column that is kept stays', () => {
    const row = merge({ name: 'A' }, { name: 'B' }, { name: 'A' }, { ...RULES, keep: new Set(['name']) });
    expect(row.after('name')).toBe('A');
  });
});

describe('a row', () => {
  const A = { name: 'A' };
  test.each<[last: Cells | undefined | null, feed: Cells | undefined, ours: Cells | undefined, fate: RowFate]>([
    [A, A, A, 'merged'],
    [undefined, A, undefined, 'comes'],
    [A, A, undefined, 'deleted'],
    [A, undefined, A, 'goes'],
    [A, undefined, { name: 'C' }, 'kept'],
    [undefined, undefined, A, 'stays'],
    [null, undefined, A, 'stays'],
    [null, A, undefined, 'comes'],
  ])('with %j, %j and %j', (last, feed, ours, fate) => expect(merge(last, feed, ours).fate).toBe(fate));

  test('is asked for edits only where that matters', () => {
    const asked = () => {
      throw new Error('asked');
    };
    expect(fateOfRow({ inLast: true, inFeed: true, inTables: true }, asked)).toBe('merged');
    expect(fateOfRow({ inLast: false, inFeed: false, inTables: true }, asked)).toBe('stays');
  });

  test('of a table that is kept stays, and none is added', () => {
    const rules = { ...RULES, keep: new Set(['locations']) };
    expect(merge(A, undefined, A, rules).fate).toBe('stays');
    expect(merge(undefined, A, undefined, rules).fate).toBe('waits');
  });

  test('with something in _keep stays', () => expect(merge(A, undefined, { ...A, _keep: 'x' }).fate).toBe('stays'));
});

test('a new row waits while what it belongs to is deleted', () => {
  const evse: Rows = ['evses', [{ uid: 'E-1', location_id: 'L-1' }]];
  const site: Rows = ['locations', [{ id: 'L-1' }]];
  const sides = { last: side(site), feed: side(site, evse), ours: side() };
  expect(mergeTables(sides, RULES).rows.map(({ table, fate }) => [table, fate])).toEqual([
    ['locations', 'deleted'],
    ['evses', 'waits'],
  ]);
});

describe('rows that left the feed', () => {
  const sites: Rows = ['locations', [{ id: 'L-1', operator: 'B-1' }]];
  const business: Rows = ['businesses', [{ id: 'B-1', name: 'A' }]];
  const evses = (reference: string): Rows => [
    'evses',
    [{ uid: 'E-1', location_id: 'L-1', physical_reference: reference, parking: 'P-1' }],
  ];
  const places: Rows = ['parking_places', [{ location_id: 'L-1', id: 'P-1' }]];
  const fates = (...sides: Parameters<typeof mergeTables>[0][]) =>
    sides.flatMap((one) =>
      mergeTables(one, RULES)
        .rows.map(({ table, fate }) => `${table} ${fate}`)
        .sort(),
    );

  test('stay where a row that stays needs them', () => {
    const last = side(sites, business, evses('1'), places);
    const ours = side(sites, business, evses('2'), places);
    expect(fates({ last, feed: side(), ours })).toEqual([
      'businesses kept',
      'evses kept',
      'locations kept',
      'parking_places kept',
    ]);
    expect(fates({ last, feed: side(), ours: last })).toEqual([
      'businesses goes',
      'evses goes',
      'locations goes',
      'parking_places goes',
    ]);
  });

  test('a business that somebody deleted comes back where a site names it', () => {
    const last = side(sites, business);
    expect(fates({ last, feed: last, ours: side(sites) })).toEqual(['businesses comes', 'locations merged']);
  });
});

describe('a last import', () => {
  const rows = (...lines: string[][]) =>
    JSON.stringify({ version: 1, tables: { evses: [['uid', 'status'], ...lines] } });
  test.each([
    ['<<<<<<< HEAD\n{}', 'It is not JSON.'],
    ['[]', 'It does not say that it has version 1 of this format.'],
    ['{ "version": 2, "tables": {} }', 'It does not say that it has version 1 of this format.'],
    ['{ "version": 1, "operator": 7, "tables": {} }', 'Its operator is not a text.'],
    ['{ "version": 1, "tables": { "../victim": [] } }', 'There is no table "../victim".'],
    ['{ "version": 1, "tables": { "evses": [["uid"], [7]] } }', 'Its evses are not lists of texts.'],
    [rows(['E-1']), 'A row of its evses has too few or too many texts.'],
    [rows(['E-1', ''], ['e-1', '']), 'Its evses have two rows with the key "E-1".'],
  ])('%s is damaged', (text, problem) => expect(parseLastImport(text)).toEqual({ problem }));
});
