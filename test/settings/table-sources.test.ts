/** The setting table_sources: what it may say, and where a mistake in it is. */

import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/settings/read-settings.ts';
import { COMPANIONS } from '../support/companions.ts';
import { SETTINGS } from '../support/network-of.ts';

const SHEET = { name: 'sheet', table: 'chargers', url: 'https://docs.example.org/pub?output=csv' };

function read(...sources: readonly object[]) {
  const lines = sources.map((source) => `    ${JSON.stringify(source)}`).join(',\n');
  const settings = JSON.stringify(SETTINGS, null, 2).replace(/\n\}$/, '');
  return readSettings('network.json', Buffer.from(`${settings},\n  "table_sources": [\n${lines}\n  ]\n}`), COMPANIONS);
}

test('name, table and url are enough', () => {
  expect(read(SHEET).settings?.table_sources).toEqual([
    {
      ...SHEET,
      headers: {},
      columns: {},
      ignore_columns: [],
      timeout_seconds: 10,
      max_bytes: 20_000_000,
      allow_private_address: false,
    },
  ]);
});

describe('is refused, at its place', () => {
  test.each<[string, readonly object[], string, string | undefined]>([
    [
      'a column that the table does not have',
      [{ ...SHEET, columns: { Ladepunkt: 'evse_udi' } }],
      '"columns.Ladepunkt" of item 1 of "table_sources" must be a column of chargers.csv.',
      'Did you mean "evse_uid"?',
    ],
    [
      'a column by the name that it has elsewhere',
      [{ ...SHEET, columns: { PLZ: 'zip' } }],
      '"columns.PLZ" of item 1 of "table_sources" must be a column of chargers.csv.',
      'Did you mean "postal_code"?',
    ],
    [
      'two columns that are one',
      [{ ...SHEET, columns: { Ladepunkt: 'evse_uid', EVSE: 'evse_uid' } }],
      '"columns.EVSE" of item 1 of "table_sources" must not be the column of "Ladepunkt" too.',
      undefined,
    ],
    [
      'two sources of one name',
      [SHEET, { ...SHEET, table: 'status' }],
      '"name" of item 2 of "table_sources" must not be the name of another source.',
      undefined,
    ],
    [
      'plain http',
      [{ ...SHEET, url: 'http://docs.example.org/pub' }],
      '"url" of item 1 of "table_sources" must begin with https://',
      undefined,
    ],
    [
      'a table that does not exist',
      [{ ...SHEET, table: 'charger' }],
      '"table" of item 1 of "table_sources" must be one of "chargers"',
      undefined,
    ],
    [
      'a setting of a status source',
      [{ ...SHEET, max_age_seconds: 60 }],
      'There is no setting "max_age_seconds" of item 1 of "table_sources".',
      undefined,
    ],
  ])('%s', (_, sources, message, hint) => {
    const { settings, findings } = read(...sources);
    expect(settings).toBeUndefined();
    expect(findings).toHaveLength(1);
    expect(findings[0]?.message).toContain(message);
    if (hint !== undefined) expect(findings[0]?.hint).toBe(hint);
    expect(findings[0]).toMatchObject({ severity: 'error', file: 'network.json', line: 10 + sources.length });
    expect(findings[0]?.column).toBeGreaterThan(1);
  });
});
