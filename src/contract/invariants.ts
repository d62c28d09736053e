/**
 * The rules about published objects that JSON Schema can't express: the order of times, unique ids, references that
 * resolve, and the decimals of numbers, which `multipleOf` gets wrong in floating point. As in `json-schema.ts`, a violation
 * is a fault of the build.
 *
 * Pointers start from `{ locations, tariffs }`. One walk over the objects finds everything.
 */

import { foldCase } from '../ocpi/ci-string.ts';
import type { Connector, DateTime, Evse, Hours, Location, Tariff } from '../ocpi/types.ts';
import type { Violation } from './json-schema.ts';

/** The objects of one OCPI version, which are known to conform to the schemas. */
export interface PublishedLists {
  locations: readonly Location[];
  tariffs: readonly Tariff[];
}

/** Where an object is in the lists: names and positions, from which a JSON Pointer is made only for a violation. */
type Path = readonly (string | number)[];
type Report = (path: Path, rule: string, message: string) => void;
/** Paths to the ids met so far, by `foldCase` of the id. */
type Ids = Map<string, Path>;

/** Checks the objects of one version one after the other. Tariffs come first, because locations refer to them. */
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
  let [tariffs, locations] = [0, 0];
  return {
    found,
    tariff: (tariff) => {
      const path = ['tariffs', tariffs++];
      checkId(tariffIds, tariff.id, path, report, 'id');
      checkDecimals(tariff, path, report);
    },
    location: (location) => {
      const path = ['locations', locations++];
      checkId(locationIds, location.id, path, report, 'id');
      checkLocation(location, path, { evseUids, tariffIds, report });
    },
  };
}

/** All violations, in the order of the objects. */
export function checkInvariants({ locations, tariffs }: PublishedLists): readonly Violation[] {
  const check = startInvariants();
  for (const tariff of tariffs) check.tariff(tariff);
  for (const location of locations) check.location(location);
  return check.found;
}

/** RFC 6901. Our own names need no escapes. */
function pointerOf(path: Path): string {
  return path.map((part) => `/${part}`).join('');
}

interface Context {
  evseUids: Ids;
  tariffIds: Ids;
  report: Report;
}

function checkLocation(location: Location, path: Path, context: Context): void {
  const { report } = context;
  if (location.opening_times) checkHours(location.opening_times, [...path, 'opening_times'], report);
  if (location.energy_mix) checkDecimals(location.energy_mix, [...path, 'energy_mix'], report);
  for (const [index, evse] of (location.evses ?? []).entries()) {
    const evsePath = [...path, 'evses', index];
    checkId(context.evseUids, evse.uid, evsePath, report, 'uid');
    checkNotNewer(evse, location, evsePath, report);
    checkEvse(evse, evsePath, context);
  }
}

function checkEvse(evse: Evse, path: Path, { tariffIds, report }: Context): void {
  const { connectors } = evse;
  const connectorIds: Ids | undefined = connectors.length > 1 ? new Map() : undefined;
  for (const [index, connector] of connectors.entries()) {
    const connectorPath = [...path, 'connectors', index];
    if (connectorIds) checkId(connectorIds, connector.id, connectorPath, report, 'id');
    checkNotNewer(connector, evse, connectorPath, report);
    checkTariffIds(connector, connectorPath, tariffIds, report);
  }
}

function checkTariffIds({ tariff_ids = [] }: Connector, path: Path, tariffIds: Ids, report: Report): void {
  for (let index = 0; index < tariff_ids.length; index++) {
    const id = tariff_ids[index] ?? '';
    if (tariffIds.has(foldCase(id))) continue;
    report([...path, 'tariff_ids', index], 'tariff-published', `no tariff "${id}" is published`);
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

/** @param member of the object at the path that holds the id */
function checkId(ids: Ids, id: string, path: Path, report: Report, member: 'id' | 'uid'): void {
  const folded = foldCase(id);
  const first = ids.get(folded);
  if (first === undefined) ids.set(folded, path);
  else {
    const other = pointerOf([...first, member]);
    report([...path, member], 'unique-id', `"${id}" is also at ${other}; ids that differ only in case are equal`);
  }
}

interface Dated {
  last_updated: DateTime;
}

/** OCPI 8.3: a change of a part is a change of the whole. Otherwise clients that ask for changes would miss it. */
function checkNotNewer(part: Dated, whole: Dated, path: Path, report: Report): void {
  if (!isLater(part.last_updated, whole.last_updated)) return;
  const message = `"${part.last_updated}" is later than ${whole.last_updated}, the last_updated of what it is part of`;
  report([...path, 'last_updated'], 'last-updated-order', message);
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
