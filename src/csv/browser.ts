/** What packages may use of this room in a browser. `Records` brings csv-parse: what need not be there at once loads it later. */

export { type CodePage, nameOfCodePage, readInCodePage, writeInCodePage } from './code-pages.ts';
export { trimmed } from './csv-file.ts';
export { lettersOf, lineAt, lineStarts, withPlainLineEnds } from './position.ts';
export { Records, textIn } from './records.ts';
export type { Delimiter } from './separators.ts';
export { writeCell } from './write-csv.ts';
