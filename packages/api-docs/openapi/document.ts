/**
 * The OpenAPI 3.1 document of one network in one version of OCPI: openapi.yaml with the schemas of schemas/ocpi. It depends on the
 * settings, and of the data only on which plain files there are, so it hardly ever changes.
 */

import type { OcpiVersion } from '../../../src/ocpi/index.ts';
import type { ApiSettings } from '../api-settings.ts';
import { isMembers, type JsonMembers, type JsonValue, rebuilt } from '../schemas/json.ts';
import { componentSchemas } from './component-schemas.ts';
import { factsOf, filledIn, formatsOf, pathsOf } from './facts.ts';
import { membersOf, resolve } from './references.ts';
import TEXT from './text.bundled.ts';

const VERSION = '#/components/parameters/version';

/**
 * The API as the pages tell it: the version is a parameter of its paths, while schemas and examples are those of this one.
 *
 * @param release of the program: the version of the API's description
 */
export function describedApi(settings: ApiSettings, version: OcpiVersion, release: string): JsonMembers {
  const facts = factsOf(settings, version, release);
  const { paths, ...text } = TEXT;
  const { components, ...head } = filledIn(text, facts, formatsOf(settings)) as JsonMembers;
  const { schemas, ...others } = components as JsonMembers;
  const document = {
    ...head,
    paths: Object.fromEntries(membersOf(paths).flatMap(([path, item]) => pathsOf(path, item, facts, settings))),
    components: { schemas: { ...Object.fromEntries(componentSchemas(version)), ...inPlace(schemas) }, ...others },
  };
  return withExamples(document);
}

/** The document that is published of it. */
export function openApiDocument(described: JsonMembers, version: OcpiVersion): JsonMembers {
  const { paths, components, ...head } = withoutExtensions(described) as JsonMembers;
  const { parameters, ...others } = components as JsonMembers;
  const { version: _, ...left } = parameters as JsonMembers;
  return {
    ...head,
    paths: Object.fromEntries(
      membersOf(paths).map(([path, item]) => [path.replace('{version}', version), withItsParameters(item)]),
    ),
    components: { ...others, parameters: left },
  };
}

/** Parameters of a path are those of its operations. The version is none where a document has one only. */
function withItsParameters({ parameters: shared = [], ...operations }: JsonMembers): JsonMembers {
  const left = (shared as JsonValue[]).filter((parameter) => !isMembers(parameter) || parameter.$ref !== VERSION);
  const withShared = membersOf(operations).map(([method, { parameters: own = [], ...operation }]) => {
    return [method, { ...operation, parameters: [...left, ...(own as JsonValue[])] }] as const;
  });
  return Object.fromEntries(withShared);
}

/** Schemas that have files of their own, without what these begin with. */
function inPlace(schemas: JsonValue | undefined): JsonMembers {
  return Object.fromEntries(membersOf(schemas).map(([name, { $schema: _, $id, ...schema }]) => [name, schema]));
}

/**
 * Examples are written as the newest version of OCPI has them; an older one lacks some of their fields and values. Each fits the schema
 * beside it, or the alternative that is at the same place.
 */
function withExamples(document: JsonMembers): JsonMembers {
  return rebuilt(document, (value) => {
    const { schema, examples } = value;
    if (!isMembers(schema) || !isMembers(examples)) return value;
    const schemas = Array.isArray(schema.oneOf) ? schema.oneOf : [schema];
    const fitted = membersOf(examples).map(([name, { value: body = null }], i) => {
      return [name, { value: fitting(body, schemas[i], document) }] as const;
    });
    return { ...value, examples: Object.fromEntries(fitted) };
  }) as JsonMembers;
}

/** The value without what its schema does not know. @param document has what the schema refers to */
function fitting(value: JsonValue, schema: JsonValue | undefined, document: JsonMembers): JsonValue {
  const { properties, items, additionalProperties } = isMembers(schema) ? resolve(schema, document) : {};
  if (Array.isArray(value)) {
    const { enum: known } = isMembers(items) ? resolve(items, document) : {};
    const left = value.filter((item: JsonValue) => !Array.isArray(known) || known.includes(item));
    return left.map((item: JsonValue) => fitting(item, items, document));
  }
  if (!isMembers(value) || !isMembers(properties)) return value;
  const isOpen = additionalProperties !== false;
  const left = Object.entries(value).filter(([name]) => isOpen || name in properties);
  return Object.fromEntries(left.map(([name, member]) => [name, fitting(member, properties[name], document)]));
}

function withoutExtensions(value: JsonValue): JsonValue {
  return rebuilt(value, (members) =>
    Object.fromEntries(Object.entries(members).filter(([name]) => !name.startsWith('x-'))),
  );
}
