/** Values of JSON documents, and their places. */

export type JsonObject = { readonly [name: string]: unknown };

/** Whether a value of JSON is an object, and no list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The pointer of a member (RFC 6901). */
export function at(pointer: string, name: string | number): string {
  return `${pointer}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
