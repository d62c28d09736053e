/**
 * Reads cells as people write them. A text that is in no notation of ours has candidates: texts of the column that it may mean. If
 * nobody can have meant anything but one of them, that is the value; otherwise one sentence names them.
 */

import { type KnownRow, type Meant, NO_ROW, type Unreadable } from '../../cells/cell.ts';
import { type Advice, askFor, write } from '../../findings/text/advice.ts';
import type { Clause } from '../../findings/words.ts';
import { type ColumnType, factsOf, reading, type TypeFacts } from './column-type.ts';

/** A cell that cannot be read, with what to write instead. */
export interface CellProblem extends Advice {
  readonly code: TypeFacts['code'];
  readonly problem: Clause;
}

/** A cell that was read, perhaps from a text in another notation. */
interface WrittenCell<T> {
  readonly value: T;
  /** The text in the notation of the column. */
  readonly text: string;
  /** Whether the text means the same in every row. */
  readonly isFixed: boolean;
}

/** Reads one cell in its own notation alone. */
export function readCell<T>(
  type: ColumnType<T>,
  text: string,
): { readonly value: T } | { readonly problem: CellProblem } {
  const cell = reading(type, text);
  return cell.ok ? { value: cell.value } : { problem: problemOf(type, cell) };
}

/** Reads one cell as people write it: also what is in no notation of ours, if it can mean only one thing. */
export function readWritten<T>(
  type: ColumnType<T>,
  text: string,
  row: KnownRow = NO_ROW,
): WrittenCell<T> | { readonly problem: CellProblem } {
  const cell = reading(type, text);
  if (cell.ok) return { value: cell.value, text, isFixed: true };
  const { texts, isCertain } = candidates(type, cell.meant, row);
  const [only, second] = texts;
  if (isCertain && only !== undefined && second === undefined) {
    return { text: only[0], value: only[1], isFixed: cell.meant?.inRow === undefined };
  }
  return { problem: problemOf(type, cell, row) };
}

/** The text of a cell in the one form of its column; nothing if it cannot be read. It is read as the same value. */
export function canonicalText<T>(type: ColumnType<T>, written: string, row: KnownRow): string | undefined {
  const cell = readWritten(type, written, row);
  if ('problem' in cell) return undefined;
  const { text, value } = cell;
  if (factsOf(type).staysAsItIs?.(text)) return text;
  const encoded = type.safeEncode(value).data;
  const again = encoded === undefined ? undefined : type.safeDecode(encoded);
  return encoded !== undefined && JSON.stringify(again?.data) === JSON.stringify(value) ? encoded : text;
}

/** What to say of a text that a type refuses. */
export function problemOf(type: ColumnType<unknown>, refused: Unreadable, row = NO_ROW): CellProblem {
  const { hint, replacement } = adviceFor(type, refused, row);
  const code = refused.code ?? factsOf(type).code;
  return { code, problem: refused.problem, hint, ...(replacement && { replacement }) };
}

/** Names only what the same column accepts. */
function adviceFor(type: ColumnType<unknown>, { hint, meant }: Unreadable, row: KnownRow): Advice {
  const { texts, notes, here } = candidates(type, meant, row);
  const [first] = texts.keys();
  if (first !== undefined) return here.guess === undefined ? write([...texts.keys()], notes) : askFor(first);
  const [only, second] = here.values;
  // If the only meaning is refused too, what is said about it fits better than what is said about the text.
  const other = only === undefined || second !== undefined ? undefined : reading(type, only);
  return { hint: withExample(other?.ok === false ? other.hint : hint, type) };
}

/**
 * A declared hint such as `Write three letters, such as {example}.`, with the example of the column or setting in its place. Hints
 * with texts of cells in them are never passed here. A column without an example loses the clause.
 */
function withExample(template: string, type: ColumnType<unknown>): string {
  if (!template.includes('{example}')) return template;
  const [example] = (type.meta()?.examples ?? []) as readonly unknown[];
  return example ? template.replace('{example}', String(example)) : template.replace(/,? such as \{example\}/, '');
}

interface Candidates<T> {
  /** Texts that the type accepts, with their values. */
  readonly texts: ReadonlyMap<string, T>;
  /** Whether nobody can have meant anything else. */
  readonly isCertain: boolean;
  /** Sentences for those who write one of them. */
  readonly notes: string | undefined;
  /** What the text itself may mean in the row. */
  readonly here: Meant;
}

const NOTHING: Meant = { values: [] };
const NO_CANDIDATES = { texts: new Map<string, never>(), isCertain: false, notes: undefined };

/** `32,5 A` becomes `32.5`, and that becomes `33` in a column of whole numbers. No mistake takes more steps. */
const MOST_STEPS = 3;

/** Follows what a text may mean, until the type accepts it. */
function candidates<T>(type: ColumnType<T>, meant = NOTHING, row = NO_ROW, steps = MOST_STEPS): Candidates<T> {
  const here = meant.inRow?.(row) ?? meant;
  const texts = new Map<string, T>();
  const notes = new Set(here.note === undefined ? [] : [here.note]);
  let isCertain = here.certain === true;
  for (const text of here.values) {
    const cell = reading(type, text);
    if (cell.ok) texts.set(text, cell.value);
    else if (cell.meant !== undefined && cell.meant.values.length > 0) {
      const further = steps > 1 ? candidates(type, cell.meant, row, steps - 1) : NO_CANDIDATES;
      isCertain &&= further.isCertain;
      for (const [other, value] of further.texts) texts.set(other, value);
      if (further.texts.size > 0 && further.notes !== undefined) notes.add(further.notes);
    }
  }
  return { texts, isCertain, notes: notes.size === 0 ? undefined : [...notes].join(' '), here };
}
