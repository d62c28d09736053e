/** The list of all tables, in the order of the documentation. */

import { foldCase } from '../ocpi/ci-string.ts';
import { businesses } from './declarations/businesses.ts';
import { chargers, PART_NAMES } from './declarations/chargers.ts';
import { connectors } from './declarations/connectors.ts';
import { energyMixes } from './declarations/energy-mixes.ts';
import { evses } from './declarations/evses.ts';
import { exceptionalHours } from './declarations/exceptional-hours.ts';
import { images } from './declarations/images.ts';
import { locations } from './declarations/locations.ts';
import { parkingPlaces } from './declarations/parking-places.ts';
import { relatedLocations } from './declarations/related-locations.ts';
import { status } from './declarations/status.ts';
import { statusSchedules } from './declarations/status-schedules.ts';
import { tariffElements } from './declarations/tariff-elements.ts';
import { tariffs } from './declarations/tariffs.ts';
import { waivers } from './declarations/waivers.ts';
import type { RowOf, Table } from './table.ts';

export const TABLES = {
  chargers,
  locations,
  evses,
  connectors,
  tariffs,
  status,
  tariff_elements: tariffElements,
  businesses,
  images,
  parking_places: parkingPlaces,
  energy_mixes: energyMixes,
  related_locations: relatedLocations,
  exceptional_hours: exceptionalHours,
  status_schedules: statusSchedules,
  waivers,
} as const;

export type TableName = keyof typeof TABLES;

export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];

export type ChargerRow = RowOf<typeof chargers>;
export type LocationRow = RowOf<typeof locations>;
export type EvseRow = RowOf<typeof evses>;
export type ConnectorRow = RowOf<typeof connectors>;
export type TariffRow = RowOf<typeof tariffs>;
export type TariffElementRow = RowOf<typeof tariffElements>;
export type StatusRow = RowOf<typeof status>;
export type BusinessRow = RowOf<typeof businesses>;
export type ParkingPlaceRow = RowOf<typeof parkingPlaces>;
export type ImageRow = RowOf<typeof images>;
export type EnergyMixRow = RowOf<typeof energyMixes>;
export type ExceptionalHoursRow = RowOf<typeof exceptionalHours>;
export type StatusScheduleRow = RowOf<typeof statusSchedules>;
export type WaiverRow = RowOf<typeof waivers>;

/** The rows of one table, and what could not be read of it. */
export interface TableContent<R> {
  readonly rows: readonly R[];
  /**
   * Keys (see `keyOf`) of rows that could not be read completely. A reference to one is not reported, because the row itself
   * has a finding already.
   */
  readonly failedKeys: ReadonlySet<string>;
  /** Whether rows with unknown keys are missing, so that it cannot be concluded that a row does not exist. */
  readonly incomplete: boolean;
  /** Where its rows are or belong, for findings (whereRowsAre). */
  readonly where: string;
}

/** The content of every table; a table without a file is empty. */
export type Contents = { readonly [N in TableName]: TableContent<RowOf<(typeof TABLES)[N]>> };

/** The table of a CSV file by its name: `connectors.csv` or `connectors-north.csv`, in any directory. */
export function tableOfFile(path: string): TableName | undefined {
  const base = /([^/\\]+)\.csv$/i.exec(path)?.[1]?.toLowerCase();
  return base === undefined ? undefined : TABLE_NAMES.find((name) => base === name || base.startsWith(`${name}-`));
}

/** A list of more names than this is no help to anybody. */
const MOST_NAMES = 3;

/**
 * The names of the files that rows of a table are in: `evses.csv`, `evses-north.csv or evses-south.csv`, or `chargers.csv` if that is
 * the only one.
 */
export function whereRowsAre(name: TableName, files: readonly { readonly path: string }[]): string {
  const tables: readonly TableName[] = PART_NAMES.some((part) => part === name) ? [name, 'chargers'] : [name];
  const named = tables.flatMap((table) => files.filter(({ path }) => tableOfFile(path) === table));
  // A table of a region is in a folder of its own, under the same name.
  const names = [...new Set(named.map(({ path }) => path.replace(/.*[/\\]/, '')))];
  const shown = names.length > MOST_NAMES ? [...names.slice(0, 2), `${names.length - 2} others`] : names;
  const last = shown.pop() ?? `${name}.csv`;
  return shown.length === 0 ? last : `${shown.join(', ')} or ${last}`;
}

/** The key of a row as comparable text. Identifiers are CiStrings, so case does not matter. */
export function keyOf(table: Table, values: { readonly [column: string]: unknown }): string {
  const [first, second, ...more] = table.key;
  if (first !== undefined && second === undefined) return foldCase(values[first]);
  return [first, second, ...more].map((column) => (column === undefined ? '' : foldCase(values[column]))).join('\n');
}
