/** Tables that are not in UTF-8: which are read as Windows-1252, and which encoding others seem to have. */

import { describe, expect, test } from 'vitest';
import { decodeTable } from '../../../src/source/csv/decode.ts';
import { readCsv } from '../../../src/source/csv/read-csv.ts';

/** Bytes of a text in an encoding with one byte for each letter. */
function encoded(text: string, label: string): Uint8Array {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const letters = [...bytes].map((byte) => new TextDecoder(label).decode(Uint8Array.of(byte)));
  return Uint8Array.from([...text], (letter) => {
    const byte = letters.indexOf(letter);
    if (byte < 0) throw new RangeError(`${label} has no ${letter}`);
    return byte;
  });
}

describe('is read as Windows-1252', () => {
  test.each([
    ['German', 'name;city\r\nStraße der Jugend;Köln\r\nÖl-Müller;Überlingen\r\n', 'Straße'],
    ['French', 'nom,ville\nHôtel de l’Île,Besançon\nÀ côté,Où\n', 'Hôtel'],
    ['Danish and Swedish', 'navn;by\nRådhuspladsen;Ærøskøbing\nÅ;Växjö\n', 'Rådhuspladsen'],
    ['Spanish', 'nombre,ciudad\n¿Qué?,Logroño\nC/ Mª Ángel nº 3,A Coruña\n', '¿Qué'],
    ['prices and signs', 'a;b\n0,49 €;20 °C – 2 m²\n', '€'],
    ['Icelandic', 'name,city\nÞórsgata,Reykjavík\n', 'Þórsgata'],
  ])('%s', (_, text, word) => {
    const decoded = decodeTable('t.csv', encoded(text, 'windows-1252'));
    expect(decoded.text).toBe(text.replaceAll('\r\n', '\n'));
    expect(decoded.warning?.code).toBe('windows-1252');
    expect(decoded.warning?.message).toContain(`"${word}"`);
  });
});

describe('is refused, with the encoding that it seems to have', () => {
  test.each([
    ['windows-1251', 'назва;місто\nВокзал;Київ\n', 'Windows-1251 (Cyrillic), in which it has "назва"'],
    ['windows-1251', 'id;name;city\n1;Hotel;Київ\n', 'Windows-1251'],
    ['koi8-u', 'назва;місто\nВокзал;Київ\n', 'KOI8-U'],
    ['ibm866', 'name;city\nВокзал;Москва\n', 'code page 866'],
    ['windows-1253', 'όνομα;πόλη\nΣταθμός;Αθήνα\n', 'Windows-1253 (Greek)'],
    ['windows-1250', 'name;city\nPlac;Łódź\nUlica;Białystok\n', 'Windows-1250'],
    ['windows-1254', 'name;city\nÇarşı;Eskişehir\n', 'Windows-1254'],
    ['macintosh', 'name;city\nHauptstraße;München\n', 'Mac Roman'],
  ])('%s: %s', (label, text, likely) => {
    const { finding } = decodeTable('t.csv', encoded(text, label));
    expect(finding?.code).toBe('not-utf8');
    expect(finding?.message).toContain(`it looks like ${likely}`);
  });

  test('and with nothing more if it is no text', () => {
    const { finding } = decodeTable('t.csv', Uint8Array.of(0x61, 0x81, 0x0a));
    expect(finding).toMatchObject({ code: 'not-utf8', line: 1, column: 2 });
  });

  test('UTF-16', () => {
    expect(decodeTable('t.csv', Uint8Array.of(0xff, 0xfe, 0x61, 0)).finding?.message).toContain('UTF-16');
  });
});

test('places are those of the letters, and the warning stands at the word that it names', () => {
  const { file, findings } = readCsv('t.csv', encoded('a,b\nMüller,1\nKöln,1,2\n', 'windows-1252'));
  expect(file?.records.cells(1)).toEqual(['Müller', '1']);
  expect(findings).toMatchObject([
    { code: 'windows-1252', severity: 'warning', line: 2, column: 1 },
    { code: 'wrong-cell-count', line: 3, column: 1 },
  ]);
});
