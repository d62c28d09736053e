/** Turns what a text may mean into advice that may be followed: only what the same column accepts is ever named. */

import { type Advice, askFor, write } from '../../../text/advice.ts';
import type { Cell, Meant, Unreadable } from '../../cells/cell.ts';

type Read = (text: string) => Cell<unknown>;

/** `32,5 A` becomes `32.5`, and that becomes `33` in a column of whole numbers. No mistake takes more steps. */
const MOST_STEPS = 3;

/** What to write instead of a text that `read` refused. */
export function adviceFor(read: Read, { hint, meant }: Unreadable): Advice {
  if (meant === undefined) return { hint };
  const { values, notes } = accepted(read, meant, MOST_STEPS);
  const [first] = values;
  if (first === undefined) return { hint: hintOfRefusal(read, meant) ?? hint };
  if (meant.guess !== undefined) return askFor(meant.guess, first);
  return write(values, [...notes].join(' ') || undefined);
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
