/** The header of a file against its table. */

import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../src/findings/finding.ts';
import { brief, checkFor, csv, networkOf } from '../../support/network-of.ts';

const check = checkFor('duplicate-column missing-column unknown-column unnamed-column unused-tariff');

/** Findings about a tariffs.csv with this header and one row of as many cells. */
function about(header: string, row: string, settings: object = {}): readonly Finding[] {
  const { findings } = check(networkOf({ tariffs: csv(header, row) }, settings));
  return findings.filter(({ code }) => code !== 'unused-tariff');
}

describe('is accepted', () => {
  test.each([
    ['in any order', 'price_per_kwh,id', '0.45,T-1'],
    ['with blanks around names', ' id , price_per_kwh ', 'T-1,0.45'],
    ['in capitals', 'ID,Price_Per_kWh', 'T-1,0.45'],
    ['with notes', 'id,_why,price_per_kwh,_', 'T-1,asked for in May,0.45,x'],
    ['with an empty column behind it', 'id,price_per_kwh,', 'T-1,0.45,'],
    ['with an empty column within it', 'id,,price_per_kwh', 'T-1,,0.45'],
  ])('%s', (_, header, row) => {
    expect(about(header, row)).toEqual([]);
  });
});

describe('is a finding', () => {
  test.each([
    [
      'a column twice',
      'id,price_per_kwh,id',
      'T-1,0.45,T-1',
      'duplicate-column data/tariffs.csv:1:18',
      'Delete one of them.',
    ],
    [
      'a misspelt column',
      'id,price_per_kw',
      'T-1,0.45',
      'unknown-column data/tariffs.csv:1:4',
      'Did you mean "price_per_kwh"?',
    ],
    [
      'a nameless column with content',
      'id,,price_per_kwh',
      'T-1,x,0.45',
      'unnamed-column data/tariffs.csv:1:4',
      'Name the column, or delete it.',
    ],
    ['no key', 'price_per_kwh', '0.45', 'missing-column data/tariffs.csv:1:1', 'Add id (such as T-DC).'],
  ])('%s', (_, header, row, place, hint) => {
    const findings = about(header, row);
    expect(brief(findings)).toEqual([place]);
    expect(findings[0]?.hint).toBe(hint);
  });

  test('a column of another table, with the way to the columns that there are', () => {
    expect(about('id,price_per_kwh,uid', 'T-1,0.45,E-1')[0]?.hint).toBe(
      'The name of a column of your own notes begins with an underscore. All columns: https://github.com/ocpi-snapshot/ocpi-snapshot/blob/main/docs/data-dictionary.md#tariffscsv',
    );
  });

  test('a column for which network.json has no default', () => {
    const [found] = about('id,price_per_kwh', 'T-1,0.45', { currency: undefined });
    expect(found).toMatchObject({
      code: 'missing-column',
      field: 'currency',
      hint: 'Add currency (or set "currency" in network.json for all rows).',
    });
  });

  test('a misspelt column that must be there, but not a second time as a missing one', () => {
    const { findings } = check(networkOf({ evses: csv('uid,locationidd', 'E-1,L-1') }));
    expect(brief(findings)).toEqual(['unknown-column data/evses.csv:1:5']);
  });

  test('a name of a million letters, in short', () => {
    const findings = about(`id,price_per_kwh,${'x'.repeat(1_000_000)}`, 'T-1,0.45,1');
    expect(JSON.stringify(findings).length).toBeLessThan(2000);
  });
});

test('all mistakes of a header are found at once', () => {
  const { findings } = check(networkOf({ evses: csv('uid,,adress,uid', 'E-1,x,y,E-1') }));
  expect(brief(findings)).toEqual([
    'missing-column data/evses.csv:1:1',
    'unnamed-column data/evses.csv:1:5',
    'unknown-column data/evses.csv:1:6',
    'duplicate-column data/evses.csv:1:13',
  ]);
});

test('names that every object of the language has are names like others, also where a row has another number of cells', () => {
  const { findings } = checkFor('missing-header')(networkOf({ tariffs: csv('constructor,toString', '1,2,3', '4,5') }));
  expect(brief(findings)).toEqual(['missing-header data/tariffs.csv:1:1']);
});
