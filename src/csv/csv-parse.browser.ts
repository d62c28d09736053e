/** csv-parse for browsers. */

export { CsvError, parse } from 'csv-parse/browser/esm/sync';
