/** Cell types for identifiers and texts. */

import { quoted, read, unreadable } from '../../cells/cell.ts';
import { withoutControls } from '../../findings/text/letters.ts';
import { type CellType, cellType, type Reading } from './cell-type.ts';

/** RFC 3986, 5.2.4: clients remove them before they send a request, also where they are percent-encoded. */
const DOT_SEGMENT = /^\.{1,2}$/;
const NOT_ASCII = /[^\x20-\x7e]/u;
const NOT_PRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** OCPI CiString(n): printable ASCII, not case-sensitive. */
export function id(max: number): CellType<string> {
  return cellType(
    (text) => {
      const strange = NOT_ASCII.exec(text)?.[0];
      if (strange !== undefined) {
        return unreadable(
          `${quoted(text)} contains ${named(strange)}, but identifiers are printable ASCII.`,
          'Use letters A to Z, digits, and characters such as - _ *',
        );
      }
      if (DOT_SEGMENT.test(text)) {
        const problem = `${quoted(text)} is no identifier: in a URL it means a directory, so no URL reaches what has this id.`;
        return unreadable(problem, 'Write an id with letters or digits.');
      }
      return isLonger(text, max) ? tooLong(text, max) : read(text);
    },
    {
      code: 'not-an-id',
      form: `identifier, up to ${max} ASCII characters`,
      json: { pattern: '^(?!\\.{1,2}$)[ -~]*$', maxLength: max },
      holds: 'id',
    },
  );
}

/**
 * OCPI string(n): one line of printable text.
 * @param shorten the hint for a longer text
 */
export function text(max: number, shorten = 'Shorten it.'): CellType<string> {
  return cellType(
    (value) => {
      const control = NOT_PRINTABLE.exec(value)?.[0];
      if (control !== undefined) {
        const cleaned = withoutControls(value);
        return unreadable(
          `The text contains ${named(control)}.`,
          'Write it on one line, in printable characters.',
          cleaned?.isCertain ? { values: [cleaned.text] } : undefined,
        );
      }
      return isLonger(value, max) ? tooLong(value, max, shorten) : read(value);
    },
    { code: 'not-printable', form: `text, up to ${max} characters`, json: { maxLength: max }, holds: 'text' },
  );
}

export function tooLong(value: string, max: number, hint = 'Shorten it.'): Reading<never> {
  return {
    ...unreadable(`The text has ${[...value].length} characters, but at most ${max} are allowed.`, hint),
    code: 'too-long',
  };
}

/** Counts code points, as JSON Schema does. There are never more of them than UTF-16 units, which are faster to count. */
export function isLonger(value: string, max: number): boolean {
  return value.length > max && [...value].length > max;
}

function named(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  if (character === '\n') return 'a line break';
  if (character === '\t') return 'a tab';
  return NOT_PRINTABLE.test(character) ? `the control character ${code}` : `"${character}" (${code})`;
}
