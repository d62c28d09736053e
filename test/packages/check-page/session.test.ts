/** Edits, rows and downloads of what was dropped; and files that mean harm. */

import { describe, expect, test } from 'vitest';
import { startSession } from '../../../packages/check-page/engine/session.ts';
import type { CellEdit, DroppedFile, FromWorker } from '../../../packages/check-page/messages.ts';
import { NOW } from '../../support/data-directory.ts';
import { csv, SETTINGS, SMALLEST } from '../../support/network-of.ts';
import { findingsIn, lastChecked, tellSession, textFile } from './support/drop.ts';

const NETWORK = textFile('mine/network.json', JSON.stringify(SETTINGS));

/** The smallest network, with other files in the place of some. */
function network(...others: readonly DroppedFile[]): DroppedFile[] {
  const tables = Object.entries(SMALLEST).map(([table, text]) => textFile(`mine/${table}.csv`, text));
  return [...new Map([NETWORK, ...tables, ...others].map((file) => [file.path, file])).values()];
}

/** What the file is after the edits. */
async function edited(given: Uint8Array<ArrayBuffer>, ...cells: readonly Omit<CellEdit, 'file'>[]): Promise<string> {
  const file = 'mine/locations.csv';
  const answers = await tellSession([
    { kind: 'open', files: network({ path: file, bytes: given }) },
    { kind: 'write', edit: 1, cells: cells.map((cell) => ({ file, ...cell })) },
    { kind: 'download', id: 1 },
  ]);
  const download = find(answers, 'download');
  return latin1(download.files.find(({ path }) => path === file)?.bytes ?? new Uint8Array());
}

function find<K extends FromWorker['kind']>(answers: readonly FromWorker[], kind: K): FromWorker & { kind: K } {
  const found = answers.findLast((answer): answer is FromWorker & { kind: K } => answer.kind === kind);
  if (found === undefined) throw new Error(`No ${kind}: ${JSON.stringify(answers)}`);
  return found;
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(text, 'latin1'));
}

const HEADER = 'id,address,city,latitude,longitude';
const ROW = 'L-1,Main Street 1,Amsterdam,52.373169,4.893379';

describe('a cell is written, and nothing else', () => {
  test('line ends, byte order mark, quotation marks and spaces stay', async () => {
    const before = `\xef\xbb\xbf"id";address; city ;latitude;longitude\r\n\r\n"L-1"; "Main; Street" ; Amsterdam;"52,37";4,89\r\n`;
    const written = await edited(bytesOf(before), { cell: 'C3', before: 'Amsterdam', text: 'Utrecht' });
    expect(written).toBe(before.replace('Amsterdam', 'Utrecht'));
  });

  test('with all the others, also in one row, and quoted where needed', async () => {
    const written = await edited(
      bytesOf(`${HEADER}\n${ROW}\n`),
      { cell: 'E2', before: '4.893379', text: '4.9' },
      { cell: 'B2', before: 'Main Street 1', text: 'A "b", c' },
    );
    expect(written).toBe(`${HEADER}\nL-1,"A ""b"", c",Amsterdam,52.373169,4.9\n`);
  });

  test('an empty cell, and the last one without a line end', async () => {
    const written = await edited(
      bytesOf(`${HEADER}\nL-1,,Amsterdam,52.373169,`),
      { cell: 'B2', before: '', text: '=Street 1' },
      { cell: 'E2', before: '', text: '4.9' },
    );
    expect(written).toBe(`${HEADER}\nL-1,'=Street 1,Amsterdam,52.373169,4.9`);
  });

  test('in UTF-8, and in the old line ends of a Mac', async () => {
    const before = Buffer.from(`${HEADER}\rL-1,Straße 1,Köln,50.94,6.96\r`).toString('latin1');
    const written = await edited(bytesOf(before), { cell: 'C2', before: 'Köln', text: 'Zürich' });
    expect(Buffer.from(written, 'latin1').toString()).toBe(`${HEADER}\rL-1,Straße 1,Zürich,50.94,6.96\r`);
  });

  test('in Windows-1252, with its letters', async () => {
    const before = bytesOf(`${HEADER}\nL-1,Stra\xdfe 1,K\xf6ln,50.94,6.96\n`);
    const written = await edited(before, { cell: 'C2', before: 'Köln', text: 'Zürich €' });
    expect(written).toBe(`${HEADER}\nL-1,Stra\xdfe 1,Z\xfcrich \x80,50.94,6.96\n`);
  });

  test.each(['Łódź', 'Київ'])('not in Windows-1252 if that lacks a letter: %s', async (text) => {
    const file = 'mine/locations.csv';
    const bytes = bytesOf(`${HEADER}\nL-1,Stra\xdfe 1,K\xf6ln,50.94,6.96\n`);
    const cell = { file, cell: 'C2', before: 'Köln', text };
    const answers = await tellSession([
      { kind: 'open', files: network({ path: file, bytes }) },
      { kind: 'write', edit: 1, cells: [cell] },
      { kind: 'to-utf8', file },
      { kind: 'write', edit: 1, cells: [cell] },
      { kind: 'download', id: 1 },
    ]);
    expect(find(answers, 'refused').message).toContain('Turn it into UTF-8 first.');
    const [first, second] = answers.filter((answer) => answer.kind === 'checked');
    const encodings = [first, second].map((one) => one?.files.find(({ path }) => path === file)?.encoding);
    expect(encodings).toEqual(['Windows-1252', undefined]);
    const written = find(answers, 'download').files.find(({ path }) => path === file)?.bytes;
    expect(Buffer.from(written ?? []).toString()).toBe(`\ufeff${HEADER}\nL-1,Straße 1,${text},50.94,6.96\n`);
  });

  test('unless something else stands there by now: then no cell is written', async () => {
    const given = `${HEADER}\n${ROW}\n`;
    const files = network(textFile('mine/locations.csv', given));
    const cells = [
      { file: 'mine/locations.csv', cell: 'B2', before: 'Main Street 1', text: 'x' },
      { file: 'mine/locations.csv', cell: 'C2', before: 'Utrecht', text: 'y' },
    ];
    const answers = await tellSession([
      { kind: 'open', files },
      { kind: 'write', edit: 1, cells },
      { kind: 'download', id: 1 },
    ]);
    expect(find(answers, 'refused').message).toContain('C2');
    expect(find(answers, 'download').files.filter(({ isChanged }) => isChanged)).toEqual([]);
  });

  test.each(['A0', 'Z99', 'A1000000', '__proto__', '2', 'AAAAA1', ''])(
    'not at "%s", which is no cell',
    async (cell) => {
      const write = {
        kind: 'write',
        edit: 1,
        cells: [{ file: 'mine/locations.csv', cell, before: '', text: 'x' }],
      } as const;
      const answers = await tellSession([{ kind: 'open', files: network() }, write]);
      expect(answers.at(-1)?.kind).toBe('refused');
    },
  );
});

test('a table in the words of people is shown in them, and its header is mended at its cell', async () => {
  const file = 'mine/chargers.csv';
  const text =
    'Standort-ID;Straße;Ort;Breitengrad;Längengrad;Ladepunkt;Steckertyp;Leistung (kW);Farbe\nA;Weg 1;Köln;150,94;6,96;P1;IEC_62196_T2;22;rot\n';
  const answers = await tellSession([
    { kind: 'open', files: [NETWORK, textFile(file, text)] },
    { kind: 'rows', id: 1, file, from: 1, count: 9 },
    { kind: 'write', edit: 1, cells: [{ file, cell: 'I1', before: 'Farbe', text: 'Etage' }] },
    { kind: 'rows', id: 2, file, from: 1, count: 9 },
    { kind: 'download', id: 3 },
  ]);
  const header = [
    'Standort-ID',
    'Straße',
    'Ort',
    'Breitengrad',
    'Längengrad',
    'Ladepunkt',
    'Steckertyp',
    'Leistung (kW)',
  ];
  const shown = answers.flatMap((answer) => (answer.kind === 'rows' ? [answer] : []));
  expect(shown.map((rows) => rows.header)).toEqual([
    [...header, 'Farbe'],
    [...header, 'Etage'],
  ]);
  expect(shown[0]?.rows[0]?.cells).toEqual([...header, 'Farbe']);
  const found = shown.map(({ findings }) => findings.map(({ code, cell }) => `${code} ${cell}`));
  expect(found[0]).toContain('unknown-column I1');
  expect(found[1]).toContain('out-of-range D2');
  const written = find(answers, 'download').files.find(({ path }) => path === file)?.bytes;
  expect(new TextDecoder().decode(written)).toBe(text.replace('Farbe', 'Etage'));
  expect(find(answers, 'rows').header).toEqual([...header, 'Etage']);
});

test('edits that follow each other are written at once and checked together, and none is lost', async () => {
  const wrong = textFile('mine/locations.csv', csv(HEADER, ROW.replace('52.373169', '92')));
  const answers: FromWorker[] = [];
  const session = startSession({
    post: (message) => answers.push(message),
    fetch: () => Promise.reject(new TypeError('no network')),
    now: () => NOW,
    pause: async () => {},
  });
  const file = 'mine/locations.csv';
  const write = (edit: number, cell: string, before: string, text: string) =>
    session.tell({ kind: 'write', edit, cells: [{ file, cell, before, text }] });
  await session.tell({ kind: 'open', files: network(wrong) });
  await Promise.all([
    write(1, 'B2', 'Main Street 1', 'Main Street 2'),
    write(2, 'B2', 'Main Street 2', 'Main Street 3'),
    write(3, 'C2', 'Utrecht', 'not there'),
    session.tell({ kind: 'rows', id: 1, file, from: 2, count: 1 }),
    write(4, 'D2', '92', '52.373169'),
  ]);
  await session.tell({ kind: 'download', id: 2 });
  const checks = answers.filter((answer) => answer.kind === 'checked');
  expect(checks.map(({ edit, counts }) => [edit, counts.error > 0])).toEqual([
    [0, true],
    [4, false],
  ]);
  expect(find(answers, 'refused').edit).toBe(3);
  expect(find(answers, 'rows').rows[0]?.cells[1]).toBe('Main Street 3');
  const written = find(answers, 'download').files.find(({ path }) => path === file)?.bytes;
  expect(new TextDecoder().decode(written)).toBe(csv(HEADER, ROW.replace('Street 1', 'Street 3')));
});

test('a column that network.json names is found where a title stands above the header', async () => {
  const file = 'mine/locations.csv';
  const columns = { A1: 'id', B1: 'address', C1: 'city', D1: 'latitude', E1: 'longitude' };
  const settings = { ...SETTINGS, table_files: { 'locations.csv': { columns } } };
  const text = 'Our chargers,,,,\nA1,B1,C1,D1,E1\nA,Weg 1,Köln,150.94,6.96\n';
  const answers = await tellSession([
    { kind: 'open', files: network(textFile('mine/network.json', JSON.stringify(settings)), textFile(file, text)) },
    { kind: 'rows', id: 1, file, from: 1, count: 9 },
    { kind: 'write', edit: 1, cells: [{ file, cell: 'D3', before: '150.94', text: '50.94' }] },
  ]);
  const rows = find(answers, 'rows');
  expect(rows.header).toEqual(['A1', 'B1', 'C1', 'D1', 'E1']);
  expect(rows.findings.map(({ cell }) => cell)).toContain('D3');
  expect(answers.at(-1)?.kind).toBe('checked');
});

test('a mended cell mends the finding, and the edit can be taken back', async () => {
  const wrong = textFile('mine/locations.csv', csv(HEADER, ROW.replace('52.373169', '92')));
  const cell = { file: 'mine/locations.csv', cell: 'D2', before: '92', text: '52.373169' };
  const answers = await tellSession([
    { kind: 'open', files: network(wrong) },
    { kind: 'write', edit: 1, cells: [cell] },
    { kind: 'undo' },
    { kind: 'undo' },
  ]);
  const checks = answers.filter((answer) => answer.kind === 'checked');
  expect(checks.map(({ counts }) => counts.error > 0)).toEqual([true, false, true]);
  expect(checks.map(({ canUndo }) => canUndo)).toEqual([false, true, false]);
  expect(checks.map(({ files }) => files.filter(({ isChanged }) => isChanged).length)).toEqual([0, 1, 0]);
});

test('a table without network.json hears what the command says, and network.json can be added', async () => {
  const [, ...tables] = network();
  const answers = await tellSession([
    { kind: 'open', files: tables },
    { kind: 'replace', files: [NETWORK] },
  ]);
  const [first, second] = answers.filter((answer) => answer.kind === 'checked');
  expect(first && findingsIn(first).map(({ code, file }) => [code, file])).toContainEqual([
    'missing-network',
    'mine/network.json',
  ]);
  expect(second?.counts.error).toBe(0);
});

describe('a sheet alone', () => {
  const header = 'Standort-ID;Straße;Ort;Breitengrad;Längengrad;Ladepunkt;Steckertyp;Format;Leistung (kW)';
  const alone = (...rows: readonly string[]) => ({
    path: 'chargers.csv',
    bytes: bytesOf([header, ...rows, ''].join('\n')),
  });
  const COLOGNE = 'A;Straße 1;Köln;50,94;6,96;P1;IEC_62196_T2;SOCKET;22';
  const codes = (checked: FromWorker & { kind: 'checked' }) =>
    findingsIn(checked).map(({ code, severity, file }) => `${severity} ${code} ${file}`);

  test('asks its country in place of network.json, and is read in the code page of that', async () => {
    const answers = await tellSession([
      { kind: 'open', files: [alone(COLOGNE)] },
      { kind: 'country', country: 'DE' },
      { kind: 'download', id: 1 },
    ]);
    const [first, second] = answers.filter((answer) => answer.kind === 'checked');
    expect(first && codes(first)).toEqual(['error not-utf8 chargers.csv']);
    expect(first?.sheet?.country).toBe('');
    expect(first?.sheet?.countries).toContain('DE');
    expect(second && codes(second).filter((line) => !line.startsWith('warning'))).toEqual([]);
    expect(second && codes(second)).toContain('warning code-page chargers.csv');
    expect([second?.sheet?.country, second?.canPublish]).toEqual(['DE', false]);
    expect(find(answers, 'download').files.map(({ path }) => path)).toEqual(['chargers.csv']);
  });

  test('is held against its country, and forgets it with the next one', async () => {
    const utrecht = (id: string, longitude: string) =>
      `${id};Weg 1;Utrecht;52,09;${longitude};${id};IEC_62196_T2;SOCKET;22`;
    const answers = await tellSession([
      { kind: 'open', files: [alone(utrecht('A', '5,11'), utrecht('B', '5,12'), utrecht('C', '5,13'))] },
      { kind: 'country', country: 'DE' },
      { kind: 'country', country: 'NL' },
      { kind: 'open', files: [alone(COLOGNE)] },
    ]);
    const checks = answers.filter((answer) => answer.kind === 'checked');
    const abroad = checks.map((checked) => codes(checked).filter((line) => line.includes('outside-country')));
    expect(abroad).toEqual([[], ['doubt outside-country chargers.csv'], [], []]);
    expect(checks.map(({ sheet }) => sheet?.country)).toEqual(['', 'DE', 'NL', '']);
  });

  test('is a sheet in a network, if anything is beside it', async () => {
    const checked = lastChecked(
      await tellSession([{ kind: 'open', files: [alone(COLOGNE), textFile('images.csv', 'x')] }]),
    );
    expect(checked.sheet).toBeUndefined();
    expect(codes(checked).join()).toContain('missing-network');
  });
});

test('rows come as a spreadsheet numbers them, with what was found there', async () => {
  const wrong = textFile('mine/locations.csv', csv(HEADER, '', ROW.replace('52.373169', '92')));
  const window = { kind: 'rows', id: 7, file: 'mine/locations.csv', from: 2, count: 9 } as const;
  const answers = await tellSession([{ kind: 'open', files: network(wrong) }, window]);
  const rows = find(answers, 'rows');
  expect(rows.rows.map(({ number }) => number)).toEqual([2, 3]);
  expect(rows.rows.at(-1)?.cells[3]).toBe('92');
  expect(rows.findings.map(({ cell }) => cell)).toContain('D3');
});

test('a workbook is refused in the words of the command, and hidden and locked files are not seen', async () => {
  const workbook = { path: 'mine/chargers.xlsx', bytes: bytesOf('PK\x03\x04') };
  const unseen = ['mine/~$chargers.xlsx', 'mine/.git/x.csv', 'mine/.x.csv'].map((path) => textFile(path, 'x'));
  const checked = lastChecked(await tellSession([{ kind: 'open', files: network(workbook, ...unseen) }]));
  const own = new Set(network().map(({ path }) => path));
  const others = findingsIn(checked).filter(({ file }) => !own.has(file));
  expect(others.map(({ code, file }) => [code, file])).toEqual([['not-csv', 'mine/chargers.xlsx']]);
});

describe('files that mean harm', () => {
  const HOSTILE: readonly (readonly [string, readonly DroppedFile[]])[] = [
    ['headers of the prototype', [textFile('mine/locations.csv', '__proto__,constructor,toString\na,b,c\n')]],
    ['NUL bytes', [{ path: 'mine/evses.csv', bytes: new Uint8Array(1000) }]],
    ['a huge cell', [textFile('mine/locations.csv', csv(HEADER, ROW.replace('Main', 'M'.repeat(5_000_000))))]],
    ['quotation marks without end', [textFile('mine/locations.csv', `${HEADER}\n"${'x,"'.repeat(200_000)}`)]],
    ['settings as deep as a file can be', [textFile('mine/network.json', '['.repeat(400_000))]],
    ['settings of the prototype', [textFile('mine/network.json', '{"__proto__":{"party_id":"EXA"},"constructor":1}')]],
    ['too many settings', [textFile('mine/network.json', `{${'"a":1,'.repeat(200_000)}"b":1}`)]],
    ['paths that lead out', [textFile('../../mine/../../etc/locations.csv', 'x'), textFile('/etc/__proto__', 'x')]],
    [
      'bytes at random',
      [{ path: 'mine/tariffs.csv', bytes: Uint8Array.from({ length: 9999 }, (_, i) => (i * 7919) % 256) }],
    ],
  ];

  test.each(HOSTILE)('%s: the check ends, and the prototype of objects is as it was', async (_, files) => {
    const names = Object.getOwnPropertyNames(Object.prototype).join();
    const answers = await tellSession([
      { kind: 'open', files: network(...files) },
      { kind: 'rows', id: 1, file: '__proto__', from: -5, count: Number.POSITIVE_INFINITY },
      { kind: 'more', id: 2, cause: 'constructor', from: 0, count: 9 },
      { kind: 'download', id: 3 },
    ]);
    expect(answers.map(({ kind }) => kind)).toEqual(['checked', 'rows', 'more', 'download']);
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(names);
    const paths = find(answers, 'download').files.map(({ path }) => path.split('/'));
    expect(paths.flat().filter((name) => name === '..' || name === '')).toEqual([]);
  });
});
