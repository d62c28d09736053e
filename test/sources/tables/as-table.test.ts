/** A sheet becomes a file of its table: by its header, without what is somebody's own, and never by guessing. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { originOf } from '../../../src/sources/tables/table-copies.ts';
import { snapshotOf, sourcesOf } from '../../support/network-of.ts';
import { runs } from '../../support/sampled.ts';
import { bytesOf } from '../../support/tree-bytes.ts';
import { HEADER, lines, read, rows, said, sheetOf, sourceOf, table } from './support.ts';

const CONNECTORS = 'evse_uid,standard,format,power_type,max_voltage,max_amperage';
const ROW = 'E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32';
const connectors = (text: string, source: object = {}) => table(text, { table: 'connectors', ...source });

describe('columns', () => {
  test('have the names that the sheet gives them, whatever their case and line breaks', () => {
    const text = lines('"Lade-\npunkt",STANDARD,Format,Power Type,max-voltage,max_amperage', ROW);
    const { text: made, notes } = connectors(text, { columns: { 'Lade- punkt': 'evse_uid' } });
    expect(made).toBe(`${CONNECTORS}\n${ROW}\n`);
    expect(notes).toEqual([]);
  });

  test('of others leave nothing behind, and are named once', () => {
    const text = lines(`Firma,${CONNECTORS},Bemerkung,,_note`, `intern,${ROW},geheim,"auch\r\ngeheim",x`);
    const { text: made, notes } = connectors(text);
    expect(made).not.toMatch(/intern|geheim|Firma|Bemerkung|note/);
    expect(said(notes)).toEqual([
      'table-source-column | A1 | These columns are not read, and nothing of them is published: "Firma", "Bemerkung", I. | To have them ignored silently, list them in "ignore_columns" of the source.',
    ]);
  });

  test('are not named if network.json lists them', () => {
    const text = lines(`${CONNECTORS},Bemerkung,,`, `${ROW},geheim,,`);
    expect(connectors(text, { ignore_columns: ['bemerkung'] }).notes).toEqual([]);
  });

  test('that have nearly our name are asked about', () => {
    const [note] = connectors(lines(`${CONNECTORS},tarif_ids`, `${ROW},T-1`)).notes;
    expect(note?.hint).toBe('If "tarif_ids" is tariff_ids, name it in "columns" of the source.');
  });

  test.each([
    [
      'a column that is missing',
      { columns: { Ladepunkt: 'evse_uid' } },
      lines(CONNECTORS, ROW),
      'It has no column "Ladepunkt".',
    ],
    [
      'a column that is there twice',
      {},
      lines(`${CONNECTORS},evse_uid`, `${ROW},E-1`),
      'Its columns A ("evse_uid") and G ("evse_uid") are both evse_uid.',
    ],
    ['no header', {}, lines(ROW, ROW), 'None of its first 20 rows has the names of its columns, such as "evse_uid".'],
    ['no rows', {}, lines(CONNECTORS), 'It has a header and no rows.'],
    ['nothing', {}, '', 'It is empty.'],
    [
      'half a cell',
      {},
      `${CONNECTORS}\r\n"E-1,IEC`,
      'Its quotation marks are broken, so it cannot be split into cells.',
    ],
    ['a sign-in page', {}, '\n<!doctype html><title>Sign in</title>', 'It is a web page ("Sign in") instead of CSV.'],
    ['a workbook', {}, 'PK\u0003\u0004xl/workbook.xml', 'It is a workbook instead of CSV.'],
    ['JSON', {}, '{"error":"moved"}', 'It is JSON instead of CSV.'],
  ])('%s is refused', (_, source, text, message) => {
    expect(read(text, { table: 'connectors', ...source })).toMatchObject({ kind: 'failed', message });
  });

  test.each([',', ';', '\t'])('cells keep their %j, their quotation marks and their line breaks', (sign) => {
    const cell = `a${sign}b "c"\nd`;
    const quoted = `"${cell.replaceAll('"', '""')}"`;
    const text = [
      ['id', 'name', 'city'],
      ['AMS-1', quoted, 'Amsterdam'],
      ['AMS-2', `"a${sign}b"`, 'Amsterdam'],
    ]
      .map((cells) => cells.join(sign))
      .join('\n');
    const { text: made } = table(text, { table: 'locations' });
    expect(made).toBe(text);
  });

  test('named in another way, or left out: the last good copy belongs to the old names', () => {
    const source = sourceOf({ columns: { Ladepunkt: 'evse_uid' } });
    const origin = originOf(source);
    expect(originOf({ ...source, columns: { Ladepunkt: 'location_id' } })).not.toBe(origin);
    expect(originOf({ ...source, ignore_columns: ['Ladepunkt'] })).not.toBe(origin);
    expect(originOf({ ...source, table: 'evses' })).not.toBe(origin);
    expect(originOf({ ...source, url: `${source.url}&gid=1` })).not.toBe(origin);
    expect(originOf({ ...source, timeout_seconds: 1 })).toBe(origin);
  });

  test('that were renamed in the sheet are found again by people', () => {
    const failure = read(lines(`Ladepunkte,${CONNECTORS}`, `x,${ROW}`), {
      table: 'connectors',
      columns: { Ladepunkt: 'evse_uid' },
    });
    expect(failure).toMatchObject({ hint: 'It has "Ladepunkte", which may be meant.', setting: 'columns.Ladepunkt' });
  });

  test('that network.json names come before those that have our names', () => {
    const text = lines(`evse_uid,${CONNECTORS.replace('evse_uid', 'Ladepunkt')}`, `old,${ROW}`);
    expect(connectors(text, { columns: { Ladepunkt: 'evse_uid' } }).text).toBe(`_1,${CONNECTORS}\n,${ROW}\n`);
  });
});

describe('rows', () => {
  test('stay where they are in the sheet, and what is no row is skipped', () => {
    const text = lines(
      'Our sockets,,,,,',
      ',,,,,',
      CONNECTORS,
      '-----,-----,-----,,,',
      ROW,
      '=====,,,,,',
      ROW.replace('E-1', 'E-2'),
      '——— ,* * *,,,,',
      CONNECTORS,
      'Total,,,,460,64',
      ',,,,,',
    );
    const { text: made, rows: count, notes } = connectors(text);
    expect(made.split('\n')).toEqual(['', '', CONNECTORS, '', ROW, '', ROW.replace('E-1', 'E-2'), '', '', '', '', '']);
    expect(count).toBe(2);
    expect(said(notes)).toEqual([
      'table-source-row | A1 | Rows 1, 4, 6, 8, 9 and 1 more are not part of the table, and skipped: "Our sockets" is the first.',
    ]);
  });

  test.each(['# E-2 until May,,,,,', 'E-2,,,,,', 'E-2', '-,IEC_62196_T2,,,,'])(
    '%j is kept: it may be a charger',
    (row) => {
      expect(connectors(lines(CONNECTORS, ROW, row)).text).toBe(`${CONNECTORS}\n${ROW}\n${row}\n`);
    },
  );

  test('with semicolons or tabs keep them, because of decimal commas', () => {
    expect(connectors(lines(CONNECTORS, ROW).replaceAll(',', ';')).text).toBe(
      `${CONNECTORS}\n${ROW}\n`.replaceAll(',', ';'),
    );
    expect(connectors(lines(CONNECTORS, ROW).replaceAll(',', '\t')).text).toContain('E-1\tIEC');
  });

  test('that end without a line end, as those of Google, still do', () => {
    expect(connectors(lines(CONNECTORS, ROW).trimEnd()).text).toBe(`${CONNECTORS}\n${ROW}`);
  });
});

const shuffled = <T>(items: readonly T[]) => fc.shuffledSubarray([...items], { minLength: items.length });
const word = fc.stringMatching(/^[A-Z][a-zäöü ]{4,12}[A-Z]{4}$/);

test('a sheet and the same rows as a file give the same published bytes', async () => {
  const names = HEADER.split(',');
  const cells = rows(4).map((row) => row.split(','));
  const expected = await snapshotOf(sourcesOf({ chargers: sheetOf(4) }));
  const sheets = fc.record({
    order: shuffled(names.map((_, at) => at)),
    own: fc.uniqueArray(word, { minLength: names.length, maxLength: names.length }),
    renamed: fc.array(fc.boolean(), { minLength: names.length, maxLength: names.length }),
    private: fc.array(fc.string({ maxLength: 8 }), { minLength: 5, maxLength: 5 }),
    title: fc.constantFrom('', 'Chargers of our network', 'Stand: 2026'),
    drawn: fc.constantFrom('-----', '=====', '* * *', '———'),
    delimiter: fc.constantFrom(',', ';', '\t'),
  });
  await fc.assert(
    fc.asyncProperty(sheets, async ({ order, own, renamed, private: secret, title, drawn, delimiter }) => {
      const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
      const header = [...order.map((at) => (renamed[at] ? (own[at] ?? '') : (names[at] ?? ''))), 'Intern'];
      const body = cells.map((row, i) => [...order.map((at) => row[at] ?? ''), secret[i] ?? '']);
      const all = [[title], header, ...body.slice(0, 2), order.map(() => drawn), ...body.slice(2)];
      const text = all.map((row) => row.map(quoted).join(delimiter)).join('\r\n');
      const columns = Object.fromEntries(order.filter((at) => renamed[at]).map((at) => [own[at], names[at]]));
      const { bytes } = table(text, { columns });
      const { settingsFile } = sourcesOf({});
      const files = { settingsFile, tables: [{ path: 'sheet (docs.example.org)/chargers.csv', bytes }] };
      const published = await snapshotOf(files as Parameters<typeof snapshotOf>[0]);
      expect([...published.keys()]).toEqual([...expected.keys()]);
      for (const [path, file] of published) expect(bytesOf(file, path)).toEqual(bytesOf(expected.get(path), path));
    }),
    runs(8, 80),
  );
});
