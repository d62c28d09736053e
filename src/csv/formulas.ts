/**
 * Prevents text from becoming a formula in a spreadsheet (OWASP, CSV injection). Excel, LibreOffice and Google Sheets
 * evaluate a cell that begins with `=`, `+`, `-` or `@`, full-width forms included, and some ignore a tab or line break
 * before it. An apostrophe in front makes it text, and preserves the plus of a phone number. The reader removes only that
 * apostrophe: `'s-Hertogenbosch` is a town.
 *
 * In most of Europe, where Excel separates cells with semicolons, it splits lines at the semicolons inside their cells. So
 * text after a semicolon, a tab or a line break counts as the beginning of a cell too.
 */

/** Where a cell begins, and what makes it a formula, after any apostrophes. */
const BEGINNING = String.raw`(?<=^|[;\t\r\n])`;
const FORMULA = String.raw`(?='*(?:["\p{Zs}]*[=+\-@＝＋－＠]|(?<=^'*)[\t\r\n]))`;
const UNPROTECTED = new RegExp(`${BEGINNING}${FORMULA}`, 'gu');
const PROTECTED = new RegExp(`${BEGINNING}'${FORMULA}`, 'gu');

/** A number is not a formula, and should stay a number in a spreadsheet. With a plus it is a phone number. */
const NEGATIVE_NUMBER = /^-\d+(\.\d+)?$/;

/** The text as it is written into a cell. */
export function protectFromFormulas(text: string): string {
  return NEGATIVE_NUMBER.test(text) ? text : text.replace(UNPROTECTED, "'");
}

/** The text of a cell: `unprotect(protectFromFormulas(text))` is `text`. */
export function unprotect(cell: string): string {
  return cell.includes("'") ? cell.replace(PROTECTED, '') : cell;
}
