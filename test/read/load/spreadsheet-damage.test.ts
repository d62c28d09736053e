/** Errors and formulas of spreadsheets in cells of any type, in several languages. */

import { describe, expect, test } from 'vitest';
import { checkFor, csv, networkOf } from '../../support/network-of.ts';

const check = checkFor('formula spreadsheet-error');

const SITE = { id: 'L-1', address: 'Main Street 1', city: 'Amsterdam', latitude: '52.373169', longitude: '4.893379' };

/** The findings about a network whose only site has this text in a column. */
function found(column: string, text: string) {
  const row = { ...SITE, [column]: text };
  const cells = Object.values(row).map((cell) => `"${cell.replaceAll('"', '""')}"`);
  const locations = csv(Object.keys(row).join(','), cells.join(','));
  return check(networkOf({ locations, evses: csv('uid,location_id', `E-1,${column === 'id' ? '' : 'L-1'}`) })).findings;
}

const aboutSite = (column: string, text: string) =>
  found(column, text)
    .filter(({ file }) => file === 'data/locations.csv')
    .map(({ code, field }) => `${code} ${field}`);

describe('an error of a spreadsheet', () => {
  test.each([
    ...[
      '#REF!',
      '#N/A',
      '#NAME?',
      '#VALUE!',
      '#DIV/0!',
      '#NUM!',
      '#NULL!',
      '#SPILL!',
      '#CALC!',
      '#ERROR!',
      '#GETTING_DATA',
    ],
    ...[
      '#BEZUG!',
      '#NV',
      '#WERT!',
      '#ZAHL!',
      '#ÜBERLAUF!',
      '#VERW!',
      '#N/B',
      '#NAAM?',
      '#WAARDE!',
      '#DEEL/0!',
      '#GETAL!',
    ],
    ...['#NOM?', '#VALEUR!', '#NOMBRE!', '#¡REF!', '#¿NOMBRE?', '#¡VALOR!', '#¡DIV/0!', '#N/D', '#RIF!', '#VALORE!'],
    ...[
      '#REFERENS!',
      '#SAKNAS!',
      '#VÆRDI!',
      '#I/T',
      '#ARVO!',
      '#JAKO/0!',
      '#ADR!',
      '#ARG!',
      '#DZIEL/0!',
      '#ССЫЛКА!',
      '#Н/Д',
    ],
    ...['Err:502', 'Fehler:504', '#####', '########'],
    ...['Loading...', 'Loading…', 'Wird geladen...', 'Chargement...', 'Laden...'],
  ])('%s is one, in every column', (text) => {
    for (const column of [
      'name',
      'city',
      'latitude',
      'opening_times',
      'time_zone',
      'facilities',
      'publish',
      'operator',
    ]) {
      expect(aboutSite(column, text)).toEqual([`spreadsheet-error ${column}`]);
    }
  });

  test('in the first cell is no comment', () => {
    expect(aboutSite('id', '#REF!')).toEqual(['spreadsheet-error id']);
  });

  test.each([
    '#1',
    '# 7',
    '#REF',
    '#wow',
    'Gate #REF!',
    '#P1!',
    '##',
    'Loading',
    'Loading bay...',
    'Error 502',
    '#hashtag',
    '#',
  ])('%s is none', (text) => {
    expect(aboutSite('name', text).filter((about) => about.startsWith('spreadsheet-error'))).toEqual([]);
  });
});

describe('a formula', () => {
  test.each([
    ...[
      '=A1+1',
      '=SUMME(A1:A9)',
      '=SUM(A1)',
      "='Sheet 1'!A1",
      '=$A$1',
      '=22*1000',
      '=VLOOKUP(A2,B:C,2,0)',
      '=Sheet1!B2',
    ],
    ...['=SVERWEIS(A2;B:C;2;0)', '=WENN(A1="";"";A1)', '=-A1', '=(A1+B1)/2', '=[1]Tabelle1!A1', '+SUM(A1)'],
  ])('%s is one, in every column', (text) => {
    for (const column of ['name', 'latitude', 'time_zone', 'operator']) {
      expect(aboutSite(column, text)).toEqual([`formula ${column}`]);
    }
  });

  test.each([
    ['name', '="0012"', '0012'],
    ['latitude', '=52.373169', '52.373169'],
    ['postal_code', '="01067"', '01067'],
  ])('in %s that is only a value: %s', (column, text, value) => {
    expect(found(column, text)).toMatchObject([{ code: 'formula', replacement: value }]);
  });

  test.each([
    "'=A1+1",
    "'=SUM(A1)",
    '= P1 =',
    '=',
    '== Gate ==',
    '-A1',
    '+A1',
    '-SUM',
    '@home',
    '+31201234567',
    '-1',
    '=>',
  ])('%s is text', (text) => {
    expect(aboutSite('name', text).filter((about) => about.startsWith('formula'))).toEqual([]);
  });
});
