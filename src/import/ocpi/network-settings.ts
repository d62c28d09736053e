/**
 * The network.json of an import: what most objects of the feed say is said once there, and no longer in their rows.
 */

import { type OcpiVersion, ONLY_IN_2_2_1 } from '../../ocpi/enums.ts';
import type { Settings } from '../../source/settings/settings.ts';
import { type ImportedRow, type ImportedTables, recorder } from '../imported-tables.ts';

type FeedSettings = Partial<
  Pick<Settings, 'country_code' | 'party_id' | 'country' | 'time_zone' | 'currency' | 'operator'>
> & {
  versions: OcpiVersion[];
};

/** Columns of a table that have a setting in network.json. */
const SETTINGS = {
  locations: ['country_code', 'party_id', 'country', 'time_zone'],
  tariffs: ['country_code', 'party_id', 'currency'],
} as const;

/** Moves the values that most rows share from the rows to settings, and returns these. All cells can be read. */
export function takeSettings(draft: ImportedTables): FeedSettings {
  const locations = draft.rows.filter((row) => row.table === 'locations');
  const tariffs = draft.rows.filter((row) => row.table === 'tariffs');
  const settings: FeedSettings = { versions: versionsOf(draft) };
  for (const name of [...SETTINGS.locations, 'currency'] as const) {
    const value = usual(locations, name) ?? usual(tariffs, name);
    if (value !== undefined) settings[name] = value;
  }
  for (const row of [...locations, ...tariffs]) {
    for (const name of SETTINGS[row.table as keyof typeof SETTINGS]) {
      const setting = settings[name];
      if (row.cells.textOf(name) === setting) row.cells.delete(name);
      else if (!row.cells.has(name))
        reportAssumed(draft, row, `${name} is missing; ${setting} of the others stands in.`);
    }
  }
  takeOperator(draft, locations, settings);
  return settings;
}

function reportAssumed(draft: ImportedTables, { document, pointer }: ImportedRow, message: string): void {
  recorder(draft, document).report('assumed', pointer, message, 'Give the object its own if it is another one.');
}

/** The value that most rows have. */
function usual(rows: readonly ImportedRow[], name: string): string | undefined {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const text = row.cells.textOf(name);
    if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** An operator with no more than a name and a website that every location has becomes the one of network.json. */
function takeOperator(draft: ImportedTables, locations: readonly ImportedRow[], settings: FeedSettings): void {
  const id = usual(locations, 'operator');
  if (id === undefined || locations.some((row) => !row.cells.has('operator'))) return;
  const business = draft.rows.find((row) => row.table === 'businesses' && row.cells.textOf('id') === id);
  const name = business?.cells.textOf('name');
  if (business === undefined || name === undefined || business.cells.has('logo_url')) return;
  const website = business.cells.textOf('website');
  settings.operator = { name, ...(website === undefined ? {} : { website }) };
  for (const row of locations) if (row.cells.textOf('operator') === id) row.cells.delete('operator');
  const isUsed = draft.rows.some(({ cells }) =>
    ['operator', 'suboperator', 'owner'].some((column) => cells.textOf(column) === id),
  );
  if (!isUsed) draft.rows.splice(draft.rows.indexOf(business), 1);
}

/** 2.2.1 is added where the feed has values that 2.2 lacks. */
function versionsOf({ rows }: ImportedTables): OcpiVersion[] {
  const columns = ['standard', 'power_type', 'capabilities'];
  const needsNewer = rows.some(({ cells }) =>
    columns.some((name) =>
      cells
        .get(name)
        ?.text.split('|')
        .some((word) => ONLY_IN_2_2_1.has(word)),
    ),
  );
  return needsNewer ? ['2.2', '2.2.1'] : ['2.2'];
}
