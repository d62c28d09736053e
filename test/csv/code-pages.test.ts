/** Tables that are not in UTF-8 are read in the code page of their country, with a warning; a letter that is lost is an error. */

import { describe, expect, test } from 'vitest';
import { decodeTable } from '../../src/csv/decode.ts';
import { readCsv } from '../../src/csv/read-csv.ts';

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
    ['DE', 'German', 'name;city\r\nStraße der Jugend;Köln\r\nÖl-Müller;Überlingen\r\n', 'Straße'],
    ['FR', 'French', 'nom,ville\nHôtel de l’Île,Besançon\nÀ côté,Où\n', 'Hôtel'],
    ['DK', 'Danish and Swedish', 'navn;by\nRådhuspladsen;Ærøskøbing\nÅ;Växjö\n', 'Rådhuspladsen'],
    ['ES', 'Spanish', 'nombre,ciudad\n¿Qué?,Logroño\nC/ Mª Ángel nº 3,A Coruña\n', 'Logroño'],
    ['AT', 'prices and signs', 'a;b\n0,49 €;20 °C – 2 m²\n', '€'],
    ['IS', 'Icelandic', 'name,city\nÞórsgata,Selfoss\nVík í Mýrdal,Höfn\n', 'Þórsgata'],
    ['NL', 'Dutch', 'naam;plaats\nReünie;Coëvorden\nCafé ’t Hoekje;Oude-IJssel m³\n', 'Reünie'],
    ['SE', 'Swedish', 'namn;ort\nÅ;Malmö\n”Öster” § 3;Örebro\n', 'Å'],
    ['FR', 'French in capitals', 'nom;ville\nŒUVRE DE L´ÎLE;ÈZE\nCœur nº 3;Èze\n', 'ÈZE'],
    ['PT', 'Portuguese', 'nome;cidade\nEstação nº 2;Camões\nIrmãs;São João\n', 'Estação'],
    ['IT', 'Italian', 'nome;città\nPerché no;Forlì\nÈ più giù;Cantù\n', 'città'],
    ['FI', 'Finnish', 'nimi;kaupunki\nTöölöntori;Jyväskylä\nŠakki;Hämeenlinna\n', 'Töölöntori'],
  ])('%s: %s', (country, _, text, word) => {
    const decoded = decodeTable('t.csv', encoded(text, 'windows-1252'), country);
    expect(decoded.text).toBe(text.replaceAll('\r\n', '\n'));
    expect(decoded.warning?.code).toBe('code-page');
    expect(decoded.warning?.message).toContain(`"${word}"`);
  });
});

const CZECH =
  'id;name;address;city\nS-1;Nádraží;Nádražní 1;České Budějovice\nS-2;U Kostela;Křižíkova 5;Plzeň\nS-3;Dům kultury;Úzká 3;Brno\n';
const HUNGARIAN =
  'id;name;address;city\nS-1;Főtér;Szent István út 1;Győr\nS-2;Piac;Kossuth tér 4;Hódmezővásárhely\nS-3;Fürdő;Petőfi u. 2;Eger\n';
const POLISH =
  'id;name;address;city\nS-1;Rynek;Długa 1;Świdnica\nS-2;Galeria;Św. Anny 5;Łódź\nS-3;Plac;Zielona 3;Kraków\n';
const TURKISH = 'id;name;city\nS-1;Merkez;Aydın\nS-2;Çarşı;Eskişehir\nS-3;Otel;Beyoğlu\n';
const UKRAINIAN =
  'id;name;address;city\nS-1;Hotel;пл. 1;Kyiv\nS-2;Вокзал;вул. Січових 2;Львів\nS-3;Парк;пр. Миру 3;Одеса\n';
const LATVIAN = 'id;name;city\nS-1;Centrs;Rīga\nS-2;Tirgus;Jūrmala\nS-3;Stacija;Liepāja\n';

describe('whole tables of other countries are read in theirs', () => {
  test.each([
    ['CZ', 'windows-1250', CZECH, '"Nádraží", "Nádražní" and "České"'],
    ['HU', 'windows-1250', HUNGARIAN, '"Főtér", "István" and "út"'],
    ['PL', 'windows-1250', POLISH, '"Długa", "Świdnica" and "Św"'],
    ['TR', 'windows-1254', TURKISH, '"Aydın", "Çarşı" and "Eskişehir"'],
    ['UA', 'windows-1251', UKRAINIAN, '"пл", "Вокзал" and "вул"'],
    ['UA', 'windows-1251', 'id;city\nS-1;Рівне\n', '"Рівне"'],
    ['LV', 'windows-1257', LATVIAN, '"Rīga", "Jūrmala" and "Liepāja"'],
    ['GR', 'windows-1253', 'όνομα;πόλη\nΣταθμός;Αθήνα\n', '"όνομα", "πόλη" and "Σταθμός"'],
  ])('%s, %s: %#', (country, label, text, words) => {
    const { text: read, warning } = decodeTable('t.csv', encoded(text, label), country);
    expect(read).toBe(text);
    const name = label.replace('w', 'W');
    expect(warning?.message).toBe(`The file is not encoded in UTF-8. It was read as ${name} (for example ${words}).`);
  });
});

describe('is refused', () => {
  test.each([undefined, 'XK'])('where no code page is known: in the country %s', (country) => {
    const { finding } = decodeTable('t.csv', encoded('id;city\nS-1;Köln\n', 'windows-1252'), country);
    expect(finding).toMatchObject({ code: 'not-utf8', line: 2, column: 6 });
    expect(finding?.message).toBe('The file is not encoded in UTF-8: byte 0xF6 is not valid here.');
  });

  test.each([
    ['DE', [0x61, 0x81, 0x0a]],
    ['CZ', [0x61, 0x98, 0x0a]],
    ['GR', [0x61, 0xd2, 0x0a]],
    ['LV', [0x61, 0xa1, 0x0a]],
  ])('with a byte that is no letter of the code page of %s', (country, bytes) => {
    const { finding } = decodeTable('t.csv', Uint8Array.from(bytes), country);
    expect(finding).toMatchObject({ code: 'not-utf8', line: 1, column: 2 });
  });

  test.each([
    ['with a letter that is damaged', Buffer.from('id;city\nS-1;Köln\nS-2;M\xfcnchen\nS-3;Zürich\n')],
    ['that was cut off', Buffer.from('id;city\nS-1;Köln').subarray(0, 14)],
  ])('UTF-8 %s', (_, bytes) => {
    const damaged = Buffer.from(bytes);
    const at = damaged.indexOf('ü');
    const given =
      at < 0 ? damaged : Buffer.concat([damaged.subarray(0, at), Buffer.of(0xfc), damaged.subarray(at + 2)]);
    expect(decodeTable('t.csv', given, 'DE').finding?.code).toBe('not-utf8');
  });

  test('UTF-16', () => {
    expect(decodeTable('t.csv', Uint8Array.of(0xff, 0xfe, 0x61, 0), 'DE').finding?.message).toContain('UTF-16');
  });
});

test('places are those of the letters, and the warning stands at the word that it names', () => {
  const { file, findings } = readCsv('t.csv', encoded('a,b\nMüller,1\nKöln,1,2\n', 'windows-1252'), undefined, 'DE');
  expect(file?.records.cells(1)).toEqual(['Müller', '1']);
  expect(findings).toMatchObject([
    { code: 'code-page', severity: 'warning', line: 2, column: 1 },
    { code: 'wrong-cell-count', line: 3, column: 1 },
  ]);
});
