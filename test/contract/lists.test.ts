/** The value lists of the schemas and of `src/ocpi/enums.ts` against those of the OCPI text in `model.json`. */

import { describe, expect, test } from 'vitest';
import * as enums from '../../src/ocpi/enums.ts';
import model from './model.json' with { type: 'json' };
import { schemaAt } from './support/schema-at.ts';

type Lists = Record<string, string[]>;

const VERSIONS = ['2.2', '2.2.1'] as const;
const NEWEST: Lists = model['2.2.1'].enums;
const OLDEST: Lists = model['2.2'].enums;
/** Lists of which only a part is published, and where the schemas have it. */
const NARROWED: [list: string, schema: string, published: readonly string[]][] = [
  ['VersionNumber', 'versions-response.json#/$defs/VersionNumber', VERSIONS],
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
    expect(NEWEST[name]).toEqual(expect.arrayContaining([...published]));
  });

  test('no other lists', () => {
    expect(Object.keys(schemaAt('enums.json').$defs ?? {}).sort()).toEqual([...COMPLETE].sort());
  });
});

describe('src/ocpi/enums.ts', () => {
  const exported: Record<string, unknown> = { ...enums };

  test.each(COMPLETE)('%s', (name) => {
    const constant = name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
    expect(exported[constant]).toEqual(NEWEST[name]);
  });

  test('OCPI_VERSION', () => expect(enums.OCPI_VERSION).toEqual(VERSIONS));

  test('what 2.2.1 brought', () => {
    const added = COMPLETE.flatMap((name) => NEWEST[name]?.filter((value) => !OLDEST[name]?.includes(value)) ?? []);
    const { plugs, values } = NEW_IN_VERSION['2.2.1'];
    expect([...plugs, ...values].sort()).toEqual(added.sort());
  });
});
