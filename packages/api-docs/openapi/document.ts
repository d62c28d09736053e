/**
 * The OpenAPI 3.1 document of one network in one version of OCPI: openapi.yaml with the schemas of schemas/ocpi. It depends on the
 * settings, and of the data only on which plain files there are, so it hardly ever changes.
 */

import type { OcpiVersion } from '../../../src/ocpi/index.ts';
import type { ApiSettings } from '../api-settings.ts';
import { isMembers, type JsonMembers, type JsonValue } from '../schemas/json.ts';
import { componentSchemas } from './component-schemas.ts';
import { factsOf, filledIn } from './facts.ts';
import { formatsOf, pathsOf } from './file-paths.ts';
import { fitting } from './fitting.ts';
import { membersOf } from './references.ts';
import TEXT from './text.bundled.ts';

/** The parameter that a document of one version has a value for. */
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
  return withExamples(document, document) as JsonMembers;
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

/** Each example fits the schema beside it, or the alternative that is at the same place. */
function withExamples(value: JsonValue, document: JsonMembers): JsonValue {
  if (Array.isArray(value)) return value.map((item: JsonValue) => withExamples(item, document));
  if (!isMembers(value)) return value;
  const { schema, examples } = value;
  if (!isMembers(schema) || !isMembers(examples)) {
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withExamples(member, document)]));
  }
  const schemas = Array.isArray(schema.oneOf) ? schema.oneOf : [schema];
  const fitted = membersOf(examples).map(([name, { value: body = null }], i) => {
    return [name, { value: fitting(body, schemas[i], document) }] as const;
  });
  return { ...value, examples: Object.fromEntries(fitted) };
}

/** Without what only this program understands. */
function withoutExtensions(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(withoutExtensions);
  if (!isMembers(value)) return value;
  const known = Object.entries(value).filter(([name]) => !name.startsWith('x-'));
  return Object.fromEntries(known.map(([name, member]) => [name, withoutExtensions(member)]));
}
