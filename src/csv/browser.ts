/** What packages may use of this room in a browser: nothing that splits a file. */

export { type CodePage, nameOfCodePage, readInCodePage, writeInCodePage } from './code-pages.ts';
export { trimmed } from './csv-file.ts';
export { writeCell } from './write-csv.ts';
