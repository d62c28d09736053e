/** Bytes of the cache -> a value of a known form. */

import type { z } from 'zod';

/** The value, if the bytes are JSON of that form; what somebody else put there counts as nothing. */
export function fromJson<T>(schema: z.ZodType<T>, bytes: Uint8Array): T | undefined {
  try {
    return schema.safeParse(JSON.parse(Buffer.from(bytes).toString())).data;
  } catch {
    return undefined;
  }
}
