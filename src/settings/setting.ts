/** How a setting is declared, and the line of network.json that a hint tells people to write: a setting in the form that it needs. */

import * as z from 'zod';
import { BOOLEAN_WORDS } from '../cells/words/vocabularies.ts';
import { type ColumnType, isColumnType } from '../tables/cell-types/column-type.ts';

/** The schema with what docs/network-json.md, the JSON Schema and hints say of it (findings take the first example). */
export function setting<S extends z.ZodType>(schema: S, description: string, ...examples: readonly unknown[]): S {
  return schema.meta(examples.length === 0 ? { description } : { description, examples: [...examples] });
}

/** A whole number within bounds. */
export function wholeNumber(least: number, most: number) {
  return z.int().min(least).max(most);
}

/** Where a file or a directory of this machine is. */
export const localPath = z
  .string()
  .min(1)
  .max(1000)
  .regex(/^[^\p{Cc}]+$/u, 'must be one line of printable text');

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

/** The schema without optional, default and pipe wrappers: that of the value as it is written. */
export function unwrapped(schema: unknown): unknown {
  if (isColumnType(schema)) return schema;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return unwrapped(schema.unwrap());
  if (!(schema instanceof z.ZodPipe)) return schema;
  return unwrapped(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
}

/** The type of a setting that is read like a cell, with the example of the setting; nothing for another one. */
export function columnTypeOf(schema: unknown): ColumnType<unknown> | undefined {
  const type = unwrapped(schema);
  if (!isColumnType(type)) return undefined;
  const example = exampleOf(schema);
  return example === undefined ? type : type.meta({ examples: [example] });
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

/** A value of JSON as a cell. */
export function cellOfJson(value: unknown): string {
  return Array.isArray(value) ? value.join('|') : String(value);
}

/** The example that the declaration of a setting has, or that its members have which must not be missing. */
export function exampleOf(schema: unknown): unknown {
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

/** JSON on one line: `{ "a": [1, 2] }` */
export function onOneLine(value: unknown): string {
  return JSON.stringify(value, undefined, 1)
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\[ | \]/g, (bracket) => bracket.trim());
}
