/** JSON Schema of what people write, from a schema of zod. */

import * as z from 'zod';

/** The schema of the texts and values before they are read. */
export function inputSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      // zod leaves these out where a text is turned into something else.
      const { examples } = z.globalRegistry.get(zodSchema) ?? {};
      if (Array.isArray(examples)) jsonSchema.examples = examples;
      if (zodSchema instanceof z.ZodDefault) jsonSchema.default = zodSchema.def.defaultValue;
      // JavaScript escapes a slash in every pattern.
      if (jsonSchema.pattern !== undefined) jsonSchema.pattern = jsonSchema.pattern.replaceAll('\\/', '/');
    },
  });
}
