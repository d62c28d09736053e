/**
 * Files beside the tables, which are not read, as people do not expect: those of spreadsheet programs, and those whose names are almost
 * that of a table.
 */

import { type Finding, findingOf } from '../../findings/finding.ts';
import { nearest } from '../../findings/text/suggestion.ts';
import { TABLE_FILES } from '../../tables/finding-codes.ts';
import { TABLE_NAMES, tableOfFile } from '../../tables/tables.ts';
import { SOURCES } from './finding-codes.ts';

const finding = findingOf({ ...SOURCES, ...TABLE_FILES });

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

/** The table whose name a file almost has, or of which it seems to be a copy. */
export function tableMeant(path: string): string | undefined {
  const base = path.replace(/^.*[/\\]/, '').replace(/\.csv$/i, '');
  return copiedTable(base) ?? nearest(base.replace(/ ?\(\d+\)$/, ''), TABLE_NAMES);
}

/** As browsers, Windows and clouds name copies: `chargers (1)`, `chargers - Kopie`, `Copy of chargers`, `chargers.csv`. */
function copiedTable(base: string): string | undefined {
  const words = base.toLowerCase().split(/[ .]+/);
  const [first, last] = [words[0], words.at(-1)];
  return words.length === 1 ? undefined : TABLE_NAMES.find((name) => name === first || name === last);
}

/** A table with words of one's own behind another sign than a hyphen: `connectors_north.csv`. */
const OTHER_SIGN = new RegExp(
  `^(${[...TABLE_NAMES].sort((a, b) => b.length - a.length).join('|')})[_.~+]([\\w-]+)\\.csv$`,
);

/** The finding about a CSV file whose name is that of no table. */
export function unknownFile(file: string): Finding {
  const name = file.replace(/^.*[/\\]/, '');
  const copied = copiedTable(name.replace(/\.csv$/i, ''));
  if (copied !== undefined) return finding('unknown-file', { file }, { advises: 'copy', params: { table: copied } });
  const [, begin, words] = OTHER_SIGN.exec(name) ?? [];
  if (begin !== undefined && words !== undefined)
    return finding('unknown-file', { file }, { advises: 'part', params: { table: begin, words } });
  const table = tableMeant(file);
  return table === undefined
    ? finding('unknown-file', { file }, { advises: 'other', params: { tables: TABLE_NAMES.join(', ') } })
    : finding('unknown-file', { file }, { advises: 'misspelt', params: { table } });
}
