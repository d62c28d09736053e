/** Reading CSV files of every kind that spreadsheets save: which cells come out, and where a file cannot be read. */

import { describe, expect, test } from 'vitest';
import { type CsvFile, cellsOf, hasDecimalComma } from '../../src/csv/csv-file.ts';
import { readCsv } from '../../src/csv/read-csv.ts';
import { brief } from '../support/network-of.ts';

/** Header and rows of a file without findings. */
function tableOf(text: string | Uint8Array): (readonly string[])[] {
  const { file, findings } = readCsv('t.csv', Buffer.from(text));
  expect(findings).toEqual([]);
  return file ? [file.header, ...rowsOf(file)] : [[]];
}

function rowsOf(file: CsvFile): (readonly string[])[] {
  return Array.from(file.rows, (record) => cellsOf(file, record));
}

function findingsOf(bytes: string | Uint8Array): string[] {
  return brief(readCsv('t.csv', Buffer.from(bytes)).findings);
}

describe('cells', () => {
  const TABLE = [
    ['a', 'b'],
    ['1', '2'],
  ];

  test.each<[string, string]>([
    ['plain', 'a,b\n1,2\n'],
    ['without a line end at the end', 'a,b\n1,2'],
    ['CRLF', 'a,b\r\n1,2\r\n'],
    ['CR', 'a,b\r1,2\r'],
    ['mixed line ends', 'a,b\r\n1,2\n'],
    ['a byte order mark', '\ufeffa,b\n1,2\n'],
    ['a byte order mark before quotes', '\ufeff"a","b"\n1,2\n'],
    ['all in quotes', '"a","b"\n"1","2"\n'],
    ['semicolons', 'a;b\n1;2\n'],
    ['tabs', 'a\tb\n1\t2\n'],
    ['blank lines', '\n\na,b\n\n1,2\n\n\n'],
    ['lines of blanks', '  \na,b\n \t \n1,2\n'],
    ['rows of empty cells', 'a,b\n,\n1,2\n" ",\n'],
    ['empty columns behind the table', 'a,b\n1,2,,\n'],
    ['blanks around cells', ' a , b \n  1,2\t\n'],
    ['blanks around quotes', 'a, "b" \n "1" ,2\n'],
    ['no-break spaces around cells', 'a,\u00a0b\n\u00a01\u00a0,2\n'],
    ['blanks inside quotes', 'a,"b "\n" 1",2\n'],
  ])('%s', (_, text) => {
    expect(tableOf(text)).toEqual(TABLE);
  });

  test.each<[string, string, string[]]>([
    ['a separator in quotes', '"1,5",2', ['1,5', '2']],
    ['a line end in quotes', '"1\n2",3', ['1\n2', '3']],
    ['CRLF in quotes', '"1\r\n2",3', ['1\n2', '3']],
    ['quotes in quotes', '"the ""A"" side",2', ['the "A" side', '2']],
    ['nothing but quotes', '"""",""', ['"', '']],
    ['letters beyond the first 65,536', '🔌,Ж', ['🔌', 'Ж']],
    ['a replacement character that was written as such', '\ufffd,2', ['\ufffd', '2']],
    ['empty cells', '1,', ['1', '']],
    ['signs with which other formats begin', '<1>,{2}', ['<1>', '{2}']],
  ])('%s', (_, row, cells) => {
    expect(tableOf(`a,b\n${row}\n`)).toEqual([['a', 'b'], cells]);
  });
});

describe('the separator', () => {
  test.each([
    ['a,b\n1,2\n', ',', false],
    ['a;b\n1,5;2\n', ';', true],
    ['a\tb\n1,5\t2\n', '\t', true],
    ['a\n1\n', ',', false],
    ['"a;b;c",d\n1,2\n', ',', false],
    ['\n\n;a\n1;2\n', ';', true],
  ])('of %j', (text, delimiter, decimalComma) => {
    const { file } = readCsv('t.csv', Buffer.from(text));
    expect(file?.delimiter).toBe(delimiter);
    expect(file && hasDecimalComma(file)).toBe(decimalComma);
  });
});

describe('a file that cannot be read', () => {
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

  test.each<[string, string | Uint8Array, string]>([
    ['nothing', '', 'empty-file t.csv:1:1'],
    ['only a byte order mark', '\ufeff', 'empty-file t.csv:1:1'],
    ['blank lines', '\r\n \r\n', 'empty-file t.csv:1:1'],
    ['UTF-16 little endian', utf16('a,b\n'), 'not-utf8 t.csv:1:1'],
    ['UTF-16 big endian', utf16('a,b\n').swap16(), 'not-utf8 t.csv:1:1'],
    ['Windows-1251', Buffer.from('a,b\r\n"x\r\ny",\xca\xe8\xbf\xe2,2\r\n', 'latin1'), 'not-utf8 t.csv:3:4'],
    ['UTF-8 with half a character', Buffer.from('a,b\nK\xc3\xb6ln,\xc3\n', 'latin1'), 'not-utf8 t.csv:2:6'],
    ['a character that is cut off', Buffer.from('a,b\n1,é').subarray(0, -1), 'not-utf8 t.csv:2:3'],
    ['a NUL', 'a,b\r1,2\r3,\0\r', 'nul-byte t.csv:3:3'],
    ['a workbook (.xlsx) with another name', Buffer.from('PK\x03\x04\x14\0\x08', 'latin1'), 'nul-byte t.csv:1:1'],
    ['an old workbook (.xls)', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'nul-byte t.csv:1:1'],
    ['a web page', '\n<!DOCTYPE html>\n<p>Sign in, please', 'not-a-table t.csv:1:1'],
    ['a web page that begins with its element', '<html lang="en">', 'not-a-table t.csv:1:1'],
    ['XML', '<?xml version="1.0"?>\n<sites/>', 'not-a-table t.csv:1:1'],
    ['an object in JSON', '{ "evses": [] }', 'not-a-table t.csv:1:1'],
    ['a list in JSON', '[\n  {"uid": "E-1"}\n]', 'not-a-table t.csv:1:1'],
    ['a quote that is not closed', 'a,b\n1,"2\n3,4\n', 'broken-quotes t.csv:2:3'],
    ['a quote that is closed in a later row', 'a,b\n1,"2\n3,"4"\n', 'broken-quotes t.csv:2:3'],
    ['a quote inside a cell', 'a,b\n1,2"3\n', 'broken-quotes t.csv:2:4'],
    ['text behind a quoted cell', 'a,b\n"1"2,3\n', 'broken-quotes t.csv:2:3'],
    ['two quoted cells without a separator', 'a,b\n"" "1",2\n', 'broken-quotes t.csv:2:2'],
    ['a no-break space behind a quoted cell', 'a,b\n1,"2"\u00a0\n3,4\n', 'broken-quotes t.csv:2:5'],
    ['text behind a quoted cell, beside blanks', 'a, "b"\n1,"2" 3\n', 'broken-quotes t.csv:2:5'],
  ])('%s', (_, bytes, expected) => {
    const { file, incomplete } = readCsv('t.csv', Buffer.from(bytes));
    expect(findingsOf(bytes)).toEqual([expected]);
    expect(file).toBeUndefined();
    expect(incomplete).toBe(true);
  });
});

describe('rows with a wrong number of cells', () => {
  test('are left out, and each one is a finding', () => {
    const { file, findings, incomplete } = readCsv('t.csv', Buffer.from('a,b\n1\n1,2\n"1\n",2,3\n\n1,2,,4\n'));
    expect(file && rowsOf(file)).toEqual([['1', '2']]);
    expect(incomplete).toBe(true);
    expect(brief(findings)).toEqual([
      'wrong-cell-count t.csv:2:1',
      'wrong-cell-count t.csv:4:1',
      'wrong-cell-count t.csv:7:1',
    ]);
    expect(findings.map(({ message }) => message)).toEqual([
      'The row has 1 cell, but the header has 2 columns.',
      'The row has 3 cells, but the header has 2 columns.',
      'The row has 4 cells, but the header has 2 columns.',
    ]);
  });

  test('the hint names the separator of the file', () => {
    const { findings } = readCsv('t.csv', Buffer.from('a;b\n1;2;3\n'));
    expect(findings[0]?.hint).toBe('Put a cell that contains a semicolon in quotation marks.');
  });
});

test('a header alone is a file without rows', () => {
  expect(tableOf('a,b\n')).toEqual([['a', 'b']]);
});
