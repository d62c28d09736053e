/** Lines that people and spreadsheets put above a header and among rows, and separators that do not agree. */

import { describe, expect, test } from 'vitest';
import { cellsOf } from '../../src/csv/csv-file.ts';
import { readCsv } from '../../src/csv/read-csv.ts';
import { brief, checkFor, csv, networkOf } from '../support/network-of.ts';

const check = checkFor(
  'broken-quotes comment-row merged-header missing-value mixed-separators repeated-header sep-line ' +
    'title-row total-row unknown-value wrong-cell-count',
);

const NAMES = ['id', 'name', 'x', 'y'];
const expected = {
  columnsOf: (names: readonly string[]) => names.map((name) => (NAMES.includes(name) ? name : undefined)),
  accepts: (name: string, text: string) => !['x', 'y'].includes(name) || /^\d{1,2}(\.\d+)?$/.test(text),
};

function read(text: string) {
  const { file, findings } = readCsv('t.csv', Buffer.from(text), expected);
  return { rows: file && Array.from(file.rows, (record) => cellsOf(file, record)), found: brief(findings), findings };
}

const ROWS = [['1', 'a', '2', '3']];

describe('above the header', () => {
  test.each([
    ['a title', 'My table\nid,name,x,y\n1,a,2,3\n', 'title-row t.csv:1:1'],
    ['a title, a date and a blank line', 'My table,May,,\n,,,\nid,name,x,y\n1,a,2,3\n', 'title-row t.csv:1:1'],
    ['a title of a file with semicolons', '\nMy table, May\nid;name;x;y\n1;a;2;3\n', 'title-row t.csv:2:1'],
    ['a title of two lines', 'My table\nAs of May\nid,name,x,y\n1,a,2,3\n', 'title-row t.csv:1:1'],
    ['merged cells', 'Object,,Position,\nid,name,x,y\n1,a,2,3\n', 'merged-header t.csv:1:1'],
    ['a comment', '# My table, in May\nid,name,x,y\n1,a,2,3\n', 'comment-row t.csv:1:1'],
    ['the separator', 'sep=,\nid,name,x,y\n1,a,2,3\n', 'sep-line t.csv:1:1'],
    ['the separator in quotes', '"sep=;"\nid;name;x;y\n1;a;2;3\n', 'sep-line t.csv:1:1'],
    ['a separator that the file does not have', 'sep=;\r\nid,name,x,y\r\n1,a,2,3\r\n', 'sep-line t.csv:1:1'],
  ])('%s is one finding, and the rows are read', (_, text, place) => {
    expect(read(text)).toMatchObject({ rows: ROWS, found: [place] });
  });

  test.each([
    ['nothing', 'id,name,x,y\n1,a,2,3\n'],
    ['blank lines', '\n\n;;;\nid;name;x;y\n1;a;2;3\n'],
    ['nothing, and two names of columns in a row', 'id,name,x,y\n1,a,2,3\n'],
  ])('%s is fine', (_, text) => {
    expect(read(text)).toMatchObject({ rows: ROWS, found: [] });
  });

  test('a first line with one name of a column is the header', () => {
    expect(read('id,nam,x1,y1\nname,id,2,3\n').rows).toEqual([['name', 'id', '2', '3']]);
  });
});

describe('in the words of people', () => {
  const HEADER = 'id,address,city,latitude,longitude';
  const SITE = 'L-1,Main Street 1,Amsterdam,52.373169,4.893379';
  const codes = (...lines: string[]) =>
    check(networkOf({ locations: csv(...lines) })).findings.map(({ code, line }) => `${code} ${line}`);

  test.each([
    ...['Total', 'Gesamt', 'Summe:', 'Gesamtsumme', 'Anzahl', 'Anzahl: 12', 'Insgesamt', 'Ergebnis', 'Summe Standorte'],
    ...[
      'Total général',
      'Somme',
      'Nombre',
      'Nombre total',
      'Sous-total',
      'Totaal',
      'Totaal aantal',
      'Aantal',
      'Eindtotaal',
    ],
    ...['Grand Total', 'Total sites', 'Count', 'Average', 'Durchschnitt', 'Moyenne', 'Gemiddelde'],
  ])('%s is a total', (word) => {
    expect(codes(HEADER, SITE, `${word},,,,`)).toEqual(['total-row 3']);
    expect(codes(HEADER, SITE, `${word},,,52.4,`)).toEqual(['total-row 3']);
  });

  test('a long cell that begins as a total does is seen not to be one, without trying every way to divide it', () => {
    const cells = [`Total${' '.repeat(2500)}!`, `Total ${'1 '.repeat(2500)}!`, `Total${' ('.repeat(2500)}!`];
    for (const cell of cells) expect(codes(HEADER, SITE, `${cell},,,52.4,`)).not.toContain('total-row 3');
  });

  test.each([
    ...[
      '# Hinweis',
      '// nota',
      '/* alt */',
      '<!-- alt -->',
      '-- alt',
      '; alt',
      '* vorläufig',
      '*) alt',
      'REM alt',
      '% alt',
    ],
    ...[
      'Hinweis: alt',
      'Bemerkung: alt',
      'Stand: 21.11.2026',
      'Note: old',
      'NB: old',
      'Remarque : x',
      'Opmerking: x',
      'Let op: x',
    ],
  ])('%s is a comment', (text) => {
    expect(codes(HEADER, SITE, `${text},,,,`)).toEqual(['comment-row 3']);
    expect(codes(HEADER, SITE, text)).toEqual(['comment-row 3']);
  });

  test.each([
    'text,text,text,number,number',
    ',,,°,°',
    'required,required,required,required,required',
    '---,---,---,---,---',
  ])('%s describes the columns', (line) => {
    expect(codes(HEADER, line, SITE)).toEqual(['repeated-header 2']);
  });

  test('a header in capitals is a header', () => {
    expect(codes(HEADER, SITE, 'ID,Address,City,Latitude,Longitude')).toEqual(['repeated-header 3']);
  });

  test.each(['Sep = ;', 'sep =,', 'SEP=;'])('%s tells Excel the separator', (line) => {
    expect(codes(line, HEADER, SITE)).toEqual(['sep-line 1']);
  });

  test.each(['TOTAL-1', 'Total Energies', 'Note', 'REM-1', '*1', '-- A', 'Count', 'Summe', 'Stand 4'])(
    '%s is the id of a site that has all its cells',
    (id) => {
      const findings = codes(HEADER, SITE.replace('L-1', id));
      expect(findings.filter((about) => !/evse|location/.test(about))).toEqual([]);
    },
  );

  test.each(['TOTAL-1,,,,', 'Total,Main Street 1,Amsterdam,,', 'Notes-1,,,,', 'text,Main Street 1,m,1,'])(
    'the row %s only lacks cells',
    (row) => {
      expect(new Set(codes(HEADER, row, SITE))).toEqual(new Set(['missing-value 2']));
    },
  );
});

test('the separator is found without knowing the columns', () => {
  const { file, findings } = readCsv('t.csv', Buffer.from('sep=;\nevse_uid;status\nE-1;AVAILABLE\n'));
  expect(file?.header).toEqual(['evse_uid', 'status']);
  expect(brief(findings)).toEqual(['sep-line t.csv:1:1']);
});

describe('a header and rows with different separators', () => {
  test.each([
    ['id;name;x;y\n1,a,2,3\n2,b,4,5\n'],
    ['id,name,x,y\n1;a;2,5;3,5\n2;b;4;5\n'],
    ['id;name;x;y\n1,"a, b",2,3\n'],
    ['id\tname\tx\ty\n1;a;2;3\n'],
    ['sep=;\nid,name,x,y\n1;a;2;3\n'],
  ])('%j', (text) => {
    const { found, rows } = read(text);
    expect(found).toEqual([expect.stringMatching(/^mixed-separators t.csv:[12]:1$/)]);
    expect(rows).toBeUndefined();
  });

  test.each([
    ['a quotation mark that breaks the file', 'id;name;x;y\n1;"a" b;2;3\n', 'broken-quotes t.csv:2:5'],
    ['one row', 'id,name,x,y\n1,a,2,3\n2;b;4;5\n', 'wrong-cell-count t.csv:3:1'],
  ])('but not %s', (_, text, place) => {
    expect(read(text).found).toEqual([place]);
  });
});

describe('a comma in a cell', () => {
  test.each([
    ['1,a,52,3,4', 't.csv:2:5', /^Probably a comma broke "52,3" in two. Write numbers with a decimal point/],
    ['1,a,52.3,4,8', 't.csv:2:10', /^Probably a comma broke "4,8" in two/],
    ['1,a,52,3,4,8', 't.csv:2:5', /^Probably a comma broke "52,3" and "4,8" in two/],
    ['1,a,52,3,', 't.csv:2:5', /^Probably a comma broke "52,3" in two. Write numbers with a decimal point/],
    ['1,c, d,4,8', 't.csv:2:3', 'Probably "c, d" is one cell. Put it in straight quotation marks.'],
    ['1,“c, d”,4,8', 't.csv:2:3', 'Probably "c, d" is one cell. Put it in straight quotation marks.'],
    ['1,a,b,4,8', 't.csv:2:1', /^Put a cell that contains a comma in quotation marks/],
  ])('%s', (row, place, hint) => {
    const { findings, found } = read(`id,name,x,y\n${row}\n`);
    expect(found).toEqual([`wrong-cell-count ${place}`]);
    expect(findings[0]?.hint).toMatch(hint);
  });

  test('three digits behind it may be thousands', () => {
    const connectors = csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage,max_electric_power',
      'E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,22,000',
    );
    const { findings } = check(networkOf({ connectors }));
    expect(brief(findings)).toEqual(['wrong-cell-count data/connectors.csv:2:43']);
    expect(findings[0]?.hint).toMatch(/^Probably a comma broke "22,000" in two\. .*without a thousands separator/);
  });

  test('empty cells behind a table hide no number that was broken', () => {
    expect(read('id,name,x,y\n1,a,52,3,\n2,b,4,\n').found).toEqual(['wrong-cell-count t.csv:2:5']);
    expect(read('id,name,x,y\n1,a,52.1,3,\n2,b,4,5,,\n').found).toEqual([]);
  });
});

describe('among the rows', () => {
  const EVSES = ['uid,location_id,status', 'E-1,L-1,AVAILABLE'];
  const about = (...rows: string[]) => brief(check(networkOf({ evses: csv(...EVSES, ...rows) })).findings);

  test.each([
    ['a comment', '# out of order', 'comment-row'],
    ['a comment with empty cells', '# out of order,,', 'comment-row'],
    ['a comment of two slashes', '// out of order', 'comment-row'],
    ['a row that was made a comment and cannot be read', '#E-2,L-1,AVAILABEL', 'comment-row'],
    ['a total', 'Total,,12', 'total-row'],
    ['a total that is not in the first cell', ',Gesamt:,2', 'total-row'],
    ['a short total', 'Summe 12', 'total-row'],
    ['the header', 'uid,location_id,status', 'repeated-header'],
  ])('%s', (_, row, code) => {
    expect(about(row)).toEqual([expect.stringMatching(`^${code} data/evses.csv:3:`)]);
  });

  test.each([
    ['an id that begins with a word for a total', 'Totalenergies-1,L-1,AVAILABEL', 'unknown-value data/evses.csv:3:21'],
    ['a total that is an id', 'Total,L-1,AVAILABEL', 'unknown-value data/evses.csv:3:11'],
    ['an empty cell', 'E-2,,', 'missing-value data/evses.csv:3:5'],
  ])('but not %s', (_, row, place) => {
    expect(about(row)).toEqual([place]);
  });

  test('an id may begin with a hash', () => {
    const { findings } = check(
      networkOf({
        evses: csv('uid,location_id', 'E-1,L-1', '#2,L-1'),
        connectors: csv(
          'evse_uid,standard,format,power_type,max_voltage,max_amperage',
          ...['E-1', '#2'].map((uid) => `${uid},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`),
        ),
      }),
    );
    expect(findings).toEqual([]);
  });
});
