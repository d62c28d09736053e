/**
 * Joins the tables: each location with its EVSEs, each EVSE with its connectors, and so on, in an order that does not depend
 * on the order of rows. Rows whose parent could not be read are left out, so no later check has to deal with them.
 */

import { foldCase } from '../../ocpi/ci-string.ts';
import type {
  BusinessRow,
  ConnectorRow,
  Contents,
  EnergyMixRow,
  EvseRow,
  ExceptionalHoursRow,
  ImageRow,
  LocationRow,
  ParkingPlaceRow,
  RelatedLocationRow,
  StatusScheduleRow,
  TariffElementRow,
  TariffRow,
} from '../../tables/tables.ts';

export interface EvseData {
  readonly evse: EvseRow;
  readonly connectors: readonly ConnectorRow[];
  readonly schedules: readonly StatusScheduleRow[];
  readonly images: readonly ImageRow[];
}

export interface LocationData {
  readonly location: LocationRow;
  readonly evses: readonly EvseData[];
  readonly images: readonly ImageRow[];
  readonly related: readonly RelatedLocationRow[];
  readonly exceptions: readonly ExceptionalHoursRow[];
  readonly parkingPlaces: readonly ParkingPlaceData[];
}

export interface ParkingPlaceData {
  readonly place: ParkingPlaceRow;
  readonly images: readonly ImageRow[];
}

export interface TariffData {
  readonly tariff: TariffRow;
  /** In the order in which they apply; rows of one element are next to each other. */
  readonly elements: readonly TariffElementRow[];
}

/** Rows that many others refer to, by folded id (foldCase). */
export interface ReferredRows {
  readonly tariffsById: ReadonlyMap<string, TariffRow>;
  readonly businesses: ReadonlyMap<string, BusinessRow>;
  readonly energyMixes: ReadonlyMap<string, EnergyMixRow>;
}

export interface Dataset extends ReferredRows {
  readonly locations: readonly LocationData[];
  readonly tariffs: readonly TariffData[];
  /** The tables as they were read, for checks that need to know whether rows are missing. */
  readonly contents: Contents;
}

/** Joins the tables. Locations, EVSEs, connectors and tariffs are sorted by id, comparing code units. */
export function joinTables(contents: Contents): Dataset {
  const connectors = groupBy(contents.connectors.rows, (row) => row.values.evse_uid);
  const schedules = groupBy(contents.status_schedules.rows, (row) => row.values.evse_uid);
  const evseImages = groupBy(contents.images.rows, (row) => row.values.evse_uid);
  const joinEvse = (evse: EvseRow): EvseData => {
    const uid = foldCase(evse.values.uid);
    return {
      evse,
      connectors: sorted(connectors.get(uid), (row) => row.values.id),
      schedules: sorted(schedules.get(uid), (row) => [
        row.values.period_begin,
        row.values.period_end ?? 0,
        row.values.status,
      ]),
      images: byPosition(evseImages.get(uid)),
    };
  };
  const evses = groupBy(contents.evses.rows, (row) => row.values.location_id);
  const images = groupBy(contents.images.rows, (row) => row.values.location_id);
  const related = groupBy(contents.related_locations.rows, (row) => row.values.location_id);
  const places = groupBy(contents.parking_places.rows, (row) => row.values.location_id);
  const exceptions = groupBy(contents.exceptional_hours.rows, (row) => row.values.location_id);
  const joinLocation = (location: LocationRow): LocationData => {
    const id = foldCase(location.values.id);
    const pictures = images.get(id) ?? NOTHING;
    return {
      location,
      evses: sorted(evses.get(id), (row) => row.values.uid).map(joinEvse),
      images: byPosition(pictures.filter(({ values }) => values.parking_place === undefined)),
      related: sorted(related.get(id), ({ values }) => [
        values.latitude,
        values.longitude,
        JSON.stringify(values.name ?? ''),
      ]),
      exceptions: sorted(exceptions.get(id), ({ values }) => [
        JSON.stringify(values.period_begin),
        JSON.stringify(values.period_end),
      ]),
      parkingPlaces: sorted(places.get(id), (row) => row.values.id).map((place) => ({
        place,
        images: byPosition(pictures.filter(({ values }) => isOf(values.parking_place, place))),
      })),
    };
  };
  const elements = groupBy(contents.tariff_elements.rows, (row) => row.values.tariff_id);
  return {
    locations: sorted(contents.locations.rows, (row) => row.values.id).map(joinLocation),
    tariffs: sorted(contents.tariffs.rows, (row) => row.values.id).map((tariff) => ({
      tariff,
      elements: sorted(elements.get(foldCase(tariff.values.id)), ({ values }) => [values.element, values.type]),
    })),
    tariffsById: new Map(contents.tariffs.rows.map((row) => [foldCase(row.values.id), row])),
    businesses: new Map(contents.businesses.rows.map((row) => [foldCase(row.values.id), row])),
    energyMixes: new Map(contents.energy_mixes.rows.map((row) => [foldCase(row.values.id), row])),
    contents,
  };
}

function byPosition(images: readonly ImageRow[] | undefined): readonly ImageRow[] {
  return sorted(images, (row) => [row.values.position, row.values.url]);
}

function isOf(parkingPlace: string | undefined, { values }: ParkingPlaceRow): boolean {
  return parkingPlace !== undefined && foldCase(parkingPlace) === foldCase(values.id);
}

function groupBy<R>(rows: readonly R[], idOf: (row: R) => string | undefined): Map<string, R[]> {
  const groups = new Map<string, R[]>();
  let [last, group]: [string | undefined, R[]] = [undefined, []];
  for (const row of rows) {
    const id = idOf(row);
    if (id === undefined) continue;
    // Rows that belong together are mostly next to each other.
    if (id !== last) {
      const key = foldCase(id);
      group = groups.get(key) ?? [];
      groups.set(key, group);
      last = id;
    }
    group.push(row);
  }
  return groups;
}

type SortKey = string | number | readonly (string | number)[];

const NOTHING: readonly never[] = [];

/** Rows by their keys. They are mostly in that order already. */
function sorted<R>(rows: readonly R[] | undefined, keyOf: (row: R) => SortKey): readonly R[] {
  if (rows === undefined) return NOTHING;
  if (isSorted(rows, keyOf)) return rows;
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(({ row }) => row);
}

function isSorted<R>(rows: readonly R[], keyOf: (row: R) => SortKey): boolean {
  let last: SortKey | undefined;
  for (const row of rows) {
    const key = keyOf(row);
    if (last !== undefined && compareKeys(last, key) > 0) return false;
    last = key;
  }
  return true;
}

function compareKeys(a: SortKey, b: SortKey): number {
  if (typeof a === 'object' && typeof b === 'object') {
    for (let i = 0; i < a.length; i++) {
      const order = compareKeys(a[i] ?? '', b[i] ?? '');
      if (order !== 0) return order;
    }
    return 0;
  }
  return a < b ? -1 : a > b ? 1 : 0;
}
