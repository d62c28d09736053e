/** A version that is not there yet needs files in schemas/ocpi, and nothing else, to have types with the names of all versions. */

import { expect, test } from 'vitest';
import { componentSchemas } from '../../../packages/api-docs/openapi/component-schemas.ts';
import { ocpiSchemas, type SchemaFiles } from '../../../packages/api-docs/schemas/ocpi-schemas.ts';
import { SCHEMAS } from '../../../src/contract/schemas.ts';

/** The files of 2.2.1 and tariffs once more, as those of a version of which nobody has heard. */
const OWN = SCHEMAS.filter(({ $id }) => /-2\.2\.1\.json$|^tariffs?(-response)?\.json$/.test($id)).map(inNextVersion);

function inNextVersion(file: { readonly $id: string }): { $id: string; $defs?: object; properties?: object } {
  const text = JSON.stringify(file).replaceAll('-2.2.1.json', '-9.9.json');
  return JSON.parse(text.replace(/"(tariff|tariffs-response)\.json"/g, '"$1-9.9.json"')) as { $id: string };
}

const PARKING = { $id: 'parking-9.9.json', title: 'Parking of OCPI 9.9', type: 'object', properties: {} };

/** What the versions share has a file with more of it, and an EVSE has a field of a new class. */
const NEXT: SchemaFiles = [
  ...SCHEMAS,
  ...OWN.map((file) =>
    file.$id === 'evse-9.9.json'
      ? {
          ...file,
          properties: {
            ...file.properties,
            parking: { $ref: 'parking-9.9.json' },
            limit: { $ref: 'classes-9.9.json#/$defs/PriceLimit' },
          },
        }
      : file,
  ),
  PARKING,
  { $id: 'classes-9.9.json', $defs: { PriceLimit: { type: 'object' }, Unused: { type: 'object' } } } as { $id: string },
];

const namesOf = (version: string, files?: SchemaFiles) => [...componentSchemas(version, files).keys()];

test('has the names of the others, and those of its own classes', () => {
  expect(namesOf('9.9', NEXT).sort()).toEqual([...namesOf('2.2.1'), 'Parking', 'PriceLimit'].sort());
  expect(componentSchemas('9.9', NEXT).get('EVSE')?.properties).toMatchObject({
    parking: { $ref: '#/components/schemas/Parking' },
    limit: { $ref: '#/components/schemas/PriceLimit' },
  });
});

test('has files with the names of the others, and one file of what is shared and of what is its own', () => {
  const files = ocpiSchemas('9.9', NEXT);
  expect([...files.keys()].sort()).toEqual([...ocpiSchemas('2.2.1').keys(), 'parking.json'].sort());
  expect(files.get('classes.json')).toMatchObject({ $defs: { PriceLimit: { type: 'object' }, Hours: {} } });
  expect(files.get('classes.json')).not.toHaveProperty('$defs.Unused');
  expect(files.get('location.json')).toHaveProperty('title', 'Location of OCPI 9.9');
  expect(JSON.stringify([...files])).not.toMatch(/-\d+(\.\d+)+\.json/);
});

test('leaves the documents of the others as they are', () => {
  for (const version of ['2.2', '2.2.1']) {
    expect(componentSchemas(version, NEXT)).toEqual(componentSchemas(version));
    expect(ocpiSchemas(version, NEXT)).toEqual(ocpiSchemas(version));
  }
});

test('cannot say of something what the shared files say otherwise', () => {
  const twice = { $id: 'classes-9.9.json', $defs: { PriceLimit: { type: 'object' }, Hours: { type: 'string' } } };
  const files = [...NEXT.slice(0, -1), twice].map((file) => {
    const text = JSON.stringify(file).replace('classes-9.9.json#/$defs/PriceLimit', 'classes-9.9.json#/$defs/Hours');
    return JSON.parse(text) as { $id: string };
  });
  expect(() => ocpiSchemas('9.9', files)).toThrow('Two schemas would be Hours of classes.json.');
});
