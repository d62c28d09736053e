/** Checks the header of a file against the columns of its table. */

import type { ColumnNaming } from '../../csv/column-naming.ts';
import { type CsvFile, cellsOf } from '../../csv/csv-file.ts';
import { CSV } from '../../csv/finding-codes.ts';
import { placeOfHeader } from '../../csv/position.ts';
import { type Finding, findingOf } from '../../findings/finding.ts';
import { firstFindings } from '../../findings/print/many-findings.ts';
import { formatWhole, inSeries } from '../../findings/text/format.ts';
import { TABLE_FILES } from '../../tables/finding-codes.ts';
import type { Defaults, Table } from '../../tables/table.ts';
import { MOST_FINDINGS } from '../files/limits.ts';
import { checkCurrency } from './header-currency.ts';
import { isNeeded, missingColumns } from './missing-columns.ts';
import { missingHeader } from './missing-header.ts';
import { UnknownNames } from './unknown-names.ts';

/** Columns whose names begin with this are notes of the maintainers. */
const NOTES = '_';

const LONGEST_NAME = 60;

/** How many columns a finding names. */
const NAMED = 20;

const finding = findingOf({ ...TABLE_FILES, ...CSV });

/**
 * The mistakes in the header: one finding for all names that are unknown, and one for all columns that are missing. If there
 * is an error, no row of the file can be trusted.
 */
export function checkHeader(table: Table, file: CsvFile, defaults: Defaults, naming?: ColumnNaming): Finding[] {
  const names = Object.keys(table.columns);
  const needed = names.filter((name) => isNeeded(table.columns[name], defaults));
  const headless = missingHeader(table, file, needed);
  if (headless) return [headless];
  const seen = new Map<string, number>();
  for (const [at, name] of file.header.entries()) if (!seen.has(name)) seen.set(name, at);
  const missing = new Set(names.filter((name) => !seen.has(name)));
  const unknown = new UnknownNames(table, file, missing, naming);
  const wrong: (() => Finding)[] = [];
  const nameless: number[] = [];
  let used: readonly boolean[] | undefined;
  let mergedUntil = 0;
  for (const [at, name] of file.header.entries()) {
    const first = seen.get(name) ?? at;
    if (name === '') {
      if (at < mergedUntil) continue;
      used ??= usedColumns(file);
      if (used[at]) nameless.push(at);
    } else if (first < at) wrong.push(() => duplicate(file, name, first, at));
    else if (!name.startsWith(NOTES) && !Object.hasOwn(table.columns, name)) {
      const isMeant = unknown.add(at);
      if (!isMeant && file.header[at + 1] === '') used ??= usedColumns(file);
      const end = isMeant ? at + 1 : endOfMerged(file, at, used);
      if (end > at + 1) {
        mergedUntil = end;
        unknown.drop(at);
        wrong.push(() => merged(file, at, end));
      }
    }
  }
  const findings = [
    ...unnamed(file, nameless),
    ...unknown.findings(),
    ...firstFindings(wrong, MOST_FINDINGS),
    ...checkCurrency(table, file, defaults, naming),
  ];
  // A merged cell stands for columns that are missing because of it.
  if (mergedUntil > 0) return findings;
  const gone = needed.filter((name) => missing.has(name));
  return [...findings, ...missingColumns(table, file, gone, naming)];
}

/** The column after the nameless ones with content that follow a name. */
function endOfMerged({ header }: CsvFile, at: number, used: readonly boolean[] = []): number {
  let end = at + 1;
  while (header[end] === '' && used[end] === true) end++;
  return end;
}

function merged(file: CsvFile, at: number, end: number): Finding {
  return finding('merged-header', placeOfHeader(file, at), {
    message: `The cell "${shownName(file, at)}" of the header stands for the columns ${at + 1} to ${end}.`,
    hint: 'Undo the merging in the spreadsheet, and give each column a name of its own.',
  });
}

/** Which columns have content. Spreadsheets leave empty columns after a table; only content without a name is a mistake. */
function usedColumns(file: CsvFile): boolean[] {
  const used = file.header.map(() => false);
  for (const record of file.rows) {
    for (const [at, cell] of cellsOf(file, record).entries()) if (cell !== '') used[at] = true;
  }
  return used;
}

/** One finding for all of them. */
function unnamed(file: CsvFile, columns: readonly number[]): Finding[] {
  const [first, ...others] = columns;
  if (first === undefined) return [];
  const numbers = columns.slice(0, NAMED).map((at) => String(at + 1));
  const more = columns.length - numbers.length;
  const all = inSeries(more > 0 ? [...numbers, `${formatWhole(more)} more`] : numbers);
  const isOne = others.length === 0;
  const related = others.slice(0, NAMED).map((at) => placeOfHeader(file, at));
  return [
    finding('unnamed-column', placeOfHeader(file, first), {
      message: isOne ? `Column ${all} has content but no name.` : `Columns ${all} have content but no names.`,
      hint: isOne ? 'Name the column, or delete it.' : 'Name the columns, or delete them.',
      ...(isOne ? {} : { related }),
    }),
  ];
}

function duplicate(file: CsvFile, name: string, first: number, at: number): Finding {
  const [one, other] = [shownName(file, first), shownName(file, at)];
  const isSame = one === other;
  return finding('duplicate-column', placeOfHeader(file, at), {
    field: isSame ? other : name,
    message: isSame
      ? `The column "${other}" is there twice, as column ${first + 1} and column ${at + 1}.`
      : `"${one}" and "${other}" are both the column ${name}, as column ${first + 1} and column ${at + 1}.`,
    hint: isSame
      ? 'Delete one of them.'
      : 'Delete or rename one of them. A column of your own notes begins with an underscore.',
    related: [placeOfHeader(file, first)],
  });
}

function shownName({ written }: CsvFile, at: number): string {
  return (written[at] ?? '').slice(0, LONGEST_NAME);
}
