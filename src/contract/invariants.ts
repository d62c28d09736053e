/**
 * The rules about published objects that JSON Schema can't express: the order of times, unique ids, references that
 * resolve, and the decimals of numbers, which `multipleOf` gets wrong in floating point. As in `json-schema.ts`, a violation
 * is a fault of the build.
 *
 * Pointers start from `{ locations, tariffs }`. One walk over the objects finds everything.
 */

import { foldCase } from '../ocpi/ci-string.ts';
import type { Connector, DateTime, Evse, EvseParking, Hours, Location, Tariff } from '../ocpi/types.ts';
import type { Violation } from './json-schema.ts';

/** Where an object is in the lists: names and positions, from which a JSON Pointer is made. Made only for a violation. */
type Path = readonly (string | number)[];
type Report = (path: Path, rule: string, message: string) => void;
/** Positions of the ids met so far, by `foldCase` of the id. */
type Ids = Map<string, number>;

/** Checks the objects of one version, which are known to conform to the schemas, one after the other. Tariffs come first, because locations refer to them. */
export interface InvariantCheck {
  readonly tariff: (tariff: Tariff) => void;
  readonly location: (location: Location) => void;
  /** All violations so far, in the order of the objects. */
  readonly found: readonly Violation[];
}

export function startInvariants(): InvariantCheck {
  const found: Violation[] = [];
  const report: Report = (path, rule, message) => found.push({ pointer: pointerOf(path), rule, message });
  const [tariffIds, locationIds, evseUids]: [Ids, Ids, Ids] = [new Map(), new Map(), new Map()];
  const check: Check = { evseUids, tariffIds, report };
  let [tariffs, locations] = [0, 0];
  return {
    found,
    tariff: (tariff) => {
      const position = tariffs++;
      checkId(tariffIds, tariff.id, position, (at) => ['tariffs', at, 'id'], report);
      checkDecimals(tariff, ['tariffs', position], report);
    },
    location: (location) => {
      const position = locations++;
      checkId(locationIds, location.id, position, (at) => ['locations', at, 'id'], report);
      checkLocation(location, position, check);
    },
  };
}

/** RFC 6901. Our own names need no escapes. */
function pointerOf(path: Path): string {
  return path.map((part) => `/${part}`).join('');
}

interface Check {
  readonly evseUids: Ids;
  readonly tariffIds: Ids;
  readonly report: Report;
}

function checkLocation(location: Location, position: number, check: Check): void {
  const { report } = check;
  const path = ['locations', position];
  if (location.opening_times) checkHours(location.opening_times, [...path, 'opening_times'], report);
  if (location.energy_mix) checkDecimals(location.energy_mix, [...path, 'energy_mix'], report);
  const { evses = [], parking_places } = location;
  const places: Ids = new Map();
  for (const [index, { id }] of (parking_places ?? []).entries()) {
    checkId(places, id, index, (at) => [...path, 'parking_places', at, 'id'], report);
  }
  for (let index = 0; index < evses.length; index++) {
    const evse = evses[index];
    if (evse === undefined) continue;
    checkId(check.evseUids, evse.uid, MOST_EVSES * position + index, uidPath, report);
    checkNotNewer(evse, location, () => [...path, 'evses', index], report);
    checkEvse(evse, () => [...path, 'evses', index], check);
    if (evse.parking) checkParking(evse.parking, [...path, 'evses', index, 'parking'], places, report);
  }
}

/** More than any Location has, so that one number can stand for the positions of a Location and of an EVSE in it. */
const MOST_EVSES = 2 ** 24;

function uidPath(at: number): Path {
  return ['locations', Math.floor(at / MOST_EVSES), 'evses', at % MOST_EVSES, 'uid'];
}

function checkEvse(evse: Evse, path: () => Path, { tariffIds, report }: Check): void {
  const { connectors } = evse;
  const connectorIds: Ids = new Map();
  for (let index = 0; index < connectors.length; index++) {
    const connector = connectors[index];
    if (connector === undefined) continue;
    const connectorPath = (at = index) => [...path(), 'connectors', at];
    if (connectors.length > 1) {
      checkId(connectorIds, connector.id, index, (at) => [...connectorPath(at), 'id'], report);
    }
    checkNotNewer(connector, evse, connectorPath, report);
    checkTariffIds(connector, connectorPath, tariffIds, report);
  }
}

/** OCPI 2.3.0, EVSEParking: its id is that of a Parking of the same Location. */
function checkParking(parking: readonly EvseParking[], path: Path, places: Ids, report: Report): void {
  for (const [index, { parking_id }] of parking.entries()) {
    if (places.has(foldCase(parking_id))) continue;
    report([...path, index, 'parking_id'], 'parking-place', `the Location has no parking place "${parking_id}"`);
  }
}

function checkTariffIds({ tariff_ids = [] }: Connector, path: () => Path, tariffIds: Ids, report: Report): void {
  for (let index = 0; index < tariff_ids.length; index++) {
    const id = tariff_ids[index] ?? '';
    if (tariffIds.has(foldCase(id))) continue;
    report([...path(), 'tariff_ids', index], 'tariff-published', `no tariff "${id}" is published`);
  }
}

function checkHours(hours: Hours, path: Path, report: Report): void {
  for (const [index, { period_begin, period_end }] of (hours.regular_hours ?? []).entries()) {
    if (period_end > period_begin) continue;
    const message = `"${period_end}" is not later than ${period_begin}; a period that passes midnight is two entries`;
    report([...path, 'regular_hours', index, 'period_end'], 'period-order', message);
  }
  for (const kind of ['exceptional_openings', 'exceptional_closings'] as const) {
    for (const [index, { period_begin, period_end }] of (hours[kind] ?? []).entries()) {
      if (isLater(period_end, period_begin)) continue;
      const message = `"${period_end}" is not later than ${period_begin}`;
      report([...path, kind, index, 'period_end'], 'period-order', message);
    }
  }
}

/** @param pathTo the path to the id of the object at a position */
function checkId(ids: Ids, id: string, position: number, pathTo: (position: number) => Path, report: Report): void {
  const folded = foldCase(id);
  const first = ids.get(folded);
  if (first === undefined) ids.set(folded, position);
  else {
    const other = pointerOf(pathTo(first));
    report(pathTo(position), 'unique-id', `"${id}" is also at ${other}; ids that differ only in case are equal`);
  }
}

interface Dated {
  last_updated: DateTime;
}

/** OCPI 8.3: a change of a part is a change of the whole. Otherwise clients that ask for changes would miss it. */
function checkNotNewer(part: Dated, whole: Dated, path: () => Path, report: Report): void {
  if (!isLater(part.last_updated, whole.last_updated)) return;
  const message = `"${part.last_updated}" is later than ${whole.last_updated}, the last_updated of what it is part of`;
  report([...path(), 'last_updated'], 'last-updated-order', message);
}

/** Texts of different lengths do not sort by time: `:00.500Z` comes before `:00Z` in the alphabet. */
function isLater(a: DateTime, b: DateTime): boolean {
  return a.length === b.length ? a > b : Date.parse(a) > Date.parse(b);
}

/** OCPI 16.4: at most 4 decimals. Exact for every amount below 10^11. */
function checkDecimals(value: unknown, path: Path, report: Report): void {
  if (typeof value === 'number') {
    if (Math.round(value * 10_000) / 10_000 !== value) {
      report(path, 'decimals', `${value} has more than 4 decimals`);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) checkDecimals(member, [...path, key], report);
  }
}
