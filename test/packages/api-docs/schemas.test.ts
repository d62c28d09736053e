/** The JSON Schemas at their URLs: each says where it is, they find each other, and they want what schemas/ocpi wants. */

import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { compileContract } from '../../../src/contract/json-schema.ts';
import { OCPI_VERSION } from '../../../src/ocpi/enums.ts';
import { edited, everything, REMOVED } from '../../contract/support/pointer.ts';
import { completeOf, enveloped } from '../../support/complete-objects.ts';
import { documentsOf } from './support/documents.ts';

const BASE = 'https://ocpi.example.com';
const FILES = documentsOf({ base_url: BASE, versions: OCPI_VERSION });
const SCHEMAS = [...FILES].filter(([path]) => path.startsWith('schemas/'));

const ajv = new Ajv2020({
  strict: true,
  formats: { 'date-time': true },
  schemas: SCHEMAS.map(([, text]) => JSON.parse(text) as object),
});

test('each has the URL where it is as its $id', () => {
  expect(SCHEMAS.length).toBeGreaterThan(30);
  for (const [path, text] of SCHEMAS) expect(JSON.parse(text)).toHaveProperty('$id', `${BASE}/${path}`);
});

test.each(SCHEMAS)('%s compiles, with all that it refers to', (path) => {
  expect(ajv.getSchema(`${BASE}/${path}`)).toBeTypeOf('function');
});

test('only the schemas of published versions are written', () => {
  expect([...documentsOf().keys()].filter((path) => path.includes('2.2.1'))).toEqual([]);
});

/** What can stand in any place of an object: other types, and values that one version knows and the other does not. */
const OTHERS: readonly unknown[] = [
  REMOVED,
  null,
  '',
  'x'.repeat(300),
  -1,
  1e9,
  [],
  {},
  true,
  'CHAOJI',
  'AC_2_PHASE',
  'START_SESSION_CONNECTOR_REQUIRED',
  'IEC_62196_T2',
  'DC',
];

describe.each(OCPI_VERSION)('of OCPI %s', (version) => {
  const contract = compileContract(version);
  const accepts = (file: string, value: unknown) => ajv.validate(`${BASE}/schemas/ocpi/${version}/${file}.json`, value);

  test('a Location, a tariff and their lists are judged as the build judges them, whatever is changed in them', () => {
    let refused = 0;
    const { location, tariff } = completeOf(version);
    for (const [file, judge, sound] of [
      ['location', contract.location, location],
      ['tariff', contract.tariff, tariff],
      ['locations-response', contract.locationsResponse, enveloped([location])],
      ['tariffs-response', contract.tariffsResponse, enveloped([tariff])],
    ] as const) {
      expect(accepts(file, sound)).toBe(true);
      for (const [pointer] of everything(sound)) {
        for (const other of OTHERS) {
          const changed = other === REMOVED && pointer === '' ? undefined : edited(sound, pointer, other);
          const isSound = judge(changed).length === 0;
          if (!isSound) refused++;
          expect(accepts(file, changed), `${file} ${pointer} ${String(other)}`).toBe(isSound);
        }
      }
    }
    expect(refused).toBeGreaterThan(1000);
  });
});
