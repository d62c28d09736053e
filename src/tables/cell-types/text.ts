/** Types of identifiers and texts. */

import { $ZodCheckMaxLength } from 'zod/v4/core';
import { cited, read, type Unreadable, unreadable } from '../../cells/cell.ts';
import { withoutControls } from '../../findings/text/letters.ts';
import { type Clause, clause } from '../../findings/words.ts';
import { type ColumnType, columnType, TEXT } from './column-type.ts';

/** RFC 3986, 5.2.4: clients remove `.` and `..` before they send a request, also where they are percent-encoded. */
const DOT_SEGMENT = /^\.{1,2}$/;
const NOT_ASCII = /[^\x20-\x7e]/u;
/** A lone surrogate, which only network.json can have. */
const HALF = /\p{Cs}/u;
const NOT_PRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

/** The input of a text of so many characters. Zod counts UTF-16 units, JSON Schema and OCPI count characters. */
export function textUpTo(max: number) {
  const when = ({ value }: { readonly value: unknown }) => typeof value === 'string' && isLonger(value, max);
  return TEXT.check(new $ZodCheckMaxLength({ check: 'max_length', maximum: max, when }));
}

/** OCPI CiString(n): printable ASCII, not case-sensitive. */
export function id(max: number): ColumnType<string> {
  return columnType(
    textUpTo(max).regex(/^(?!\.{1,2}$)[ -~]*$/),
    (text) => {
      const strange = NOT_ASCII.exec(text)?.[0];
      if (strange !== undefined) {
        const problem = clause`${cited({ text })} contains ${named(strange)}, but identifiers are printable ASCII.`;
        return unreadable(problem, 'Use letters A to Z, digits, and characters such as - _ *', undefined, 'not-an-id');
      }
      if (DOT_SEGMENT.test(text)) {
        const problem = clause`${cited({ text })} is no identifier: in a URL it means a directory, so no URL reaches what has this id.`;
        return unreadable(problem, 'Write an id with letters or digits.', undefined, 'not-an-id');
      }
      return isLonger(text, max) ? tooLong(text, max) : read(text);
    },
    { code: 'not-an-id', form: `identifier, up to ${max} ASCII characters`, holds: 'id' },
  );
}

/**
 * OCPI string(n): one line of printable text.
 * @param shorten the hint for a longer text
 */
export function text(max: number, shorten = 'Shorten it.'): ColumnType<string> {
  return columnType(
    textUpTo(max),
    (value) => {
      const control = NOT_PRINTABLE.exec(value)?.[0];
      if (control === undefined) return isLonger(value, max) ? tooLong(value, max, shorten) : read(value);
      const cleaned = withoutControls(value);
      const meant = cleaned?.isCertain ? { values: [cleaned.text] } : undefined;
      const isHalf = HALF.test(control);
      const hint = isHalf ? 'Type the text again.' : 'Write it on one line, in printable characters.';
      return unreadable(clause`The text contains ${named(control)}.`, hint, meant, 'not-printable');
    },
    { code: 'not-printable', form: `text, up to ${max} characters`, holds: 'text' },
  );
}

export function tooLong(value: string, max: number, hint = 'Shorten it.'): Unreadable {
  const problem = clause`The text has ${{ length: [...value].length }} characters, but at most ${{ most: max }} are allowed.`;
  return unreadable(problem, hint, undefined, 'too-long');
}

/** Counts code points, as JSON Schema does. There are never more of them than UTF-16 units, which are faster to count. */
export function isLonger(value: string, max: number): boolean {
  return value.length > max && [...value].length > max;
}

function named(character: string): Clause {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  if (character === '\n') return clause`a line break`;
  if (character === '\t') return clause`a tab`;
  if (HALF.test(character)) return clause`half a character (a lone surrogate)`;
  return NOT_PRINTABLE.test(character)
    ? clause`the control character ${{ code }}`
    : clause`"${{ character }}" (${{ code }})`;
}
