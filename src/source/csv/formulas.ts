/**
 * Keeps text from being a formula in a spreadsheet (OWASP, CSV injection). Excel, LibreOffice and Google Sheets work out a
 * cell that begins with `=`, `+`, `-` or `@`, also in full width, and some pass over a tab or a line break before it. An
 * apostrophe in front makes it text, and keeps the plus of a phone number. The reader takes that one apostrophe off again,
 * and no other: `'s-Hertogenbosch` is a town.
 *
 * Where lists are separated by semicolons, as in most of Europe, Excel divides a line with commas at the semicolons inside
 * its cells. So what stands behind a semicolon, a tab or a line break counts as the beginning of a cell too.
 */

/** Where a cell begins, and what makes it a formula, behind any apostrophes. */
const BEGINNING = String.raw`(?<=^|[;\t\r\n])`;
const FORMULA = String.raw`(?='*(?:["\p{Zs}]*[=+\-@＝＋－＠]|(?<=^'*)[\t\r\n]))`;
const UNPROTECTED = new RegExp(`${BEGINNING}${FORMULA}`, 'gu');
const PROTECTED = new RegExp(`${BEGINNING}'${FORMULA}`, 'gu');

/** A number is no formula, and should be a number in a spreadsheet. With a plus it is a phone number. */
const NEGATIVE_NUMBER = /^-\d+(\.\d+)?$/;

/** The text as it is written into a cell. */
export function protectFromFormulas(text: string): string {
  return NEGATIVE_NUMBER.test(text) ? text : text.replace(UNPROTECTED, "'");
}

/** The text that a cell holds: `unprotect(protectFromFormulas(text))` is the text. */
export function unprotect(cell: string): string {
  return cell.includes("'") ? cell.replace(PROTECTED, '') : cell;
}
