/** Reads the cells of a column: in its notation, or as people write them (cells/written.ts). */

import { type KnownRow, NO_ROW, type Unreadable } from '../../cells/cell.ts';
import { adviceFor, type Notation, type ReadText, readAsWritten } from '../../cells/written.ts';
import type { Advice } from '../../findings/text/advice.ts';
import type { Clause } from '../../findings/words.ts';
import { type ColumnType, factsOf, reading, type TypeFacts } from './column-type.ts';

/** A cell that cannot be read, with what to write instead. */
export interface CellProblem extends Advice {
  readonly code: TypeFacts['code'];
  readonly problem: Clause;
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
): ReadText<T> | { readonly problem: CellProblem } {
  const cell = readAsWritten(notationOf(type), text, row);
  return 'refused' in cell ? { problem: problemOf(type, cell.refused, row) } : cell;
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
  const { hint, replacement } = adviceFor(notationOf(type), refused, row);
  const code = refused.code ?? factsOf(type).code;
  return { code, problem: refused.problem, hint, ...(replacement && { replacement }) };
}

function notationOf<T>(type: ColumnType<T>): Notation<T> {
  return {
    read: (text) => reading(type, text),
    get example() {
      const [example] = (type.meta()?.examples ?? []) as readonly unknown[];
      return example ? String(example) : undefined;
    },
  };
}
