/** csv-parse as it is in Node. Browsers have another form of it, which brings the buffers that they lack (csv-parse.browser.ts). */

export { CsvError, type Options, parse } from 'csv-parse/sync';
