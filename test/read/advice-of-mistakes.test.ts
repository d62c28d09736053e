/** What is said where the obvious advice, followed to the letter, would lead to another mistake. */

import { expect, test } from 'vitest';
import { checkFor, csv, networkOf, type Tables } from '../support/network-of.ts';

const check = checkFor(
  'broken-quotes country-as-language invalid-setting not-a-url not-an-image-type not-opening-hours ' +
    'repeated-language unknown-file unknown-value wrong-cell-count',
);

const CONNECTORS = 'evse_uid,standard,format,power_type,max_voltage,max_amperage';
const LOCATIONS = 'id,address,city,latitude,longitude';
const SITE = 'L-1,Main Street 1,Amsterdam,52.373169,4.893379';
const PLUG = 'E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32';

function hints(tables: Tables, settings: object = {}): string[] {
  return check(networkOf(tables, settings)).findings.map(({ code, hint }) => `${code}: ${hint}`);
}

test('24/7 that was dragged down is 24/7', () => {
  const locations = csv(`${LOCATIONS},opening_times`, `${SITE},24/8`);
  expect(hints({ locations })).toEqual(['not-opening-hours: Did you mean "24/7"?']);
});

test('a percentage in place of a share', () => {
  expect(hints({}, { max_removal_share: 20 })).toEqual(['invalid-setting: Write 0.2 for 20 %: it is a share.']);
});

test('the last row of a file that was cut off', () => {
  const [first] = hints({ connectors: csv(CONNECTORS, PLUG).trim().slice(0, -4) });
  expect(first).toMatch(/^wrong-cell-count: .*If the file was cut off, save it again/);
});

test('a quotation mark that is not closed may not belong there', () => {
  const [first] = hints({ locations: csv(LOCATIONS, SITE.replace('Main', '"Main')) });
  expect(first).toMatch(/^broken-quotes: Delete it\./);
});

test('a link to a page of a cloud is no picture of unknown type', () => {
  const images = csv('location_id,url,category', 'L-1,https://drive.google.com/file/d/1a/view,LOCATION');
  const [first] = hints({ images });
  expect(first).toMatch(/^not-an-image-type: If the address opens a page, copy that of the picture itself\./);
});

test('a picture is named with the backslashes of Windows', () => {
  const images = csv('location_id,url,category', 'L-1,data\\images\\a.png,LOCATION');
  expect(hints({ images })[0]).toBe('not-a-url: Write images/a.png.');
});

test('a picture on the own computer is put into the folder of pictures', () => {
  const images = csv('location_id,url,category', 'L-1,C:\\Users\\anna\\ams 01.jpeg,LOCATION');
  expect(hints({ images })[0]).toMatch(/^not-a-url: Write images\/ams-01\.jpeg\. Put the file of that name into/);
});

test('a list with a word for "and"', () => {
  const evses = csv('uid,location_id,capabilities', 'E-1,L-1,"RFID, Kreditkarte und Girocard"');
  const [first] = check(networkOf({ evses })).findings;
  expect(first?.hint ?? 'understood').toBe('understood');
});

test('what OCPI has no value for is left out of a list', () => {
  const locations = csv(`${LOCATIONS},facilities`, `${SITE},CAFE|WC`);
  expect(hints({ locations })).toEqual([
    'unknown-value: Leave it out, or write one of the values in the data dictionary.',
  ]);
});

test('a part of a table behind an underscore', () => {
  const more = csv(CONNECTORS, PLUG);
  expect(hints({ connectors_north: more })).toEqual([
    'unknown-file: If its rows belong to connectors, name it "connectors-north.csv".',
  ]);
});

test.each([
  ['nl: Naast de ingang | nl: Beside it', ['repeated-language']],
  ['nl: Naast de ingang | en: Beside it', []],
])('directions %s', (directions, expected) => {
  const locations = csv(`${LOCATIONS},directions`, `${SITE},${directions}`);
  expect(check(networkOf({ locations })).findings.map(({ code }) => code)).toEqual(expected);
});

test.each([
  ['SE', 'se', 'country-as-language: Write sv.'],
  ['BE', 'be', 'country-as-language: Write nl or fr or de.'],
  ['SE', 'sv', undefined],
  ['NL', 'nl', undefined],
  ['SE', 'be', undefined],
])('in %s the language %s', (country_code, language, expected) => {
  const found = hints({}, { country_code, language }).filter((text) => text.startsWith('country-as'));
  expect(found).toEqual(expected === undefined ? [] : [expected]);
});
