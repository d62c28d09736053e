/**
 * The type of the cells of a column: how the text is read, which finding reports that it cannot be read, and how the
 * documentation describes it. The types themselves are in the other files of this directory.
 */

import { type Cell, type KnownRow, NO_ROW } from '../../cells/cell.ts';
import type { CellCode } from '../../cells/finding-codes.ts';
import type { ColumnUnit } from '../../cells/numbers/units.ts';
import type { Vocabulary } from '../../cells/words/vocabulary.ts';
import type { Advice } from '../../findings/text/advice.ts';
import { adviceFor, onlyMeaning } from './advice-for.ts';

export type { KnownRow };

/** A part of JSON Schema 2020-12 that describes the text of a cell. */
type CellSchema = { readonly [keyword: string]: string | number | boolean | readonly string[] };

export interface CellType<T, C extends string = CellCode> {
  /** Reads text without spaces around it, which is never empty. */
  readonly read: (text: string) => Reading<T, C>;
  /** The JSON Schema of its text. */
  readonly json: CellSchema;
  /** Finding that is reported when the text cannot be read. */
  readonly code: C;
  /** One phrase for the data dictionary: `text, up to 45 characters`. */
  readonly form: string;
  /** The unit of a number, if it has one. */
  readonly unit?: ColumnUnit;
  /** Whether a decimal comma is accepted in files whose cells are not separated by commas. */
  readonly numeric: boolean;
  /** The allowed values of a cell, or of its items, if OCPI has a closed list. */
  readonly values?: readonly string[];
  /** The words that mean these values. */
  readonly words?: Vocabulary<string>;
  /** A text that `read` accepts in the one form that `format-data` writes; absent if every text stays as it is. */
  readonly rewrite?: (text: string) => string;
  /** For rules that look at every text, id or link. */
  readonly holds?: CellContent;
  /** How a name of any kind is written in a list of names, where it may have to be told from two. */
  readonly writeItem?: (name: string) => string;
}

/** People read texts, machines compare ids, and browsers open links. */
export type CellContent = 'text' | 'id' | 'link';

/** The result of reading a cell; if it failed, perhaps with another finding code than that of the type. */
export type Reading<T, C extends string = CellCode> = Cell<T> & { readonly code?: C };

interface CellTypeOptions<T, C extends string = CellCode> {
  /** Finding that is reported when the text cannot be read. */
  readonly code: C;
  readonly form: string;
  readonly json?: CellSchema;
  readonly numeric?: boolean;
  readonly unit?: ColumnUnit;
  readonly values?: readonly string[];
  readonly words?: Vocabulary<string>;
  /** Writes a value that was read from a text. */
  readonly write?: (value: T, text: string) => string;
  readonly holds?: CellContent;
  readonly writeItem?: (name: string) => string;
}

/** Makes a cell type from a function that reads text without spaces around it, which is never empty. */
export function cellType<T, C extends string = CellCode>(
  read: (text: string) => Reading<T, C>,
  options: CellTypeOptions<T, C>,
): CellType<T, C> {
  const { json = {}, numeric = false, write, ...rest } = options;
  return { read, json, numeric, ...rest, ...(write && { rewrite: rewriter(read, write) }) };
}

function rewriter<T, C extends string>(
  read: (text: string) => Reading<T, C>,
  write: (value: T, text: string) => string,
) {
  return (text: string): string => {
    const reading = read(text);
    if (!reading.ok) return text;
    const rewritten = write(reading.value, text);
    const again = read(rewritten);
    return again.ok && JSON.stringify(again.value) === JSON.stringify(reading.value) ? rewritten : text;
  };
}

/** A cell that cannot be read, with what to write instead. */
export interface CellProblem<C extends string = CellCode> extends Partial<Advice> {
  readonly code: C;
  readonly message: string;
}

/** Reads one cell in its own notation alone. */
export function readCell<T, C extends string = CellCode>(
  type: CellType<T, C>,
  text: string,
): { value: T } | { problem: CellProblem<C> } {
  const reading = type.read(text);
  if (reading.ok) return reading;
  return {
    problem: { code: reading.code ?? type.code, message: reading.problem, ...adviceFor(type.read, reading) },
  };
}

/** A cell that was read, perhaps from a text in another notation. */
export interface WrittenCell<T> {
  readonly value: T;
  /** The text in the notation of the column. */
  readonly text: string;
  /** Whether the text means the same in every row. */
  readonly isFixed: boolean;
}

/** Reads one cell as people write it: also what is in no notation of ours, if it can mean only one thing. */
export function readWritten<T, C extends string = CellCode>(
  type: CellType<T, C>,
  text: string,
  row: KnownRow = NO_ROW,
): WrittenCell<T> | { readonly problem: CellProblem<C> } {
  const reading = type.read(text);
  if (reading.ok) return { value: reading.value, text, isFixed: true };
  const meant = onlyMeaning(type.read, reading, row);
  if (meant !== undefined) return meant;
  return {
    problem: { code: reading.code ?? type.code, message: reading.problem, ...adviceFor(type.read, reading, row) },
  };
}

/** The text of a cell in the one form of its column; nothing if it cannot be read. It is read as the same value. */
export function canonicalText<T, C extends string>(
  type: CellType<T, C>,
  written: string,
  row: KnownRow,
): string | undefined {
  const reading = readWritten(type, written, row);
  if ('problem' in reading) return undefined;
  return type.rewrite?.(reading.text) ?? reading.text;
}
