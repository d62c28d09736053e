/** A sheet and the tables that say the same publish the same bytes; and what is wrong in a sheet is found at its cell. */

import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDataFiles } from '../../../src/publish/disk/data-directory.ts';
import type { DataFiles } from '../../../src/read/load/data-files.ts';
import { dialects, writeIn } from '../../support/csv-dialects.ts';
import { SHEETS } from '../../support/fixtures.ts';
import { check, SETTINGS, snapshotOf, sourcesOf } from '../../support/network-of.ts';
import { runs } from '../../support/sampled.ts';

interface Plug {
  readonly kind: 'AC' | 'DC' | 'home';
  /** Index of a price; none if it is not known. */
  readonly price: number | undefined;
}

interface Network {
  /** For each site, for each of its chargers, its plugs. */
  readonly sites: readonly (readonly (readonly Plug[])[])[];
  /** Per kWh, and for a session; whole cents. */
  readonly prices: readonly (readonly [number, number | undefined])[];
}

const plug: fc.Arbitrary<Plug> = fc.record({
  kind: fc.constantFrom('AC', 'DC', 'home'),
  price: fc.option(fc.nat({ max: 2 }), { nil: undefined }),
});

const network: fc.Arbitrary<Network> = fc.record({
  sites: fc.array(fc.array(fc.array(plug, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 4,
  }),
  prices: fc.array(
    fc.tuple(fc.integer({ min: 20, max: 99 }), fc.option(fc.integer({ min: 10, max: 300 }), { nil: undefined })),
    { minLength: 3, maxLength: 3 },
  ),
});

/** What each kind says in a sheet, and in connectors.csv. */
const KINDS = {
  AC: {
    sheet: { standard: 'IEC_62196_T2', format: 'SOCKET', power_kw: '22' },
    table: ['IEC_62196_T2', 'SOCKET', 'AC_3_PHASE', '230', '32', '22000'],
  },
  DC: {
    sheet: { standard: 'IEC_62196_T2_COMBO', power_kw: '62.5', max_voltage: '1000', max_amperage: '156' },
    table: ['IEC_62196_T2_COMBO', 'CABLE', 'DC', '1000', '156', '62500'],
  },
  home: {
    sheet: { standard: 'DOMESTIC_F', power_kw: '3.7' },
    table: ['DOMESTIC_F', 'SOCKET', 'AC_1_PHASE', '230', '16', '3700'],
  },
} as const;

type Cells = { readonly [column: string]: string };

const money = (cents: number | undefined) => (cents === undefined ? '' : (cents / 100).toFixed(2));

function siteCells(at: number): Cells {
  return {
    ...{ name: `Straße ${at}`, address: `Straße ${at}, Haus 1`, city: 'Würzburg' },
    ...{ latitude: `49.7${at}1234`, longitude: `9.9${at}4321`, opening_times: 'Mo-Fr 08:00-20:00' },
  };
}

function* plugsOf({ sites }: Network) {
  for (const [s, chargers] of sites.entries()) {
    for (const [c, plugs] of chargers.entries()) {
      for (const [p, own] of plugs.entries()) yield { s, c, p, ...own, site: `S-${s}`, uid: `S-${s}-${c}` };
    }
  }
}

/** One row for each plug. `says` decides in which rows what belongs to the site or to the price is left out. */
function sheetRows(given: Network, leavesOut: (row: number) => boolean): Cells[] {
  const described = new Set<string>();
  return [...plugsOf(given)].map(({ s, p, kind, price, site, uid }, row) => {
    const isShort = (id: string) => described.has(id) && leavesOut(row);
    const cells: Cells = {
      ...{ location_id: site, evse_uid: uid, connector_id: String(p + 1), ...KINDS[kind].sheet },
      ...(isShort(site) ? {} : siteCells(s)),
      ...(price === undefined ? {} : { tariff_id: `T-${price}` }),
      ...(price === undefined || isShort(`T-${price}`) ? {} : priceCells(given, price)),
    };
    described.add(site);
    if (price !== undefined) described.add(`T-${price}`);
    return cells;
  });
}

function priceCells({ prices }: Network, at: number): Cells {
  const [perKwh, perSession] = prices[at] ?? [];
  return { price_per_kwh: money(perKwh), price_per_session: money(perSession), vat: '19', prices_include_vat: 'yes' };
}

function table(rows: readonly Cells[]): string[][] {
  const header = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [header, ...rows.map((row) => header.map((column) => row[column] ?? ''))];
}

const text = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `${row.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(',')}\n`).join('');

function fourTables(given: Network): DataFiles {
  const plugs = [...plugsOf(given)];
  const used = [...new Set(plugs.flatMap(({ price }) => (price === undefined ? [] : [price])))];
  const tables = {
    locations: table(given.sites.map((_, s) => ({ id: `S-${s}`, ...siteCells(s) }))),
    evses: table(plugs.filter(({ p }) => p === 0).map(({ uid, site }) => ({ uid, location_id: site }))),
    connectors: [
      [
        'evse_uid',
        'id',
        'standard',
        'format',
        'power_type',
        'max_voltage',
        'max_amperage',
        'max_electric_power',
        'tariff_ids',
      ],
      ...plugs.map(({ uid, p, kind, price }) => [
        ...[uid, String(p + 1), ...KINDS[kind].table],
        price === undefined ? '' : `T-${price}`,
      ]),
    ],
    ...(used.length === 0 ? {} : { tariffs: table(used.map((at) => ({ id: `T-${at}`, ...priceCells(given, at) }))) }),
  };
  return sourcesOf(Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, text(rows)])), GERMAN);
}

const GERMAN = { ...SETTINGS, country: 'DEU', time_zone: 'Europe/Berlin', base_url: 'https://ocpi.charging.nl' };

describe('a sheet', () => {
  test('publishes the same bytes as the tables that say the same, in any dialect and in any order of rows', async () => {
    await fc.assert(
      fc.asyncProperty(
        network,
        dialects,
        fc.infiniteStream(fc.boolean()),
        fc.infiniteStream(fc.nat()),
        async (given, dialect, blanks, order) => {
          const rows = sheetRows(given, () => blanks.next().value === true);
          const shuffled = rows
            .map((row) => ({ row, at: order.next().value ?? 0 }))
            .toSorted((a, b) => a.at - b.at)
            .map(({ row }) => row);
          const sheet = sourcesOf({ chargers: writeIn(dialect, table(shuffled)).text }, GERMAN);
          expect(check(sheet).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
          expect(await snapshotOf(sheet)).toEqual(await snapshotOf(fourTables(given)));
        },
      ),
      runs(5, 60),
    );
  });
});

/** Columns of which every printable text is a value. */
const TEXTS = ['name', 'address', 'postal_code', 'city', 'physical_reference', 'floor_level'];

test('every cell that cannot be read is one finding at this cell, which names its column', async () => {
  const { settingsFile, tables } = await readDataFiles(`${SHEETS}/beside/data`);
  const path = (file: string) => file.endsWith('chargers.csv');
  const bytes = tables.find((file) => path(file.path))?.bytes ?? Buffer.from('');
  const rows: string[][] = parse(Buffer.from(bytes).toString());
  const plain = {
    delimiter: ',',
    lineEnd: '\n',
    bom: false,
    quotes: 'needed',
    padding: '',
    blankLines: [0],
    lastLineEnd: true,
  } as const;
  const [header = []] = rows;
  for (const [r, row] of rows.entries()) {
    for (const [c, column] of header.entries()) {
      if (r === 0 || row[c] === '' || TEXTS.includes(column)) continue;
      const broken = rows.with(r, row.with(c, '☠'));
      const { text: content, places } = writeIn(plain, broken);
      const file = { path: 'data/chargers.csv', bytes: Buffer.from(content) };
      const others = tables.filter((other) => !path(other.path));
      const files = { ...(settingsFile ? { settingsFile } : {}), tables: [file, ...others] };
      const findings = check(files).findings.map(({ file, line, column, field }) => ({ file, line, column, field }));
      expect(findings, `${column} in row ${r}`).toEqual([{ file: file.path, ...places[r]?.[c], field: column }]);
    }
  }
});
