/**
 * The schemas of the published versions as components of one OpenAPI document. What differs between the versions of OCPI, or
 * has such a part, carries the version in its name (`Location22`, `Location221`), whether one version is published or both, so
 * that names stay when a version is added.
 */

import { OCPI_VERSION, type OcpiVersion } from '../../../ocpi/enums.ts';
import { type JsonMembers, type JsonValue, withMembers } from '../schemas/json.ts';
import { ocpiSchemas } from '../schemas/ocpi-schemas.ts';

export const COMPONENTS = '#/components/schemas/';

/** The name of a component in a version, such as `Location22`. */
export type NameOf = (component: string, version: OcpiVersion) => string;

/** The components of these versions by name, and how to name one of them. */
export function componentSchemas(versions: readonly OcpiVersion[]): { schemas: JsonMembers; nameOf: NameOf } {
  const known = new Map(OCPI_VERSION.map((version) => [version, unnamedComponents(version)]));
  const versioned = namesThatDiffer([...known.values()]);
  const nameOf: NameOf = (name, version) => (versioned.has(name) ? `${name}${version.replaceAll('.', '')}` : name);
  const schemas: { [name: string]: JsonValue } = {};
  for (const version of versions) {
    for (const [name, schema] of known.get(version) ?? []) {
      const rename = (ref: string) => `${COMPONENTS}${nameOf(ref.slice(COMPONENTS.length), version)}`;
      schemas[nameOf(name, version)] = withMembers(schema, '$ref', rename);
    }
  }
  return { schemas, nameOf };
}

/** The component of a reference as the files have them: `evse.json`, `types.json#/$defs/URL`, `#/$defs/Price`. */
export function componentOf(ref: string): string {
  const [file = '', definition] = ref.split('#/$defs/');
  return definition ?? componentOfFile(file);
}

const INITIALS: Readonly<Record<string, string>> = { evse: 'EVSE' };

/** `locations-response.json` is LocationsResponse. */
function componentOfFile(file: string): string {
  const words = file.replace('.json', '').split('-');
  return words.map((word) => INITIALS[word] ?? `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('');
}

/** The schemas and definitions of a version by name. They refer to each other as components without a version in the name. */
export function unnamedComponents(version: OcpiVersion): ReadonlyMap<string, JsonValue> {
  const found = new Map<string, JsonValue>();
  for (const [file, { $schema: _, $defs, ...schema }] of ocpiSchemas(version)) {
    const own: [string, JsonValue][] = 'type' in schema ? [[componentOfFile(file), schema]] : [];
    for (const [name, part] of [...own, ...Object.entries(($defs ?? {}) as JsonMembers)]) {
      if (found.has(name)) throw new Error(`Two schemas would be the component ${name}.`);
      found.set(
        name,
        withMembers(part, '$ref', (ref) => `${COMPONENTS}${componentOf(ref)}`),
      );
    }
  }
  return found;
}

/** The components that are not the same in all versions, or refer to such a one. */
function namesThatDiffer(versions: readonly ReadonlyMap<string, JsonValue>[]): ReadonlySet<string> {
  const [first = new Map<string, string>(), ...others] = versions.map(textsOf);
  const isOther = ([name, text]: [string, string]) => others.some((other) => other.get(name) !== text);
  const differ = new Set([...first].filter(isOther).map(([name]) => name));
  for (let before = -1; before < differ.size; ) {
    before = differ.size;
    for (const [name, text] of first) {
      if ([...differ].some((other) => text.includes(`"${COMPONENTS}${other}"`))) differ.add(name);
    }
  }
  return differ;
}

function textsOf(components: ReadonlyMap<string, JsonValue>): Map<string, string> {
  return new Map([...components].map(([name, schema]) => [name, JSON.stringify(schema)]));
}
