/** The table of communes: what the file says, and how a list becomes it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCommunes } from '../../../../../packages/import/irve-schema/communes.ts';
import { communesTable, type ListedCommune } from '../../../../../tools/generate/communes.ts';

describe('the table that ships with the package', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../../packages/import/reference/communes.txt'), 'utf8');
  const { nameOf, isCalled } = readCommunes(text);

  test.each([
    ['95268', 'Garges-lès-Gonesse'],
    ['2A004', 'Ajaccio'],
    ['97411', 'Saint-Denis'],
    ['98818', 'Nouméa'],
    ['75056', 'Paris'],
    ['75101', 'Paris'],
    ['75120', 'Paris'],
    ['69381', 'Lyon'],
    ['13201', 'Marseille'],
    ['01120', 'Cordieux'], // merged into Montluel, and still a place with a name
    ['01316', 'Chazey-Bons'], // Pugieu, merged into it
    ['01033', 'Valserhône'], // Bellegarde-sur-Valserine had the code before the merger
    ['1004', 'Ambérieu-en-Bugey'],
  ])('%s is %s', (code, name) => {
    expect(nameOf(code)).toBe(name);
  });

  test.each(['', '99999', '00000', '# The', 'toString'])('%o is the code of no commune', (code) => {
    expect(nameOf(code)).toBeUndefined();
  });

  test.each([
    ['Garges les Gonesse', '95140'],
    ['ST ETIENNE', '42000'],
    ['Vire', '14500'], // Vire Normandie
    ['CREVECOEUR LE GRAND', '60360'],
    ['Ajaccio', '20090'],
    ['Ambérieu', '1500'],
    ['Rue', '80120'],
  ])('%s is a commune at %s', (name, code) => {
    expect(isCalled(name, code)).toBe(true);
  });

  test.each([
    ['Rue', '69002'],
    ['Rue de Lyon', '80120'],
    ['Rte de Lyon', '69002'],
    ['Auvergne-Rhône-Alpes', '07120'],
    ['Grenoble', '69002'],
    ['', '69002'],
    ['Lyon', ''],
  ])('%o is none at %o', (name, code) => {
    expect(isCalled(name, code)).toBe(false);
  });

  test('every name can be a city of OCPI, which has 45 characters at most', () => {
    const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(rows.length).toBeGreaterThan(37_000);
    expect(rows.filter((row) => !/^\d[\dAB]\d{3} \S.{0,44}$/u.test(row))).toEqual([]);
  });
});

test('a code that a commune has today counts before what it was', () => {
  const listed: ListedCommune[] = [
    { code: '01033', nom: 'Bellegarde-sur-Valserine', type: 'commune-deleguee' },
    { code: '01033', nom: 'Valserhône', type: 'commune-actuelle', anciensCodes: ['01091', '01018'] },
    { code: '01091', nom: 'Châtillon-en-Michaille', type: 'commune-deleguee' },
    { code: '75101', nom: 'Paris 1er Arrondissement', type: 'arrondissement-municipal', commune: '75056' },
    { code: '75056', nom: 'Paris', type: 'commune-actuelle' },
  ];
  expect(communesTable(listed, ['Source: INSEE'])).toBe(
    '# Source: INSEE\n01018 Valserhône\n01033 Valserhône\n01091 Châtillon-en-Michaille\n75056 Paris\n75101 Paris\n',
  );
});
