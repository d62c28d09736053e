/** Texts of bounded length, and identifiers. */

import { type Clause, clause } from '../../findings/words.ts';
import { type Cell, cited, read, type Unreadable, unreadable } from '../cell.ts';

/** RFC 3986, 5.2.4: clients remove `.` and `..` before they send a request, also where they are percent-encoded. */
const DOT_SEGMENT = /^\.{1,2}$/;
const NOT_ASCII = /[^\x20-\x7e]/u;
/** A lone surrogate, which only network.json can have. */
export const HALF = /\p{Cs}/u;
export const NOT_PRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

/** Reads an identifier of up to `max` characters: OCPI CiString(n), printable ASCII. */
export function readId(text: string, max: number): Cell<string> {
  const strange = NOT_ASCII.exec(text)?.[0];
  if (strange !== undefined) {
    const problem = clause`${cited({ text })} contains ${characterInWords(strange)}, but identifiers are printable ASCII.`;
    return unreadable(problem, 'Use letters A to Z, digits, and characters such as - _ *', undefined, 'not-an-id');
  }
  if (DOT_SEGMENT.test(text)) {
    const problem = clause`${cited({ text })} is no identifier: in a URL it means a directory, so no URL reaches what has this id.`;
    return unreadable(problem, 'Write an id with letters or digits.', undefined, 'not-an-id');
  }
  return isLonger(text, max) ? tooLong(text, max) : read(text);
}

export function tooLong(value: string, max: number, hint = 'Shorten it.'): Unreadable {
  const problem = clause`The text has ${{ length: [...value].length }} characters, but at most ${{ most: max }} are allowed.`;
  return unreadable(problem, hint, undefined, 'too-long');
}

/** Counts code points, as JSON Schema does. There are never more of them than UTF-16 units, which are faster to count. */
export function isLonger(value: string, max: number): boolean {
  return value.length > max && [...value].length > max;
}

export function characterInWords(character: string): Clause {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  if (character === '\n') return clause`a line break`;
  if (character === '\t') return clause`a tab`;
  if (HALF.test(character)) return clause`half a character (a lone surrogate)`;
  return NOT_PRINTABLE.test(character)
    ? clause`the control character ${{ code }}`
    : clause`"${{ character }}" (${{ code }})`;
}
