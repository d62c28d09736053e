/**
 * Reads texts as people write them. A text that is in no notation of ours has candidates: texts of the notation that it may mean. If
 * nobody can have meant anything but one of them, that is the value; otherwise one sentence names them.
 */

import { type Advice, askFor, write } from '../findings/text/advice.ts';
import { type Cell, type KnownRow, type Meant, NO_ROW, type Unreadable } from './cell.ts';

/** How the texts of a column, a setting or a member are written. */
export interface Notation<T> {
  /** What it reads in a text without spaces around it, alone. */
  readonly read: (text: string) => Cell<T>;
  /** For hints. */
  readonly example?: string | undefined;
}

/** A text that was read, perhaps from one in another notation. */
export interface ReadText<T> {
  readonly value: T;
  /** The text in the notation. */
  readonly text: string;
  /** Whether the text means the same in every row. */
  readonly isFixed: boolean;
}

/** Reads one text as people write it: also what is in no notation of ours, if it can mean only one thing. */
export function readAsWritten<T>(
  notation: Notation<T>,
  text: string,
  row: KnownRow = NO_ROW,
): ReadText<T> | { readonly refused: Unreadable } {
  const cell = notation.read(text);
  if (cell.ok) return { value: cell.value, text, isFixed: true };
  const { texts, isCertain } = candidates(notation, cell.meant, row);
  const [only, second] = texts;
  if (isCertain && only !== undefined && second === undefined) {
    return { text: only[0], value: only[1], isFixed: cell.meant?.inRow === undefined };
  }
  return { refused: cell };
}

/** What to write in place of a text that was refused. Names only what the notation accepts. */
export function adviceFor(notation: Notation<unknown>, { hint, meant }: Unreadable, row: KnownRow = NO_ROW): Advice {
  const { texts, notes, here } = candidates(notation, meant, row);
  const [first] = texts.keys();
  if (first !== undefined) return here.guess === undefined ? write([...texts.keys()], notes) : askFor(first);
  const [only, second] = here.values;
  // If the only meaning is refused too, what is said about it fits better than what is said about the text.
  const other = only === undefined || second !== undefined ? undefined : notation.read(only);
  return { hint: withExample(other?.ok === false ? other.hint : hint, notation.example) };
}

/**
 * A declared hint such as `Write three letters, such as {example}.`, with the example of the column or setting in its place. Hints
 * with texts of cells in them are never passed here. A column without an example loses the clause.
 */
function withExample(template: string, example: string | undefined): string {
  if (!template.includes('{example}')) return template;
  return example ? template.replace('{example}', example) : template.replace(/,? such as \{example\}/, '');
}

interface Candidates<T> {
  /** Texts that the notation accepts, with their values. */
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

/** Follows what a text may mean, until the notation accepts it. */
function candidates<T>(notation: Notation<T>, meant = NOTHING, row = NO_ROW, steps = MOST_STEPS): Candidates<T> {
  const here = meant.inRow?.(row) ?? meant;
  const texts = new Map<string, T>();
  const notes = new Set(here.note === undefined ? [] : [here.note]);
  let isCertain = here.certain === true;
  for (const text of here.values) {
    const cell = notation.read(text);
    if (cell.ok) texts.set(text, cell.value);
    else if (cell.meant !== undefined && cell.meant.values.length > 0) {
      const further = steps > 1 ? candidates(notation, cell.meant, row, steps - 1) : NO_CANDIDATES;
      isCertain &&= further.isCertain;
      for (const [other, value] of further.texts) texts.set(other, value);
      if (further.texts.size > 0 && further.notes !== undefined) notes.add(further.notes);
    }
  }
  return { texts, isCertain, notes: notes.size === 0 ? undefined : [...notes].join(' '), here };
}
