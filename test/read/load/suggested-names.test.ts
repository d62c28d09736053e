/** Names of columns and ids that are not ours: what they may mean, and when nobody can know. */

import { describe, expect, test } from 'vitest';
import { checkFor, csv, networkOf } from '../../support/network-of.ts';

const check = checkFor('duplicate-column missing-column not-a-list too-long unknown-location unknown-tariff');

describe('columns with the names of other systems', () => {
  test.each([
    ['lat', 'latitude'],
    ['Lat', 'latitude'],
    ['lng', 'longitude'],
    ['lon', 'longitude'],
    ['long', 'longitude'],
    ['zip', 'postal_code'],
    ['ZIP code', 'postal_code'],
    ['postcode', 'postal_code'],
    ['PLZ', 'postal_code'],
  ])('%s is %s', (written, column) => {
    const cells = { id: 'L-1', address: 'Main Street 1', city: 'Amsterdam', postal_code: '1012 AB' };
    const all = { ...cells, latitude: '52.373169', longitude: '4.893379' };
    const header = Object.keys(all).map((name) => (name === column ? written : name));
    const { findings } = check(networkOf({ locations: csv(header.join(','), Object.values(all).join(',')) }));
    expect(findings).toEqual([]);
  });

  test('a header of nothing but such names is a header', () => {
    const locations = csv('lat,lng,plz', '52.373169,4.893379,1012');
    const codes = check(networkOf({ locations })).findings.map(({ code }) => code);
    expect(codes).toEqual(['missing-column']);
  });

  test('if there is such a column already, it is there twice', () => {
    const locations = csv('id,address,city,latitude,longitude,lat', 'L-1,Main Street 1,Amsterdam,52.4,4.9,52.4');
    const [found] = check(networkOf({ locations })).findings;
    expect(found).toMatchObject({ code: 'duplicate-column', field: 'latitude' });
    expect(found?.message).toBe('"latitude" and "lat" are both the column latitude, as column 4 and column 6.');
  });
});

describe('ids that are not there', () => {
  test.each([
    ['another number', 'AMS-01-1', ['AMS-01-2'], undefined],
    ['another number and place', 'AMS-01-1', ['AAR-01-1'], undefined],
    ['another letter at the end', 'AMS-01-A', ['AMS-01-B'], undefined],
    ['two that are as near', 'AMZ-01', ['AMS-01', 'AMY-01'], undefined],
    ['a slip', 'AMZS-01', ['AMS-01', 'BRU-01'], 'AMS-01'],
    ['zeros', 'AMS-1', ['AMS-01', 'AMS-11'], 'AMS-01'],
    ['the letter O', 'BER-O1-2', ['BER-01-2', 'BER-01-1'], 'BER-01-2'],
    ['the letter l', 'ber-0l', ['BER-01', 'BER-11'], 'BER-01'],
    ['a letter O that may be either', 'BER-O1', ['BER-01', 'BER-0I'], undefined],
    ['a hyphen', 'AMS01', ['AMS-01', 'AMS-02'], 'AMS-01'],
  ])('%s: %s among %j', (_, written, known, meant) => {
    const locations = csv(
      'id,address,city,latitude,longitude',
      ...known.map((id) => `${id},Main Street 1,Amsterdam,52.373169,4.893379`),
    );
    const found = check(networkOf({ locations, evses: csv('uid,location_id', `E-1,${written}`) })).findings.find(
      ({ code }) => code === 'unknown-location',
    );
    expect(found).toBeDefined();
    expect(found?.replacement).toBe(meant);
    expect(found?.hint).toBe(
      meant === undefined ? 'Correct it here, or add it to locations.csv.' : `Did you mean "${meant}"?`,
    );
  });

  test.each(['T-DAY,T-CARD', 'T-DAY; T-CARD', 'T-DAY;T-CARD|T-DAY'])('ids that commas separate: %s', (written) => {
    const tables = {
      tariffs: csv('id,price_per_kwh,type', 'T-DAY,0.45,REGULAR', 'T-CARD,0.55,AD_HOC_PAYMENT'),
      connectors: csv(
        'evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
        `E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,"${written}"`,
      ),
    };
    const found = check(networkOf(tables)).findings.find(({ code }) => code === 'unknown-tariff');
    expect(found?.replacement).toBe('T-DAY|T-CARD');
  });

  test('in a list, the replacement is the whole list', () => {
    const tables = {
      tariffs: csv('id,price_per_kwh,type', 'T-DAY,0.45,REGULAR', 'T-CARD,0.55,AD_HOC_PAYMENT'),
      connectors: csv(
        'evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
        'E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,T-DAYS|T-CARD',
      ),
    };
    const found = check(networkOf(tables)).findings.find(({ code }) => code === 'unknown-tariff');
    expect(found).toMatchObject({ hint: 'Did you mean "T-DAY|T-CARD"?', replacement: 'T-DAY|T-CARD' });
  });
});

describe('several ids with other signs than bars between them', () => {
  const ids = ['T-DE-AC', 'T-DE-CHEAP', 'T-DE-FAST', 'T-DE-GREEN'];
  const found = (tariffIds: string) =>
    check(
      networkOf({
        connectors: csv(
          'evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
          `E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,"${tariffIds}"`,
        ),
        tariffs: csv('id,price_per_kwh,vat,prices_include_vat', ...ids.map((id) => `${id},0.50,21,false`)),
      }),
    ).findings.find(({ field }) => field === 'tariff_ids');

  test.each([2, 3, 4].flatMap((count) => [',', ', ', ';', '\n'].map((sign) => [count, sign] as const)))(
    '%i with %j',
    (count, sign) => {
      const some = ids.slice(0, count);
      expect(found(some.join(sign))?.hint).toBe(`Write ${some.join('|')}.`);
    },
  );

  test('one that is too long is not to be shortened, since it is the id of another row', () => {
    expect(found('T'.repeat(37))).toMatchObject({ code: 'too-long', hint: 'Write the id as in tariffs.csv.' });
    expect(found(`${'T'.repeat(37)}, T-DE-AC`)?.hint).toBe('Write the id as in tariffs.csv.');
  });
});
