/** A static file becomes locations, EVSEs and connectors, and what is lost is told at its line and column. */

import { describe, expect, test } from 'vitest';
import { importIrve } from '../../../../packages/import/irve/import.ts';
import { type Cells, csvOf, staticRow } from '../../../support/irve-rows.ts';
import { document, importRows, SURROUNDINGS, special, specialInTables, table, told } from './support.ts';

const one = (cells: Cells) => importRows([staticRow(cells)]);

test('a complete row', () => {
  const imported = importRows([staticRow()]);
  expect(imported.ofTables).toEqual([]);
  expect(special(imported)).toEqual([]);
  expect(JSON.parse(imported.files.get('network.json') ?? '')).toEqual({
    versions: ['2.2'],
    country_code: 'FR',
    party_id: 'ABC',
    country: 'FRA',
    time_zone: 'Europe/Paris',
    operator: { name: 'Bornes du Rhône' },
    language: 'fr',
  });
  expect(table(imported, 'locations')).toEqual([
    {
      id: 'FRABCP0001',
      name: 'Place Bellecour',
      address: '12 Place Bellecour',
      city: 'Lyon',
      postal_code: '69002',
      latitude: '45.757',
      longitude: '4.832',
      opening_times: '24/7',
      parking_type: 'ON_STREET',
      suboperator: 'reseau-rhone',
      owner: 'ville-de-lyon',
    },
  ]);
  expect(table(imported, 'evses')).toEqual([
    { uid: 'FRABCE00011', location_id: 'FRABCP0001', evse_id: 'FRABCE00011', last_updated: '2025-07-17T00:00:00Z' },
  ]);
  expect(table(imported, 'connectors')).toEqual([
    {
      evse_uid: 'FRABCE00011',
      id: 'T2',
      standard: 'IEC_62196_T2',
      format: 'SOCKET',
      power_type: 'AC_3_PHASE',
      max_voltage: '230',
      max_amperage: '32',
      max_electric_power: '22000',
    },
  ]);
});

test('what is assumed of every plug is told once', () => {
  const imported = importRows([staticRow(), staticRow({ id_pdc_itinerance: 'FRABCE00012' })]);
  expect(imported.findings.filter(({ message }) => message.startsWith('IRVE has no voltage'))).toHaveLength(1);
});

const PLUG_ROWS: readonly (readonly [what: string, cells: Cells, connectors: readonly string[]])[] = [
  ['7 kW', { puissance_nominale: '7' }, ['T2 SOCKET AC_1_PHASE 230 32 7000']],
  ['a cable', { cable_t2_attache: 'true' }, ['T2 CABLE AC_3_PHASE 230 32 22000']],
  ['43 kW, which only a cable carries', { puissance_nominale: '43' }, ['T2 CABLE AC_3_PHASE 230 63 43000']],
  ['two plugs', { prise_type_ef: 'TRUE' }, ['EF SOCKET AC_1_PHASE 230 16 3680', 'T2 SOCKET AC_3_PHASE 230 32 22000']],
  [
    'fast plugs',
    { prise_type_2: '0', prise_type_combo_ccs: 'oui', prise_type_chademo: '1', puissance_nominale: '50,0' },
    ['CCS CABLE DC 500 125 50000', 'CHADEMO CABLE DC 500 125 50000'],
  ],
  [
    'very fast plugs',
    { prise_type_2: 'False', prise_type_combo_ccs: 'True', puissance_nominale: '300.0' },
    ['CCS CABLE DC 1000 500 300000'],
  ],
  ['W for kW', { puissance_nominale: '7400' }, ['T2 SOCKET AC_1_PHASE 230 32 7400']],
  ['a unit', { puissance_nominale: '22 kW' }, ['T2 SOCKET AC_3_PHASE 230 32 22000']],
  ['no power', { puissance_nominale: '0' }, ['T2 SOCKET AC_1_PHASE 230 16 ']],
  [
    'another plug of 3.0.0',
    { prise_type_2: 'false', prise_type_autre: '["IEC_62196_T1"]', puissance_nominale: '7.4' },
    ['IEC_62196_T1 CABLE AC_1_PHASE 230 32 7400'],
  ],
  ['no plug, but a cable', { prise_type_2: 'false', cable_t2_attache: 'true' }, ['T2 CABLE AC_3_PHASE 230 32 22000']],
  ['no plug, but 150 kW', { prise_type_2: 'false', puissance_nominale: '150' }, ['CCS CABLE DC 1000 375 150000']],
];

test.each(PLUG_ROWS)('plugs: %s', (_, cells, expected) => {
  const imported = one(cells);
  expect(specialInTables(imported)).toEqual([]);
  const rows = table(imported, 'connectors').map(
    ({ id, format, power_type, max_voltage, max_amperage, max_electric_power = '' }) =>
      [id, format, power_type, max_voltage, max_amperage, max_electric_power].join(' '),
  );
  expect(rows).toEqual(expected);
});

test.each(['Mo-Su 00:00-00:01', '00:00-00:01', 'Su 23:59-00:01'])('%s are no hours', (horaires) => {
  const imported = one({ horaires });
  expect(table(imported, 'locations')[0]?.opening_times ?? '').toBe('');
  expect(told(imported)).toEqual([
    expect.stringMatching(/^left-out 2:\d+ horaires has an opening of [12] minutes?, at /),
  ]);
});

describe('addresses and places', () => {
  test.each([
    ['1 avenue de la Paix 75001 Paris', '1 avenue de la Paix', '75001', 'Paris'],
    ['32 Rue du Saut le Cerf, 88000 Jeuxey, France', '32 Rue du Saut le Cerf', '88000', 'Jeuxey'],
    ['Rue de la Gare, 44570 Trignac 44570 Trignac', 'Rue de la Gare', '44570', 'Trignac'],
    ["A43 - AIRE, 38080 L'ISLE D'ABEAU", 'A43 - AIRE', '38080', "L'ISLE D'ABEAU"],
    ['12 rue X, 75012 Paris 12e Arrondissement', '12 rue X', '75012', 'Paris 12e Arrondissement'],
    ['8 rue Y, 51100 Reims Cedex 2', '8 rue Y', '51100', 'Reims'],
    ['Chemin vert, Achères, France', 'Chemin vert', undefined, 'Achères'],
    ['X364+5R Achères, France', 'X364+5R Achères', undefined, 'Achères'],
  ])('%s', (adresse_station, address, postal_code, city) => {
    const imported = one({ adresse_station });
    expect(special(imported)).toEqual([]);
    expect(table(imported, 'locations')[0]).toMatchObject({ address, city, ...(postal_code ? { postal_code } : {}) });
  });

  const ROAD = '69382'; // Lyon

  test.each([
    ['12, Rte de Lyon, 69002', '12, Rte de Lyon', 'Lyon'],
    ['Carrefour Market, Rte de Grenoble 69002', 'Carrefour Market, Rte de Grenoble', 'Lyon'],
    ['Carrefour Market, 69002 Rte de Grenoble', 'Carrefour Market, Rte de Grenoble', 'Lyon'],
    ['Carrefour Market, Rte de Grenoble, France', 'Carrefour Market, Rte de Grenoble', 'Lyon'],
    ['Carrefour Market, Les Carreaux 69002', 'Carrefour Market, Les Carreaux', 'Lyon'],
    ['1 rue de la Gare, 69002 Auvergne-Rhône-Alpes', '1 rue de la Gare', 'Lyon'],
  ])('a street, a quarter or a region is no city, but the code knows it: %s', (adresse_station, address, city) => {
    const imported = one({ adresse_station, code_insee_commune: ROAD });
    expect(table(imported, 'locations')).toMatchObject([{ address, city }]);
    expect(told(imported)).toEqual([expect.stringContaining('assumed 2:78 The address has no city')]);
  });

  test.each(['69002 Rte de Grenoble', 'Carrefour, Av. Foch, 69002', 'Carrefour, zone des Étangs, France'])(
    'a street is no city either where nobody knows the city: %s',
    (adresse_station) => {
      expect(table(one({ adresse_station }), 'locations')).toMatchObject([{ city: '' }]);
      expect(table(one({ adresse_station, code_insee_commune: '99999' }), 'locations')).toMatchObject([{ city: '' }]);
    },
  );

  test.each([
    ['1 rue de la Gare, 38000 Grenoble', '69382', 'Grenoble'], // The code is that of the operator.
    ['1 rue de la Gare, 38000 GRENOBLE Cedex 9', '38185', 'GRENOBLE'],
    ['1 rue de la Gare, 01300 Arboys', '01999', 'Arboys'], // Its name begins so.
    ['1 rue de la Gare, 01300 ARBOYS EN BUGEY', '01340', 'ARBOYS EN BUGEY'],
    ['1 rue de la Gare, 69002 Lyon 2e Arrondissement', '69382', 'Lyon 2e Arrondissement'],
    ['1 rue de la Gare, 42000 St-Etienne', '42218', 'St-Etienne'],
    ['1 rue de la Gare, 80120 Rue', '80688', 'Rue'],
    ['1 rue de la Gare, 88000 Jeuxey', '', 'Jeuxey'],
    ['1 rue de la Gare, 98000 Monaco', '', 'Monaco'],
  ])('what the address calls the city stays if a commune is called so: %s', (adresse_station, code, city) => {
    const imported = one({ adresse_station, code_insee_commune: code });
    expect(table(imported, 'locations')).toMatchObject([{ address: '1 rue de la Gare', city }]);
    expect(special(imported)).toEqual([]);
  });

  test('without a city, the name of the commune is written', () => {
    const imported = one({ code_insee_commune: '38185', adresse_station: 'Quai Perrière' });
    expect(table(imported, 'locations')).toMatchObject([{ address: 'Quai Perrière', city: 'Grenoble' }]);
    expect(told(imported)).toEqual([
      'assumed 2:78 The address has no city that is a commune there, so the name of its commune (code_insee_commune) was written.',
    ]);
  });

  test('a spreadsheet has dropped the zero of the code', () => {
    const imported = one({ code_insee_commune: '1340', adresse_station: 'Le Bourg' });
    expect(table(imported, 'locations')).toMatchObject([{ city: 'Arboys en Bugey' }]);
  });

  test.each([
    ['no code', { code_insee_commune: '' }],
    ['a code that no commune has', { code_insee_commune: '99999' }],
    ['a postal code of another department', { code_insee_commune: '38185', code_postal: '69002' }],
    ['the postal code in place of the code', { code_insee_commune: '38185', code_postal: '38185' }],
  ])('without a city and with %s, the city is for a person to fill in', (_, cells) => {
    const imported = importRows([
      // No city is borrowed from a neighbour.
      staticRow({ ...cells, id_station_itinerance: 'FRABCP2', id_pdc_itinerance: 'FRABCE2' }),
      staticRow({ ...cells, adresse_station: 'Quai Fulchiron' }),
    ]);
    expect(table(imported, 'locations').map(({ city }) => city)).toEqual(['Lyon', '']);
    expect(imported.findings).toContainEqual(
      expect.objectContaining({
        code: 'to-fill-in',
        line: 3,
        message: 'city is missing. So the cell stays empty.',
        hint: 'Fill in city of "FRABCP0001" in locations.csv.',
      }),
    );
  });

  test.each([
    ['97400', '[55.448123, -20.878812]', 'Indian/Reunion'],
    ['97200', '[-61.058712, 14.610311]', 'America/Martinique'],
    ['75001', '[2.341234, 48.861234]', 'Europe/Paris'],
  ])('the time zone of %s', (code, coordonneesXY, zone) => {
    const imported = one({ adresse_station: `1 rue Z, ${code} Ville`, coordonneesXY });
    expect(specialInTables(imported)).toEqual([]);
    expect(JSON.parse(imported.files.get('network.json') ?? '')).toMatchObject({ country: 'FRA', time_zone: zone });
  });

  test.each([
    ['[ 4.832 , 45.757 ]'],
    ['4.832, 45.757'],
    ['4,832;45,757'],
    ['[4,832, 45,757]'],
    ['[4. 832, 45.757]'],
    ['POINT(4.832 45.757)'],
  ])('coordinates written %s', (coordonneesXY) => {
    const imported = one({ coordonneesXY });
    expect(special(imported)).toEqual([]);
    expect(table(imported, 'locations')[0]).toMatchObject({ longitude: '4.832', latitude: '45.757' });
  });

  test('exchanged coordinates are put right, and told', () => {
    const imported = one({ coordonneesXY: '[45.757, 4.832]' });
    expect(table(imported, 'locations')[0]).toMatchObject({ longitude: '4.832', latitude: '45.757' });
    expect(told(imported)).toEqual([
      expect.stringMatching(/^assumed 2:\d+ The latitude stands before the longitude, so the two were exchanged\.$/),
    ]);
  });

  test('a point of its own keeps its coordinates', () => {
    const imported = importRows([
      staticRow(),
      staticRow({ id_pdc_itinerance: 'FRABCE00012', coordonneesXY: '[4.833, 45.757]' }),
    ]);
    expect(table(imported, 'evses').map(({ longitude, latitude }) => [longitude, latitude])).toEqual([
      ['', ''],
      ['4.833', '45.757'],
    ]);
  });
});

describe('what parking and payment mean', () => {
  test.each<[Cells, Cells, Cells]>([
    [{ implantation_station: 'Parking public' }, {}, {}],
    [
      { implantation_station: 'Parking privé réservé à la clientèle' },
      { parking_type: 'PARKING_LOT' },
      { parking_restrictions: 'CUSTOMERS' },
    ],
    [{ accessibilite_pmr: 'Réservé PMR' }, {}, { parking_restrictions: 'DISABLED' }],
    [{ station_deux_roues: 'true', puissance_nominale: '3' }, {}, { parking_restrictions: 'MOTORCYCLES' }],
    [{ reservation: 'VRAI' }, {}, { capabilities: 'RESERVABLE' }],
    [{ paiement_cb: 'true' }, {}, { capabilities: 'CREDIT_CARD_PAYABLE|DEBIT_CARD_PAYABLE' }],
  ])('%j', (cells, location, evse) => {
    const imported = one(cells);
    expect(special(imported)).toEqual([]);
    expect(table(imported, 'locations')[0]).toMatchObject(location);
    expect(table(imported, 'evses')[0]).toMatchObject(evse);
  });

  test('a fast charger is not for two-wheelers only', () => {
    const imported = one({ station_deux_roues: 'true' });
    expect(table(imported, 'evses')[0]).not.toHaveProperty('parking_restrictions');
    expect(special(imported).map(({ code }) => code)).toEqual(['left-out']);
  });

  test('free of charge is a tariff with the price 0', () => {
    const imported = one({ gratuit: 'true' });
    expect(specialInTables(imported)).toEqual([]);
    expect(table(imported, 'tariffs')).toEqual([{ id: 'FRABCTGRATUIT', price_per_session: '0', vat: '20' }]);
    expect(table(imported, 'connectors')[0]).toMatchObject({ tariff_ids: 'FRABCTGRATUIT' });
  });
});

describe('ids', () => {
  test('separators are left out, and the party is in the id', () => {
    const imported = one({ id_station_itinerance: 'FR*X1Y*P12', id_pdc_itinerance: 'fr*x1y*e12*1' });
    expect(table(imported, 'evses')[0]).toMatchObject({ uid: 'FRX1YE121', evse_id: 'FRX1YE121' });
    expect(JSON.parse(imported.files.get('network.json') ?? '')).toMatchObject({ country_code: 'FR', party_id: 'X1Y' });
  });

  test('each station has the party of its own ids', () => {
    const imported = importRows([
      staticRow(),
      staticRow({ id_pdc_itinerance: 'FRABCE00012' }),
      staticRow({ id_station_itinerance: 'FRXYZP1', id_pdc_itinerance: 'FRXYZE1' }),
      staticRow({ id_station_itinerance: 'FRXYZP2', id_pdc_itinerance: 'FRXYZE2' }),
      staticRow({ id_station_itinerance: 'FRABCP2', id_pdc_itinerance: 'FRABCE2' }),
      staticRow({ id_station_itinerance: 'FRABCP3', id_pdc_itinerance: 'FRABCE3' }),
    ]);
    expect(table(imported, 'locations').map(({ party_id }) => party_id)).toEqual(['', 'XYZ', 'XYZ', '', '']);
  });

  test('points that are not registered have their own id, and the party of their operator', () => {
    const imported = importRows([
      staticRow(),
      staticRow({
        id_station_itinerance: 'Non concerné',
        id_station_local: 'mairie',
        id_pdc_itinerance: 'Non concerné',
        id_pdc_local: 'b1',
      }),
      staticRow({
        id_station_itinerance: 'Non concerné',
        id_station_local: 'mairie',
        id_pdc_itinerance: 'Non concerné',
      }),
      staticRow({ id_station_itinerance: '', id_pdc_itinerance: '', id_pdc_local: 'b1', nom_station: 'Gare' }),
    ]);
    expect(table(imported, 'evses').map(({ uid, evse_id }) => [uid, evse_id])).toEqual([
      ['FRABCE00011', 'FRABCE00011'],
      ['b1', ''],
      ['mairie-P', ''],
      ['b1-2', ''],
    ]);
    expect(table(imported, 'locations').map(({ id = '' }) => id.slice(0, 2))).toEqual(['FR', 'ma', 'S-']);
    expect(imported.findings.map(({ code }) => code)).not.toContain('object-left-out');
  });

  test('no registered id at all: network.json lacks the publisher, and the finding says so', () => {
    const imported = one({
      id_station_itinerance: 'Non concerné',
      id_pdc_itinerance: 'Non concerné',
      id_pdc_local: 'b1',
    });
    expect(special(imported).map(({ code }) => code)).toEqual(['unknown-publisher']);
    expect(imported.files.get('network.json')).not.toContain('party_id');
  });
});

describe('several rows of one point or station', () => {
  const older = staticRow({ date_maj: '2024-01-01', nom_station: 'Ancien' });

  test.each([
    ['the newest counts', [older, staticRow()], 2],
    ['in any order', [staticRow(), older], 3],
    ['but not if it has no plug', [older, staticRow({ prise_type_2: 'false', puissance_nominale: '3' })], 3],
    ['nor if it has no coordinates', [older, staticRow({ coordonneesXY: '' })], 3],
    ['of equal ones the first', [older, older], 3],
  ])('%s', (_, rows, lost) => {
    const imported = importRows(rows);
    const [location] = table(imported, 'locations');
    expect(location?.name).toBe(rows[lost === 2 ? 1 : 0]?.nom_station);
    expect(told(imported)).toEqual([
      expect.stringMatching(new RegExp(`^repeated-point ${lost}:\\d+ The charging point is in another row too`)),
    ]);
  });

  test('what rows of a station say differently is told at the row that does not count', () => {
    const imported = importRows([older, staticRow({ id_pdc_itinerance: 'FRABCE00012' })]);
    expect(table(imported, 'locations')).toHaveLength(1);
    expect(table(imported, 'locations')[0]?.name).toBe('Place Bellecour');
    expect(told(imported)).toEqual([
      'contradicting-rows 2:55 Rows of one station have a different nom_station, so that of the newest row was taken.',
    ]);
  });
});

describe('points that are lost are told', () => {
  test('without a plug, without coordinates: together by cause, at their lines', () => {
    const imported = importRows([
      staticRow(),
      staticRow({ id_pdc_itinerance: 'FRABCE00012', prise_type_2: 'false' }),
      staticRow({ id_pdc_itinerance: 'FRABCE00013', prise_type_2: 'non', prise_type_autre: 'true' }),
      staticRow({ id_station_itinerance: 'FRABCP4', id_pdc_itinerance: 'FRABCE4', coordonneesXY: '[0.0,0.0]' }),
      staticRow({ id_station_itinerance: 'FRABCP5', id_pdc_itinerance: 'FRABCE5', prise_type_2: 'false' }),
    ]);
    expect(table(imported, 'evses').map(({ uid }) => uid)).toEqual(['FRABCE00011']);
    expect(table(imported, 'locations')).toHaveLength(1);
    expect(
      special(imported).map(({ code, line, message, related = [] }) => [
        code,
        line,
        message,
        related.map((one) => one.line),
      ]),
    ).toEqual([
      [
        'object-left-out',
        3,
        'The row names no plug that OCPI has a name for. So the charging point was left out. (Also in 2 more places.)',
        [4, 6],
      ],
      ['object-left-out', 5, 'coordonneesXY cannot be read. So the charging point was left out.', []],
    ]);
  });

  test('with a location that the check refuses', () => {
    const local = {
      id_station_itinerance: 'Non concerné',
      id_station_local: 'gare d’été',
      id_pdc_itinerance: 'FRABCE2',
    };
    const imported = importRows([staticRow(), staticRow(local)]);
    expect(table(imported, 'evses').map(({ uid }) => uid)).toEqual(['FRABCE00011']);
    expect(told(imported).filter((line) => line.startsWith('object'))).toEqual([
      expect.stringMatching(/^object-left-out 3:\d+ .* So the location was left out\.$/),
    ]);
  });

  test('but not without an address and a city, which a person can fill in', () => {
    const nowhere = {
      id_station_itinerance: 'FRABCP2',
      id_pdc_itinerance: 'FRABCE2',
      adresse_station: '',
      nom_station: '',
    };
    const imported = importRows([staticRow(), staticRow(nowhere)]);
    expect(table(imported, 'evses').map(({ uid }) => uid)).toEqual(['FRABCE00011', 'FRABCE2']);
    expect(imported.cellsToFillIn).toBe(2);
    expect(special(imported).map(({ code, line }) => [code, line])).toContainEqual(['to-fill-in', 3]);
  });

  test('unless what is incomplete is left out, with its id', () => {
    const nowhere = {
      id_station_itinerance: 'FRABCP2',
      id_pdc_itinerance: 'FRABCE2',
      adresse_station: '',
      nom_station: '',
      code_insee_commune: '38185',
    };
    const points = document('static.csv', csvOf([staticRow(), staticRow(nowhere)]));
    const imported = importIrve(points, { ...SURROUNDINGS, incomplete: {} });
    expect(table(imported, 'evses').map(({ uid }) => uid)).toEqual(['FRABCE00011']);
    expect(imported.cellsToFillIn).toBe(0);
    expect(told(imported).filter((line) => line.startsWith('object'))).toEqual([
      expect.stringMatching(/^object-left-out 3:\d+ \w+ is missing\. So the location "FRABCP2" was left out\.$/),
    ]);
  });

  test('nothing is written if all are lost', () => {
    const imported = one({ coordonneesXY: 'Lyon' });
    expect(imported.files.size).toBe(0);
    expect(
      special(imported)
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['nothing-imported', 'object-left-out']);
  });
});

describe('opening hours', () => {
  test.each([
    ['Mo-Fr 08:00-12:00,Mo-Fr 14:00-18:00,Th 08:00-18:00', 'Mo-We,Fr 08:00-12:00,14:00-18:00; Th 08:00-18:00'],
    ['Sa 08:00-19:00, Fr 08:00-19:00', 'Fr-Sa 08:00-19:00'],
    ['24h/24', '24/7'],
    ['7j/7 24h/24', '24/7'],
    ['24/7', '24/7'],
  ])('%s', (horaires, opening_times) => {
    expect(table(one({ horaires }), 'locations')[0]).toMatchObject({ opening_times });
  });

  test('that cannot be read are left out and told', () => {
    const imported = one({ horaires: 'heures du magasin' });
    expect(table(imported, 'locations')[0]).not.toHaveProperty('opening_times');
    expect(special(imported).map(({ code, field }) => [code, field])).toEqual([['left-out', 'horaires']]);
  });
});

test.each<[keyof ReturnType<typeof staticRow>, string, string]>([
  ['prise_type_chademo', 'peut-être', 'left-out'],
  ['implantation_station', 'Trottoir', 'left-out'],
  ['tarification', '0,40 € / kWh pour les abonnés', 'left-out'],
  ['accessibilite_pmr', 'Non accessible', 'not-carried'],
])('%s "%s" is told', (field, text, code) => {
  const imported = one({ [field]: text });
  expect(special(imported).map((found) => [found.code, found.field, found.line])).toEqual([[code, field, 2]]);
});

describe('dates', () => {
  test.each([
    ['17/07/2025', '2025-07-17T00:00:00Z'],
    ['2025-07-17T08:00:00Z', '2025-07-17T00:00:00Z'],
  ])('%s', (date_maj, last_updated) => {
    expect(table(one({ date_maj }), 'evses')[0]).toMatchObject({ last_updated });
  });

  test.each(['2062-01-01', '2025-02-30', 'hier'])('%s is left out', (date_maj) => {
    const imported = one({ date_maj });
    expect(table(imported, 'evses')[0]).not.toHaveProperty('last_updated');
    expect(special(imported).map(({ code, field }) => [code, field])).toEqual([['left-out', 'date_maj']]);
  });
});

describe('files of all kinds', () => {
  const plain = csvOf([staticRow()]);
  const read = (text: string | Uint8Array) => importIrve(document('static.csv', text), SURROUNDINGS);

  test.each([
    [
      'semicolons',
      csvOf([staticRow()])
        .replaceAll(',', ';')
        .replace('"[4.832; 45.757]"', '"[4.832, 45.757]"')
        .replace('"12 Place Bellecour; 69002 Lyon"', '"12 Place Bellecour, 69002 Lyon"'),
    ],
    ['a byte order mark and CRLF', `\uFEFF${plain.replaceAll('\n', '\r\n')}`],
    ['sep=, above the header', `sep=,\n${plain}`],
    ['other letter case', plain.replace('nom_station', 'NOM_Station')],
  ])('%s', (_, text) => {
    const imported = read(text);
    expect(table(imported, 'evses').map(({ uid }) => uid)).toEqual(['FRABCE00011']);
    expect(table(imported, 'locations')[0]).toMatchObject({ city: 'Lyon', name: 'Place Bellecour' });
  });

  test('Latin-1 is read, with the warning that every table has', () => {
    const { files, findings } = read(Buffer.from(plain, 'latin1'));
    expect(files.size).toBeGreaterThan(0);
    expect(findings.filter(({ code }) => code === 'code-page')).toMatchObject([{ severity: 'warning', line: 2 }]);
  });

  test('missing columns are named, and nothing is imported', () => {
    const { coordonneesXY: _, id_pdc_itinerance: __, ...rest } = staticRow();
    const { files, findings } = read(csvOf([rest]));
    expect(files.size).toBe(0);
    expect(findings.map(({ code, field }) => [code, field])).toEqual([
      ['missing-column', 'coordonneesXY'],
      ['missing-column', 'id_pdc_itinerance'],
    ]);
  });

  test('columns that the schema or OCPI does not have are told once', () => {
    const imported = importRows([
      staticRow({ num_pdl: '500', mes_notes: 'x', vide: '' }),
      staticRow({ num_pdl: '501', id_pdc_itinerance: 'FRABCE00012' }),
    ]);
    expect(told(imported)).toEqual([
      expect.stringMatching(
        /^not-carried 1:\d+ The tables have no place for these columns, so they were not imported: num_pdl, mes_notes\.$/,
      ),
    ]);
  });

  test('the names of other editions are understood, and told', () => {
    const { nbre_pdc, puissance_nominale, coordonneesXY, date_maj, ...same } = staticRow({ nbre_pdc: '1' });
    const imported = importRows([
      {
        ...same,
        nb_pdc: nbre_pdc ?? '',
        puissance_nominale_kw: puissance_nominale ?? '',
        consolidated_longitude: '4,832',
        consolidated_latitude: '45,757',
        horodatage_maj: date_maj ?? '',
      },
    ]);
    expect(imported.files).toEqual(importRows([staticRow()]).files);
    expect(special(imported).map(({ code, line }) => [code, line])).toEqual([['renamed', 1]]);
  });

  test('a row with too few cells is left out, and named', () => {
    const imported = read(`${plain}FRABCE9,only\n`);
    expect(table(imported, 'evses')).toHaveLength(1);
    expect(special(imported).map(({ code, line, severity }) => [code, line, severity])).toEqual([
      ['object-left-out', 3, 'warning'],
    ]);
  });

  test('text of any kind stays text', () => {
    const nom_station = '=HYPERLINK("http://x","y"); "Gare", l\'été\u2028 ';
    const imported = one({ nom_station });
    expect(specialInTables(imported)).toEqual([]);
    expect(imported.files.get('locations.csv')).toContain(`"'=HYPERLINK(""http://x"",""y""); ""Gare"", l'été"`);
  });
});

test('a station keeps the coordinates of the rows in which they can be read', () => {
  const imported = importRows([
    staticRow({ coordonneesXY: '[200,100]' }),
    staticRow({ id_pdc_itinerance: 'FRABCE00012', date_maj: '2020-01-01' }),
  ]);
  expect(table(imported, 'evses')).toHaveLength(2);
  expect(special(imported).map(({ code, line, field }) => [code, line, field])).toEqual([
    ['left-out', 2, 'coordonneesXY'],
  ]);
});
