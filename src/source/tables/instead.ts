/** Puts one id, or several, in place of another in a cell that holds one or several. */

import { joinList } from '../cells/list.ts';

/** The text of a cell, from its value, with `meant` in place of `wrong`. An id that is in the list already is not repeated. */
export function withInstead(value: unknown, wrong: string, ...meant: readonly string[]): string {
  if (!Array.isArray(value)) return meant.join('|');
  return joinList([...new Set(value.flatMap((id) => (id === wrong ? meant : [String(id)])))]);
}
