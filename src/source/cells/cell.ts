/** The result type that all readers of cells share. */

/** The result of reading one cell: a value, or what is wrong with the text and what to write instead. */
export type Cell<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: string; readonly hint: string };

/** A cell that cannot be read. It is assignable to a Cell of any value. */
export type Unreadable = Extract<Cell<never>, { ok: false }>;

/** A cell that was read. */
export function read<T>(value: T): Cell<T> {
  return { ok: true, value };
}

/** A cell that cannot be read: a sentence about what is wrong, and one about what to write. */
export function unreadable(problem: string, hint: string): Unreadable {
  return { ok: false, problem, hint };
}

/**
 * Turns the problem of a cell into a sentence about the whole text: `has a decimal comma` becomes `"0,45" has a decimal
 * comma.` So the parts of a reader, which see only a piece of the text, can leave out the subject.
 */
export function aboutText<T>(text: string, cell: Cell<T>): Cell<T> {
  if (cell.ok) return cell;
  const subject = text.trim() === '' ? 'The cell' : quoted(text.trim());
  return unreadable(`${subject} ${cell.problem}.`, cell.hint);
}

const LONGEST_QUOTE = 40;

/** A part of the text in quotes, for a message; cut if it is long, and on one line. */
export function quoted(part: string): string {
  const characters = [...part.slice(0, 3 * LONGEST_QUOTE).replace(/\s/g, ' ')];
  return characters.length > LONGEST_QUOTE
    ? `"${characters.slice(0, LONGEST_QUOTE).join('')}…"`
    : `"${characters.join('')}"`;
}
