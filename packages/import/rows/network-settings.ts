/** The network.json of an import: it gets the values that most objects share, and their rows leave these out. */

import type { OcpiVersion } from '../../../src/ocpi/index.ts';
import { type Settings, USUAL_VERSIONS } from '../../../src/settings/index.ts';
import { hasGap } from './gaps.ts';
import { leaveOutUnused } from './gone-objects.ts';
import { type ImportedRow, type ImportedTables, recorder } from './imported-tables.ts';

type FeedSettings = Partial<
  Pick<Settings, 'country_code' | 'party_id' | 'country' | 'time_zone' | 'currency' | 'operator'>
> & {
  versions: OcpiVersion[];
};

/** Columns that network.json has a setting for, by table. */
const SETTINGS = {
  locations: ['country_code', 'party_id', 'country', 'time_zone'],
  tariffs: ['country_code', 'party_id', 'currency'],
} as const;

/** Moves the most frequent values from the rows to settings, and returns these. All cells must be valid. */
export function takeSettings(draft: ImportedTables, versions = USUAL_VERSIONS): FeedSettings {
  const locations = draft.rows.filter((row) => row.table === 'locations');
  const tariffs = draft.rows.filter((row) => row.table === 'tariffs');
  const settings: FeedSettings = { versions: [...versions] };
  for (const name of [...SETTINGS.locations, 'currency'] as const) {
    // A default would take the place of what a person has to fill in.
    const value = hasGap(draft, name)
      ? undefined
      : (mostFrequentCell(locations, name) ?? mostFrequentCell(tariffs, name));
    if (value !== undefined) settings[name] = value;
  }
  for (const row of [...locations, ...tariffs]) takeOutSettings(draft, row, settings);
  takeOperator(draft, locations, settings);
  return settings;
}

/** The settings of tables that are there already. */
export type KnownSettings = Partial<Pick<Settings, 'country' | 'time_zone' | 'currency' | 'operator' | 'versions'>> &
  Pick<Settings, 'country_code' | 'party_id'>;

/** Takes out of the rows what network.json says already, and returns the settings. */
export function useSettings(draft: ImportedTables, known: KnownSettings): KnownSettings {
  const rows = draft.rows.filter(({ table }) => table === 'locations' || table === 'tariffs');
  for (const row of rows) takeOutSettings(draft, row, known);
  const { name, website, logo } = known.operator ?? {};
  const own = draft.rows.find(
    ({ table, cells }) =>
      table === 'businesses' && cells.name === name && cells.website === website && cells.logo_url === logo?.url,
  );
  draft.inSettings.operator = own;
  const id = own?.cells.id;
  if (id !== undefined) for (const row of rows) if (row.cells.operator === id) takeOut(draft, row, 'operator');
  leaveOutUnused(draft);
  return known;
}

/** Empties the cells that say the same as network.json; those that are empty are said to be assumed. */
function takeOutSettings(draft: ImportedTables, row: ImportedRow, settings: Partial<KnownSettings>): void {
  for (const name of SETTINGS[row.table as keyof typeof SETTINGS]) {
    const setting = settings[name];
    if (setting === undefined) continue;
    // People chose this default for all that say nothing else. One that follows from the feed is only there if there is no gap.
    draft.gaps.get(row)?.delete(name);
    if (draft.gaps.get(row)?.size === 0) draft.gaps.delete(row);
    if (row.cells[name] === setting) takeOut(draft, row, name);
    else if (row.cells[name] === undefined)
      recorder(draft, row.document).report('assumed', `${row.pointer}/${name}`, {
        says: 'setting',
        params: { member: name, written: setting },
      });
  }
}

/** Who publishes the locations, as far as the feed says it: `NL EXA`. To be called before the settings are taken out. */
export function publishersOf({ rows }: ImportedTables): ReadonlySet<string> {
  return new Set(
    rows.flatMap(({ table, cells }) => {
      const { country_code, party_id } = cells;
      return table === 'locations' && country_code && party_id ? `${country_code} ${party_id}`.toUpperCase() : [];
    }),
  );
}

/** Empties a cell, because network.json says the same. */
function takeOut({ inSettings: { texts } }: ImportedTables, row: ImportedRow, name: string): void {
  const own = texts.get(row) ?? new Map<string, string>();
  texts.set(row, own.set(name, row.cells[name] ?? ''));
  row.cells[name] = undefined;
}

/** The most frequent text; of several, the first. Undefined if there is none. */
export function mostFrequent(texts: Iterable<string | undefined>): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function mostFrequentCell(rows: readonly ImportedRow[], name: string): string | undefined {
  return mostFrequent(rows.map(({ cells }) => cells[name]));
}

/** If every location has an operator, the most frequent one goes to network.json, unless it has a logo. */
function takeOperator(draft: ImportedTables, locations: readonly ImportedRow[], settings: FeedSettings): void {
  const id = mostFrequentCell(locations, 'operator');
  if (id === undefined || locations.some((row) => row.cells.operator === undefined)) return;
  const business = draft.rows.find((row) => row.table === 'businesses' && row.cells.id === id);
  const name = business?.cells.name;
  if (business === undefined || name === undefined || business.cells.logo_url !== undefined) return;
  const website = business.cells.website;
  settings.operator = { name, ...(website === undefined ? {} : { website }) };
  draft.inSettings.operator = business;
  for (const row of locations) if (row.cells.operator === id) takeOut(draft, row, 'operator');
  leaveOutUnused(draft);
}
