/** Mistakes in the columns that AFIR and OCPI 2.3.0 brought: each is heard at its cell, with words that say what to write. */

import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../src/findings/finding.ts';
import { checkFor, csv, networkOf, SMALLEST, type Tables } from '../../support/network-of.ts';

const check = checkFor(
  'decimal-comma not-a-boolean not-a-number not-a-phone-number not-an-id parking-size ' +
    'region-of-other-country site-power staffed-and-unattended too-long unknown-column unknown-parking-place ' +
    'unknown-value',
);

const TABLES: Tables = {
  ...SMALLEST,
  evses: csv('uid,location_id,parking', 'E-1,L-1,P1'),
  parking_places: csv('location_id,id,vehicle_types', 'L-1,P1,PERSONAL_VEHICLE'),
};

/** What is found in the network with one cell, and where the cell is. */
function withCell(table: string, column: string, text: string): { findings: readonly Finding[]; place: string } {
  const [header = [], row = []] = (TABLES[table] ?? '').split('\n').map((line) => line.split(','));
  const at = header.includes(column) ? header.indexOf(column) : header.push(column) - 1;
  row[at] = /[",]/.test(text) ? `"${text}"` : text;
  const { findings } = check(networkOf({ ...TABLES, [table]: csv(header.join(','), row.join(',')) }));
  const before = row.slice(0, at).map((cell) => `${cell},`);
  return { findings, place: `data/${table}.csv:2:${before.join('').length + 1}` };
}

const NO_CODE = 'does not begin with + and the code of a country';

describe('a mistake is one finding, at its cell', () => {
  test.each<[cell: string, text: string, code: string, words: string, hint: string]>([
    ['locations.help_phone', '020 1234567', 'not-a-phone-number', NO_CODE, 'Write + and the code of the country first'],
    ['locations.help_phone', '0031 20 1234567', 'not-a-phone-number', NO_CODE, 'Write +31 20 1234567.'],
    ['locations.help_phone', '+31 (0)20 1234567', 'not-a-phone-number', 'has a (0)', 'Write +31 20 1234567.'],
    ['locations.help_phone', 'ask at the desk', 'not-a-phone-number', 'is not a telephone number', 'Write + and'],
    ['locations.services', '24h', 'unknown-value', '"24h" is not one', 'Write one of STAFFED, UNATTENDED.'],
    ['locations.services', 'besetzt, unbesetzt', 'staffed-and-unattended', 'STAFFED and UNATTENDED', 'Leave one'],
    ['locations.roofed', 'vielleicht', 'not-a-boolean', '"vielleicht" is neither', 'Write true or false.'],
    ['locations.region', 'the north', 'unknown-value', 'is not the code of a region', 'Write a NUTS-1 code'],
    ['locations.region', 'DE3', 'region-of-other-country', 'DE3 is not in NLD', 'Write the NUTS-1 code'],
    ['locations.site_max_power', '22', 'site-power', 'its strongest plug has 22080 W', 'Write 22000.'],
    ['locations.site_max_power', '600 kW', 'site-power', 'all its points together 22080 W', 'Write what all points'],
    ['evses.payment_brands', 'Viza', 'unknown-value', '"Viza" is not one', 'Did you mean "VISA"?'],
    ['evses.payment_brands', 'VISA|girokard', 'unknown-value', '"girokard"', 'Did you mean "VISA|GIROCARD"?'],
    ['evses.payment_brands', 'NONE|VISA', 'unknown-value', '"NONE" says that there are none', 'Write VISA or NONE.'],
    ['evses.payment_means', 'keine; app', 'unknown-value', '"NONE" says that there are none', 'Write APP or NONE.'],
    ['evses.payment_means', 'NONE|xyz', 'unknown-value', '"NONE" says that there are none', 'Write NONE alone, or'],
    ['evses.payment_means', 'PayPal', 'unknown-value', '"PayPal" is not one', 'write PAYPAL there.'],
    ['evses.payment_means', 'xyz', 'unknown-value', '"xyz" is not one', 'Write one of APP, CASH'],
    ['evses.accepted_service_providers', 'x'.repeat(51), 'too-long', 'has 51 characters', 'Shorten it.'],
    ['evses.smart_charging', 'V2G', 'not-a-boolean', '"V2G" is neither', 'Write true or false.'],
    ['evses.station', 'Süd', 'not-an-id', 'contains "ü"', 'Use letters A to Z'],
    ['evses.parking', 'P9', 'unknown-parking-place', 'parking places of location "L-1"', 'Correct it here, or add'],
    ['evses.parking', 'P01:LEFT', 'unknown-parking-place', '"P01" is not', 'Did you mean "P1:LEFT"?'],
    ['evses.parking', 'P1:hinten', 'unknown-value', '"hinten" is not one', 'Write one of LEFT, RIGHT, CENTER after'],
    [
      'connectors.capabilities',
      'Plug & Charge',
      'unknown-value',
      '"Plug & Charge"',
      'Write ISO_15118_2_PLUG_AND_CHARGE or',
    ],
    ['connectors.capabilities', 'OCPP', 'unknown-value', '"OCPP" is not one', 'Write one of ISO_15118_2'],
    ['parking_places.vehicle_types', 'LKW', 'unknown-value', '"LKW" is not one', 'Write RIGID or TRUCK_WITH_TRAILER.'],
    ['parking_places.direction', 'schief', 'unknown-value', '"schief" is not one', 'Write one of PARALLEL, PERP'],
    ['parking_places.max_vehicle_height', '2.1', 'not-a-number', '"2.1" is not a whole number', 'Write 210. The'],
    ['parking_places.max_vehicle_height', '2,1', 'decimal-comma', '"2,1" is not a plain number', 'Write 210. The'],
    [
      'parking_places.parking_space_length',
      '5',
      'parking-size',
      'is 5 cm, which is less',
      'Write 500. The column is in',
    ],
    ['parking_places.max_vehicle_weight', '3.5', 'not-a-number', '"3.5" is not a whole number', 'Write 3500.'],
    ['parking_places.physical_reference', 'Platz Nummer 17', 'too-long', 'has 15 characters', 'Shorten it.'],
  ])('%s: %s', (cell, text, code, words, hint) => {
    const [table = '', column = ''] = cell.split('.');
    const { findings, place } = withCell(table, column, text);
    expect(findings.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`)).toEqual([
      `${code} ${place}`,
    ]);
    expect(findings[0]?.message).toContain(words);
    expect(findings[0]?.hint).toContain(hint);
  });
});

describe('what can mean one thing only is read', () => {
  test.each([
    ['locations.services', 'unbemannt'],
    ['locations.services', 'keine'],
    ['evses.payment_brands', 'Visa, Mastercard'],
    ['evses.payment_means', 'QR-Code + Webseite'],
    ['evses.accepted_service_providers', 'none'],
    ['evses.parking', 'P1:LINKS'],
    ['evses.parking', 'p1'],
    ['connectors.capabilities', 'ISO 15118-2'],
    ['parking_places.vehicle_types', 'PKW / Motorrad'],
    ['parking_places.direction', 'schräg'],
    ['parking_places.max_vehicle_height', '2.1 m'],
    ['parking_places.max_vehicle_weight', '3.5 t'],
    ['parking_places.time_limit', '4h'],
  ])('%s: %s', (cell, text) => {
    const [table = '', column = ''] = cell.split('.');
    expect(withCell(table, column, text).findings).toEqual([]);
  });
});

describe('the name of a column', () => {
  test.each([
    ['locations', 'helpphone'],
    ['locations', 'Servicetelefon'],
    ['locations', 'ueberdacht'],
    ['locations', 'beleuchtet'],
    ['locations', 'WC'],
    ['evses', 'Kartenmarken'],
    ['evses', 'Zahlungsarten'],
    ['parking_places', 'Beleuchtung'],
    ['businesses', 'Betreiber-ID'],
  ])('of %s is a word that is understood: %s', (table, written) => {
    const header = { businesses: 'id,name', parking_places: 'location_id,id' }[table] ?? TABLES[table]?.split('\n')[0];
    const { findings } = check(networkOf({ ...TABLES, [table]: csv(`${header},${written}`, 'x') }));
    expect(findings.filter(({ code }) => code === 'unknown-column')).toEqual([]);
  });

  test.each([
    ['evses', 'payment_brand', 'payment_brands'],
    ['evses', 'accepted_service_provider', 'accepted_service_providers'],
    ['connectors', 'Plug and Charge', 'capabilities'],
    ['parking_places', 'Fahrzeugart', 'vehicle_types'],
  ])('of %s is misspelt or another word: %s', (table, written, column) => {
    const header = { businesses: 'id,name', parking_places: 'location_id,id' }[table] ?? TABLES[table]?.split('\n')[0];
    const { findings } = check(networkOf({ ...TABLES, [table]: csv(`${header},${written}`, 'x') }));
    expect(findings.find(({ code }) => code === 'unknown-column')).toMatchObject({
      field: written,
      hint: `Did you mean "${column}"?`,
      replacement: column,
    });
  });
});
