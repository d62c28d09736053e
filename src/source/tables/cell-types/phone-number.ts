/**
 * The cell type for telephone numbers that work from any country (ITU-T E.164): `+`, the code of the country, and up to 15 digits
 * in all. OCPI has room for 25 characters (2.3.0, Location.help_phone).
 */

import { quoted, read, unreadable } from '../../cells/cell.ts';
import { type CellType, cellType } from './cell-type.ts';
import { tooLong } from './text.ts';

const LONGEST = 25;

/** Digits with what people write between them. */
const WRITTEN = /^\+?[\d ()./-]+$/;
/** A zero that is dialled only inside of the country: `+31 (0)20` is +31 20. */
const DIALLED_AT_HOME = /^(\+[\d ]+)\(0\)[ -]*/;

/** Italy and San Marino dial the 0 from abroad too. */
const KEEPS_ZERO = /^\+(39|378)/;

const INTERNATIONAL = 'Write + and the code of the country first, such as +31 20 123 4567.';

/** Reads a telephone number. The value is what was written, which is how people read it. */
export function phoneNumber(): CellType<string> {
  return cellType(
    (text) => {
      if (!WRITTEN.test(text)) return unreadable(`${quoted(text)} is not a telephone number.`, INTERNATIONAL);
      const withoutZero = text.replace(DIALLED_AT_HOME, '$1').trim();
      if (withoutZero !== text) {
        const problem = `${quoted(text)} has a (0), which most programs would dial.`;
        const meant = KEEPS_ZERO.test(text) ? text.replace(DIALLED_AT_HOME, '$10') : withoutZero;
        return unreadable(problem, 'Leave out the (0).', isNumber(meant) ? { values: [meant] } : undefined);
      }
      if (!text.startsWith('+')) {
        const problem = `${quoted(text)} does not begin with + and the code of a country, so it does not work from others.`;
        const international = text.replace(/^00/, '+');
        return unreadable(problem, INTERNATIONAL, isNumber(international) ? { values: [international] } : undefined);
      }
      if (isNumber(text)) return text.length > LONGEST ? tooLong(text, LONGEST, 'Leave out spaces.') : read(text);
      const digits = text.replace(/\D/g, '').length;
      return unreadable(`${quoted(text)} is no international number: it has ${digits} digits.`, INTERNATIONAL);
    },
    {
      code: 'not-a-phone-number',
      form: 'telephone number with + and the code of the country',
      json: { pattern: '^\\s*\\+[1-9][0-9 ()./-]{5,23}\\s*$' },
    },
  );
}

/** Whether it is + and 7 to 15 digits, with anything between them. */
function isNumber(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(text.replace(/[^+\d]/g, ''));
}
