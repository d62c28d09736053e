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
  const [message, hint] = isRenamed
    ? [`The file is named .csv.txt, so it ${NOT_READ}.`, `Rename it to ${base}.`]
    : problemOf(format, isTable ? `${base}.csv` : 'locations.csv');
  return [finding('not-csv', { file: path }, { message, hint })];
}

const NOT_READ = 'is not read; only files that end in .csv are';

function problemOf(format: string, table: string): [message: string, hint: string] {
  const away = 'and move this file to another directory';
  if (['txt', 'tsv', 'tab'].includes(format)) {
    return [
      `A .${format} file ${NOT_READ}.`,
      `Save it as "CSV UTF-8" under the name of its table (such as ${table}), ${away}.`,
    ];
  }
  return [
    `A workbook (.${format}) ${NOT_READ}.`,
    `In your spreadsheet program, save each sheet as "CSV UTF-8" under the name of its table (such as ${table}), ${away}.`,
  ];
}
