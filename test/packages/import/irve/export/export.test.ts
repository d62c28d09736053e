import { describe, expect, test } from 'vitest';
import { IRVE_EXPORTS } from '../../../../../packages/import/irve-export/finding-codes.ts';
import { DEMO, FINDINGS, fixturesWith, testFixtures, VALID } from '../../../../support/fixtures.ts';
import { DYNAMIC_RULES, STATIC_RULES, schemaMistakes } from '../../../../support/irve-rows.ts';
import { exportDirectory, exportTexts, rowsOf } from './support.ts';

const SETTINGS = {
  country_code: 'FR',
  party_id: 'ABC',
  operator: { name: 'Bornes du Rhône' },
  country: 'FRA',
  time_zone: 'Europe/Paris',
  currency: 'EUR',
};

/** A network of one plug, some tables replaced. */
function network(tables: { readonly [name: string]: string } = {}) {
  return exportTexts(
    new Map(
      Object.entries({
        'network.json': JSON.stringify(SETTINGS),
        'locations.csv':
          'id,name,address,city,postal_code,latitude,longitude,opening_times,parking_type\nFRABCP1,Gare,1 rue X,Lyon,69002,45.757,4.832,Mo-Fr 08:00-20:00,PARKING_GARAGE\n',
        'evses.csv':
          'uid,location_id,evse_id,capabilities,status,last_updated\nE1,FRABCP1,FR*ABC*E1,RESERVABLE|PED_TERMINAL,CHARGING,2025-12-31T12:00:00.500Z\n',
        'connectors.csv':
          'evse_uid,standard,format,power_type,max_voltage,max_amperage,max_electric_power,tariff_ids\nE1,IEC_62196_T2_COMBO,CABLE,DC,920,500,300000,T-1\n',
        'tariffs.csv': 'id,price_per_kwh,vat,prices_include_vat,type\nT-1,0.50,20,no,AD_HOC_PAYMENT\n',
        ...tables,
      }),
    ),
  );
}

test('the help line, other means of payment and places for people with disabilities', () => {
  const exported = network({
    'locations.csv':
      'id,name,address,city,postal_code,latitude,longitude,opening_times,help_phone\nFRABCP1,Gare,1 rue X,Lyon,69002,45.757,4.832,24/7,+33 4 72 00 00 00\n',
    'evses.csv':
      'uid,location_id,evse_id,capabilities,payment_means,parking\nE1,FRABCP1,FR*ABC*E1,PED_TERMINAL,APP,p1\nE2,FRABCP1,FR*ABC*E2,PED_TERMINAL,NONE,\n',
    'connectors.csv':
      'evse_uid,standard,format,power_type,max_voltage,max_amperage,max_electric_power,tariff_ids\nE1,IEC_62196_T2_COMBO,CABLE,DC,920,500,300000,T-1\nE2,IEC_62196_T2_COMBO,CABLE,DC,920,500,300000,T-1\n',
    'parking_places.csv': 'location_id,id,vehicle_types\nFRABCP1,P1,DISABLED|PERSONAL_VEHICLE\n',
  });
  expect(
    rowsOf(exported, 'statique').map((row) => [row.telephone_operateur, row.paiement_autre, row.accessibilite_pmr]),
  ).toEqual([
    ['04 72 00 00 00', 'true', 'Accessible mais non réservé PMR'],
    ['04 72 00 00 00', 'false', 'Accessibilité inconnue'],
  ]);
});

test('each column says what the tables say', () => {
  const exported = network();
  expect(exported.findings).toEqual([]);
  const [row] = rowsOf(exported, 'statique');
  expect(row).toEqual({
    nom_amenageur: '',
    siren_amenageur: '',
    contact_amenageur: '',
    nom_operateur: 'Bornes du Rhône',
    contact_operateur: 'contact@example.com',
    telephone_operateur: '',
    nom_enseigne: 'Bornes du Rhône',
    id_station_itinerance: 'FRABCP1',
    id_station_local: '',
    nom_station: 'Gare',
    implantation_station: 'Parking public',
    adresse_station: '1 rue X, 69002 Lyon',
    code_insee_commune: '',
    coordonneesXY: '[4.832, 45.757]',
    nbre_pdc: '1',
    id_pdc_itinerance: 'FRABCE1',
    id_pdc_local: 'E1',
    puissance_nominale: '300',
    prise_type_ef: 'false',
    prise_type_2: 'false',
    prise_type_combo_ccs: 'true',
    prise_type_chademo: 'false',
    prise_type_autre: 'false',
    gratuit: 'false',
    paiement_acte: 'true',
    paiement_cb: '',
    paiement_autre: '',
    tarification: '',
    condition_acces: 'Accès libre',
    reservation: 'true',
    horaires: 'Mo-Fr 08:00-20:00',
    accessibilite_pmr: 'Accessibilité inconnue',
    restriction_gabarit: 'Inconnu',
    station_deux_roues: 'false',
    raccordement: '',
    num_pdl: '',
    date_mise_en_service: '',
    observations: '',
    date_maj: '2025-12-31',
    cable_t2_attache: '',
  });
  expect(rowsOf(exported, 'dynamique')[0]).toMatchObject({
    id_pdc_itinerance: 'FRABCE1',
    etat_pdc: 'en_service',
    occupation_pdc: 'occupe',
    horodatage: '2025-12-31T12:00:00Z',
  });
});

test.each([
  ['AVAILABLE', 'en_service', 'libre'],
  ['BLOCKED', 'en_service', 'occupe'],
  ['RESERVED', 'en_service', 'reserve'],
  ['OUTOFORDER', 'hors_service', 'inconnu'],
  ['UNKNOWN', 'inconnu', 'inconnu'],
])('%s is %s, %s', (status, etat_pdc, occupation_pdc) => {
  const exported = network({
    'evses.csv': `uid,location_id,evse_id,capabilities,status\nE1,FRABCP1,FR*ABC*E1,PED_TERMINAL,${status}\n`,
  });
  expect(rowsOf(exported, 'dynamique')).toMatchObject([{ etat_pdc, occupation_pdc }]);
});

test.each([VALID, DEMO])('the network in %s gives files that the schemas accept', async (directory) => {
  const exported = await exportDirectory(`${directory}/data`);
  expect(rowsOf(exported, 'statique').length).toBeGreaterThan(0);
  expect(schemaMistakes(STATIC_RULES, rowsOf(exported, 'statique'))).toEqual([]);
  expect(schemaMistakes(DYNAMIC_RULES, rowsOf(exported, 'dynamique'))).toEqual([]);
});

test.each([
  ['0.5,,20,AD_HOC_PAYMENT,EUR', 'false', 'true'],
  ['0.5,,20,,EUR', 'false', 'true'],
  ['0.5,,20,REGULAR,EUR', 'false', 'false'],
  ['0.5,,20,,CHF', 'false', 'false'],
  [',0,,,EUR', 'true', 'false'],
  ['0.5,0,20,,EUR', 'false', 'true'],
])('the tariff %s: free is %s, for everybody %s', (tariff, gratuit, paiement_acte) => {
  const exported = network({
    'evses.csv': 'uid,location_id,evse_id\nE1,FRABCP1,FR*ABC*E1\n',
    'tariffs.csv': `id,price_per_kwh,price_per_session,vat,type,currency,prices_include_vat\nT-1,${tariff},no\n`,
  });
  expect(rowsOf(exported, 'statique')).toMatchObject([{ gratuit, paiement_acte }]);
  expect(exported.findings.map(({ field }) => field)).toEqual(paiement_acte === 'true' ? [] : ['capabilities']);
});

test('elements with a price are not free of charge, and those without one are', () => {
  const withElement = (price: string) =>
    network({
      'tariffs.csv': 'id\nT-1\n',
      'tariff_elements.csv': `tariff_id,element,type,price,step_size\nT-1,0,ENERGY,${price},1\nT-1,1,FLAT,0,1\n`,
    });
  expect(rowsOf(withElement('0.5'), 'statique')).toMatchObject([{ gratuit: 'false' }]);
  expect(rowsOf(withElement('0'), 'statique')).toMatchObject([{ gratuit: 'true' }]);
});

test('what is hidden, planned or gone is not exported', () => {
  const exported = network({
    'locations.csv':
      'id,name,address,city,postal_code,latitude,longitude,opening_times,publish\nFRABCP1,Gare,1 rue X,Lyon,69002,45.757,4.832,24/7,true\nFRABCP2,Garage,2 rue X,Lyon,69002,45.757,4.833,24/7,false\n',
    'evses.csv':
      'uid,location_id,evse_id,capabilities,status\nE1,FRABCP1,FR*ABC*E1,PED_TERMINAL,\nE2,FRABCP2,FR*ABC*E2,,\nE3,FRABCP1,FR*ABC*E3,,PLANNED\n',
    'connectors.csv': ['E1', 'E2', 'E3'].reduce(
      (text, uid) => `${text}${uid},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,22000\n`,
      'evse_uid,standard,format,power_type,max_voltage,max_amperage,max_electric_power\n',
    ),
    'tariffs.csv': 'id,price_per_kwh\n',
  });
  expect(rowsOf(exported, 'statique').map((row) => [row.id_pdc_itinerance, row.nbre_pdc])).toEqual([['FRABCE1', '1']]);
  expect(exported.findings.map(({ code, field }) => [code, field])).toEqual([['not-exported', 'status']]);
});

test('ids that are not registered stay local', () => {
  const exported = network({
    'locations.csv':
      'id,name,address,city,postal_code,latitude,longitude,opening_times\nLYON-1,Gare,1 rue X,Lyon,69002,45.757,4.832,24/7\n',
    'evses.csv': 'uid,location_id,capabilities\nE1,LYON-1,PED_TERMINAL\n',
  });
  expect(rowsOf(exported, 'statique')[0]).toMatchObject({
    id_station_itinerance: 'Non concerné',
    id_station_local: 'LYON-1',
    id_pdc_itinerance: 'Non concerné',
    id_pdc_local: 'E1',
  });
});

test('text that a spreadsheet would run is kept from it', () => {
  const { files } = network({
    'locations.csv': `id,name,address,city,latitude,longitude,opening_times\nFRABCP1,"'=1+1; ""a""",1 rue X,Lyon,45.757,4.832,24/7\n`,
  });
  expect(files.get('irve-statique.csv')).toContain(`"'=1+1; ""a"""`);
});

test('every code has a network', () => {
  expect(fixturesWith('exported')).toEqual(Object.keys(IRVE_EXPORTS).sort());
});

describe('what an export says about', () => {
  testFixtures(fixturesWith('exported'), async (code) => {
    const { findings } = await exportDirectory(`${FINDINGS}/${code}/exported`);
    return findings.map((found) => ({ ...found, file: found.file.replace(/^.*\/(?=exported\/)/, '') }));
  });
});
