/** Ids for rows that have none in a feed, or too long a one: equal in every import of the same. */

import { foldCase } from '../../../src/ocpi/index.ts';
import { sha256 } from '../../../src/read/index.ts';

/** The name, with a number behind it if it is taken. */
export function freeId(taken: Pick<ReadonlySet<string>, 'has'>, name: string): string {
  if (!taken.has(name)) return name;
  let n = 2;
  while (taken.has(`${name}-${n}`)) n++;
  return `${name}-${n}`;
}

/** A text as a short id: letters of ASCII, digits and hyphens. */
export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 28);
}

/** The length that OCPI allows for an id. */
export const LONGEST_ID = 36;

/** The beginning of a hash of the text, whatever its letter case. */
export function shortHash(text: string, length: number): string {
  return sha256([foldCase(text)])
    .slice(0, length)
    .toUpperCase();
}

/** The id, with a hash for its end if it is too long. */
export function withinLength(id: string): string {
  return id.length <= LONGEST_ID ? id : `${id.slice(0, LONGEST_ID - 9)}-${shortHash(id, 8)}`;
}
