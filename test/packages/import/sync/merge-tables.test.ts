/**
 * Three-way merging, against a small model of it and against what it promises, for random networks.
 *
 * @module-tag pure
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyOfCells, keyOfPlace } from '../../../../packages/import/rows/row-keys.ts';
import { type MergedRow, mergeTables, textAfter } from '../../../../packages/import/sync/merge-tables.ts';
import type { TableName } from '../../../../src/tables/tables.ts';
import { TABLES } from '../../../../src/tables/tables.ts';
import { runs } from '../../../support/sampled.ts';
import { type Cells, type Network, type Networks, networks, sideOf } from './arbitrary-sides.ts';

const RUNS = runs(40, 300);
const RULES = { keep: new Set<string>(), defaults: {} };

const merged = ({ last, feed, ours }: Networks, isKnown = true) =>
  mergeTables({ last: isKnown ? sideOf(last) : undefined, feed: sideOf(feed), ours: sideOf(ours) }, RULES);

const isAfter = ({ fate, ours }: MergedRow) => fate === 'comes' || (ours !== undefined && fate !== 'goes');

/** The tables after a sync. */
function after(sides: Networks, isKnown = true): Network {
  const rows = merged(sides, isKnown).rows.filter(isAfter);
  return new Map(
    [...Map.groupBy(rows, ({ table }) => table)].map(([table, own]) => {
      const columns = new Set([sides.feed, sides.ours].flatMap((side) => columnsIn(side, table)));
      return [
        table,
        own.map((row) => Object.fromEntries([...columns].map((column) => [column, textAfter(row, column)]))),
      ];
    }),
  );
}

function columnsIn(network: Network, table: TableName): string[] {
  return (network.get(table) ?? []).flatMap((row) => Object.keys(row));
}

/** Rows by table and key. */
type Keyed = ReadonlyMap<string, Cells>;

function keyed(network: Network): Keyed {
  return new Map(
    [...network].flatMap(([table, rows]) =>
      rows.map((row): [string, Cells] => [`${table} ${keyOfCells(table, (name) => row[name])}`, filled(row)]),
    ),
  );
}

function filled(row: Cells): Cells {
  return Object.fromEntries(Object.entries(row).filter(([, text]) => text !== ''));
}

/** The model: rows that nothing refers to, each by itself, cell by cell. */
function model(last: Keyed, feed: Keyed, ours: Keyed): Keyed {
  const rows = [...new Set([...feed.keys(), ...ours.keys()])].flatMap((key): [string, Cells][] => {
    const [l, f, o] = [last.get(key), feed.get(key), ours.get(key)];
    if (o === undefined) return f === undefined || l !== undefined ? [] : [[key, f]];
    if (f === undefined)
      return l !== undefined && JSON.stringify(sorted(l)) === JSON.stringify(sorted(o)) ? [] : [[key, o]];
    const columns = [...new Set([...Object.keys(f), ...Object.keys(o)])];
    const cells = columns.map((column) => {
      const isOurs = l === undefined ? o[column] !== undefined : o[column] !== l[column];
      return [column, (isOurs ? o : f)[column] ?? ''];
    });
    return [[key, filled(Object.fromEntries(cells))]];
  });
  return new Map(rows);
}

const sorted = (row: Cells) => Object.entries(row).sort();
const only = (network: Network, ...tables: TableName[]): Network =>
  new Map([...network].filter(([table]) => tables.includes(table)));
const alone = ({ last, feed, ours }: Networks, ...tables: TableName[]): Networks => ({
  last: only(last, ...tables),
  feed: only(feed, ...tables),
  ours: only(ours, ...tables),
});

describe('rows that stand alone are merged as the model says', () => {
  test.each<TableName>(['locations', 'evses', 'images'])('%s', (table) => {
    fc.assert(
      fc.property(networks, (all) => {
        const { last, feed, ours } = alone(all, table);
        expect(keyed(after({ last, feed, ours }))).toEqual(model(keyed(last), keyed(feed), keyed(ours)));
      }),
      RUNS,
    );
  });
});

test('what nobody changed is what the feed says', () => {
  fc.assert(
    fc.property(networks, ({ last, feed }) => {
      expect(keyed(after({ last, feed, ours: last }))).toEqual(keyed(feed));
    }),
    RUNS,
  );
});

test('where the feed changed nothing, nothing changes', () => {
  fc.assert(
    fc.property(networks, ({ last, ours }) => {
      expect(keyed(after({ last, feed: last, ours }))).toEqual(keyed(ours));
    }),
    RUNS,
  );
});

test.each([true, false])('no cell that a person wrote is lost (last import known: %s)', (isKnown) => {
  fc.assert(
    fc.property(networks, (sides) => {
      const [last, ours] = [keyed(isKnown ? sides.last : new Map()), keyed(sides.ours)];
      const now = keyed(after(sides, isKnown));
      for (const [key, row] of ours) {
        for (const [column, text] of Object.entries(row)) {
          if (last.get(key)?.[column] !== text) expect(now.get(key)?.[column]).toBe(text);
        }
      }
    }),
    RUNS,
  );
});

test.each([true, false])('a second sync with the same feed changes nothing (last import known: %s)', (isKnown) => {
  fc.assert(
    fc.property(networks, (sides) => {
      const once = after(sides, isKnown);
      expect(keyed(after({ last: sides.feed, feed: sides.feed, ours: once }))).toEqual(keyed(once));
    }),
    RUNS,
  );
});

test('a tariff costs what the feed says or what the tables said, and never a mixture', () => {
  const priceOf = (network: Network, id: string) => {
    const tariff = network.get('tariffs')?.find((row) => row.id === id);
    const elements = network.get('tariff_elements')?.filter((row) => row.tariff_id === id) ?? [];
    return (
      tariff && JSON.stringify([tariff.price_per_kwh, tariff.vat, elements.map((row) => sorted(filled(row))).sort()])
    );
  };
  fc.assert(
    fc.property(networks, fc.boolean(), (sides, isKnown) => {
      const now = after(sides, isKnown);
      for (const id of ['T-1', 'T-2']) {
        const price = priceOf(now, id);
        const [base, theirs, own] = [sides.last, sides.feed, sides.ours].map((side) => priceOf(side, id));
        if (theirs === undefined || own === undefined) continue;
        // Where one of the two left the price alone, the cells of the other are merged in.
        if (isKnown && (own === base || theirs === base)) expect(price).toBe(own === base ? theirs : own);
        else expect([own, theirs]).toContain(price);
      }
    }),
    RUNS,
  );
});

test('no row is left without what it needs', () => {
  const needs = (table: TableName, row: Cells) => [
    ...Object.entries(TABLES[table].columns).flatMap(([name, column]) =>
      'references' in column && column.references && row[name] ? [`${column.references.table} ${row[name]}`] : [],
    ),
    ...[row.parking, row.parking_place].flatMap((id) =>
      id ? [`parking_places ${keyOfPlace(row.location_id, id)}`] : [],
    ),
  ];
  fc.assert(
    fc.property(networks, (sides) => {
      const now = after(sides);
      const there = new Set([...keyed(now).keys()].map((key) => key.toUpperCase()));
      const deleted = new Set([...keyed(sides.last).keys()].filter((key) => !keyed(sides.ours).has(key)));
      for (const [table, rows] of now) {
        for (const need of rows.flatMap((row) => needs(table, row))) {
          // A tariff that a person deleted stays deleted, and the check says which connectors need it.
          if (!deleted.has(need)) expect(there).toContain(need.toUpperCase());
        }
      }
    }),
    RUNS,
  );
});
