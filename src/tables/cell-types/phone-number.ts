/**
 * The type of telephone numbers that work from any country (ITU-T E.164): `+`, the code of the country, and up to 15 digits
 * in all. OCPI has room for 25 characters (2.3.0, Location.help_phone).
 */

import { cited, read, unreadable } from '../../cells/cell.ts';
import { tooLong } from '../../cells/texts/ids.ts';
import { clause } from '../../findings/words.ts';
import { type ColumnType, columnType, TEXT } from './column-type.ts';

const LONGEST = 25;

/** Digits with what people write between them. */
const WRITTEN = /^\+?[\d ()./-]+$/;
/** A number as a spreadsheet shows it that took the telephone number for one. */
const ROUNDED = /^\d(?:[.,]\d+)?E\+?\d+$/i;
/** A zero that is dialled only inside of the country: `+31 (0)20` is +31 20. */
const DIALLED_AT_HOME = /^(\+[\d ./-]+)\(0\)[ ./-]*/;

/** Italy and San Marino dial the 0 from abroad too. */
const KEEPS_ZERO = /^\+(39|378)/;

/**
 * The same zero without brackets: `+31 020`. Only for countries that dial it at home alone, and whose own numbers never begin with it
 * (ITU-T E.164, national numbering plans). In others, such as Italy, Norway and the Ivory Coast, it is a part of the number.
 */
const TRUNK_ZERO = new RegExp(
  `^(\\+(?:${[
    '20|27|31|32|33|40|41|43|44|46|49|60|61|62|63|64|66|81|82|84|86|90|91|92|94|98|212|213|233|234|254|255|256|353|355|358',
    '359|370|373|374|380|381|382|383|385|386|387|389|421|880|886|961|962|966|971|972|977|994|995|996',
  ].join('|')})[ (./-]*)0[ ./-]*`,
);

const INTERNATIONAL = 'Write + and the code of the country first, such as {example}.';

/** Reads a telephone number. The value is what was written, which is how people read it. */
export function phoneNumber(): ColumnType<string> {
  return columnType(TEXT.regex(/^\s*\+[ ()./-]*[1-9][0-9 ()./-]{5,23}\s*$/), readNumber, {
    ...{ code: 'not-a-phone-number', form: 'telephone number with + and the code of the country' },
  });
}

function readNumber(text: string) {
  if (ROUNDED.test(text)) {
    const hint = 'Format the column as text in the spreadsheet, and write the number again, such as {example}.';
    return unreadable(clause`${cited({ text })} is a telephone number that a spreadsheet rounded.`, hint);
  }
  if (!WRITTEN.test(text)) return unreadable(clause`${cited({ text })} is not a telephone number.`, INTERNATIONAL);
  const meant = (number: string) => (isNumber(number) ? { values: [number] } : undefined);
  if (DIALLED_AT_HOME.test(text)) {
    const problem = clause`${cited({ text })} has a (0), which most programs would dial.`;
    const number = text.replace(DIALLED_AT_HOME, KEEPS_ZERO.test(text) ? '$10' : '$1').trim();
    return unreadable(problem, 'Leave out the (0).', meant(number));
  }
  const abroad = text.replace(TRUNK_ZERO, '$1');
  if (abroad !== text) {
    const problem = clause`${cited({ text })} has a 0 behind the code of the country, which is dialled only inside of it.`;
    return unreadable(problem, 'Leave out the 0.', meant(abroad));
  }
  if (!text.startsWith('+')) {
    const problem = clause`${cited({ text })} does not begin with + and the code of a country, so it does not work from others.`;
    return unreadable(problem, INTERNATIONAL, meant(text.replace(/^00/, '+')));
  }
  if (isNumber(text)) return text.length > LONGEST ? tooLong(text, LONGEST, 'Leave out spaces.') : read(text);
  const digits = text.replace(/\D/g, '').length;
  return unreadable(clause`${cited({ text })} is no international number: it has ${{ digits }} digits.`, INTERNATIONAL);
}

/** Whether it is + and 7 to 15 digits, with anything between them. */
function isNumber(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(text.replace(/[^+\d]/g, ''));
}
