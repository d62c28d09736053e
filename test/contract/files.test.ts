/** What makes the schema files usable by other validators, and what no compiler checks: closed, described, complete. */

import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCHEMAS } from '../../src/contract/schemas.ts';
import { everything } from './support/pointer.ts';
import { type Schema, schemaAt } from './support/schema-at.ts';

test('all files are read, and are named after their $id', () => {
  const folder = new URL('../../schemas/ocpi/', import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  expect(SCHEMAS.map(({ $id }) => $id).sort()).toEqual(names.sort());
});

const FILES = SCHEMAS.map((schema) => [schema.$id, schema] as const);

test.each(FILES)('each $ref of %s leads to a schema', (id, schema) => {
  for (const [pointer, value] of everything(schema)) {
    if (pointer.endsWith('/$ref')) expect(schemaAt(String(value).replace(/^(?=#)/, id))).toBeDefined();
  }
});

test.each(FILES)('%s has no keyword on which validators disagree', (_, schema) => {
  const keywords = everything(schema).map(([pointer]) => pointer.replace(/\/properties\/[^/]+/g, ''));
  expect(keywords.filter((pointer) => /\/(format|multipleOf|contentMediaType|\$dynamicRef)$/.test(pointer))).toEqual(
    [],
  );
});

test.each(FILES)('the objects of %s are closed and their fields described', (id, schema) => {
  for (const [pointer, object] of objectSchemas(schema)) {
    const place = `${id}${pointer}`;
    expect(object, `${place} is closed`).toMatchObject({ additionalProperties: false });
    for (const [name, property] of Object.entries(object.properties ?? {})) {
      const described = property.$ref?.startsWith('envelope.json') ? schemaAt(property.$ref) : property;
      expect(described, `${place}: ${name}`).toMatchObject({ description: expect.stringMatching(/ OCPI \d+/) });
    }
  }
});

/** The object schemas that define an object. Those in a condition or in limits-2.2.json narrow one that is defined elsewhere. */
function objectSchemas(schema: Schema): [pointer: string, object: Schema][] {
  if (schema.$id === 'limits-2.2.json') return [];
  return everything(schema)
    .filter(([pointer]) => !/\/(if|then|else)(\/|$)/.test(pointer))
    .filter((entry): entry is [string, Schema] => isObjectSchema(entry[1]));
}

function isObjectSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'object';
}
