/**
 * The JSON Schemas of one OCPI version, as they are published: of the files of schemas/ocpi/ what its answers are made of, under
 * names that are the same in every version. `location-2.2.1.json` is `location.json` there.
 */

import { SCHEMAS } from '../../../src/contract/index.ts';
import { errorEnvelopes, singleObjectEnvelopes } from './envelopes.ts';
import { isMembers, type JsonMembers, type JsonValue, withReferences } from './json.ts';

/** Files of schemas/ocpi/. They refer to each other by `$id`, which is the name of the file. */
export type SchemaFiles = readonly { readonly $id: string }[];

/**
 * Versions that are written as another one and its limits. A client of OCPI 2.2 finds the value lists of 2.2 in place, where
 * schemas/ocpi/ has those of 2.2.1 and what is left of them in 2.2.
 */
const WRITTEN_AS: { readonly [version: string]: string } = { '2.2': '2.2.1' };

/** The schemas of a version by file name, such as `location.json`. They refer to each other by file name, and have no `$id`. */
export function ocpiSchemas(version: string, written: SchemaFiles = SCHEMAS): ReadonlyMap<string, JsonMembers> {
  const full = WRITTEN_AS[version] ?? version;
  const reached = partsReached(answersOf(full, written), written);
  const files = new Map<string, JsonMembers>();
  for (const { $id } of written) {
    const schema = partsOfFile($id, reached, written);
    if (schema === undefined) continue;
    const name = publishedName($id);
    files.set(name, joined(name, files.get(name), inVersion(schema, version)));
  }
  files.set('enums.json', enumsOf(version, full, files.get('enums.json') ?? {}, written));
  return new Map([...files, ...singleObjectEnvelopes(version), ...errorEnvelopes()]);
}

const VERSION_OF_FILE = /-\d+(\.\d+)+\.json/;

function publishedName(file: string): string {
  return file.replace(VERSION_OF_FILE, '.json');
}

/** The files of answers: those of the version, and those that all versions share. */
function answersOf(version: string, written: SchemaFiles): string[] {
  const names = new Set(written.map(({ $id }) => $id).filter((file) => publishedName(file).endsWith('-response.json')));
  return [...new Set([...names].map(publishedName))].map((shared) => {
    const own = shared.replace(/\.json$/, `-${version}.json`);
    return names.has(own) ? own : shared;
  });
}

/** The files and definitions that these lead to, as references: `evse-2.2.1.json`, `classes.json#/$defs/Hours`. */
function partsReached(from: readonly string[], written: SchemaFiles): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (ref: string): void => {
    if (reached.has(ref)) return;
    reached.add(ref);
    const [file = '', definition] = ref.split('#/$defs/');
    const { $defs, ...whole } = fileOf(file, written);
    const part = definition === undefined ? whole : ($defs as JsonMembers)[definition];
    for (const [, to = ''] of JSON.stringify(part).matchAll(/"\$ref":"([^"]+)"/g))
      visit(to.startsWith('#') ? `${file}${to}` : to);
  };
  for (const file of from) visit(file);
  return reached;
}

/** A file with those of its parts that are reached. Undefined if none is. */
function partsOfFile(file: string, reached: ReadonlySet<string>, written: SchemaFiles): JsonMembers | undefined {
  const { $id: _, $schema = '', $defs = {}, ...whole } = fileOf(file, written);
  const definitions = Object.entries($defs as JsonMembers).filter(([name]) => reached.has(`${file}#/$defs/${name}`));
  if (!reached.has(file) && definitions.length === 0) return undefined;
  // A file of definitions alone is never meant as a whole, but has a title.
  const head = reached.has(file) || !('type' in whole) ? whole : {};
  return { $schema, ...head, ...(definitions.length > 0 && { $defs: Object.fromEntries(definitions) }) };
}

/** What the versions share and what one of them has of its own, such as `classes.json` and `classes-2.3.0.json`, in one file. */
function joined(name: string, shared: JsonMembers | undefined, own: JsonMembers): JsonMembers {
  if (shared === undefined) return own;
  const [before, after] = [shared.$defs ?? {}, own.$defs ?? {}] as [JsonMembers, JsonMembers];
  const twice = Object.keys(after).filter((definition) => definition in before);
  if (twice.length > 0) throw new Error(`Two schemas would be ${twice.join(', ')} of ${name}.`);
  return { ...shared, ...own, $defs: { ...before, ...after } };
}

function inVersion(schema: JsonMembers, version: string): JsonMembers {
  const named = withReferences(schema, publishedName) as JsonMembers;
  const { title } = named;
  return typeof title === 'string'
    ? { ...named, title: title.replace(/ of OCPI \d[\d.]*( and \d[\d.]*)*$/, ` of OCPI ${version}`) }
    : named;
}

function enumsOf(version: string, full: string, enums: JsonMembers, written: SchemaFiles): JsonMembers {
  const description = `The values of OCPI ${version}, case-sensitive.`;
  const lists = { ...(enums.$defs as JsonMembers) };
  if (version !== full)
    for (const [name, values] of limitedLists(version, full, written))
      lists[name] = { ...(lists[name] as JsonMembers), enum: values };
  return { ...enums, description, $defs: lists };
}

/** The value lists that a version has fewer values in than the one that it is written as, by the name that the list has in enums.json. */
function limitedLists(version: string, full: string, written: SchemaFiles): [name: string, values: JsonValue][] {
  const limits = fileOf(`limits-${version}.json`, written).$defs as JsonMembers;
  return Object.entries(limits).flatMap(([owner, limit]) => {
    const { properties } = fileOf(`${owner.toLowerCase()}-${full}.json`, written);
    return Object.entries(properties as JsonMembers).flatMap(([field, schema]): [string, JsonValue][] => {
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

function itemOf(schema: JsonValue): JsonMembers {
  if (!isMembers(schema)) return {};
  return isMembers(schema.items) ? schema.items : schema;
}

function fileOf(name: string, written: SchemaFiles): JsonMembers {
  const file = written.find(({ $id }) => $id === name);
  if (file === undefined) throw new Error(`schemas/ocpi has no ${name}`);
  return file as unknown as JsonMembers;
}
