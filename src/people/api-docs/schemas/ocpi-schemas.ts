/**
 * The JSON Schemas of one OCPI version, as they are published: the files of schemas/ocpi/ without the other version. A client
 * of OCPI 2.2 finds the value lists of 2.2 in place, where schemas/ocpi/ has those of 2.2.1 and what 2.2 lacks.
 */

import { SCHEMAS } from '../../../contract/schemas.ts';
import type { OcpiVersion } from '../../../ocpi/enums.ts';
import { isMembers, type JsonMembers, type JsonValue, withMembers } from './json.ts';
import { singleObjectResponses } from './own-responses.ts';

/** The version whose files the others are derived from. */
const FULLEST = '2.2.1';

const LIMITS = 'limits-2.2.json';

/** The schemas of a version by file name, such as `location.json`. They refer to each other by file name, and have no `$id`. */
export function ocpiSchemas(version: OcpiVersion): ReadonlyMap<string, JsonMembers> {
  const files = new Map<string, JsonMembers>();
  for (const { $id, ...schema } of SCHEMAS as readonly (JsonMembers & { $id: string })[]) {
    if (isOfOtherVersion($id)) continue;
    files.set(publishedName($id), inVersion(schema, version));
  }
  files.set('enums.json', enumsOf(version, files.get('enums.json') ?? {}));
  return new Map([...files, ...singleObjectResponses(version)]);
}

/** Files that hold 2.2 against 2.2.1. What they say is in the value lists here. */
function isOfOtherVersion(file: string): boolean {
  return file === LIMITS || file.endsWith('-2.2.json');
}

function publishedName(file: string): string {
  return file.replace(`-${FULLEST}.json`, '.json');
}

function inVersion(schema: JsonMembers, version: OcpiVersion): JsonMembers {
  const named = withMembers(schema, '$ref', (ref) => ref.replace(`-${FULLEST}.json`, '.json')) as JsonMembers;
  const { title } = named;
  return typeof title === 'string'
    ? { ...named, title: title.replace(/ of OCPI 2\.2\.1$/, ` of OCPI ${version}`) }
    : named;
}

function enumsOf(version: OcpiVersion, enums: JsonMembers): JsonMembers {
  const description = `The values of OCPI ${version}, case-sensitive.`;
  if (version === FULLEST) return { ...enums, description };
  const lists = { ...(enums.$defs as JsonMembers) };
  for (const [name, values] of limitedLists()) lists[name] = { ...(lists[name] as JsonMembers), enum: values };
  return { ...enums, description, $defs: lists };
}

/** The value lists that 2.2 has fewer values in, by the name that the list has in enums.json. */
function limitedLists(): [name: string, values: JsonValue][] {
  const limits = fileOf(LIMITS).$defs as JsonMembers;
  return Object.entries(limits).flatMap(([owner, limit]) => {
    const full = Object.entries(fileOf(`${owner.toLowerCase()}-${FULLEST}.json`).properties as JsonMembers);
    return full.flatMap(([field, schema]): [string, JsonValue][] => {
      const values = valuesOf((limit as JsonMembers).properties, field);
      const list = /^enums\.json#\/\$defs\/(\w+)$/.exec(String(itemOf(schema).$ref))?.[1];
      return values === undefined || list === undefined ? [] : [[list, values]];
    });
  });
}

function valuesOf(properties: JsonValue | undefined, field: string): JsonValue | undefined {
  const limited = isMembers(properties) ? properties[field] : undefined;
  return limited === undefined ? undefined : itemOf(limited).enum;
}

/** The schema of a field, or of the items of its list. */
function itemOf(schema: JsonValue): JsonMembers {
  if (!isMembers(schema)) return {};
  return isMembers(schema.items) ? schema.items : schema;
}

function fileOf(name: string): JsonMembers {
  const file = SCHEMAS.find(({ $id }) => $id === name);
  if (file === undefined) throw new Error(`schemas/ocpi has no ${name}`);
  return file as unknown as JsonMembers;
}
