/**
 * A setting that network.json refuses is unknown. What depends on it is not judged; everything else is, as if nothing were
 * wrong there.
 */

import { describe, expect, test } from 'vitest';
import { brief, checkFor, csv, networkOf, SETTINGS } from '../support/network-of.ts';

const check = checkFor(
  'duplicate-setting invalid-json invalid-setting not-a-country not-a-currency not-a-time-zone ' +
    'outside-country price-implausible unknown-setting',
);

/** Cells that are read by the currency, the country and the time zone of network.json. */
const RELYING = {
  tariffs: csv('id,type,price_per_kwh,vat,prices_include_vat', 'T-1,AD_HOC_PAYMENT,"0,49 €",21,false'),
  connectors: csv(
    'evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
    'E-1,CCS,CABLE,DC,400,125,T-1',
  ),
  locations: csv(
    'id,address,city,postal_code,latitude,longitude,opening_times',
    'L-1,Main Street 1,Amsterdam,1012 JS,52.373169,4.893379,24/7',
  ),
  exceptional_hours: csv(
    'location_id,period_begin,period_end,type',
    'L-1,2026-12-25 08:00,2026-12-25T10:00:00Z,CLOSING',
  ),
};

const ABROAD = RELYING.locations.replace('52.373169', '48.137154');

function found(settings: object, tables = {}): string[] {
  return brief(check(networkOf({ ...RELYING, ...tables }, settings)).findings);
}

test('nothing is wrong with the network itself', () => {
  expect(found({})).toEqual([]);
});

describe('only the setting itself is found', () => {
  test.each<[string, object, string]>([
    ['a misspelt name', { licenze: { name: 'CC BY 4.0', url: 'https://example.com/' } }, 'unknown-setting'],
    ['a name that nothing is like', { remark: 'Ask Jan' }, 'unknown-setting'],
    ['the currency', { currency: 'Eurro' }, 'not-a-currency'],
    ['the country', { country: 'Hollland' }, 'not-a-country'],
    ['the time zone', { time_zone: 'Amsterdamm' }, 'not-a-time-zone'],
    ['the operator', { operator: { name: '' } }, 'invalid-setting'],
    ['the versions', { versions: ['2.3'] }, 'invalid-setting'],
    ['the status sources', { status_sources: 'status.csv' }, 'invalid-setting'],
    ['a name twice misspelt', { operator: { name: 'Example', webseite: 'https://example.com' } }, 'unknown-setting'],
  ])('%s', (_, settings, code) => {
    const all = found(settings);
    expect(all).toHaveLength(1);
    expect(all[0]).toContain(`${code} data/network.json`);
  });

  test.each(['currency', 'country', 'time_zone', 'operator'])('%s under a misspelt name', (name) => {
    const { [name as keyof typeof SETTINGS]: value, ...others } = SETTINGS;
    const files = networkOf(RELYING);
    const bytes = Buffer.from(JSON.stringify({ ...others, [`${name}s`]: value }));
    const { findings } = check({ ...files, settingsFile: { path: 'data/network.json', bytes } });
    expect(brief(findings)).toEqual(['unknown-setting data/network.json:1:'.concat(String(findings[0]?.column))]);
  });

  test('a currency under a name of another language', () => {
    const { currency, ...others } = SETTINGS;
    const bytes = Buffer.from(JSON.stringify({ ...others, waehrung: currency }));
    const { findings } = check({ ...networkOf(RELYING), settingsFile: { path: 'data/network.json', bytes } });
    expect(findings.map(({ code }) => code)).toEqual(['unknown-setting']);
  });

  test('a currency that is there twice', () => {
    const bytes = Buffer.from(JSON.stringify(SETTINGS).replace('{', '{"currency":"GBP",'));
    const { findings } = check({ ...networkOf(RELYING), settingsFile: { path: 'data/network.json', bytes } });
    expect(findings.map(({ code }) => code)).toEqual(['duplicate-setting']);
  });

  test('text that is no JSON', () => {
    const settingsFile = { path: 'data/network.json', bytes: Buffer.from('{ "party_id": EXA }') };
    const { findings } = check({ ...networkOf(RELYING), settingsFile });
    expect(findings.map(({ code }) => code)).toEqual(['invalid-json']);
  });
});

describe('what does not depend on it is found beside it', () => {
  test.each([{ licenze: {} }, { currency: 'Eurro' }, { time_zone: 'Amsterdamm' }])(
    'a site abroad, with %o',
    (settings) => {
      const all = found(settings, { locations: ABROAD });
      expect(all).toContain('outside-country data/locations.csv:2:37');
    },
  );

  test('prices, if the country is refused', () => {
    const tariffs = csv('id,type,price_per_kwh,vat,prices_include_vat', 'T-1,AD_HOC_PAYMENT,49,21,false');
    expect(found({ country: 'Hollland' }, { tariffs })).toContain('price-implausible data/tariffs.csv:2:20');
  });

  test('a waived doubt stays waived', () => {
    const waivers = csv('code,file,key,reason', 'outside-country,locations.csv,L-1,A branch abroad');
    const all = found({ licenze: {} }, { locations: ABROAD, waivers });
    expect(all.filter((one) => one.includes('outside-country'))).toEqual([]);
  });
});
