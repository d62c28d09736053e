/** Types of identifiers and texts. */

import { $ZodCheckMaxLength } from 'zod/v4/core';
import { read, unreadable } from '../../cells/cell.ts';
import { characterInWords, HALF, isLonger, NOT_PRINTABLE, readId, tooLong } from '../../cells/texts/ids.ts';
import { withoutControls } from '../../findings/text/letters.ts';
import { clause } from '../../findings/words.ts';
import { type ColumnType, columnType, TEXT } from './column-type.ts';

/** The input of a text of so many characters. Zod counts UTF-16 units, JSON Schema and OCPI count characters. */
export function textUpTo(max: number) {
  const when = ({ value }: { readonly value: unknown }) => typeof value === 'string' && isLonger(value, max);
  return TEXT.check(new $ZodCheckMaxLength({ check: 'max_length', maximum: max, when }));
}

/** OCPI CiString(n): printable ASCII, not case-sensitive. */
export function id(max: number): ColumnType<string> {
  return columnType(textUpTo(max).regex(/^(?!\.{1,2}$)[ -~]*$/), (text) => readId(text, max), {
    ...{ code: 'not-an-id', form: `identifier, up to ${max} ASCII characters`, holds: 'id' },
  });
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
      return unreadable(clause`The text contains ${characterInWords(control)}.`, hint, meant, 'not-printable');
    },
    { code: 'not-printable', form: `text, up to ${max} characters`, holds: 'text' },
  );
}
