/**
 * The schemas of a published version as components of an OpenAPI document. Their names come from the names of files and
 * definitions, and carry no version: that is what a client's code is written with, and a document has one version only.
 */

import { type JsonMembers, type JsonValue, withReferences } from '../schemas/json.ts';
import { ocpiSchemas, type SchemaFiles } from '../schemas/ocpi-schemas.ts';

export const COMPONENTS = '#/components/schemas/';

/** The component of a reference as the files have them: `evse.json`, `types.json#/$defs/URL`, `#/$defs/Price`. */
function componentOf(ref: string): string {
  const [file = '', definition] = ref.split('#/$defs/');
  return definition ?? componentOfFile(file);
}

const INITIALS: Readonly<Record<string, string>> = { evse: 'EVSE' };

/** `locations-response.json` is LocationsResponse, and `chargers-2` Chargers2. */
export function componentOfFile(file: string): string {
  const words = file.replace('.json', '').split('-');
  return words.map((word) => INITIALS[word] ?? `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('');
}

/** The schemas and definitions of a version by the name of their component. @param written the files, if not those of schemas/ocpi */
export function componentSchemas(version: string, written?: SchemaFiles): ReadonlyMap<string, JsonMembers> {
  const found = new Map<string, JsonMembers>();
  for (const [file, { $schema: _, $defs, ...schema }] of ocpiSchemas(version, written)) {
    const own: [string, JsonValue][] = 'type' in schema ? [[componentOfFile(file), schema]] : [];
    for (const [name, part] of [...own, ...Object.entries(($defs ?? {}) as JsonMembers)]) {
      if (found.has(name)) throw new Error(`Two schemas would be the component ${name}.`);
      found.set(name, withReferences(part, (ref) => `${COMPONENTS}${componentOf(ref)}`) as JsonMembers);
    }
  }
  return found;
}
