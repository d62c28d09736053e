/**
 * Finds the header of a sheet, which may have titles above it, and which of its columns are those of the table. Every other
 * column is somebody's own.
 */

import { lettersOf } from '../../csv/position.ts';
import { type Records, splitText } from '../../csv/records.ts';
import { foldName } from '../../csv/renamed-columns.ts';
import { DELIMITERS, type Delimiter } from '../../csv/separators.ts';
import { nearest } from '../../findings/text/suggestion.ts';
import { readHeader } from '../../read/load/header-reading.ts';
import type { TableSource } from '../../settings/table-sources.ts';
import { NOTES, ownColumnsNamed } from '../../tables/column-names.ts';
import { TABLES } from '../../tables/tables.ts';
import { type Failed, failed } from '../urls/source-answer.ts';

/** A sheet whose columns are known. */
export interface OpenSheet {
  readonly kind: 'sheet';
  readonly delimiter: Delimiter;
  readonly records: Records;
  readonly header: number;
  /** Its names, each on one line. */
  readonly names: readonly string[];
  /** Our column for each of them; undefined for those of others. */
  readonly columns: readonly (string | undefined)[];
}

const FIRST_ROWS = 20;

/** Every table needs two columns. One name alone may be a word in a title. */
const ENOUGH_NAMES = 2;

export function openSheet(source: TableSource, text: string): OpenSheet | Failed {
  const table = TABLES[source.table];
  let best: OpenSheet | undefined;
  let [most, isSplit] = [0, false];
  for (const delimiter of DELIMITERS) {
    const records = splitText(text, delimiter);
    if (records === undefined) continue;
    isSplit = true;
    for (let header = 0; header < Math.min(FIRST_ROWS, records.length); header++) {
      const names = records.cells(header).map(onOneLine);
      const columns = ownColumnsNamed(table, names, source);
      const count = columns.filter((name) => name !== undefined).length;
      if (count <= most) continue;
      [best, most] = [{ kind: 'sheet', delimiter, records, header, names, columns }, count];
    }
  }
  if (!isSplit)
    return failed('Its quotation marks are broken, so it cannot be split into cells.', 'It may be cut off.');
  return best === undefined || most < ENOUGH_NAMES ? noHeader(source, text) : (problemOf(source, best) ?? best);
}

/** Cells of a header have line breaks to keep columns narrow. */
function onOneLine(name: string): string {
  return name.replace(/\s+/g, ' ').trim();
}

function problemOf(source: TableSource, { names, columns }: OpenSheet): Failed | undefined {
  const header = columns.map((column, at) => column ?? `${NOTES}${at}`);
  const { misnamed, repeated } = readHeader(TABLES[source.table], { header, written: names }, source);
  const their = misnamed.find((name) => !columns.includes(source.columns[name]));
  if (their !== undefined) {
    const others = names.filter((name, at) => name !== '' && columns[at] === undefined);
    const meant = nearest(foldName(their), others);
    const hint =
      meant === undefined
        ? `Its columns are ${others.slice(0, 10).join(', ')}.`
        : `It has "${meant}", which may be meant.`;
    return { ...failed(`It has no column "${onOneLine(their)}".`, hint), setting: `columns.${their}` };
  }
  const [twice] = repeated;
  if (twice === undefined) return undefined;
  const both = [twice.first, twice.at].map((at) => `${lettersOf(at)} ("${names[at]}")`).join(' and ');
  return failed(`Its columns ${both} are both ${columns[twice.at]}.`, 'Rename or delete one of them.');
}

function noHeader({ table, columns }: TableSource, text: string): Failed {
  if (text.trim() === '') return failed('It is empty.', 'Publish the sheet that has the table.');
  const [their] = [...Object.keys(columns), ...Object.keys(TABLES[table].columns)];
  const message = `None of its first ${FIRST_ROWS} rows has the names of its columns, such as "${their}".`;
  return failed(message, 'Publish the sheet that has the table, or name its columns in "columns".');
}
