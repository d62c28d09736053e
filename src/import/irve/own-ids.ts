/** Ids for stations, points and companies that have none, or too long a one: equal in every import of the same. */

import { createHash } from 'node:crypto';
import { foldCase } from '../../ocpi/ci-string.ts';

/** What OCPI allows for an id. */
export const LONGEST_ID = 36;

/** The beginning of a hash of the text, whatever its letter case. */
export function shortHash(text: string, length: number): string {
  return createHash('sha256').update(foldCase(text)).digest('hex').slice(0, length).toUpperCase();
}

/** The id, with a hash for its end if it is too long. */
export function withinLength(id: string): string {
  return id.length <= LONGEST_ID ? id : `${id.slice(0, LONGEST_ID - 9)}-${shortHash(id, 8)}`;
}
