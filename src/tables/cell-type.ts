/**
 * What a column can hold: how its text is read (a zod schema from the cell's text to its value), which finding says that
 * it could not be read, and how the documentation describes it. The types themselves stand in types-*.ts.
 */

import { z } from 'zod';
import type { Cell } from '../cells/cell.ts';
import type { Code } from '../findings/catalogue.ts';

/** A part of JSON Schema 2020-12 that describes the text of a cell. */
export type CellSchema = { readonly [keyword: string]: string | number | boolean | readonly string[] };

export interface CellType<T> {
  readonly schema: z.ZodType<T, string>;
  /** One phrase for the data dictionary: `text, up to 45 characters`. */
  readonly form: string;
  /** Whether a decimal comma may be understood in files whose cells are not separated by commas. */
  readonly numeric: boolean;
  /** The words that a cell, or an item of it, can be, where OCPI has a closed list. */
  readonly values?: readonly string[];
}

/** A reading that failed, with the finding code to report where it is not the usual one of the type. */
export type Reading<T> = Cell<T> & { readonly code?: Code };

export interface CellTypeOptions {
  /** Finding that is reported when the text cannot be read. */
  readonly code: Code;
  readonly form: string;
  readonly json?: CellSchema;
  readonly numeric?: boolean;
  readonly values?: readonly string[];
}

/** A cell type from a function that reads text without blanks around it. Empty cells never reach that function. */
export function cellType<T>(read: (text: string) => Reading<T>, options: CellTypeOptions): CellType<T> {
  const schema = z
    .string()
    .meta(options.json ?? {})
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
  const { form, numeric = false, values } = options;
  return { schema, form, numeric, ...(values === undefined ? {} : { values }) };
}

/** What is wrong with a cell, as zod reports it through the issues of cellType. */
export interface CellProblem {
  readonly code: Code;
  readonly message: string;
  readonly hint?: string;
}

/** Reads one cell. */
export function readCell<T>(type: CellType<T>, text: string): { value: T } | { problem: CellProblem } {
  const result = type.schema.safeParse(text);
  if (result.success) return { value: result.data };
  const [issue] = result.error.issues;
  if (issue?.code !== 'custom') throw new TypeError(`A cell type reported ${issue?.code ?? 'nothing'}.`);
  return { problem: { message: issue.message, ...(issue.params as Pick<CellProblem, 'code' | 'hint'>) } };
}
