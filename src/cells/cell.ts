/** The result type that all readers of cells share. */

import { nearest } from '../findings/text/suggestion.ts';
import { type Clause, clause } from '../findings/words.ts';
import type { CellCode } from './finding-codes.ts';

/** The result of reading one cell: a value, or what is wrong with the text and what to write instead. */
export type Cell<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly problem: Clause;
      readonly hint: string;
      readonly meant?: Meant;
      /** Perhaps another finding than that of the column. */
      readonly code?: CellCode | 'invalid-setting';
    };

/** The meanings that an unreadable text may have, each as it would have to be written. The hint does not name these. */
export interface Meant {
  readonly values: readonly string[];
  /** A sentence for those who write one of them. */
  readonly note?: string;
  /** Set if it is a guess at a misspelt name: the name. The sentence is then a question. */
  readonly guess?: string;
  /** Set if nobody can have meant anything else. If there is one value, the text is accepted as it is. */
  readonly certain?: true;
  /** Its meaning in a row of which more is known. */
  readonly inRow?: (row: KnownRow) => Meant;
}

/** The surroundings of a text that means different things in different places. */
export interface KnownRow {
  /** The text of another cell of the row, or of the setting that an empty one means. */
  readonly cell: (column: string) => string | undefined;
  /** A setting of network.json, as text. */
  readonly setting: (name: 'country' | 'country_code' | 'currency') => string | undefined;
}

/** Where nothing is known. */
export const NO_ROW: KnownRow = { cell: () => undefined, setting: () => undefined };

/** A cell that cannot be read. It is assignable to a Cell of any value. */
export type Unreadable = Extract<Cell<never>, { ok: false }>;

/** A text that can mean only one thing, if it is known which. */
export function oneMeaning(value: string | undefined): Meant {
  return { values: value === undefined ? [] : [value], certain: true };
}

/** The name that a misspelt one may be. */
export function guessAt(written: string, names: Iterable<string>): Meant | undefined {
  const name = nearest(written, names);
  return name === undefined ? undefined : { values: [name], guess: name };
}

/** A cell that was read. */
export function read<T>(value: T): Cell<T> {
  return { ok: true, value };
}

/**
 * A cell that cannot be read: what is wrong, and a sentence about what to write. If it is known what the text may mean, the hint is only
 * for the case that no meaning is accepted (tables/cell-types/read-cell.ts).
 */
export function unreadable(problem: Clause, hint: string, meant?: Meant, code?: Unreadable['code']): Unreadable {
  return { ok: false, problem, hint, ...(meant && { meant }), ...(code && { code }) };
}

/**
 * Turns the problem of a cell into a sentence about the whole text: `has a decimal comma` becomes `"0,45" has a decimal
 * comma.` So the parts of a reader, which see only a piece of the text, can leave out the subject.
 */
export function aboutText<T>(text: string, cell: Cell<T>): Cell<T> {
  if (cell.ok) return cell;
  const subject = text.trim() === '' ? clause`The cell` : cited({ text: text.trim() });
  return unreadable(clause`${subject} ${cell.problem}.`, cell.hint, cell.meant, cell.code);
}

const LONGEST_QUOTE = 40;

/** A part of the text in quotes, for a message; cut if it is long, and on one line. */
export function quoted(part: string): string {
  return `"${shortened(part)}"`;
}

/** The same as a clause: cited({ unit }) has the place `"{unit}"`. */
export function cited(part: { readonly [name: string]: string }): Clause {
  const [[name, text] = ['', '']] = Object.entries(part);
  return { words: `"{${name}}"`, params: { [name]: shortened(text) } };
}

function shortened(part: string): string {
  const characters = [...part.slice(0, 3 * LONGEST_QUOTE).replace(/\s/g, ' ')];
  return characters.length > LONGEST_QUOTE ? `${characters.slice(0, LONGEST_QUOTE).join('')}…` : characters.join('');
}
