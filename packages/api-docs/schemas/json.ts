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

/** A copy in which `change` has replaced each text that is the value of a member of this name. */
export function withMembers(value: JsonValue, name: string, change: (text: string) => string): JsonValue {
  if (Array.isArray(value)) return value.map((item: JsonValue) => withMembers(item, name, change));
  if (!isMembers(value)) return value;
  const members = Object.entries(value).map(([key, member]): [string, JsonValue] =>
    key === name && typeof member === 'string' ? [key, change(member)] : [key, withMembers(member, name, change)],
  );
  return Object.fromEntries(members);
}
