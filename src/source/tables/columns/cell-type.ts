/**
 * What a column can hold: how its text is read (a zod schema from the cell's text to its value), which finding says that
 * it could not be read, and how the documentation describes it. The types themselves stand in types-*.ts.
 */

import { z } from 'zod';
import type { Cell } from '../../cells/cell.ts';
import type { CellCode } from '../../cells/codes.ts';

/** A part of JSON Schema 2020-12 that describes the text of a cell. */
export type CellSchema = { readonly [keyword: string]: string | number | boolean | readonly string[] };

export interface CellType<T, C extends string = CellCode> {
  /** Reads text without blanks around it; empty cells never get here. Large tables go through here, without zod. */
  readonly read: (text: string) => Reading<T, C>;
  /** The same reading as a part of the zod row of a table, from which its JSON Schema comes. */
  readonly schema: z.ZodType<T, string>;
  /** The JSON Schema of its text. */
  readonly json: CellSchema;
  /** Finding that is reported when the text cannot be read. */
  readonly code: C;
  /** One phrase for the data dictionary: `text, up to 45 characters`. */
  readonly form: string;
  /** Whether a decimal comma may be understood in files whose cells are not separated by commas. */
  readonly numeric: boolean;
  /** The words that a cell, or an item of it, can be, where OCPI has a closed list. */
  readonly values?: readonly string[];
}

/** A reading that failed, with the finding code to report where it is not the usual one of the type. */
export type Reading<T, C extends string = CellCode> = Cell<T> & { readonly code?: C };

export interface CellTypeOptions<C extends string = CellCode> {
  /** Finding that is reported when the text cannot be read. */
  readonly code: C;
  readonly form: string;
  readonly json?: CellSchema;
  readonly numeric?: boolean;
  readonly values?: readonly string[];
}

/** A cell type from a function that reads text without blanks around it. Empty cells never reach that function. */
export function cellType<T, C extends string = CellCode>(
  read: (text: string) => Reading<T, C>,
  options: CellTypeOptions<C>,
): CellType<T, C> {
  const { code, form, json = {}, numeric = false, values } = options;
  const schema = z
    .string()
    .meta(json)
    .transform((text, context) => {
      const reading = read(text);
      if (reading.ok) return reading.value;
      context.addIssue({
        code: 'custom',
        message: reading.problem,
        params: { code: reading.code ?? options.code, hint: reading.hint },
      });
      return z.NEVER;
    });
  return { read, schema, json, code, form, numeric, ...(values === undefined ? {} : { values }) };
}

/** What is wrong with a cell. */
export interface CellProblem {
  readonly code: CellCode;
  readonly message: string;
  readonly hint?: string;
}

/** Reads one cell. */
export function readCell<T>(type: CellType<T>, text: string): { value: T } | { problem: CellProblem } {
  const reading = type.read(text);
  if (reading.ok) return reading;
  return { problem: { code: reading.code ?? type.code, message: reading.problem, hint: reading.hint } };
}
