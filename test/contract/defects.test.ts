/** A complete object, one thing broken, and the one violation that must come of it: forms of text, ranges and rules. */

import { describe, expect, test } from 'vitest';
import { compileContract } from '../../src/contract/json-schema.ts';
import { completeLocation, completeTariff } from '../support/complete-objects.ts';
import { edited } from './support/pointer.ts';

const judge = compileContract('2.2.1');
const COMPLETE = { location: completeLocation(), tariff: completeTariff() };

/** Values that are refused at one place, and the rule that refuses them there. */
type Defects = [pointer: string, rule: string, values: unknown[]][];

const FIRST = '/evses/0';
const PLUG = '/evses/0/connectors/0';
const HOURS = '/opening_times/regular_hours/0';

const LOCATION: Defects = [
  ['/country_code', 'pattern', ['nl', 'NLD', 'N', 'N1', '']],
  ['/party_id', 'pattern', ['EX', 'EXAM', 'E-A', 'ÉXA']],
  ['/id', 'pattern', ['', ' L1', 'L1 ', 'L\t1', 'L\n', 'Lé', 'L\u007f']],
  ['/publish', 'const', [false, 'true', 1]],
  ['/name', 'pattern', ['', ' ', ' a', 'a ', 'a\u00a0', 'a\nb', 'a\tb', 'a\u0000', 'a\u0085b', 'a\u2028b', 'a\u2029b']],
  ['/name', 'pattern', ['\ufeffa', '\ud83d', 'a\udd0cb', 'a\n']],
  ['/country', 'pattern', ['NL', 'nld', 'NLDX']],
  [
    '/coordinates/latitude',
    'pattern',
    ['51.56278', '51.5627870', '51,562787', '051.562787', '+51.562787', '51.562787 '],
  ],
  ['/coordinates/latitude', 'pattern', ['90.000001', '-90.000001', '91.000000', '99.999999', '.562787', '51.562787\n']],
  ['/coordinates/longitude', 'pattern', ['180.000001', '-181.000000', '190.000000', '200.000000', '04.638975', '4.63']],
  ['/time_zone', 'pattern', ['', '+01:00', 'europe/Amsterdam', 'Europe/', 'Europe Amsterdam']],
  ['/time_zone', 'maxLength', [`Europe/${'A'.repeat(249)}`]],
  [
    '/last_updated',
    'pattern',
    ['2026-01-31T08:00:00', '2026-01-31 08:00:00Z', '2026-01-31T08:00:00+00:00', '2026-01-31'],
  ],
  ['/last_updated', 'pattern', ['2026-01-31T08:00:00.1Z', '2026-01-31T08:00:00.123456Z', '2026-01-31T08:00:00.Z']],
  [
    '/last_updated',
    'pattern',
    ['2026-01-31T24:00:00Z', '2026-01-31T08:60:00Z', '2026-01-31T08:00:60Z', '2026-1-31T08:00:00Z'],
  ],
  [
    '/last_updated',
    'pattern',
    ['2026-02-30T08:00:00Z', '2026-04-31T08:00:00Z', '2026-13-01T08:00:00Z', '2026-01-00T08:00:00Z'],
  ],
  [
    '/last_updated',
    'pattern',
    ['2026-02-29T08:00:00Z', '2100-02-29T08:00:00Z', '2026-01-31T08:00:00z', ' 2026-01-31T08:00:00Z'],
  ],
  [
    '/operator/website',
    'pattern',
    ['example.com', 'ftp://example.com', '//example.com', 'http://', 'https:///x', 'mailto:a@b.c'],
  ],
  [
    '/operator/website',
    'pattern',
    ['https://example.com/a b', 'https://köln.de', 'https://example.com/%zz', 'https://a|b'],
  ],
  ['/operator/website', 'maxLength', [`https://example.com/${'a'.repeat(236)}`]],
  ['/operator/logo/type', 'pattern', ['image/png', 'p-ng', '']],
  ['/images/0/width', 'minimum', [0, -1]],
  ['/images/0/width', 'maximum', [100000]],
  ['/images/0/height', 'minimum', [0]],
  ['/images/0/height', 'maximum', [100000]],
  ['/images/0/height', 'type', [1.5, '600']],
  ['/directions/0/language', 'pattern', ['EN', 'eng', 'e', 'en-GB']],
  ['/facilities', 'uniqueItems', [['WIFI', 'HOTEL', 'WIFI']]],
  [`${FIRST}/capabilities`, 'uniqueItems', [['RESERVABLE', 'RESERVABLE']]],
  [`${FIRST}/parking_restrictions`, 'uniqueItems', [['EV_ONLY', 'EV_ONLY']]],
  [`${HOURS}/weekday`, 'minimum', [0]],
  [`${HOURS}/weekday`, 'maximum', [8]],
  [`${HOURS}/weekday`, 'type', [1.5, '1', 'MONDAY']],
  [`${HOURS}/period_end`, 'pattern', ['24:00', '8:00', '08:60', '0800', '08:00:00', '19:0', '108:00']],
  ['/energy_mix/energy_sources/0/percentage', 'maximum', [100.1]],
  ['/energy_mix/energy_sources/0/percentage', 'minimum', [-0.1]],
  ['/energy_mix/environ_impact/0/amount', 'minimum', [-1]],
  [`${FIRST}/coordinates/latitude`, 'type', [51.562787]],
  [`${FIRST}/floor_level`, 'type', [-1]],
  [`${PLUG}/max_voltage`, 'minimum', [-230]],
  [`${PLUG}/max_amperage`, 'type', [31.5, '32']],
  [`${PLUG}/max_amperage`, 'minimum', [-1]],
  [`${PLUG}/max_electric_power`, 'minimum', [-1]],
  [`${PLUG}/max_electric_power`, 'type', [22.5]],
  [`${PLUG}/standard`, 'enum', ['iec_62196_t2', 'IEC_60309_2_SINGLE_16', 'MCS', '']],
  [`${PLUG}/tariff_ids`, 'uniqueItems', [['T-1', 'T-1']]],
  [`${PLUG}/tariff_ids/0`, 'pattern', ['', 'T 1 ']],
  [`${PLUG}/tariff_ids/0`, 'maxLength', ['T'.repeat(37)]],
];

const ELEMENT = '/elements/1';
const PRICE = '/elements/1/price_components/0';
const WHEN = '/elements/1/restrictions';

const TARIFF: Defects = [
  ['/currency', 'pattern', ['eur', 'EURO', '€']],
  ['/min_price/excl_vat', 'minimum', [-0.01]],
  ['/max_price/incl_vat', 'minimum', [-1]],
  ['/max_price/incl_vat', 'type', ['60.50', Number.NaN, Number.POSITIVE_INFINITY]],
  [`${PRICE}/price`, 'minimum', [-0.01]],
  [`${PRICE}/price`, 'type', ['0.2859', '0,29']],
  [`${PRICE}/vat`, 'minimum', [-1]],
  [`${PRICE}/vat`, 'maximum', [121]],
  [`${PRICE}/step_size`, 'minimum', [-1]],
  [`${PRICE}/step_size`, 'type', [0.5]],
  [`${ELEMENT}/restrictions`, 'minProperties', [{}]],
  [`${WHEN}/start_time`, 'pattern', ['24:00', '7:30']],
  [`${WHEN}/end_date`, 'pattern', ['2026-02-29', '2026-1-1', '31-01-2026', '2026-01-31T00:00:00Z', '1900-02-29']],
  [`${WHEN}/min_duration`, 'type', [0.5, '60']],
  [`${WHEN}/max_duration`, 'minimum', [-1]],
  [`${WHEN}/min_duration`, 'minimum', [-1]],
  [`${WHEN}/min_kwh`, 'minimum', [-1]],
  [`${WHEN}/max_kwh`, 'minimum', [-1]],
  [`${WHEN}/min_current`, 'minimum', [-1]],
  [`${WHEN}/max_current`, 'minimum', [-1]],
  [`${WHEN}/min_power`, 'minimum', [-1]],
  [`${WHEN}/max_power`, 'minimum', [-1]],
  [`${WHEN}/day_of_week`, 'uniqueItems', [['MONDAY', 'MONDAY']]],
  [`${WHEN}/day_of_week/0`, 'enum', ['Monday', 1]],
  ['/elements/0/price_components/0/type', 'enum', ['ENERGY', 'PARKING_TIME']],
];

const CASES = [
  ...LOCATION.flatMap(([pointer, rule, values]) => values.map((value) => ['location', pointer, value, rule] as const)),
  ...TARIFF.flatMap(([pointer, rule, values]) => values.map((value) => ['tariff', pointer, value, rule] as const)),
];

test.each(CASES)('%s %s: %j breaks %s', (kind, pointer, value, rule) => {
  const violations = judge[kind](edited(COMPLETE[kind], pointer, value));
  expect(violations.map((found) => `${found.pointer} ${found.rule}`)).toEqual([`${pointer} ${rule}`]);
});

test('a Location may be in any time zone', () => {
  for (const name of Intl.supportedValuesOf('timeZone')) {
    expect(judge.location(edited(COMPLETE.location, '/time_zone', name))).toEqual([]);
  }
});

describe('what lies just inside the limits', () => {
  test.each([
    ['location', '/name', '🔌'.repeat(255)],
    ['location', '/name', 'a  b\u00a0c\u200d'],
    ['location', '/coordinates', { latitude: '90.000000', longitude: '-180.000000' }],
    ['location', '/coordinates', { latitude: '-0.500000', longitude: '0.000000' }],
    ['location', '/time_zone', 'America/Argentina/Buenos_Aires'],
    ['location', '/time_zone', 'UTC'],
    ['location', '/last_updated', '2000-02-29T23:59:59.999Z'],
    ['location', '/operator/website', `https://example.com/${'a'.repeat(235)}`],
    ['location', '/operator/website', 'https://xn--kln-sna.de:8443/a%20b/(c)?d=[e]&f#g'],
    ['location', '/operator/website', 'http://[2001:db8::1]/'],
    ['location', '/images/0/type', 'gif'],
    ['location', '/images/0/type', 'png'],
    ['location', '/images/0/type', 'svg'],
    ['location', '/opening_times', { twentyfourseven: true }],
    ['location', `${PLUG}/id`, 'a b~'],
    ['tariff', PRICE, { type: 'FLAT', price: 0, step_size: 0 }],
    ['tariff', '/elements/0/price_components/0/type', 'FLAT'],
  ] as const)('%s %s: %j', (kind, pointer, value) => {
    expect(judge[kind](edited(COMPLETE[kind], pointer, value))).toEqual([]);
  });
});

describe('opening hours', () => {
  const always = { twentyfourseven: true, regular_hours: [{ weekday: 1, period_begin: '08:00', period_end: '18:00' }] };
  test.each([
    ['always open, and regular hours', always, ['/opening_times/regular_hours forbidden']],
    ['nothing', {}, ['/opening_times/twentyfourseven required']],
    ['not always open, and no regular hours', { twentyfourseven: false }, ['/opening_times/regular_hours required']],
    [
      'no answer whether always open',
      { ...always, twentyfourseven: undefined },
      ['/opening_times/twentyfourseven required'],
    ],
  ])('%s', (_, hours, expected) => {
    const location = JSON.parse(JSON.stringify({ ...completeLocation(), opening_times: hours }));
    expect(judge.location(location).map(({ pointer, rule }) => `${pointer} ${rule}`)).toEqual(expected);
  });
});

test('all violations of an object are reported, in plain words', () => {
  const location = { ...completeLocation(), address: '', country: 'NL', postal_code: 'x'.repeat(11), facilities: [] };
  expect(judge.location(edited(location, '/publish_allowed_to', []))).toEqual([
    { pointer: '/publish_allowed_to', rule: 'forbidden', message: 'is not a published field of this object' },
    {
      pointer: '/address',
      rule: 'pattern',
      message: '"" is not one line of text without control characters and without spaces around it',
    },
    { pointer: '/postal_code', rule: 'maxLength', message: '"xxxxxxxxxxx" has 11 characters; the maximum is 10' },
    {
      pointer: '/country',
      rule: 'pattern',
      message: '"NL" is not a country code of three capital letters, such as NLD',
    },
    { pointer: '/facilities', rule: 'minItems', message: 'is empty; it must be left out' },
  ]);
});
