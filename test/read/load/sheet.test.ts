/** chargers.csv: what is found in it, where, and that one mistake is one finding. */

import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../src/findings/finding.ts';
import { readDataFiles } from '../../../src/publish/disk/data-directory.ts';
import { validate } from '../../../src/publish/validate/validate.ts';
import { readTables } from '../../../src/read/load/read-tables.ts';
import { COMPANIONS } from '../../support/companions.ts';
import { checkDirectory, NOW } from '../../support/data-directory.ts';
import { SHEETS } from '../../support/fixtures.ts';
import {
  brief,
  checkFor,
  csv,
  onlyConnector,
  render,
  SETTINGS,
  snapshotOf,
  sourcesOf,
  type Tables,
} from '../../support/network-of.ts';
import { identity, obeyed } from '../../support/obeyed.ts';

const check = checkFor(
  'broken-quotes comment-row duplicate-column duplicate-key implausible-rating invalid-setting line-voltage ' +
    'mangled-id missing-column missing-table missing-value not-a-boolean not-a-country not-a-number ' +
    'not-a-phone-number out-of-range outside-country placeholder power-above-rating power-in-kw ' +
    'rating-unclear rows-disagree staffed-and-unattended unknown-column unknown-evse unknown-location ' +
    'unknown-status-evse unknown-tariff unnamed-column vat-as-fraction vat-missing',
);

const HEADER = [
  ...['location_id', 'name', 'address', 'city', 'latitude', 'longitude', 'evse_uid', 'connector_id'],
  ...['standard', 'format', 'power_kw', 'power_type', 'max_voltage', 'max_amperage'],
  ...['tariff_id', 'tariff_type', 'price_per_kwh', 'price_per_session', 'vat', 'prices_include_vat'],
  ...['help_phone', 'services', 'roofed', 'catering', 'toilets'],
] as const;

type Cells = { readonly [column in (typeof HEADER)[number]]?: string };

const SITE: Cells = {
  ...{ location_id: 'L-1', name: 'Market', address: 'Market Square 1', city: 'Amsterdam' },
  ...{ latitude: '52.373169', longitude: '4.893379' },
};
const OTHER_SITE: Cells = {
  ...{ location_id: 'L-2', name: 'Canal', address: 'Canal Street 9', city: 'Utrecht' },
  ...{ latitude: '52.090737', longitude: '5.121420' },
};
const PLUG: Cells = { standard: 'IEC_62196_T2', format: 'SOCKET', power_kw: '22' };
const PRICE: Cells = { price_per_kwh: '0.49', vat: '21', prices_include_vat: 'true' };

/** A complete row, and a second one at the same site. */
const FIRST: Cells = { ...SITE, ...PLUG, ...PRICE, evse_uid: 'E-1' };
const SECOND: Cells = { location_id: 'L-1', ...PLUG, ...PRICE, evse_uid: 'E-2' };

const LONG_ID: Cells = { ...FIRST, location_id: 'MARKET' };

const THREE_PHASES: Cells = { power_type: 'AC_3_PHASE', max_voltage: '230', max_amperage: '32' };

const DC: Cells = { standard: 'IEC_62196_T2_COMBO', power_kw: '150', max_voltage: '920', max_amperage: '400' };

const NO_PRICE: Cells = { tariff_id: 'AX', price_per_kwh: '', vat: '', prices_include_vat: '' };

function sheet(...rows: readonly Cells[]): string {
  return csv(HEADER.join(','), ...rows.map((row) => HEADER.map((column) => row[column] ?? '').join(',')));
}

const found = (tables: Tables, settings?: object): readonly Finding[] => check(sourcesOf(tables, settings)).findings;

/** Findings as `code line column-name`. */
function named(rows: readonly Cells[], more: Tables = {}, settings?: object): string[] {
  const text = sheet(...rows).split('\n');
  return found({ chargers: sheet(...rows), ...more }, settings).map(({ code, file, line = 0, column = 0 }) => {
    const before = (text[line - 1] ?? '').slice(0, column - 1).split(',').length - 1;
    return [code, file === 'data/chargers.csv' ? line : file, HEADER[before]].join(' ');
  });
}

describe('there is nothing to say about', () => {
  test('the sheets of fixtures', async () => {
    for (const name of ['german', 'excel', 'libreoffice', 'quoted', 'english', 'beside']) {
      expect((await checkDirectory(`${SHEETS}/${name}`)).findings, name).toEqual([]);
    }
  });

  test.each<[string, readonly Cells[]]>([
    ['two rows of a site of which one describes it', [FIRST, SECOND]],
    ['the description in the last row', [SECOND, FIRST]],
    [
      'a description in parts',
      [
        { ...FIRST, city: '' },
        { ...SECOND, city: 'Amsterdam' },
      ],
    ],
    ['the same, written in another way', [FIRST, { ...SECOND, latitude: '52.3731690' }]],
    ['two plugs of one charger', [FIRST, { ...SECOND, evse_uid: 'E-1', connector_id: '2', format: 'CABLE' }]],
    [
      'two prices with names',
      [
        { ...FIRST, tariff_id: 'AC' },
        { ...SECOND, ...DC, format: 'CABLE', tariff_id: 'DC', price_per_kwh: '0.59' },
      ],
    ],
    ['a VAT rate in one of two rows', [FIRST, { ...SECOND, vat: '', prices_include_vat: '' }]],
    ['two sites with one name in two cities', [FIRST, { ...SECOND, ...OTHER_SITE, name: 'Market' }]],
    ['a CCS plug without format', [{ ...FIRST, ...DC, format: '' }]],
    ['a tethered plug without format', [{ ...FIRST, standard: 'Type 2 tethered', format: '' }]],
  ])('%s', (_, rows) => {
    expect(named(rows)).toEqual([]);
  });
});

describe('one mistake is one finding, at its cell', () => {
  test.each<[string, readonly Cells[], string]>([
    ['a site without an address', [{ ...FIRST, address: '' }, SECOND], 'missing-value 2 address'],
    ['a latitude that is no number', [{ ...FIRST, latitude: 'north' }, SECOND], 'not-a-number 2 latitude'],
    ['a price that is no number', [{ ...FIRST, price_per_kwh: '0.4x' }, SECOND], 'not-a-number 2 price_per_kwh'],
    ['the only price is no number', [{ ...FIRST, price_per_kwh: '0.4x' }], 'not-a-number 2 price_per_kwh'],
    ['no id of the charger', [{ ...FIRST, evse_uid: '' }], 'missing-value 2 evse_uid'],
    ['no id of the site', [{ ...FIRST, location_id: '' }], 'missing-value 2 location_id'],
    ['an id of a site that is misspelt', [FIRST, { ...SECOND, location_id: 'L-l' }], 'unknown-location 3 location_id'],
    ['a tariff that has no price', [FIRST, { ...SECOND, ...NO_PRICE }], 'unknown-tariff 3 tariff_id'],
    ['two chargers with one uid', [FIRST, { ...SECOND, evse_uid: 'e-1' }], 'duplicate-key 3 evse_uid'],
    [
      'a charger at two sites',
      [FIRST, { ...FIRST, ...OTHER_SITE, connector_id: '2', format: 'CABLE' }],
      'rows-disagree 3 location_id',
    ],
    [
      'one id for two sites',
      [FIRST, { ...FIRST, ...OTHER_SITE, location_id: 'L-1', evse_uid: 'E-2' }],
      'rows-disagree 3 name',
    ],
    ['an id in another case', [FIRST, { ...SECOND, location_id: 'l-1' }], 'rows-disagree 3 location_id'],
    ['two prices', [FIRST, { ...SECOND, price_per_kwh: '0.59' }], 'rows-disagree 3 price_per_kwh'],
    ['a fee in one of two rows', [FIRST, { ...SECOND, price_per_session: '1' }], 'rows-disagree 3 price_per_session'],
    ['an unusual power', [{ ...FIRST, power_kw: '21' }], 'rating-unclear 2 power_kw'],
    ['Watts', [{ ...FIRST, power_kw: '22000' }], 'out-of-range 2 power_kw'],
    ['CCS without a current', [{ ...FIRST, ...DC, max_amperage: '' }], 'missing-value 2 max_amperage'],
    ['Type 2 without a format', [{ ...FIRST, format: '' }], 'missing-value 2 format'],
    ['a row that is a comment', [FIRST, { ...SECOND, location_id: '#L-1' }], 'comment-row 3 location_id'],
    ['a site in the sea', [{ ...FIRST, longitude: '-4.893379' }, SECOND], 'outside-country 2 longitude'],
    ['no VAT rate', [{ ...FIRST, vat: '' }], 'vat-missing 2 price_per_kwh'],
    [
      'more power than the cells allow',
      [{ ...FIRST, power_kw: '43', max_amperage: '32' }],
      'power-above-rating 2 power_kw',
    ],
  ])('%s', (_, rows, finding) => {
    expect(named(rows)).toEqual([finding]);
  });

  test('a cell of a site that stands in another row than the first', () => {
    expect(named([SECOND, { ...FIRST, longitude: '-4.893379' }])).toEqual(['outside-country 3 longitude']);
  });

  test('a name of a column at the beginning of a message is that of the sheet', () => {
    const [one] = found({ chargers: sheet({ ...FIRST, location_id: '1.00E+05' }) });
    expect(one?.message).toMatch(/^location_id "1.00E\+05" /);
  });

  test('a text that two tables could find', () => {
    expect(named([{ ...FIRST, name: 'TODO' }, SECOND])).toEqual([expect.stringMatching(/ 2 name$/)]);
  });

  test('two mistakes in one row are two findings', () => {
    expect(named([{ ...FIRST, latitude: 'north', price_per_kwh: '0.4x' }, SECOND])).toEqual([
      'not-a-number 2 latitude',
      'not-a-number 2 price_per_kwh',
    ]);
  });

  test('outside of Europe, the power does not say the voltage', () => {
    const type1 = { standard: 'Type 1', format: 'cable' };
    const boston = { ...FIRST, ...type1, latitude: '42.360082', longitude: '-71.058880', power_kw: '7.2' };
    const settings = { country: 'USA', time_zone: 'America/New_York', currency: 'USD' };
    const known = { ...boston, power_type: 'AC_1_PHASE' };
    expect(named([known], {}, settings)).toEqual(['missing-value 2 max_voltage', 'missing-value 2 max_amperage']);
    expect(named([{ ...known, max_voltage: '240', max_amperage: '30' }], {}, settings)).toEqual([]);
  });

  test('settings that cannot be read say nothing about voltages', () => {
    expect(brief(found({ chargers: sheet(FIRST) }, { country: 'Atlantis' }))).toEqual([
      expect.stringContaining('network.json'),
    ]);
  });
});

describe('rows that disagree', () => {
  const city = (name: string, i: number): Cells => ({ ...FIRST, city: name, evse_uid: `E-${i}` });

  test('are named, both', () => {
    const [one] = found({ chargers: sheet(FIRST, { ...SECOND, city: 'Utrecht' }) });
    expect(one).toMatchObject({ line: 3, field: 'city', value: 'Utrecht', key: 'E-2/1' });
    expect(one?.message).toBe(
      'city is "Utrecht" here, but "Amsterdam" in data/chargers.csv:2, and both have location_id "L-1".',
    );
    expect(one?.related).toEqual([expect.objectContaining({ file: 'data/chargers.csv', line: 2, column: 28 })]);
  });

  test('are few: what most rows say counts, wherever they stand', () => {
    const rows = [city('Utrecht', 1), ...[2, 3, 4].map((i) => city('Amsterdam', i))];
    expect(named(rows)).toEqual(['rows-disagree 2 city']);
  });

  test('in the same way are one finding', () => {
    const rows = Array.from({ length: 50 }, (_, i) => city(i < 26 ? 'Amsterdam' : 'Utrecht', i));
    const findings = found({ chargers: sheet(...rows) });
    expect(brief(findings)).toEqual(['rows-disagree data/chargers.csv:28:28']);
    expect(findings[0]?.message).toContain('The same in 23 more rows.');
  });

  test('in many ways are counted', () => {
    const rows = Array.from({ length: 300 }, (_, i) => city(`City ${i}`, i));
    const findings = found({ chargers: sheet(...rows) });
    expect(findings).toHaveLength(100);
    expect(findings.some(({ message }) => message.includes('199 more findings of this kind'))).toBe(true);
  });

  test('in two files', () => {
    const south = sheet({ ...SECOND, city: 'Utrecht' });
    expect(brief(found({ chargers: sheet(FIRST), 'chargers-south': south }))).toEqual([
      'rows-disagree data/chargers-south.csv:2:7',
    ]);
  });
});

describe('beside other tables', () => {
  const locations = csv('id,address,city,latitude,longitude', 'L-1,Market Square 1,Amsterdam,52.373169,4.893379');

  test('a site may be in locations.csv', () => {
    expect(named([SECOND], { locations })).toEqual([]);
  });

  test('a site in both is one finding that names both', () => {
    const [one, ...others] = found({ chargers: sheet(FIRST), locations });
    expect(others).toEqual([]);
    expect(one).toMatchObject({ code: 'duplicate-key', field: 'location_id', key: 'L-1', line: 2, column: 1 });
    expect(one?.message).toBe('location_id "L-1" is already used, in data/locations.csv:2.');
  });

  test('chargers and tariffs in both too', () => {
    const tables = {
      evses: csv('uid,location_id', 'E-1,L-1'),
      tariffs: csv('id,price_per_kwh,vat,prices_include_vat', 'standard,0.49,21,no'),
    };
    expect(named([FIRST], tables)).toEqual(['duplicate-key 2 evse_uid', 'duplicate-key 2 tariff_id']);
  });

  test('a sheet that cannot be read explains what is missing', () => {
    const status = csv('evse_uid,status', 'E-1,AVAILABLE');
    expect(brief(found({ chargers: 'location_id,nonsense\nL-1,"x\n', status }))).toEqual([
      'broken-quotes data/chargers.csv:2:5',
    ]);
  });

  test('a status of an unknown charger names the sheet', () => {
    const [one] = found({ chargers: sheet(FIRST), status: csv('evse_uid,status', 'E-9,AVAILABLE') });
    expect(one?.message).toContain('is not in chargers.csv.');
  });

  test('a waiver names the file and the key of the sheet', () => {
    const rows = [{ ...FIRST, power_kw: '43', max_amperage: '32' }];
    const waivers = csv('code,file,key,reason', 'power-above-rating,chargers.csv,E-1/1,measured');
    expect(named(rows, { waivers })).toEqual([]);
  });
});

test('hints do not write Watts into a column of kilowatts', () => {
  const [many] = found({ chargers: sheet({ ...FIRST, ...DC, format: 'CABLE', power_kw: '1400' }) });
  expect(many?.message).toMatch(/^power_kw 1400 kW is more than/);
  const [one] = found({ chargers: sheet({ ...FIRST, power_kw: '0.022', ...THREE_PHASES }) });
  expect(one).toMatchObject({ code: 'power-in-kw', field: 'power_kw' });
  expect(one?.message).toMatch(/^power_kw 0.022 kW /);
  expect(one?.replacement).toBeUndefined();
  expect(`${one?.message} ${one?.hint}`).not.toMatch(/max_electric_power|22000/);
});

test.each<[string, readonly Cells[], string]>([
  [
    'a VAT rate as a factor',
    [
      { ...FIRST, vat: '0.21' },
      { ...SECOND, vat: '' },
    ],
    '21',
  ],
  ['the voltage between two phases', [{ ...FIRST, ...THREE_PHASES, max_voltage: '400' }], '230'],
  ['an id of a site that is misspelt', [LONG_ID, { ...SECOND, location_id: 'MARKTE' }], 'MARKET'],
  [
    'an id of a tariff that is misspelt',
    [
      { ...FIRST, tariff_id: 'DAY-RATE' },
      { ...SECOND, ...NO_PRICE, tariff_id: 'DAY-RATS' },
    ],
    'DAY-RATE',
  ],
])('whoever does what a hint says is done: %s', (_, rows, expected) => {
  const files = sourcesOf({ chargers: sheet(...rows) });
  const before = check(files).findings;
  const replacements = before.flatMap(({ replacement = [] }) => replacement);
  expect(replacements).toEqual([expected]);
  for (const one of before) {
    if (one.replacement === undefined) continue;
    const after = check(obeyed(files, one, one.replacement)).findings.map(identity);
    expect(after).toEqual(before.filter((other) => other !== one).map(identity));
  }
});

test('a hint about a cell that rows repeat is not obeyed in one of them', () => {
  const rows = [FIRST, SECOND].map((row) => ({ ...row, vat: '0.21' }));
  const findings = found({ chargers: sheet(...rows) });
  expect(brief(findings)).toEqual(['vat-as-fraction data/chargers.csv:2:96']);
  expect(findings[0]?.replacement).toBeUndefined();
  expect(findings[0]?.hint).toBe('Write 21. It means 21 %. 2 rows say it: change all of them.');
  const [alone] = found({ chargers: sheet({ ...FIRST, vat: '0.21' }, { ...SECOND, vat: '' }) });
  expect(alone).toMatchObject({ replacement: '21', hint: 'Write 21. It means 21 %.' });
});

test.each([
  ['2.3', 'AC_1_PHASE', 10],
  ['3.6', 'AC_1_PHASE', 16],
  ['4.6', 'AC_1_PHASE', 20],
  ['7.4', 'AC_1_PHASE', 32],
  ['11', 'AC_3_PHASE', 16],
  ['22.08', 'AC_3_PHASE', 32],
  ['43', 'AC_3_PHASE', 63],
])('%s kW are %s with 230 V and %d A', async (power_kw, power_type, max_amperage) => {
  const { locations } = await render(sourcesOf({ chargers: sheet({ ...FIRST, power_kw }) }));
  const plug = locations[0]?.evses?.[0];
  expect(plug && onlyConnector(plug)).toMatchObject({
    ...{ power_type, max_amperage, max_voltage: 230 },
    max_electric_power: Math.round(Number(power_kw) * 1000),
  });
});

describe('what a hotel says of its site', () => {
  const HOTEL: Cells = { help_phone: '+31 20 123 4567', services: 'STAFFED', roofed: 'true', catering: 'yes' };

  test('is in one row of the site, in words or values', () => {
    const files = sourcesOf({ chargers: sheet({ ...FIRST, ...HOTEL }, { ...SECOND, toilets: 'ja' }) });
    const { contents } = readTables(files.tables, SETTINGS);
    expect(contents.locations.rows.map(({ values }) => values)).toMatchObject([
      { help_phone: '+31 20 123 4567', services: ['STAFFED'], roofed: true, catering: true, toilets: true },
    ]);
  });

  test.each<[string, Cells, Cells, string[]]>([
    ['two help lines', HOTEL, { help_phone: '+31 20 765 4321' }, ['rows-disagree 3 help_phone']],
    ['two words of the same', HOTEL, { roofed: 'ja', catering: 'TRUE' }, []],
    ['a number at home', { help_phone: '020 123 4567' }, {}, ['not-a-phone-number 2 help_phone']],
    ['both', { services: 'STAFFED|UNATTENDED' }, {}, ['staffed-and-unattended 2 services']],
    ['nobody', { services: 'none' }, {}, []],
    ['no answer', { toilets: 'perhaps' }, {}, ['not-a-boolean 2 toilets']],
  ])('%s', (_, first, second, expected) => {
    expect(
      named([
        { ...FIRST, ...first },
        { ...SECOND, ...second },
      ]),
    ).toEqual(expected);
  });
});

test('a price for drivers without a contract has a type', async () => {
  const { tariffs } = await render(sourcesOf({ chargers: sheet({ ...FIRST, tariff_type: 'AD_HOC_PAYMENT' }, SECOND) }));
  expect(tariffs).toMatchObject([{ id: 'STANDARD', type: 'AD_HOC_PAYMENT' }]);
});

test('photos are those of their site: each once, in the order of the rows', async () => {
  const header = 'location_id,name,address,city,latitude,longitude,evse_uid,standard,format,power_kw,Foto';
  const site = (id: string) => `${id},Market,Market Square 1,Amsterdam,52.373169,4.893379`;
  const rows = (...photos: readonly string[]) =>
    csv(header, ...photos.map((photo, i) => `${site('L-1')},E-${i},IEC_62196_T2,SOCKET,22,${photo}`));
  const urls = ['https://example.org/B.jpg', '', 'https://example.org/b.jpg', 'https://example.org/B.jpg'];
  const { locations } = await render(sourcesOf({ chargers: rows(...urls) }));
  expect(locations.map(({ images }) => images)).toEqual([
    [urls[0], urls[2]].map((url) => ({ url, category: 'LOCATION', type: 'jpeg' })),
  ]);
});

test('names of columns as people write them are understood', () => {
  const names = 'location_id,Straße,Ort,lat,lng,WC,Hotline,evse_uid,Stecker,format,Leistung (kW)';
  const findings = found({ chargers: csv(names, 'L-1,Markt 1,Amsterdam,52.373169,4.893379,ja,,E-1,Type 2,socket,22') });
  expect(findings).toEqual([]);
});

test.each([
  ['no names', ['', '', '']],
  ['names of every object', ['__proto__', 'constructor', 'toString']],
  ['names of other tables', ['uid', 'id', 'max_electric_power']],
  ['names twice', ['location_id', 'location_id', 'evse_uid']],
])('a header with %s is findings, and no crash', (_, names) => {
  const { findings } = validate(sourcesOf({ chargers: csv(names.join(','), 'a,b,c') }), {
    companions: COMPANIONS,
    now: NOW,
  });
  expect(findings).not.toEqual([]);
  expect(new Set(findings.map(({ file }) => file))).toEqual(new Set(['data/chargers.csv']));
});

describe('the German sheet', () => {
  const published = async (name: string) => snapshotOf(await readDataFiles(`${SHEETS}/${name}/data`));

  test('is a network of 12 chargers', async () => {
    const { locations, tariffs } = await render(await readDataFiles(`${SHEETS}/german/data`));
    expect(locations.map(({ city }) => city).sort()).toEqual(
      ['Augsburg', 'Bonn', 'Dresden', 'München', 'München', 'Rüdesheim am Rhein'].sort(),
    );
    expect(locations.flatMap(({ evses = [] }) => evses)).toHaveLength(12);
    expect(tariffs.map(({ id }) => id).sort()).toEqual(['AC', 'DC', 'GAST', 'WEIN']);
  });

  test.each(['excel', 'libreoffice', 'quoted'])(
    'saved as %s, its rows in another order, publishes the same bytes',
    async (name) => {
      expect(await published(name)).toEqual(await published('german'));
    },
  );
});

test('after a uid that is used twice, no site is said to have no EVSE', () => {
  const both = checkFor('duplicate-key location-without-evses');
  const evses = csv('uid,location_id', 'E-1,L-1', 'E-1,L-2');
  const { location_id: _, ...place } = OTHER_SITE;
  const locations = csv(
    'id,name,address,city,latitude,longitude',
    ...[SITE, { location_id: 'L-2', ...place }].map((cells) => Object.values(cells).join(',')),
  );
  const chargers = sheet(FIRST, { ...SECOND, ...OTHER_SITE, evse_uid: 'E-1' });
  for (const tables of [{ chargers }, { locations, evses }])
    expect(both(sourcesOf(tables)).findings.map(({ code }) => code)).toEqual(['duplicate-key']);
});

test('voltage and current of plugs for direct current are asked for with what else the header lacks', () => {
  const columns = (plug: string, header = 'evse_uid,standard,power_kw') =>
    found({ chargers: csv(header, `E-1,${plug},50`) }).flatMap(({ mend }) =>
      mend && 'addColumns' in mend ? mend.addColumns : [],
    );
  expect(columns('CCS')).toEqual(['location_id', 'max_voltage', 'max_amperage']);
  expect(columns('Type 2')).toEqual(['location_id']);
});

test('what is found names a column as the header does', () => {
  const header =
    'Standort-ID;Name;Adresse;Ort;Breitengrad;Längengrad;Ladepunkt;Stecker;Leistung kW;Spannung V;Stromstärke A;Preis pro kWh';
  const row = (uid: string, plug: string, price: string) =>
    `H1;Hotel;Markt 1;Amsterdam;52,373169;4,893379;${uid};${plug};${price}`;
  const rows = [
    row('LP1', 'Typ 2;22;230;32', '0,49'),
    row('LP2', 'CCS;50;;125', '0,59'),
    row('LP2', 'CCS;50;500;125', '0,49'),
  ];
  const bytes = Buffer.from([header, ...rows, ''].join('\n'));
  const { findings } = check({ ...sourcesOf({}), tables: [{ path: 'data/chargers.csv', bytes }] });
  const said = findings.map(({ code, field, message }) => `${code} ${field}: ${message}`);
  expect(said).toEqual(
    expect.arrayContaining([
      expect.stringContaining('missing-value max_voltage: Spannung V: The cell is empty.'),
      expect.stringContaining('rows-disagree price_per_kwh: Preis pro kWh is "0,59" here'),
      expect.stringContaining(
        'duplicate-key evse_uid, connector_id: Ladepunkt "LP2", connector_id "1" is already used',
      ),
    ]),
  );
});
