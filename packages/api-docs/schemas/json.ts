/** JSON as values, for documents that are put together here. */

/** Anything that JSON can hold. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonMembers;

/** A JSON object. */
export interface JsonMembers {
  readonly [name: string]: JsonValue;
}

/** Whether a value is a JSON object. */
export function isMembers(value: JsonValue | undefined): value is JsonMembers {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A copy in which `change` has replaced each object, and after it those within. */
export function rebuilt(value: JsonValue, change: (members: JsonMembers) => JsonMembers): JsonValue {
  if (Array.isArray(value)) return value.map((item: JsonValue) => rebuilt(item, change));
  if (!isMembers(value)) return value;
  return Object.fromEntries(Object.entries(change(value)).map(([name, member]) => [name, rebuilt(member, change)]));
}

/** A copy in which `change` has replaced each reference. */
export function withReferences(value: JsonValue, change: (ref: string) => string): JsonValue {
  return rebuilt(value, (members) =>
    typeof members.$ref === 'string' ? { ...members, $ref: change(members.$ref) } : members,
  );
}
