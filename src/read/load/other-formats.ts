/** Files that spreadsheet programs leave beside the tables. They are not read, which people do not expect. */

import type { Finding } from '../../findings/finding.ts';
import { tableOfFile } from '../../tables/tables.ts';
import { finding } from './finding-codes.ts';

const ENDINGS = ['xlsx', 'xls', 'xlsm', 'xlsb', 'ods', 'fods', 'numbers', 'tsv', 'tab', 'txt'];

export function isOtherFormat(name: string): boolean {
  return ENDINGS.includes(/[^/]\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '');
}

/** The finding about such a file, if it looks like a table. A text file only does if it has the name of one. */
export function describeOther(path: string): Finding[] {
  const name = path.replace(/^.*\//, '');
  const [, base = '', ending = ''] = /^(.*)\.([^.]*)$/.exec(name) ?? [];
  const format = ending.toLowerCase();
  const isRenamed = format === 'txt' && /\.csv$/i.test(base);
  const isTable = tableOfFile(`${base}.csv`) !== undefined;
  if (format === 'txt' && !isRenamed && !isTable) return [];
  if (isRenamed) return [finding('not-csv', { file: path }, { says: 'csv.txt', params: { name: base } })];
  const says = ['txt', 'tsv', 'tab'].includes(format) ? 'text' : 'workbook';
  const params = { ending: format, table: isTable ? `${base}.csv` : 'locations.csv' };
  return [finding('not-csv', { file: path }, { says, advises: says, params })];
}
