/** Letters, markup and placeholders in texts: what is found, and texts that only look like it. */

import { describe, expect, test } from 'vitest';
import { checkFor, csv, networkOf } from '../support/network-of.ts';

const check = checkFor(
  'leftover-quotes lost-letters markup misread-letters not-printable placeholder unseen-character',
);

/** The findings about a network whose only site has this text in a column. */
function found(column: string, text: string) {
  const cells = {
    id: 'L-1',
    address: 'Main Street 1',
    city: 'Amsterdam',
    latitude: '52.373169',
    longitude: '4.893379',
  };
  const row = { ...cells, [column]: text };
  const quoted = Object.values(row).map((cell) => `"${cell.replaceAll('"', '""')}"`);
  return check(networkOf({ locations: csv(Object.keys(row).join(','), quoted.join(',')) })).findings;
}

const codes = (column: string, text: string) => found(column, text).map(({ code }) => code);

/** UTF-8 that was read as another encoding. */
const misread = (text: string, encoding: string) => new TextDecoder(encoding).decode(new TextEncoder().encode(text));

describe('letters', () => {
  const NAMES = ['Café – Süd', 'Łódź Fabryczna', 'Straße „Mitte“', 'Ñuñoa', 'Çırağan', 'Škoda Plzeň', '50 € Platz'];
  const ENCODINGS = ['windows-1250', 'macintosh'];

  test.each(NAMES.flatMap((name) => ENCODINGS.map((encoding) => [name, encoding])))(
    '%s read as %s are found, and written as they were',
    (name, encoding) => {
      expect(found('name', misread(name, encoding))).toMatchObject([
        { code: expect.stringMatching(/^(misread-letters|not-printable)$/), replacement: name },
      ]);
    },
  );

  test.each([
    ['CafÃ©', 'Café'],
    ['Ãœber', 'Über'],
    ['â‚¬ 5', '€ 5'],
    ['CafÃƒÂ©', 'Café'],
    ['РњРѕСЃРєРІР°', 'Москва'],
    ['Hardinxveld ‚Äì Giessendam', 'Hardinxveld – Giessendam'],
  ])('%s was %s', (written, meant) => {
    expect(found('name', written)).toMatchObject([{ code: 'misread-letters', replacement: meant }]);
  });

  test('a text with sound letters beside misread ones is found, but not written anew', () => {
    const [only] = found('name', 'Café – CafÃ©');
    expect(only).toMatchObject({ code: 'misread-letters', hint: expect.stringContaining('Write the letters again') });
    expect(only?.replacement).toBeUndefined();
  });

  test.each(['Kr?mer', 'M?nchen', 'Stra\ufffde'])('%s has lost one', (text) => {
    expect(codes('city', text)).toEqual(['lost-letters']);
  });

  test.each(['Amster\u200bdam', '\ufeffAmsterdam', 'Amster\u00addam', 'Amsterdam\u200e'])(
    '%j has one unseen',
    (text) => {
      expect(found('city', `Oud ${text}`)).toMatchObject([{ code: 'unseen-character', replacement: 'Oud Amsterdam' }]);
    },
  );

  test.each([
    ...[
      'SÃO PAULO',
      'IRMÃ”',
      'Città',
      'Đường Láng',
      'ÄÖÜ',
      'Räksmörgås',
      '“Äpfel”',
      'À Ñ',
      'Ğ',
      'Âncora',
      'Île',
      'Åre',
    ],
    ...[
      'Красногорский бульвар',
      '«СССР»',
      'Рига Молл ТЦ',
      'תל אביב',
      'تهران',
      'می‌خواهم',
      '東京',
      '№5211 • Автопарк',
      'Ελλάδα',
    ],
    ...['Where? There', 'Ready?', 'https://example.nl/?site=a', 'www.example.nl?a', '🅿️ P1', '👩‍🔧', 'Â', 'Ã'],
  ])('%s is as it was written', (text) => {
    expect(found('name', text)).toEqual([]);
  });
});

describe('markup', () => {
  test.each([
    ['Shops &amp; More', 'Shops & More'],
    ['K&ouml;ln', 'Köln'],
    ['caf&#233;', 'café'],
    ['Rock &#x26; Roll', 'Rock & Roll'],
  ])('%s means %s', (text, meant) => {
    expect(found('name', text)).toMatchObject([{ code: 'markup', replacement: meant }]);
  });

  test.each([
    ...[
      '<b>Level 2</b>',
      'Level 1<br>Level 2',
      'Level 1<br/>2',
      '<a href="https://example.nl">map</a>',
      '&lt;b&gt;P1&lt;/b&gt;',
    ],
    ...['[map](https://example.nl)', '**Level 2** left', '<p class="x">P1', '<!-- P1 -->', '<FONT color=red>P1'],
  ])('%s is found', (text) => {
    const [only, ...others] = found('directions', `en: ${text}`);
    expect(only).toMatchObject({ code: 'markup' });
    expect(only?.replacement).toBeUndefined();
    expect(others).toEqual([]);
  });

  test.each([
    ...[
      'Height < 2 m',
      'a < b > c',
      '<- left',
      'P1 <=> P2',
      'A&B',
      'A & B; C',
      'H&M',
      'R&amping',
      '&',
      'Tom &Jerry; two',
    ],
    ...['[P1] (left)', '5 * 5 * 5', '** only guests **', 'x <3', '<P1>', '<Level 2>', 'C&A;'],
  ])('%s is plain', (text) => {
    expect(found('directions', text)).toEqual([]);
  });
});

describe('a placeholder', () => {
  test.each([
    ...[
      'test',
      'TEST',
      'Test 1',
      'test123',
      'TBD',
      'tbd.',
      '(tbd)',
      'n/a',
      'N/A',
      'n.v.t.',
      'null',
      'undefined',
      'xxx',
      'XXXXX',
    ],
    ...[
      'asdf',
      'unknown',
      'Unbekannt',
      'inconnu',
      '-',
      '--',
      '?',
      '...',
      '00000',
      'AAAAA',
      'Lorem ipsum dolor',
      'keine Angabe',
      'folgt',
      'volgt nog',
    ],
    ...['Musterstraße 1', 'Musterstr. 12', 'Max Mustermann', 'Beispielstraße 3', 'Voorbeeldstraat 1', 'string', 'TODO'],
    ...['Commune 95268', 'Commune 2A004', 'Commune inconnue'],
  ])('%s is found in an address', (text) => {
    expect(codes('address', text)).toEqual(['placeholder']);
  });

  test.each([
    ...[
      'Commune',
      'Rue de la Commune 1871',
      'Teststraße 1',
      'Testaccio',
      'Test Valley Road 2',
      'Testa Nova',
      'Via della Testata 5',
      'Nowhere Lane',
      'X',
      'Y',
      'Å',
    ],
    ...[
      'Unknown Soldier Square',
      'Nulweg 2',
      'Nullarbor',
      'Musterbergweg',
      'Mustergatan 1',
      'Null-Fehler-Allee 1',
      'A9',
      'A28',
    ],
    ...['Todos Santos', 'III', 'XXL Parking', 'String Lane 1', 'Leer', 'None', 'Bar', '975', 'DJ107', '1', 'Naples'],
  ])('%s is an address', (text) => {
    expect(found('address', text)).toEqual([]);
  });

  test.each(['test', 'TBD', 'null', 'xxx'])('%s is found in an id, once', (id) => {
    const evses = csv('uid,location_id', `${id},L-1`);
    const connectors = csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage',
      `${id},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`,
    );
    expect(check(networkOf({ evses, connectors })).findings.map(({ code, file }) => `${code} ${file}`)).toEqual([
      'placeholder data/evses.csv',
    ]);
  });

  test.each(['0', 'TEST-1', 'A', '00000', 'unknown-road', 'testaccio'])('%s is an id', (id) => {
    const evses = csv('uid,location_id', `${id},L-1`);
    const connectors = csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage',
      `${id},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`,
    );
    expect(check(networkOf({ evses, connectors })).findings).toEqual([]);
  });

  test.each(['-', '?', '0', '--', 'A'])('%s can be written on a charger', (label) => {
    const evses = csv('uid,location_id,physical_reference,floor_level', `E-1,L-1,${label},${label}`);
    expect(check(networkOf({ evses })).findings).toEqual([]);
  });
});

describe('quotation marks that are left from a file', () => {
  test.each([
    ['""De Molen""', 'De Molen'],
    ['"De Molen"', 'De Molen'],
    ['"De Molen', undefined],
    ['Parking ""De Molen"" noord', 'Parking "De Molen" noord'],
    ['\\"De Molen\\"', 'De Molen'],
    ["'De Molen'", 'De Molen'],
  ])('%s', (written, meant) => {
    const [only, ...others] = found('name', written);
    expect(only).toMatchObject({ code: 'leftover-quotes', field: 'name' });
    expect(only?.replacement).toBe(meant);
    expect(others).toEqual([]);
  });

  test.each([
    'Parking "De Molen"',
    '"De Molen" noord',
    '"A" and "B"',
    "'s-Gravenhage",
    "'t Gooi",
    'Monitor 27"',
    "Rock 'n'",
  ])('%s has some of its own', (text) => {
    expect(codes('name', text)).toEqual([]);
  });
});
