/** What all readers of cells share: a value, or in plain words what is wrong and what to write instead. */

/** What reading one cell gives: a value, or in plain words what is wrong with the text and what to write instead. */
export type Cell<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: string; readonly hint: string };

/** The side of a Cell that says what is wrong. It fits a Cell of any value. */
export type Unreadable = Extract<Cell<never>, { ok: false }>;

/** A cell that was read. */
export function read<T>(value: T): Cell<T> {
  return { ok: true, value };
}

/** A cell that can't be read: a sentence on what is wrong, and a sentence on what to write. */
export function unreadable(problem: string, hint: string): Unreadable {
  return { ok: false, problem, hint };
}

/**
 * Makes the problem of a reading a sentence about the whole text: `has a decimal comma` becomes `"0,45" has a decimal
 * comma.` The parts of a reader, which see only a piece of the text, can so leave out the subject.
 */
export function aboutText<T>(text: string, cell: Cell<T>): Cell<T> {
  if (cell.ok) return cell;
  const subject = text.trim() === '' ? 'The cell' : quoted(text.trim());
  return unreadable(`${subject} ${cell.problem}.`, cell.hint);
}

const LONGEST_QUOTE = 40;

/** A part of the text in quotes, for a message; long text is cut, so that a message stays short and on one line. */
export function quoted(part: string): string {
  const characters = [...part.slice(0, 3 * LONGEST_QUOTE).replace(/\s/g, ' ')];
  return characters.length > LONGEST_QUOTE
    ? `"${characters.slice(0, LONGEST_QUOTE).join('')}…"`
    : `"${characters.join('')}"`;
}
