/** Tables that are not in UTF-8: which are read as Windows-1252, and which encoding others seem to have. */

import { describe, expect, test } from 'vitest';
import { decodeTable } from '../../src/csv/decode.ts';
import { likelyEncoding } from '../../src/csv/likely-encoding.ts';
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
    ['FR', 'French in capitals', 'nom;ville\nŒUVRE DE L´ÎLE;ÈZE\nCœur nº 3;Èze\n', 'Èze'],
    ['PT', 'Portuguese', 'nome;cidade\nEstação nº 2;Camões\nIrmãs;São João\n', 'Estação'],
    ['IT', 'Italian', 'nome;città\nPerché no;Forlì\nÈ più giù;Cantù\n', 'città'],
    ['FI', 'Finnish', 'nimi;kaupunki\nTöölöntori;Jyväskylä\nŠakki;Hämeenlinna\n', 'Töölöntori'],
  ])('%s: %s', (country, _, text, word) => {
    const decoded = decodeTable('t.csv', encoded(text, 'windows-1252'), country);
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
    const { finding } = decodeTable('t.csv', encoded(text, label), 'DE');
    expect(finding?.code).toBe('not-utf8');
    expect(finding?.message).toContain(`it looks like ${likely}`);
  });

  test('and with nothing more if it is no text', () => {
    const { finding } = decodeTable('t.csv', Uint8Array.of(0x61, 0x81, 0x0a), 'DE');
    expect(finding).toMatchObject({ code: 'not-utf8', line: 1, column: 2 });
  });

  test('UTF-16', () => {
    expect(decodeTable('t.csv', Uint8Array.of(0xff, 0xfe, 0x61, 0), 'DE').finding?.message).toContain('UTF-16');
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

describe('whole tables of countries that write otherwise are refused', () => {
  const tables = [
    ['CZ', 'windows-1250', CZECH, 'Windows-1250'],
    ['HU', 'windows-1250', HUNGARIAN, 'Windows-1250'],
    ['PL', 'windows-1250', POLISH, 'Windows-1250'],
    ['TR', 'windows-1254', TURKISH, 'Windows-1254'],
    ['UA', 'windows-1251', UKRAINIAN, 'Windows-1251'],
    ['UA', 'koi8-u', UKRAINIAN, 'KOI8-U'],
    ['LV', 'windows-1257', LATVIAN, 'Windows-1257'],
  ] as const;

  test.each(tables)('%s, %s', (country, label, text, name) => {
    const { finding } = decodeTable('t.csv', encoded(text, label), country);
    expect(finding?.code).toBe('not-utf8');
    expect(finding?.message).toContain(`it looks like ${name}`);
  });

  test.each(tables.filter(([country]) => country !== 'LV'))('%s, %s, in a network of Germany too', (_, label, text) => {
    expect(decodeTable('t.csv', encoded(text, label), 'DE').finding?.code).toBe('not-utf8');
  });

  test('also where all letters would make sense, with a word as the country writes it', () => {
    const { finding } = decodeTable('t.csv', encoded('id;city\nS-1;Nádraží\n', 'windows-1250'), 'CZ');
    expect(finding?.message).toContain('Windows-1250 (Central Europe), in which it has "Nádraží"');
  });

  test.each([undefined, 'XK'])('a table in Windows-1252 in the country %s', (country) => {
    const { finding } = decodeTable('t.csv', encoded('id;city\nS-1;Köln\n', 'windows-1252'), country);
    expect(finding?.message).toContain('Windows-1252 (Western Europe), in which it has "Köln"');
  });
});

describe('a single word of another encoding is enough', () => {
  test.each([
    ...['K”ln', 'Caf‚', 'Straáe', 'M„rz', 'Le¤n', 'pŠre', 'Le¢n'],
    ...['M‡laga', 'ZŸrich', 'Gro§', 'Kšln', 'CafŽ', 'Ÿber', 'M¿rk'],
    ...['Œwidnica', 'Braºov', 'ªtefan', '³ód', 'Pawe³', 'Gyõr', 'Èeské'],
    ...['Aydýn', 'ïë.'],
  ])('%s', (word) => {
    const bytes = encoded(`id;city\nS-1;${word}\n`, 'windows-1252');
    expect(decodeTable('t.csv', bytes, 'DE').finding?.code).toBe('not-utf8');
  });
});

test('code page 850, which DOS programs and old tills write', () => {
  const bytes = Buffer.from('id;city\nS-1;K\x94ln\nS-2;Stra\xe1e\nS-3;M\x81nchen\n', 'latin1');
  expect(likelyEncoding(bytes, 'DE', false)).toMatchObject({ name: 'code page 850 (DOS)', word: 'Köln' });
});

test('the warning names words first that other encodings would change', () => {
  const bytes = encoded('id;city\nS-1;Köln\nS-2;Plzeò\nS-3;Genève\n', 'windows-1252');
  const { warning } = decodeTable('t.csv', bytes, 'DE');
  expect(warning).toMatchObject({ line: 3, message: expect.stringContaining('"Plzeò", "Genève" and "Köln"') });
});

test('places are those of the letters, and the warning stands at the word that it names', () => {
  const { file, findings } = readCsv('t.csv', encoded('a,b\nMüller,1\nKöln,1,2\n', 'windows-1252'), undefined, 'DE');
  expect(file?.records.cells(1)).toEqual(['Müller', '1']);
  expect(findings).toMatchObject([
    { code: 'windows-1252', severity: 'warning', line: 2, column: 1 },
    { code: 'wrong-cell-count', line: 3, column: 1 },
  ]);
});
