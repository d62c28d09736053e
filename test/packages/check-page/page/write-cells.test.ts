/** Cells are written into the files that were dropped, and nothing else is; what was written is found there, and taken back. */

import { describe, expect, test } from 'vitest';
import type { Files } from '../../../../packages/check-page/messages.ts';
import { changed, isChanged, openedWith, undone } from '../../../../packages/check-page/page/opened.ts';
import { cellsToWrite, swappedCells } from '../../../../packages/check-page/page/replacements.ts';
import { tableOf } from '../../../../packages/check-page/page/table.ts';
import { type CellEdit, inUtf8, withColumns, writeCells } from '../../../../packages/check-page/page/write-cells.ts';
import { csv, SMALLEST } from '../../../support/network-of.ts';
import { checkedOn } from '../support/drop.ts';
import { bytesOf, network } from '../support/smallest.ts';

const FILE = 'mine/locations.csv';
const HEADER = 'id,address,city,latitude,longitude';
const ROW = 'L-1,Main Street 1,Amsterdam,52.373169,4.893379';

/** The tables in files as the check saw them, or as they are by now. */
const tablesIn = async (files: Files, now = files) => {
  const { tables } = await checkedOn(files);
  return (file: string) => {
    const [bytes, form] = [now.get(file), tables.get(file)?.form];
    return bytes && form && tableOf(bytes, form);
  };
};

/** What the file is after the edits. */
async function edited(given: Uint8Array<ArrayBuffer>, ...cells: readonly Omit<CellEdit, 'file'>[]): Promise<string> {
  const files = network([FILE, given]);
  const edits = cells.map((cell) => ({ file: FILE, ...cell }));
  return latin1(writeCells(files, await tablesIn(files), edits).get(FILE));
}

function latin1(bytes: Uint8Array = new Uint8Array()): string {
  return Buffer.from(bytes).toString('latin1');
}

describe('a cell is written, and nothing else', () => {
  test('line ends, byte order mark, quotation marks and spaces stay', async () => {
    const before = `\xef\xbb\xbf"id";address; city ;latitude;longitude\r\n\r\n"L-1"; "Main; Street" ; Amsterdam;"52,37";4,89\r\n`;
    const cells = [
      { cell: 'C3', text: 'Utrecht' },
      { cell: 'A1', text: 'ID' },
    ];
    const after = before.replace('Amsterdam', 'Utrecht').replace('"id"', 'ID');
    expect(await edited(bytesOf(before), ...cells)).toBe(after);
  });

  test('with all the others, also in one row, and quoted where needed', async () => {
    const written = await edited(
      bytesOf(`${HEADER}\n${ROW}\n`),
      { cell: 'E2', text: '4.9' },
      { cell: 'B2', text: 'A "b", c' },
    );
    expect(written).toBe(`${HEADER}\nL-1,"A ""b"", c",Amsterdam,52.373169,4.9\n`);
  });

  test.each(['', '\n', '\r\n'])('an empty cell, and the last one before the line end %j', async (end) => {
    const written = await edited(
      bytesOf(`${HEADER}\nL-1,,Amsterdam,52.373169,${end}`),
      { cell: 'B2', text: '=Street 1' },
      { cell: 'E2', text: '4.9' },
    );
    expect(written).toBe(`${HEADER}\nL-1,'=Street 1,Amsterdam,52.373169,4.9${end}`);
  });

  test('in UTF-8, and in the old line ends of a Mac', async () => {
    const before = Buffer.from(`${HEADER}\rL-1,Straße 1,Köln,50.94,6.96\r`).toString('latin1');
    const written = await edited(bytesOf(before), { cell: 'C2', text: 'Zürich' });
    expect(Buffer.from(written, 'latin1').toString()).toBe(`${HEADER}\rL-1,Straße 1,Zürich,50.94,6.96\r`);
  });

  test('in Windows-1252, with its letters', async () => {
    const before = bytesOf(`${HEADER}\nL-1,Stra\xdfe 1,K\xf6ln,50.94,6.96\n`);
    const written = await edited(before, { cell: 'C2', text: 'Zürich €' });
    expect(written).toBe(`${HEADER}\nL-1,Stra\xdfe 1,Z\xfcrich \x80,50.94,6.96\n`);
  });

  test.each(['Łódź', 'Київ'])('not in Windows-1252 if that lacks a letter: %s', async (text) => {
    const files = network([FILE, bytesOf(`${HEADER}\nL-1,Stra\xdfe 1,K\xf6ln,50.94,6.96\n`)]);
    const tableIn = await tablesIn(files);
    const edits = [{ file: FILE, cell: 'C2', text }];
    expect(tableIn(FILE)?.codePage).toBe('windows-1252');
    expect(() => writeCells(files, tableIn, edits)).toThrow('Turn it into UTF-8 first.');
    // No check has seen that it is in UTF-8 by now.
    const now = inUtf8(files, tableIn, FILE);
    const written = writeCells(now, await tablesIn(files, now), edits);
    expect(Buffer.from(written.get(FILE) ?? []).toString()).toBe(`\ufeff${HEADER}\nL-1,Straße 1,${text},50.94,6.96\n`);
    expect((await tablesIn(written))(FILE)?.codePage).toBeUndefined();
  });

  test('or nothing at all, if one of them is not there', async () => {
    const files = network();
    const cells = ['B2', 'Z9'].map((cell) => ({ file: FILE, cell, text: 'x' }));
    const tableIn = await tablesIn(files);
    expect(() => writeCells(files, tableIn, cells)).toThrow('There is no cell Z9');
    expect(latin1(files.get(FILE))).toBe(SMALLEST.locations);
  });

  test.each(['A0', 'Z99', 'A1000000', '__proto__', '2', 'AAAAA1', ''])(
    'not at "%s", which is no cell',
    async (cell) => {
      await expect(edited(bytesOf(`${HEADER}\n${ROW}\n`), { cell, text: 'x' })).rejects.toThrow('There is no cell');
    },
  );
});

test('a header is mended at its cell, and where a title stands above it, the rows below', async () => {
  const wrong = bytesOf('Our chargers,,,,\nid,address,city,lattitude,longitude\nA,Weg 1,Utrecht,152.09,5.11\n');
  const files = network([FILE, wrong]);
  const tableIn = await tablesIn(files);
  const written = writeCells(files, tableIn, [
    { file: FILE, cell: 'D2', text: 'latitude' },
    { file: FILE, cell: 'D3', text: '52.09' },
  ]);
  expect(latin1(written.get(FILE))).toBe(
    'Our chargers,,,,\nid,address,city,latitude,longitude\nA,Weg 1,Utrecht,52.09,5.11\n',
  );
});

test('a mended cell mends the finding, and the edit can be taken back', async () => {
  const before = openedWith(network([FILE, bytesOf(csv(HEADER, ROW.replace('52.373169', '92')))]));
  const edits = [{ file: FILE, cell: 'D2', text: '52.373169' }];
  const after = changed(before, writeCells(before.files, await tablesIn(before.files), edits));
  expect([before, after].map((opened) => isChanged(opened, FILE))).toEqual([false, true]);
  expect((await checkedOn(before.files)).counts.error).toBeGreaterThan(0);
  expect((await checkedOn(after.files)).counts.error).toBe(0);
  expect(undone(after)).toEqual(before);
  expect(undone(before)).toEqual(before);
});

test('the hint of a cause is written in each of its 1,500 cells, and once where two findings are about one', async () => {
  const numbers = Array.from({ length: 1500 }, (_, i) => i);
  const plugs = numbers.map((i) => `E-${i},IEC_62196_T2,SOCKTE,AC_3_PHASE,230,32`);
  const connectors = csv('evse_uid,standard,format,power_type,max_voltage,max_amperage', ...plugs);
  const files = network(
    ['mine/evses.csv', bytesOf(csv('uid,location_id', ...numbers.map((i) => `E-${i},L-1`)))],
    ['mine/connectors.csv', bytesOf(connectors)],
  );
  const { causes } = await checkedOn(files);
  const findings = causes.find(({ first }) => first.replacement === 'SOCKET')?.findings ?? [];
  const cells = cellsToWrite([...findings, ...findings.slice(0, 9)]);
  expect(cells).toHaveLength(1500);
  const written = writeCells(files, await tablesIn(files), cells);
  expect(latin1(written.get('mine/connectors.csv'))).toBe(connectors.replaceAll('SOCKTE', 'SOCKET'));
  expect((await checkedOn(written)).counts.error).toBe(0);
});

test('coordinates that are swapped change places, in all rows at once, and nothing else is said of them', async () => {
  const rows = ['L-1,Main Street 1,Amsterdam,4.893379,52.373169', 'L-2,Quay 2,Amsterdam,"4,893379","52,374169"'];
  const files = network([FILE, bytesOf(csv(HEADER, ...rows))]);
  const { causes } = await checkedOn(files);
  const findings = causes.filter(({ first }) => first.code === 'outside-country').flatMap((cause) => cause.findings);
  expect(findings).toHaveLength(2);
  const tableIn = await tablesIn(files);
  const cells = swappedCells(findings, tableIn);
  const written = writeCells(files, tableIn, cells);
  const after = csv(HEADER, ROW, 'L-2,Quay 2,Amsterdam,"52,374169","4,893379"');
  expect(latin1(written.get(FILE))).toBe(after);
  expect((await checkedOn(written)).causes.map(({ first }) => first.code)).not.toContain('outside-country');
});

describe('columns that are missing are added at the end', () => {
  /** The file after the columns that its finding names were added. */
  async function withMissing(text: string): Promise<string> {
    const files = network([FILE, bytesOf(text)]);
    const { causes } = await checkedOn(files);
    const { mend } = causes.find(({ first }) => first.code === 'missing-column')?.first ?? {};
    const names = mend && 'addColumns' in mend ? mend.addColumns : [];
    const written = withColumns(files, await tablesIn(files), FILE, names);
    expect((await checkedOn(written)).causes.map(({ first }) => first.code)).not.toContain('missing-column');
    return latin1(written.get(FILE));
  }

  test.each([
    ['one', 'id,address,latitude,longitude\nL-1,"Main, 1",52.37,4.89\n', ',city\n', ',\n'],
    ['two', 'id,address,city\r\nL-1,Main 1,"A\r\nB" \r\n', ',latitude,longitude\r\n', ',, \r\n'],
    ['with its separator', '\xef\xbb\xbfid;address;latitude;longitude\nL-1;Main 1;52,37;4,89', ';city\n', ';'],
  ])('%s', async (_, text, ofHeader, ofRow) => {
    const end = /\r?\n/.exec(text)?.[0] ?? '';
    const [header = '', row = ''] = [text.slice(0, text.indexOf(end)), text.slice(text.indexOf(end) + end.length)];
    expect(await withMissing(text)).toBe(header + ofHeader + row.replace(/ ?(?:\r?\n)?$/, '') + ofRow);
  });

  test('below a title, in rows that are shorter, and not in empty lines', async () => {
    const text = 'Our chargers\nid,address,latitude,longitude\n\nL-1,Main 1,52.373169,4.893379\nL-2,Main 2\n';
    expect(await withMissing(text)).toBe(
      'Our chargers\nid,address,latitude,longitude,city\n\nL-1,Main 1,52.373169,4.893379,\nL-2,Main 2,,,\n',
    );
  });
});
