import { expect, test } from 'vitest';
import { isBreach } from '../../../packages/probe/src/checks/ocpi-breach.ts';
import { compileContract } from '../../../src/contract/json-schema.ts';
import { completeLocation, completeTariff } from '../../support/complete-objects.ts';

const contract = compileContract('2.2.1');

/** Whether one member, changed, breaks OCPI, only our schemas, or nothing. */
function checked(kind: 'location' | 'tariff', path: string, value: unknown): 'breach' | 'taste' | 'fine' {
  const object: unknown = kind === 'location' ? completeLocation() : completeTariff();
  const names = path.split('.');
  const last = names.pop() ?? '';
  let holder = object as Record<string, unknown>;
  for (const name of names) holder = holder[name] as Record<string, unknown>;
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  const violations = contract[kind](object);
  if (violations.length === 0) return 'fine';
  return violations.some((violation) => isBreach(violation, object, kind)) ? 'breach' : 'taste';
}

test.for<[string, unknown]>([
  ['postal_code', null],
  ['operator', null],
  ['images', null],
  ['evses', []],
  ['facilities', ['WIFI', 'WIFI']],
  ['x_own', 1],
  ['publish', false],
  ['country_code', 'nl'],
  ['country', 'nld'],
  ['party_id', 'A-1'],
  ['id', ' L1'],
  ['name', ' Spaces '],
  ['coordinates.latitude', '51.56278'],
  ['coordinates.longitude', '4.6389751'],
  ['last_updated', '2026-01-31T08:00:00'],
  ['last_updated', '2026-01-31T08:00:00.5Z'],
  ['opening_times.exceptional_openings.0.period_begin', '2026-01-31T08:00:00'],
  ['opening_times.exceptional_openings', []],
  ['evses.0.connectors.0.tariff_ids', null],
  ['evses.0.connectors.0.tariff_ids', []],
  ['evses.0.directions.0.language', 'NL'],
  ['operator.website', 'ftp://example.com/a'],
  ['images.0.type', 'a b'],
])('%s as %j is allowed by OCPI', ([path, value]) => {
  expect(checked('location', path, value)).toBe('taste');
});

test.for<[string, unknown]>([
  ['city', null],
  ['city', undefined],
  ['coordinates', null],
  ['city', 7],
  ['city', 'two\nlines'],
  ['city', 'x'.repeat(46)],
  ['address', 'x'.repeat(256)],
  ['id', 'Ä'],
  ['publish', 'yes'],
  ['country', 'NL'],
  ['country_code', 'NLD'],
  ['party_id', 'LONG'],
  ['time_zone', '+01:00'],
  ['coordinates.latitude', 51.5],
  ['coordinates.latitude', '51.5'],
  ['coordinates.latitude', '91.00000'],
  ['coordinates.longitude', '4,638975'],
  ['last_updated', '2026-01-31T08:00:00+01:00'],
  ['last_updated', '2026-02-30T08:00:00'],
  ['last_updated', '31-01-2026'],
  ['parking_type', 'parking_lot'],
  ['facilities', ['SAUNA']],
  ['facilities', [null]],
  ['images.0.url', '/site.jpeg'],
  ['images.0.width', 100_000],
  ['opening_times.twentyfourseven', true],
  ['opening_times.regular_hours', []],
  ['opening_times.regular_hours', undefined],
  ['opening_times.regular_hours.0.weekday', 0],
  ['opening_times.regular_hours.0.period_end', '24:00'],
  ['evses.0.connectors', []],
  ['evses.0.connectors', null],
  ['evses.0.connectors.0.max_voltage', '230'],
  ['evses.0.connectors.0.max_voltage', 230.5],
  ['evses.0.connectors.0.standard', 'Type 2'],
  ['evses.0.status', 'CHARGING '],
])('%s as %j breaks OCPI', ([path, value]) => {
  expect(checked('location', path, value)).toBe('breach');
});

test('the same for tariffs', () => {
  expect(checked('tariff', 'elements.0.restrictions', {})).toBe('taste');
  expect(checked('tariff', 'elements.0.price_components.0.vat', null)).toBe('taste');
  expect(checked('tariff', 'type', null)).toBe('taste');
  expect(checked('tariff', 'elements.0.price_components.0.type', null)).toBe('breach');
  expect(checked('tariff', 'elements.0.price_components.0.price', '0.5')).toBe('breach');
  expect(checked('tariff', 'elements.0.price_components.0.step_size', undefined)).toBe('breach');
  expect(checked('tariff', 'elements', [])).toBe('breach');
  expect(checked('tariff', 'currency', 'eur')).toBe('breach');
});
