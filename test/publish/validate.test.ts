/** The same data gives the same bytes: whatever the order of rows, columns and files, and however often it is built. */

import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { cellsOf } from '../../src/csv/csv-file.ts';
import { readCsv } from '../../src/csv/read-csv.ts';
import { readDataFiles } from '../../src/publish/disk/data-directory.ts';
import type { DataFiles } from '../../src/read/load/data-files.ts';
import { VALID } from '../support/fixtures.ts';
import { brief, build, check, csv, networkOf, sourcesOf } from '../support/network-of.ts';
import { runs } from '../support/sampled.ts';
import { bytesOf } from '../support/tree-bytes.ts';

type File = DataFiles['tables'][number];

let valid: DataFiles;
let expected: ReadonlyMap<string, string>;

beforeAll(async () => {
  valid = await readDataFiles(`${VALID}/data`);
  expected = await treeOf(valid);
});

/** The files of the snapshot, as texts. */
async function treeOf(sources: DataFiles): Promise<Map<string, string>> {
  const { files, findings } = await build(sources);
  expect(findings).toEqual([]);
  return new Map([...files].map(([path, file]) => [path, Buffer.from(bytesOf(file, path)).toString('latin1')]));
}

/** Numbers that put things in an order of their own; one list serves every table. */
const disorder = fc.array(fc.nat(), { minLength: 40, maxLength: 40 });

function inOrder<T>(list: readonly T[], keys: readonly number[]): T[] {
  return list
    .map((item, i) => ({ item, key: keys[i % keys.length] ?? 0 }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** The same table with its rows, or its columns, in another order; all cells in quotation marks. */
function reordered({ path, bytes }: File, keys: readonly number[], what: 'rows' | 'columns'): File {
  const { file } = readCsv(path, bytes);
  if (file === undefined) throw new Error(`${path} cannot be read`);
  const rows = Array.from(file.rows, (record) => cellsOf(file, record));
  const table =
    what === 'rows'
      ? [file.header, ...inOrder(rows, keys)]
      : [file.header, ...rows].map((cells) => inOrder(cells, keys));
  const quoted = table.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(file.delimiter));
  return { path, bytes: Buffer.from(csv(...quoted)) };
}

describe('the snapshot of the valid network', () => {
  test('is the same the second time', async () => {
    expect(await treeOf(valid)).toEqual(expected);
  });

  test.each(['rows', 'columns'] as const)('does not depend on the order of %s', async (what) => {
    await fc.assert(
      fc.asyncProperty(disorder, async (keys) => {
        const tables = valid.tables.map((file) => reordered(file, keys, what));
        expect(await treeOf({ ...valid, tables })).toEqual(expected);
      }),
      runs(6, 50),
    );
  });

  test.each<[string, string, readonly string[]]>([
    [
      'status_schedules',
      'evse_uid,period_begin,status',
      ['AMS-01-B,2026-05-01T06:00:00Z,RESERVED', 'AMS-01-B,2026-05-01T06:00:00Z,BLOCKED'],
    ],
    [
      'related_locations',
      'location_id,latitude,longitude,name',
      ['BER-01,52.5,13.4,nl: Taxi', 'BER-01,52.5,13.4,en: Taxi'],
    ],
    [
      'images',
      'location_id,url,category',
      ['BER-01,https://example.com/b.png,OTHER', 'BER-01,https://example.com/a.png,OTHER'],
    ],
  ])('does not depend on the order of %s that differ in one column', async (name, header, rows) => {
    const withRows = (lines: readonly string[]) => {
      const file = { path: `${VALID}/data/${name}-more.csv`, bytes: Buffer.from(csv(header, ...lines)) };
      return treeOf({ ...valid, tables: [...valid.tables, file] });
    };
    expect(await withRows(rows)).toEqual(await withRows([...rows].reverse()));
  });

  test('does not depend on the order of files', async () => {
    expect(await treeOf({ ...valid, tables: [...valid.tables].reverse() })).toEqual(expected);
  });

  test('is not larger for a table that is cut in two', async () => {
    const [connectors] = valid.tables.filter(({ path }) => path.endsWith('/connectors.csv'));
    if (connectors === undefined) throw new Error('no connectors');
    const [header = '', ...rows] = Buffer.from(connectors.bytes).toString('utf8').trimEnd().split('\n');
    const halves = [rows.slice(0, 2), rows.slice(2)].map((half, i) => ({
      path: connectors.path.replace('connectors.csv', `part/connectors-${i}.csv`),
      bytes: Buffer.from(csv(header, ...half)),
    }));
    const tables = [...valid.tables.filter((file) => file !== connectors), ...halves];
    expect(await treeOf({ ...valid, tables })).toEqual(expected);
  });
});

describe('nothing is publishable', () => {
  test('with an error', () => {
    expect(check(networkOf({ evses: csv('uid,location_id,status', 'E-1,L-1,LOST') })).data).toBeUndefined();
  });

  test('without network.json', () => {
    const { settingsFile: _, ...sources } = networkOf({});
    expect(check(sources).data).toBeUndefined();
  });

  test('without locations.csv, which is one finding and not one for each EVSE', () => {
    const { findings, data } = check(sourcesOf({ evses: csv('uid,location_id', 'E-1,L-1', 'E-2,L-1') }));
    expect(brief(findings)).toEqual(['no-tables data/locations.csv']);
    expect(data).toBeUndefined();
  });
});

test('a warning does not stop the build', () => {
  const { data, findings } = check(networkOf({ status: csv('evse_uid,status', 'E-9,AVAILABLE') }));
  expect(brief(findings)).toEqual(['unknown-status-evse data/status.csv:2:1']);
  expect(data).toBeDefined();
});
