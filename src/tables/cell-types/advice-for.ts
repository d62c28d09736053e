/** Turns what a text may mean into advice that may be followed: only what the same column accepts is ever named. */

import { type Cell, type KnownRow, type Meant, NO_ROW, type Unreadable } from '../../cells/cell.ts';
import { type Advice, askFor, write } from '../../findings/text/advice.ts';

type Read<T = unknown> = (text: string) => Cell<T>;

/** `32,5 A` becomes `32.5`, and that becomes `33` in a column of whole numbers. No mistake takes more steps. */
const MOST_STEPS = 3;

/** Advice about a text that `read` refused. */
export function adviceFor(read: Read, { hint, meant: anywhere }: Unreadable, row: KnownRow = NO_ROW): Advice {
  if (anywhere === undefined) return { hint };
  const meant = anywhere.inRow?.(row) ?? anywhere;
  const { values, notes } = accepted(read, meant, MOST_STEPS);
  const [first] = values;
  if (first === undefined) return { hint: hintOfRefusal(read, meant) ?? hint };
  if (meant.guess !== undefined) return askFor(first);
  return write(values, [...notes].join(' ') || undefined);
}

/** The only thing that a text can mean which `read` refused; nothing if there are several, or if a person has to look. */
export function onlyMeaning<T>(
  read: Read<T>,
  { meant }: Unreadable,
  row: KnownRow,
): { value: T; text: string; isFixed: boolean } | undefined {
  const found = new Map<string, T>();
  if (meant === undefined || !collect(read, meant, row, MOST_STEPS, found)) return undefined;
  const [only, second] = found;
  if (only === undefined || second !== undefined) return undefined;
  return { text: only[0], value: only[1], isFixed: meant.inRow === undefined };
}

/** Collects what a text means. False if something that it may mean is not certain. */
function collect<T>(read: Read<T>, anywhere: Meant, row: KnownRow, steps: number, found: Map<string, T>): boolean {
  const meant = anywhere.inRow?.(row) ?? anywhere;
  if (meant.certain === undefined) return false;
  for (const text of meant.values) {
    const reading = read(text);
    if (reading.ok) found.set(text, reading.value);
    else if (reading.meant !== undefined && reading.meant.values.length > 0) {
      if (steps === 1 || !collect(read, reading.meant, row, steps - 1, found)) return false;
    }
  }
  return true;
}

function accepted(read: Read, meant: Meant, steps: number): { values: string[]; notes: Set<string> } {
  const values = new Set<string>();
  const notes = new Set<string>();
  if (meant.note !== undefined) notes.add(meant.note);
  for (const value of meant.values) {
    const reading = read(value);
    if (reading.ok) values.add(value);
    else if (reading.meant !== undefined && steps > 1) {
      const further = accepted(read, reading.meant, steps - 1);
      for (const found of further.values) values.add(found);
      if (further.values.length > 0) for (const note of further.notes) notes.add(note);
    }
  }
  return { values: [...values], notes };
}

/** If the only meaning is refused too, what is said about it fits better than what is said about the text. */
function hintOfRefusal(read: Read, { values }: Meant): string | undefined {
  const [only, second] = values;
  if (only === undefined || second !== undefined) return undefined;
  const reading = read(only);
  return reading.ok ? undefined : reading.hint;
}
