/** JSON from the cache -> a value of a known schema. */

import type { z } from 'zod';

/** The value; undefined if the bytes are not JSON of this schema. */
export function fromJson<T>(schema: z.ZodType<T>, bytes: Uint8Array): T | undefined {
  try {
    return schema.safeParse(JSON.parse(Buffer.from(bytes).toString())).data;
  } catch {
    return undefined;
  }
}
