/** What packages may use of this room. */

export { codePageOf } from './code-pages.ts';
export { type CsvFile, cellsOf, hasDecimalComma } from './csv-file.ts';
export type { DataFile } from './data-file.ts';
export { decodeText, isUtf8 } from './decode.ts';
export { lineAndColumn, placeOf, placeOfHeader } from './position.ts';
export { readCsv, rowCounts } from './read-csv.ts';
export { textIn } from './records.ts';
export { writeCell, writeCsv, writeRow } from './write-csv.ts';
