/** The line of network.json that a hint tells people to write: a setting in the form that it needs. */

import * as z from 'zod';
import { BOOLEAN_WORDS } from '../cells/words/vocabularies.ts';

/**
 * `"versions": ["2.2"]`, if what was written means that, or else `a line such as` and the example of the setting. Nothing if
 * neither is known.
 *
 * @param written what stands there in another form, if anything does
 */
export function lineFor(schema: unknown, path: readonly (string | number)[], written?: unknown): string | undefined {
  const name = path.at(-1);
  if (typeof name !== 'string') return undefined;
  const meant = inForm(schema, written);
  if (meant !== undefined) return `"${name}": ${onOneLine(meant)}`;
  const example = withWritten(exampleOf(schema), written);
  return example === undefined ? undefined : `a line such as "${name}": ${onOneLine(example)}`;
}

/** The example with the name or the address that was written: its other values would be somebody else's, such as another licence. */
function withWritten(example: unknown, written: unknown): unknown {
  if (typeof written !== 'string' || typeof example !== 'object' || example === null) return example;
  const known = URL.canParse(written) ? 'url' : 'name';
  if (!Object.hasOwn(example, known)) return example;
  return Object.fromEntries(Object.keys(example).map((key) => [key, key === known ? written : '…']));
}

/** The schema of the setting at a path; undefined if there is none. */
export function schemaAt(root: z.ZodObject, path: readonly (string | number)[]): unknown {
  let schema: unknown = root;
  for (const part of path) {
    const within = unwrapped(schema);
    schema =
      within instanceof z.ZodArray ? within.element : within instanceof z.ZodObject ? within.shape[part] : undefined;
  }
  return schema;
}

/** The schema without optional, default and pipe wrappers. */
export function unwrapped(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return unwrapped(schema.unwrap());
  return schema instanceof z.ZodPipe ? unwrapped(schema.in) : schema;
}

/** A name or a picture that should be an object with it, an item that should be a list, a number or a word in quotation marks. */
function inForm(schema: unknown, written: unknown): unknown {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray) return accepted(schema, [written]);
  if (inner instanceof z.ZodObject && typeof written === 'string') {
    if (written.includes('@')) return accepted(schema, { email: written });
    const type = /\.(\w+)$/.exec(written)?.[1];
    return accepted(schema, { name: written }) ?? accepted(schema, { url: written, type });
  }
  if (inner instanceof z.ZodBoolean && typeof written !== 'object') {
    const [only, second] = BOOLEAN_WORDS.meant(String(written))?.values ?? [];
    return second === undefined && only !== undefined ? accepted(schema, only === 'true') : undefined;
  }
  if (inner instanceof z.ZodNumber && typeof written === 'string') return accepted(schema, Number(written));
  return typeof written === 'number' ? accepted(schema, String(written)) : undefined;
}

function accepted(schema: unknown, value: unknown): unknown {
  return schema instanceof z.ZodType && schema.safeParse(value).success ? value : undefined;
}

/** The example that the declaration of a setting has, or that its members have which must not be missing. */
function exampleOf(schema: unknown): unknown {
  if (!(schema instanceof z.ZodType)) return undefined;
  const { examples } = z.globalRegistry.get(schema) ?? {};
  if (Array.isArray(examples)) return examples[0];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return exampleOf(schema.unwrap());
  if (schema instanceof z.ZodPipe) return exampleOf(schema.in);
  if (schema instanceof z.ZodArray) {
    const item = exampleOf(schema.element);
    return item === undefined ? undefined : [item];
  }
  if (!(schema instanceof z.ZodObject)) return undefined;
  // A source needs a file or a URL, so neither is needed by itself.
  const isNeeded = (name: string, member: z.ZodType) =>
    !member.safeParse(undefined).success || (name === 'url' && Object.hasOwn(schema.shape, 'file'));
  const needed = Object.entries(schema.shape).filter(([name, member]) => isNeeded(name, member));
  return Object.fromEntries(needed.map(([name, member]) => [name, exampleOf(member)]));
}

function onOneLine(value: unknown): string {
  return JSON.stringify(value, undefined, 1)
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\[ | \]/g, (bracket) => bracket.trim());
}
