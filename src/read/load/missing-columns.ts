/** Columns that a file needs but does not have, and names that network.json has for columns that are not there: one finding for each kind. */

import type { CsvFile } from '../../csv/csv-file.ts';
import { placeOfHeader } from '../../csv/position.ts';
import type { Finding } from '../../findings/finding.ts';
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
  const instead = columns.map(({ name, column: { presence, example } }) => {
    const setting = settingOf(presence);
    return `${name} (${setting ? `or set "${setting}" in network.json for all rows` : `such as ${example}`})`;
  });
  const params = { columns: columns.map(({ name }) => `"${name}"`), instead: instead.join(', ') };
  return [finding('missing-column', placeOfHeader(file, 0), { field: only.name, says: 'several', params })];
}

/** The finding about one column that a file needs but does not have. */
export function missingColumn(file: CsvFile, name: string, column: Column<unknown>): Finding {
  const setting = settingOf(column.presence);
  const said = setting
    ? ({ advises: 'setting', params: { setting } } as const)
    : ({ advises: 'example', params: { example: column.example } } as const);
  return finding('missing-column', placeOfHeader(file, 0), { field: name, says: 'one', ...said });
}

/** The setting of network.json that can take the place of a cell. */
export function settingOf(presence: Column<unknown>['presence']): string | undefined {
  const own = presence.kind === 'once' ? presence.ifNowhere : presence;
  return own.kind === 'setting' ? own.setting : undefined;
}

/** Names of network.json that the file does not have: what they stood for would silently be gone. */
export function misnamedColumns(file: CsvFile, { misnamed: gone }: HeaderReading): Finding[] {
  const [first] = gone;
  if (first === undefined) return [];
  const meant = nearest(first, file.written);
  const says = gone.length === 1 ? 'name in settings' : 'names in settings';
  const params = { names: gone.map((name) => `"${name}"`) };
  const said =
    meant === undefined
      ? ({ advises: says, params } as const)
      : ({ advises: 'misspelt', params: { ...params, meant } } as const);
  return [finding('missing-column', placeOfHeader(file, 0), { field: first, says, ...said })];
}
