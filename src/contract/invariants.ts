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

type Report = (pointer: string, rule: string, message: string) => void;
/** JSON Pointers to the ids met so far, by `foldCase` of the id. */
type Ids = Map<string, string>;

/** All violations, in the order of the objects. */
export function checkInvariants({ locations, tariffs }: PublishedLists): Violation[] {
  const found: Violation[] = [];
  const report: Report = (pointer, rule, message) => found.push({ pointer, rule, message });
  const tariffIds: Ids = new Map();
  for (const [index, tariff] of tariffs.entries()) {
    const pointer = `/tariffs/${index}`;
    checkId(tariffIds, tariff.id, `${pointer}/id`, report);
    checkDecimals(tariff, pointer, report);
  }
  const locationIds: Ids = new Map();
  const evseUids: Ids = new Map();
  for (const [index, location] of locations.entries()) {
    const pointer = `/locations/${index}`;
    checkId(locationIds, location.id, `${pointer}/id`, report);
    checkLocation(location, pointer, { evseUids, tariffIds, report });
  }
  return found;
}

interface Context {
  evseUids: Ids;
  tariffIds: Ids;
  report: Report;
}

function checkLocation(location: Location, pointer: string, context: Context): void {
  const { report } = context;
  if (location.opening_times) checkHours(location.opening_times, `${pointer}/opening_times`, report);
  if (location.energy_mix) checkDecimals(location.energy_mix, `${pointer}/energy_mix`, report);
  for (const [index, evse] of (location.evses ?? []).entries()) {
    const evsePointer = `${pointer}/evses/${index}`;
    checkId(context.evseUids, evse.uid, `${evsePointer}/uid`, report);
    checkNotNewer(evse, location, evsePointer, report);
    checkEvse(evse, evsePointer, context);
  }
}

function checkEvse(evse: Evse, pointer: string, { tariffIds, report }: Context): void {
  const connectorIds: Ids = new Map();
  for (const [index, connector] of evse.connectors.entries()) {
    const connectorPointer = `${pointer}/connectors/${index}`;
    checkId(connectorIds, connector.id, `${connectorPointer}/id`, report);
    checkNotNewer(connector, evse, connectorPointer, report);
    checkTariffIds(connector, connectorPointer, tariffIds, report);
  }
}

function checkTariffIds(connector: Connector, pointer: string, tariffIds: Ids, report: Report): void {
  for (const [index, id] of (connector.tariff_ids ?? []).entries()) {
    if (tariffIds.has(foldCase(id))) continue;
    report(`${pointer}/tariff_ids/${index}`, 'tariff-published', `no tariff "${id}" is published`);
  }
}

function checkHours(hours: Hours, pointer: string, report: Report): void {
  for (const [index, { period_begin, period_end }] of (hours.regular_hours ?? []).entries()) {
    if (period_end > period_begin) continue;
    const message = `"${period_end}" is not later than ${period_begin}; a period that passes midnight is two entries`;
    report(`${pointer}/regular_hours/${index}/period_end`, 'period-order', message);
  }
  for (const kind of ['exceptional_openings', 'exceptional_closings'] as const) {
    for (const [index, { period_begin, period_end }] of (hours[kind] ?? []).entries()) {
      if (isLater(period_end, period_begin)) continue;
      const message = `"${period_end}" is not later than ${period_begin}`;
      report(`${pointer}/${kind}/${index}/period_end`, 'period-order', message);
    }
  }
}

function checkId(ids: Ids, id: string, pointer: string, report: Report): void {
  const first = ids.get(foldCase(id));
  if (first === undefined) ids.set(foldCase(id), pointer);
  else report(pointer, 'unique-id', `"${id}" is also at ${first}; ids that differ only in case are equal`);
}

interface Dated {
  last_updated: DateTime;
}

/** OCPI 8.3: a change of a part is a change of the whole. Otherwise clients that ask for changes would miss it. */
function checkNotNewer(part: Dated, whole: Dated, pointer: string, report: Report): void {
  if (!isLater(part.last_updated, whole.last_updated)) return;
  const message = `"${part.last_updated}" is later than ${whole.last_updated}, the last_updated of what it is part of`;
  report(`${pointer}/last_updated`, 'last-updated-order', message);
}

/** Texts of different lengths do not sort by time: `:00.500Z` comes before `:00Z` in the alphabet. */
function isLater(a: DateTime, b: DateTime): boolean {
  return a.length === b.length ? a > b : Date.parse(a) > Date.parse(b);
}

/** OCPI 16.4: at most 4 decimals. Exact for every amount below 10^11. */
function checkDecimals(value: unknown, pointer: string, report: Report): void {
  if (typeof value === 'number') {
    if (Math.round(value * 10_000) / 10_000 !== value) {
      report(pointer, 'decimals', `${value} has more than 4 decimals`);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) checkDecimals(member, `${pointer}/${key}`, report);
  }
}
