/** JSON from the cache -> a value of a known schema. */

import * as z from 'zod';

/** The value; undefined if the bytes are not JSON of this schema. */
export function fromJson<T>(schema: z.ZodType<T>, bytes: Uint8Array): T | undefined {
  try {
    return schema.safeParse(JSON.parse(Buffer.from(bytes).toString())).data;
  } catch {
    return undefined;
  }
}

/** A list of which all items are of one form. For long lists: zod's own way takes twenty times as long for each item. */
export function longList<T>(isItem: (item: unknown) => item is T): z.ZodType<T[]> {
  return z.custom<T[]>((value) => Array.isArray(value) && value.every(isItem));
}
