/** Examples are written as the newest version of OCPI has them. An older one lacks some of their fields and values. */

import { isMembers, type JsonMembers, type JsonValue } from '../schemas/json.ts';
import { resolve } from './references.ts';

/** The value without what its schema does not know. @param document has what the schema refers to */
export function fitting(value: JsonValue, schema: JsonValue | undefined, document: JsonMembers): JsonValue {
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
