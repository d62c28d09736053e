/** Ids that are one but for signs that people write in different ways. */

import { foldCase } from '../../ocpi/ci-string.ts';
import { repeatedRows } from '../../read/load/rows-by-id.ts';

/**
 * The rows whose ids are one, in groups.
 *
 * @param counts whether a sign is in an id however people write it
 * @param spellingOf an id without what people write in different ways
 */
export function alikeIds<R>(
  rows: readonly R[],
  idOf: (row: R) => string,
  counts: (code: number) => boolean,
  spellingOf: (id: string) => string,
): R[][] {
  const alike = repeatedRows(rows, (row) => numberOf(foldCase(idOf(row)), counts));
  return alike.flatMap((group) => repeatedRows(group, (row) => spellingOf(idOf(row))));
}

/**
 * Ids that differ only in signs that do not count have the same number. Others rarely do, and a number is much cheaper to make
 * and to keep than a spelling.
 */
function numberOf(id: string, counts: (code: number) => boolean): number {
  let number = 0;
  for (let at = 0; at < id.length; at++) {
    const code = id.charCodeAt(at);
    if (counts(code)) number = (Math.imul(number, 31) + code) & LARGEST_NUMBER;
  }
  return number;
}

/** Numbers up to this one take no memory of their own. */
const LARGEST_NUMBER = 0x3fffffff;
