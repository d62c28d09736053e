/**
 * The example as the spreadsheet programs of a country open it by a double click. Where numbers have a decimal comma, Excel separates
 * cells at semicolons, and takes `52.370216` for a number of millions. It knows UTF-8 by the byte order mark.
 */

/** Whether numbers have a decimal comma there (Unicode CLDR). @param country alpha-2 @param language ISO 639-1 */
export function writesDecimalComma(country: string, language: string): boolean {
  const parts = new Intl.NumberFormat(`${language}-${country}`).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',');
}

const NUMBER = /^-?\d+\.\d+$/;

/** A table of the example, which has no quotes, as it is opened there. @param text separated by commas */
export function inSpreadsheetForm(text: string, country: string, language: string): string {
  if (!writesDecimalComma(country, language)) return text;
  if (text.includes('"') || text.includes(';')) throw new Error('a table of the example has quotes or semicolons');
  const rows = text
    .split('\n')
    .map((line) => line.split(',').map((cell) => (NUMBER.test(cell) ? cell.replace('.', ',') : cell)));
  return `\u{FEFF}${rows.map((cells) => cells.join(';')).join('\n')}`;
}
