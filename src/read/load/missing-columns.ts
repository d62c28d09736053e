/** Columns that a file needs but does not have, and names that network.json has for columns that are not there: one finding for each kind. */

import type { CsvFile } from '../../csv/csv-file.ts';
import { placeOfHeader } from '../../csv/position.ts';
import type { Finding } from '../../findings/finding.ts';
import { inSeries } from '../../findings/text/format.ts';
import { nearest } from '../../findings/text/suggestion.ts';
import { finding } from '../../tables/finding-codes.ts';
import type { Column, Defaults, Table } from '../../tables/table.ts';
import type { HeaderReading } from './header-reading.ts';

/** Whether a file must have a column, because no setting takes its place. */
export function isNeeded(column: Column<unknown> | undefined, defaults: Defaults): boolean {
  const presence = column?.presence;
  return presence?.kind === 'required' || (presence?.kind === 'setting' && defaults[presence.setting] === undefined);
}

/** The finding about all columns that a file needs and does not have. */
export function missingColumns(table: Table, file: CsvFile, names: readonly string[]): Finding[] {
  const columns = names.flatMap((name) => {
    const column = table.columns[name];
    return column === undefined ? [] : [{ name, column }];
  });
  const [only, second] = columns;
  if (only === undefined) return [];
  if (second === undefined) return [missingColumn(file, only.name, only.column)];
  const all = columns.map(({ name }) => `"${name}"`);
  const advice = columns.map(({ name, column }) => `${name} (${instead(column) ?? `such as ${column.example}`})`);
  return [
    finding('missing-column', placeOfHeader(file, 0), {
      field: only.name,
      message: `The columns ${inSeries(all)} are missing.`,
      hint: `Add them: ${advice.join(', ')}.`,
    }),
  ];
}

/** The finding about one column that a file needs but does not have. */
export function missingColumn(file: CsvFile, name: string, column: Column<unknown>): Finding {
  const setting = instead(column);
  const hint =
    setting === undefined ? `Add the column. Example of a cell: ${column.example}` : `Add the column, ${setting}.`;
  const message = `The column "${name}" is missing.`;
  return finding('missing-column', placeOfHeader(file, 0), { field: name, message, hint });
}

function instead({ presence }: Column<unknown>): string | undefined {
  const own = presence.kind === 'once' ? presence.ifNowhere : presence;
  return own.kind === 'setting' ? `or set "${own.setting}" in network.json for all rows` : undefined;
}

/** Names of network.json that the file does not have: what they stood for would silently be gone. */
export function misnamedColumns(file: CsvFile, { misnamed: gone }: HeaderReading): Finding[] {
  const [first] = gone;
  if (first === undefined) return [];
  const meant = nearest(first, file.written);
  const [is, it] = gone.length === 1 ? ['is', 'it'] : ['are', 'them'];
  return [
    finding('missing-column', placeOfHeader(file, 0), {
      field: first,
      message: `network.json names ${inSeries(gone.map((name) => `"${name}"`))} among the columns of this file, but ${it === 'it' ? 'it' : 'they'} ${is} not there.`,
      hint:
        meant === undefined
          ? `Correct or delete ${it} in "table_files" of network.json.`
          : `The file has "${meant}". Correct "${first}" in "table_files" of network.json.`,
    }),
  ];
}
