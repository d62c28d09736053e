/** A file whose first line names no column: the header was deleted or sorted into the rows, or is that of something else. */

import { type CsvFile, cellsOf } from '../../csv/csv-file.ts';
import { placeOf, placeOfHeader } from '../../csv/position.ts';
import { cellsOfLine } from '../../csv/records.ts';
import { delimiterOf } from '../../csv/separators.ts';
import type { Finding } from '../../findings/finding.ts';
import { nearest } from '../../findings/text/suggestion.ts';
import { columnCalled } from '../../tables/column-names.ts';
import { finding } from '../../tables/finding-codes.ts';
import type { Table } from '../../tables/table.ts';

/** How many names, and how many rows below them, are looked at. */
const LOOKED_AT = 50;

/** In a header, more than one name in so many is a column. */
const FEW = 4;

/** A number, a time or a link, which is never the name of a column. */
const VALUE = /^[-+]?\d[\d.,:/]*$|:\/\//;

/** The finding about a first line without names of columns, unless one is only misspelt. */
export function missingHeader(table: Table, file: CsvFile, needed: readonly string[]): Finding | undefined {
  const names = Object.keys(table.columns);
  const filled = file.header.slice(0, LOOKED_AT).filter((name) => name !== '');
  const known = filled.filter((name) => Object.hasOwn(table.columns, name)).length;
  // A value may be equal to a name by chance: "city" can be the owner of a site.
  if (known > 0 && (known * FEW > filled.length || !filled.some((name) => VALUE.test(name)))) return undefined;
  if (isOneCell(table, filled)) return inOneCell(file);
  const below = headerBelow(table, file);
  if (below !== undefined) return sortedIn(file, below);
  const isData = known > 0 || looksLikeData(file);
  const isMeant = (name: string) => names.includes(columnCalled(name, table) ?? nearest(name, names) ?? '');
  const isMisspelt = !isData && filled.some(isMeant);
  if (isMisspelt) return undefined;
  const example = needed.join(file.delimiter);
  return finding('missing-header', placeOfHeader(file, 0), {
    message: isData
      ? 'The header is missing: the first line has data, and not the names of the columns.'
      : `None of the names in the first line is a column of ${table.name}.csv.`,
    hint: `${isData ? 'Write a line with the names of the columns above it' : 'Correct the names'}. These are needed: ${example}`,
  });
}

/** Whether the first line has all names in one cell. */
function isOneCell(table: Table, filled: readonly string[]): boolean {
  const names = filled.length === 1 ? cellsOfLine(filled[0] ?? '', delimiterOf(filled[0] ?? '')) : [];
  return names.slice(0, LOOKED_AT).filter((name) => columnCalled(name.trim(), table) !== undefined).length > 1;
}

/** Excel expects the separator of its country, and so shows any other file as one column; saved, that gets quotation marks. */
function inOneCell(file: CsvFile): Finding {
  return finding('missing-header', placeOfHeader(file, 0), {
    message: 'Each line is a single cell: the file was saved without having been split into columns.',
    hint: 'Restore it as it was. Open it by the text import of your spreadsheet program (Excel: Data → From Text/CSV), and save it as "CSV UTF-8".',
  });
}

/** The row that is the header: most of its cells are names of columns. A table that was sorted has it anywhere. */
function headerBelow(table: Table, file: CsvFile): number | undefined {
  return file.rows.find((record) => {
    const cells = cellsOf(file, record).filter((cell) => cell !== '');
    const names = cells.filter((cell) => Object.hasOwn(table.columns, cell)).length;
    return names > 1 && names * 2 > cells.length;
  });
}

function sortedIn(file: CsvFile, record: number): Finding {
  const place = placeOf(file, { record }, 0);
  return finding('missing-header', place, {
    message: 'The header is here, among the rows, because the table was sorted together with it.',
    hint: 'Move the line to the top of the file.',
  });
}

/** Names of columns have no digits, and do not occur again below themselves. */
function looksLikeData(file: CsvFile): boolean {
  const names = file.header.slice(0, LOOKED_AT);
  if (names.some((name) => /\d|:\/\//.test(name))) return true;
  const below = file.rows.slice(0, LOOKED_AT).map((record) => cellsOf(file, record));
  return names.some((name, at) => name !== '' && below.some((cells) => cells[at] === name));
}
