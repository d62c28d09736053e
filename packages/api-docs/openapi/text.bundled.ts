/**
 * The text of the API: openapi.yaml, with the files that it refers to in their places. In the package, bin/bundle-program.cjs puts the
 * value in the place of this file, so nobody who installs it needs YAML.
 */

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isMembers, type JsonMembers, type JsonValue } from '../schemas/json.ts';

/** What a file has, or one name of it. JSON is YAML, too. @param ref such as `examples.yaml#/Locations` */
function read(ref: string): JsonMembers {
  const [file = '', name] = ref.split('#/');
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const whole = withFiles(parse(text, { merge: true, maxAliasCount: -1 }) as JsonValue) as JsonMembers;
  return (name === undefined ? whole : whole[name]) as JsonMembers;
}

function withFiles(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(withFiles);
  if (!isMembers(value)) return value;
  const { $ref, ...beside } = value;
  if (typeof $ref === 'string' && !$ref.startsWith('#')) return { ...read($ref), ...beside };
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withFiles(member)]));
}

export default read('openapi.yaml');
