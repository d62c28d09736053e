/** For tests: what a cell was read as, or what was said about it. */

import type { Cell } from '../../src/cells/cell.ts';
import { textOf } from '../../src/findings/words.ts';
import { columnType, TEXT } from '../../src/tables/cell-types/column-type.ts';
import { problemOf } from '../../src/tables/cell-types/read-cell.ts';

export function valueIn<T>(cell: Cell<T>): T {
  if (!cell.ok) throw new Error(`${textOf(cell.problem)} ${cell.hint}`);
  return cell.value;
}

export function problemIn(cell: Cell<unknown>): string {
  if (cell.ok) throw new Error(`was read as ${JSON.stringify(cell.value)}`);
  return textOf(cell.problem);
}

export function hintIn(cell: Cell<unknown>): string {
  if (cell.ok) throw new Error(`was read as ${JSON.stringify(cell.value)}`);
  return cell.hint;
}

/** The hint in a column that reads its cells with `read`. */
export function hintFor(read: (text: string) => Cell<unknown>, text: string): string {
  const cell = read(text);
  if (cell.ok) throw new Error(`was read as ${JSON.stringify(cell.value)}`);
  const type = columnType(TEXT, read, { code: 'unknown-value', form: 'text' }).meta({ examples: ['0.45'] });
  return problemOf(type, cell).hint;
}
