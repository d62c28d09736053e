/** How a setting is declared: its schema, what the documentation says of it, and examples of its value. */

import * as z from 'zod';

/** The schema with what docs/network-json.md, the JSON Schema and hints say of it (findings take the first example). */
export function setting<S extends z.ZodType>(schema: S, description: string, ...examples: readonly unknown[]): S {
  return schema.meta(examples.length === 0 ? { description } : { description, examples: [...examples] });
}

/** A whole number within bounds. */
export function wholeNumber(least: number, most: number) {
  return z.int().min(least).max(most);
}
