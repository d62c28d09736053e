/** The value lists of the schemas and of `src/ocpi/enums.ts` against those of the OCPI text in `model.json`. */

import { describe, expect, test } from 'vitest';
import * as enums from '../../src/ocpi/enums.ts';
import { NEW_IN_VERSION } from '../../src/ocpi/version-differences.ts';
import model from './model.json' with { type: 'json' };
import { schemaAt } from './support/schema-at.ts';

type Lists = Record<string, string[]>;

const VERSIONS = ['2.2', '2.2.1'] as const;
const PUBLISHED = [...VERSIONS, '2.3.0'];
/** What OCPI 2.3.0 (Edition 2) added to the lists of 2.2.1, and the lists that it brought (mod_locations 8.4, mod_tariffs 11.4). */
const ADDED: Lists = { ConnectorType: ['MCS', 'SAE_J3400'], ParkingRestriction: ['EMPLOYEES', 'TAXIS', 'TENANTS'] };
const BROUGHT: Lists = {
  ConnectorCapability: ['ISO_15118_2_PLUG_AND_CHARGE', 'ISO_15118_20_PLUG_AND_CHARGE'],
  ParkingDirection: ['PARALLEL', 'PERPENDICULAR', 'ANGLE'],
  EVSEPosition: ['LEFT', 'RIGHT', 'CENTER'],
  TaxIncluded: ['YES', 'NO', 'N/A'],
  VehicleType: [
    ...['MOTORCYCLE', 'PERSONAL_VEHICLE', 'PERSONAL_VEHICLE_WITH_TRAILER', 'VAN', 'SEMI_TRACTOR', 'RIGID'],
    ...['TRUCK_WITH_TRAILER', 'BUS', 'DISABLED'],
  ],
};
const NEWEST: Lists = model['2.2.1'].enums;
const OLDEST: Lists = model['2.2'].enums;
/** Lists of which only a part is published, and where the schemas have it. */
const NARROWED: [list: string, schema: string, published: readonly string[]][] = [
  ['VersionNumber', 'versions-response.json#/$defs/VersionNumber', PUBLISHED],
  ['ModuleID', 'version-details-response.json#/$defs/ModuleID', ['locations', 'tariffs']],
  ['InterfaceRole', 'version-details-response.json#/$defs/InterfaceRole', ['SENDER']],
];
/** Belongs to publish_allowed_to, which is never published. */
const UNPUBLISHED = 'TokenType';
const COMPLETE = Object.keys(NEWEST).filter(
  (name) => name !== UNPUBLISHED && !NARROWED.some(([narrowed]) => narrowed === name),
);

describe.each(VERSIONS)('the schemas of %s', (version) => {
  const expected: Lists = model[version].enums;
  const limit = (name: string, field: string) => schemaAt(`limits-2.2.json#/$defs/${name}`).properties?.[field];
  const limits: Record<string, string[] | undefined> = {
    Capability: limit('EVSE', 'capabilities')?.items?.enum,
    ConnectorType: limit('Connector', 'standard')?.enum,
    PowerType: limit('Connector', 'power_type')?.enum,
  };

  test.each(COMPLETE)('%s', (name) => {
    const list = schemaAt(`enums.json#/$defs/${name}`).enum;
    expect((version === '2.2' && limits[name]) || list).toEqual(expected[name]);
  });

  test.each(NARROWED)('%s, a part of it', (name, schema, published) => {
    expect(schemaAt(schema).enum).toEqual(published);
    const known = name === 'VersionNumber' ? PUBLISHED : NEWEST[name];
    expect(known).toEqual(expect.arrayContaining([...published]));
  });

  test('no other lists', () => {
    expect(Object.keys(schemaAt('enums.json').$defs ?? {}).sort()).toEqual([...COMPLETE].sort());
  });
});

describe('the schemas of 2.3.0', () => {
  const lists = schemaAt('enums-2.3.0.json').$defs ?? {};

  test.each(Object.keys(ADDED))('%s has what 2.2.1 has, and more', (name) => {
    expect([...(lists[name]?.enum ?? [])].sort()).toEqual([...(NEWEST[name] ?? []), ...(ADDED[name] ?? [])].sort());
  });

  test.each(Object.entries(BROUGHT))('%s', (name, values) => expect(lists[name]?.enum).toEqual(values));

  test('no other lists', () => {
    expect(Object.keys(lists).sort()).toEqual([...Object.keys(ADDED), ...Object.keys(BROUGHT)].sort());
  });
});

describe('src/ocpi/enums.ts', () => {
  const exported: Record<string, unknown> = { ...enums };

  test.each(COMPLETE)('%s', (name) => {
    const constant = name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
    expect([...(exported[constant] as string[])].sort()).toEqual(
      [...(NEWEST[name] ?? []), ...(ADDED[name] ?? [])].sort(),
    );
  });

  test('OCPI_VERSION', () => expect(enums.OCPI_VERSION).toEqual(PUBLISHED));

  test.each(Object.entries(BROUGHT))('%s', (name, values) => {
    const constant = name
      .replace('EVSE', 'Evse')
      .replace(/(?<=[a-z])(?=[A-Z])/g, '_')
      .toUpperCase();
    expect(exported[constant]).toEqual(values);
  });

  test('what 2.3.0 added', () => {
    const { plugs, values } = NEW_IN_VERSION['2.3.0'];
    expect([...plugs, ...values].sort()).toEqual(Object.values(ADDED).flat().sort());
  });

  test('what 2.2.1 brought', () => {
    const added = COMPLETE.flatMap((name) => NEWEST[name]?.filter((value) => !OLDEST[name]?.includes(value)) ?? []);
    const { plugs, values } = NEW_IN_VERSION['2.2.1'];
    expect([...plugs, ...values].sort()).toEqual(added.sort());
  });
});
