/**
 * Joins the tables: each location with its EVSEs, each EVSE with its connectors, and so on, in an order that does not depend
 * on the order of rows. Rows whose parent could not be read are left out, so no later check has to deal with them.
 */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { AnyRow, Table } from '../../tables/table.ts';
import { type Contents, type LocationRow, TABLES, type TableName } from '../../tables/tables.ts';
import { rowsById } from './rows-by-id.ts';

type RowIn<N extends TableName> = Contents[N]['rows'][number];

export interface EvseData {
  readonly evse: RowIn<'evses'>;
  readonly connectors: readonly RowIn<'connectors'>[];
  readonly schedules: readonly RowIn<'status_schedules'>[];
  readonly images: readonly RowIn<'images'>[];
}

export interface LocationData {
  readonly location: LocationRow;
  readonly evses: readonly EvseData[];
  readonly images: readonly RowIn<'images'>[];
  readonly related: readonly RowIn<'related_locations'>[];
  readonly exceptions: readonly RowIn<'exceptional_hours'>[];
  readonly parkingPlaces: readonly ParkingPlaceData[];
}

export interface ParkingPlaceData {
  readonly place: RowIn<'parking_places'>;
  readonly images: readonly RowIn<'images'>[];
}

export interface TariffData {
  readonly tariff: RowIn<'tariffs'>;
  /** In the order in which they apply; rows of one element are next to each other. */
  readonly elements: readonly RowIn<'tariff_elements'>[];
}

/** Rows that many others refer to, by folded id (foldCase). */
export interface ReferredRows {
  readonly tariffsById: ReadonlyMap<string, RowIn<'tariffs'>>;
  readonly businesses: ReadonlyMap<string, RowIn<'businesses'>>;
  readonly energyMixes: ReadonlyMap<string, RowIn<'energy_mixes'>>;
}

export interface Dataset extends ReferredRows {
  readonly locations: readonly LocationData[];
  readonly tariffs: readonly TariffData[];
  /** The tables as they were read, for checks that need to know whether rows are missing. */
  readonly contents: Contents;
}

/** Joins the tables. Locations, EVSEs, connectors and tariffs are sorted by id, comparing code units. */
export function joinTables(contents: Contents): Dataset {
  const evsesOf = rowsOf(contents, 'evses', 'locations');
  const connectorsOf = rowsOf(contents, 'connectors', 'evses');
  const schedulesOf = rowsOf(contents, 'status_schedules', 'evses');
  const imagesOfEvse = rowsOf(contents, 'images', 'evses');
  const imagesOfSite = rowsOf(contents, 'images', 'locations');
  const placesOf = rowsOf(contents, 'parking_places', 'locations');
  const relatedTo = rowsOf(contents, 'related_locations', 'locations');
  const exceptionsOf = rowsOf(contents, 'exceptional_hours', 'locations');
  const elementsOf = rowsOf(contents, 'tariff_elements', 'tariffs');
  const joinEvse = (evse: RowIn<'evses'>): EvseData => {
    const { uid } = evse.values;
    return { evse, connectors: connectorsOf(uid), schedules: schedulesOf(uid), images: imagesOfEvse(uid) };
  };
  const joinLocation = (location: LocationRow): LocationData => {
    const { id } = location.values;
    const images = rowsById(imagesOfSite(id), ({ values }) => values.parking_place ?? '');
    return {
      location,
      evses: evsesOf(id).map(joinEvse),
      images: images.get('') ?? NOTHING,
      related: relatedTo(id),
      exceptions: exceptionsOf(id),
      parkingPlaces: placesOf(id).map((place) => ({ place, images: images.get(foldCase(place.values.id)) ?? NOTHING })),
    };
  };
  return {
    locations: sorted(contents.locations.rows, ['id']).map(joinLocation),
    tariffs: sorted(contents.tariffs.rows, ['id']).map((tariff) => ({
      tariff,
      elements: elementsOf(tariff.values.id),
    })),
    tariffsById: new Map(contents.tariffs.rows.map((row) => [foldCase(row.values.id), row])),
    businesses: new Map(contents.businesses.rows.map((row) => [foldCase(row.values.id), row])),
    energyMixes: new Map(contents.energy_mixes.rows.map((row) => [foldCase(row.values.id), row])),
    contents,
  };
}

interface OwnOperator {
  readonly name: string;
  readonly phone?: string | undefined;
}

/** The help line of a site, which drivers call: that of its row, otherwise that of the network's own operator where it runs the site: some networks have it in businesses.csv too. */
export function helpLineOf(
  { values: { help_phone, operator: id } }: LocationRow,
  { businesses }: Pick<ReferredRows, 'businesses'>,
  own: OwnOperator | undefined,
): string | undefined {
  const operator = id === undefined ? own : businesses.get(foldCase(id))?.values;
  return help_phone ?? (operator?.name === own?.name ? own?.phone : undefined);
}

/**
 * The rows of a table that refer to a row of another one, by the column that is declared so, in the order of their keys without
 * what they refer to.
 */
function rowsOf<N extends TableName>(contents: Contents, name: N, target: TableName) {
  const { columns, key }: Table = TABLES[name];
  const [column = ''] = Object.entries(columns).find(([, { references }]) => references?.table === target) ?? [];
  const rest = key.filter((part) => columns[part]?.references === undefined);
  const rows: readonly RowIn<N>[] = contents[name].rows;
  const groups = rowsById(rows, ({ values }: AnyRow) => values[column]);
  return (id: string): readonly RowIn<N>[] => sorted(groups.get(foldCase(id)) ?? NOTHING, rest);
}

const NOTHING: readonly never[] = [];

/** Rows by some of their columns. They are mostly in that order already. */
function sorted<R extends AnyRow>(rows: readonly R[], columns: readonly string[]): readonly R[] {
  const compare = (a: R, b: R) => {
    for (const column of columns) {
      const [one, other] = [comparable(a.values[column]), comparable(b.values[column])];
      if (one !== other) return one < other ? -1 : 1;
    }
    return 0;
  };
  const isSorted = rows.every((row, i) => i === 0 || compare(rows[i - 1] ?? row, row) <= 0);
  return isSorted ? rows : rows.toSorted(compare);
}

function comparable(value: unknown = ''): string | number {
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}
