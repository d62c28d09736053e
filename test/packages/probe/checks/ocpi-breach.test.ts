import { expect, test } from 'vitest';
import { isBreach } from '../../../../packages/probe/src/checks/ocpi-breach.ts';
import { compileContract } from '../../../../src/contract/json-schema.ts';
import type { OcpiVersion } from '../../../../src/ocpi/enums.ts';
import { completeOf } from '../../../support/complete-objects.ts';

/** Whether one member, changed, breaks OCPI, only our schemas, or nothing. */
function checked(
  kind: 'location' | 'tariff',
  path: string,
  value: unknown,
  version: OcpiVersion = '2.2.1',
): 'breach' | 'taste' | 'fine' {
  const object: unknown = completeOf(version)[kind];
  const names = path.split('.');
  const last = names.pop() ?? '';
  let holder = object as Record<string, unknown>;
  for (const name of names) holder = holder[name] as Record<string, unknown>;
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  const violations = compileContract(version)[kind](object);
  if (violations.length === 0) return 'fine';
  return violations.some((violation) => isBreach(violation, object, kind, version)) ? 'breach' : 'taste';
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
  ['related_locations.0.name.language', null],
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

test.for<[kind: 'location' | 'tariff', path: string, value: unknown, is: 'breach' | 'taste' | 'fine']>([
  // Others may send values of their own in open lists.
  ['location', 'facilities', ['SAUNA'], 'taste'],
  ['location', 'parking_type', 'ON_A_ROOF', 'taste'],
  ['location', 'images.0.category', 'MAP', 'taste'],
  ['location', 'energy_mix.environ_impact.0.category', 'NOISE', 'taste'],
  ['location', 'evses.0.capabilities', ['FLIES'], 'taste'],
  ['location', 'evses.0.parking_restrictions', ['GUESTS'], 'taste'],
  ['location', 'evses.0.connectors.0.standard', 'XCS', 'taste'],
  ['location', 'evses.0.connectors.0.capabilities', ['ISO_15118_30'], 'taste'],
  ['location', 'parking_places.0.vehicle_types', ['AIRSHIP'], 'taste'],
  ['location', 'parking_places', [], 'taste'],
  ['location', 'evses.0.accepted_service_providers', [], 'fine'],
  ['location', 'evses.0.connectors.0.standard', 7, 'breach'],
  ['location', 'evses.0.connectors.0.power_type', 'AC', 'breach'],
  ['location', 'evses.0.status', 'BROKEN', 'breach'],
  ['location', 'energy_mix.energy_sources.0.source', 'TIDE', 'breach'],
  ['location', 'evses.0.parking.0.evse_position', 'BEHIND', 'breach'],
  ['location', 'parking_places.0.vehicle_types', [], 'breach'],
  ['location', 'parking_places.0.restricted_to_type', undefined, 'breach'],
  ['location', 'parking_places.0.id', null, 'breach'],
  ['location', 'help_phone', '+31 20 123 4567 and then some', 'breach'],
  ['tariff', 'tax_included', undefined, 'breach'],
  ['tariff', 'tax_included', null, 'breach'],
  ['tariff', 'tax_included', 'MAYBE', 'breach'],
  ['tariff', 'min_price', { excl_vat: 1 }, 'breach'],
  ['tariff', 'max_price', { before_taxes: null }, 'breach'],
  ['tariff', 'max_price', { before_taxes: 1, after_taxes: null }, 'taste'],
])('in 2.3.0, %s %s as %j is %s', ([kind, path, value, is]) => {
  expect(checked(kind, path, value, '2.3.0')).toBe(is);
});

test('an unknown word is a breach of older versions', () => {
  expect(checked('location', 'facilities', ['SAUNA'], '2.2')).toBe('breach');
});
