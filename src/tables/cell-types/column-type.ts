/**
 * The type of a column: a codec of zod between the text of a cell and its value. Its input schema says what the texts look like, and
 * becomes JSON Schema; what zod has no room for is in a registry of ours. Columns of the
 * tables and settings of network.json have the same ones.
 */

import * as z from 'zod';
import { type Cell, cited, read, unreadable } from '../../cells/cell.ts';
import type { CellCode } from '../../cells/finding-codes.ts';
import type { ColumnUnit } from '../../cells/numbers/units.ts';
import type { Vocabulary } from '../../cells/words/vocabulary.ts';
import { type Clause, clause, textOf } from '../../findings/words.ts';

/** Decodes a text to a T, and encodes a T in the one form that `format-data` writes. */
export type ColumnType<T> = z.ZodType<T, string>;

/** What is known of a type besides the codec. */
export interface TypeFacts {
  /** Finding that is reported when the text cannot be read; that of a setting if only network.json has the type. */
  readonly code: CellCode | 'invalid-setting';
  /** One phrase for the data dictionary: `text, up to 45 characters`. */
  readonly form: string;
  /** The unit of a number, if it has one. Where files have a decimal comma, numbers may have one. */
  readonly unit?: ColumnUnit;
  readonly isNumber?: true;
  /** The allowed values of a cell, or of its items, if OCPI has a closed list. */
  readonly values?: readonly string[];
  readonly words?: Vocabulary<string>;
  /** For rules that look at every text, id or link: people read texts, machines compare ids, and browsers open links. */
  readonly holds?: 'text' | 'id' | 'link';
  /** How a name of any kind is written in a list of names, where it may have to be told from two. */
  readonly writeItem?: (name: string) => string;
  /** Whether `format-data` leaves a text as it is, although its value is known. */
  readonly staysAsItIs?: (text: string) => boolean;
}

interface Registered extends TypeFacts {
  readonly read: (text: string) => Cell<unknown>;
}

/** Its own types would take the classes out of what it holds. */
const FACTS = z.registry<object>();

/** Any text, without the spaces around it. */
export const TEXT = z.string().trim();

/** What is said of a setting without a text. Empty cells have no type that reads them. */
const EMPTY = unreadable(clause`There is no text.`, 'Fill it in, or leave it out.');

/**
 * Makes a type.
 *
 * @param input what its texts look like: `read` must refuse what this refuses
 * @param readText reads a text without spaces around it, which is not empty
 */
export function columnType<T>(
  input: z.ZodType<string, string>,
  readText: (text: string) => Cell<T>,
  { write = String, ...facts }: TypeFacts & { readonly write?: (value: T) => string },
): ColumnType<T> {
  const readWhole = (written: string): Cell<T> => {
    const text = written.trim();
    return text === '' ? EMPTY : readText(text);
  };
  const codec = z.codec(input, z.any() as z.ZodType<T, T>, {
    decode: (text, context) => {
      const cell = readWhole(text);
      if (cell.ok) return cell.value;
      context.issues.push({ code: 'custom', input: text, message: textOf(cell.problem) });
      return z.NEVER;
    },
    encode: write,
  });
  FACTS.add(codec, { ...facts, read: readWhole } satisfies Registered);
  return codec;
}

/** What is known of a type that `columnType` made, also if it has got a description since. */
export function factsOf(type: z.ZodType): TypeFacts;
/** Nothing of a column that there is not. */
export function factsOf(type: z.ZodType | undefined): TypeFacts | undefined;
export function factsOf(type: z.ZodType | undefined): TypeFacts | undefined {
  const facts = type && registered(type);
  if (type !== undefined && facts === undefined) throw new RangeError('a schema that columnType did not make');
  return facts;
}

/** Whether `columnType` made a schema. */
export function isColumnType(schema: unknown): schema is ColumnType<unknown> {
  return schema instanceof z.ZodType && registered(schema) !== undefined;
}

/** What the registry holds of types. It puts that together anew for whoever asks. */
const KNOWN = new WeakMap<z.ZodType, Registered>();

function registered(type: z.ZodType): Registered | undefined {
  const known = KNOWN.get(type) ?? (FACTS.get(type) as Registered | undefined);
  if (known !== undefined) KNOWN.set(type, known);
  return known;
}

/** What a type reads in a text, in its own notation alone; or why it refuses it, and what it may mean. */
export function reading<T>(type: ColumnType<T>, text: string): Cell<T> {
  const known = registered(type);
  if (known === undefined) throw new RangeError('a schema that columnType did not make');
  return known.read(text) as Cell<T>;
}

interface OneForm extends TypeFacts {
  /** What a text of any other form is not: `a party id`. */
  readonly what: Clause;
  /** What to write; `{example}` stands for the example of the column. */
  readonly hint: string;
  /** The value of a text of the form; undefined if there is no such value. Left out if the text is the value. */
  readonly toValue?: (text: string) => string | undefined;
  /** What a text of another form may mean. */
  readonly meant?: (text: string) => Parameters<typeof unreadable>[2];
}

/** A type whose texts have one form, such as three letters. */
export function textsLike(pattern: RegExp, { what, hint, toValue, meant, ...facts }: OneForm): ColumnType<string> {
  return columnType(
    TEXT.regex(pattern),
    (text) => {
      const value = pattern.test(text) ? (toValue === undefined ? text : toValue(text)) : undefined;
      return value === undefined
        ? unreadable(clause`${cited({ text })} is not ${what}.`, hint, meant?.(text))
        : read(value);
    },
    facts,
  );
}
