/** For tests: random networks on the three sides of a sync, as plain texts by row and column. */

import fc, { type Arbitrary } from 'fast-check';
import { keyOfCells } from '../../../../packages/import/rows/row-keys.ts';
import type { FeedRow, RowTexts, Side, SideTable } from '../../../../packages/import/sync/sides.ts';
import type { TableName } from '../../../../src/tables/tables.ts';

export type Cells = { readonly [column: string]: string };

/** A network as its rows, by table. No row refers to one that is not there. */
export type Network = ReadonlyMap<TableName, readonly Cells[]>;

/** What may be in a network: a row, the rows that it needs, and the values of its other cells. */
interface Slot {
  readonly table: TableName;
  readonly ids: Cells;
  readonly needs: readonly string[];
  readonly cells: { readonly [column: string]: readonly string[] };
}

const WORDS = ['', 'a', 'b', 'c'];
const PRICES = ['', '0.4', '0.5', '0.6'];

/** Every row that any of the networks can have, by its name. */
const SLOTS: ReadonlyMap<string, Slot> = new Map([
  ...['B-1', 'B-2'].map((id) => slot(`${id}`, 'businesses', { id }, [], { name: WORDS.slice(1), website: [''] })),
  ...['T-1', 'T-2'].flatMap((id) => [
    slot(id, 'tariffs', { id }, [], { price_per_kwh: PRICES, vat: ['', '19', '21'], tariff_alt_url: WORDS }),
    ...['1', '2'].map((element) =>
      slot(`${id}/${element}`, 'tariff_elements', { tariff_id: id, element, type: 'FLAT' }, [id], {
        price: PRICES.slice(1),
        start_time: ['', '08:00'],
      }),
    ),
  ]),
  ...['1', '2', '3'].flatMap((n) => [
    slot(`L-${n}`, 'locations', { id: `L-${n}` }, [], { name: WORDS, city: WORDS, operator: ['', 'B-1', 'B-2'] }),
    slot(`I-${n}`, 'images', { location_id: `L-${n}`, url: 'i' }, [`L-${n}`], { category: WORDS.slice(1) }),
    slot(`P-${n}`, 'parking_places', { location_id: `L-${n}`, id: `P-${n}` }, [`L-${n}`], {
      vehicle_types: ['VAN', 'BUS'],
      physical_reference: WORDS,
    }),
    slot(`I-P-${n}`, 'images', { location_id: `L-${n}`, parking_place: `P-${n}`, url: 'p' }, [`L-${n}`, `P-${n}`], {
      category: WORDS.slice(1),
    }),
    ...['a', 'b'].flatMap((m) => [
      slot(`E-${n}${m}`, 'evses', { uid: `E-${n}${m}`, location_id: `L-${n}` }, [`L-${n}`], {
        floor_level: WORDS,
        parking: ['', `P-${n}`],
      }),
      slot(`C-${n}${m}`, 'connectors', { evse_uid: `E-${n}${m}`, id: '1' }, [`E-${n}${m}`], {
        standard: WORDS.slice(1),
        tariff_ids: ['', 'T-1', 'T-2'],
      }),
    ]),
  ]),
]);

function slot(name: string, table: TableName, ids: Cells, needs: readonly string[], cells: Slot['cells']) {
  return [name, { table, ids, needs, cells }] as [string, Slot];
}

interface Draw {
  readonly [name: string]: { readonly isThere: boolean; readonly cells: Cells };
}

const draw: Arbitrary<Draw> = fc.record(
  Object.fromEntries(
    [...SLOTS].map(([name, { cells }]) => {
      const texts = Object.entries(cells).map(([column, of]) => [column, fc.constantFrom(...of)]);
      const isThere = fc.integer({ min: 0, max: 4 }).map((n) => n > 0);
      return [name, fc.record({ isThere, cells: fc.record(Object.fromEntries(texts)) })];
    }),
  ),
);

/** A draw of which some rows and cells are those of another: about a sixth is changed. */
const changes = fc.record(
  Object.fromEntries(
    [...SLOTS.keys()].map((name) => [name, fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 8, maxLength: 8 })]),
  ),
);

function changed(base: Draw, other: Draw, where: { readonly [name: string]: readonly number[] }): Draw {
  return Object.fromEntries(
    Object.entries(base).map(([name, own]) => {
      const next = other[name] ?? own;
      const takes = (at: number) => where[name]?.[at] === 0;
      const cells = Object.entries(own.cells).map(([column, text], i) => [
        column,
        takes(i + 1) ? (next.cells[column] ?? '') : text,
      ]);
      return [name, { isThere: takes(0) ? next.isThere : own.isThere, cells: Object.fromEntries(cells) }];
    }),
  );
}

/** The rows of a draw without those that lack what they belong to, and without ids of rows that are not there. */
function networkOf(drawn: Draw): Network {
  const there = new Set<string>();
  const rows: [TableName, Cells][] = [];
  for (const [name, { table, ids, needs }] of SLOTS) {
    const own = drawn[name];
    if (!own?.isThere || !needs.every((need) => there.has(need))) continue;
    there.add(name);
    const cells = Object.entries(own.cells).map(([column, text]) => [
      column,
      SLOTS.has(text) && !there.has(text) ? '' : text,
    ]);
    rows.push([table, { ...ids, ...Object.fromEntries(cells) }]);
  }
  return new Map([...Map.groupBy(rows, ([table]) => table)].map(([table, own]) => [table, own.map(([, row]) => row)]));
}

export interface Networks {
  readonly last: Network;
  readonly feed: Network;
  readonly ours: Network;
}

/** What a feed said, what it says now, and what a person made of the tables in between. */
export const networks: Arbitrary<Networks> = fc
  .tuple(draw, draw, draw, changes, changes)
  .map(([base, theirs, own, inFeed, inTables]) => ({
    last: networkOf(base),
    feed: networkOf(changed(base, theirs, inFeed)),
    ours: networkOf(changed(base, own, inTables)),
  }));

/** A network as a side of a sync, whose cells can all be relied on. */
export function sideOf(network: Network): Side<FeedRow> {
  return new Map(
    [...network].map(([table, rows]): [TableName, SideTable<FeedRow>] => [
      table,
      {
        columns: [...new Set(rows.flatMap((row) => Object.keys(row)))],
        rows: new Map(rows.map((row) => [keyOfCells(table, (name) => row[name]), rowOf(row)])),
      },
    ]),
  );
}

function rowOf(cells: Cells): FeedRow {
  const text = (column: string) => cells[column] ?? '';
  return { text, written: text, isReliable: () => true, gaps: [] };
}

/** The texts of a row in these columns. */
export function textsOf(row: RowTexts, columns: readonly string[]): Cells {
  return Object.fromEntries(columns.map((column) => [column, row.text(column)]));
}
