/** OCPI Locations as they are kept for their statuses: their ids, and of each EVSE its ids, its status and its time. */

import { foldCase } from '../../ocpi/ci-string.ts';
import { listsIn } from '../feeds/document-lists.ts';
import { isObject, type JsonObject } from '../feeds/json-values.ts';
import { SPELLINGS } from '../feeds/names.ts';

/** Values as the server writes them; they are checked when they are read as rows (parse.ts). */
type Written = string | number | boolean | null;

const OF_EVSE = ['uid', 'evse_id', 'status', 'last_updated'] as const;
const OF_LOCATION = ['country_code', 'party_id', 'id', 'last_updated'] as const;

type Picked<N extends string> = { readonly [name in N]?: Written };

export type StatusEvse = Picked<(typeof OF_EVSE)[number]>;

/** A list of these is a document of OCPI Locations too. */
export interface StatusLocation extends Picked<(typeof OF_LOCATION)[number]> {
  readonly evses: readonly StatusEvse[];
}

/** The Locations in a document, whether it is a list, an envelope or one object. Whatever else it holds is left out. */
export function statusLocations(document: unknown): StatusLocation[] {
  return listsIn(document).flatMap(({ items }) => items.filter(isObject).map(toStatusLocation));
}

function toStatusLocation(given: JsonObject): StatusLocation {
  const { object } = SPELLINGS.named(given);
  const list = object.evses ?? object.evse;
  const evses = (Array.isArray(list) ? list : [list]).filter(isObject);
  return { ...pick(object, OF_LOCATION), evses: evses.map((evse) => pick(SPELLINGS.named(evse).object, OF_EVSE)) };
}

/** Longer texts are neither ids nor statuses, and are refused as rows however they end. */
const LONGEST = 200;

function pick<N extends string>(object: JsonObject, names: readonly N[]): Picked<N> {
  const picked: { [name in N]?: Written } = {};
  for (const name of names) {
    const value = object[name];
    if (typeof value === 'string') picked[name] = (name === 'last_updated' ? withZone(value) : value).slice(0, LONGEST);
    else if (typeof value === 'number' || typeof value === 'boolean') picked[name] = value;
  }
  return picked;
}

/** OCPI allows timestamps without their Z. */
function withZone(time: string): string {
  const text = time.trim();
  return /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/.test(text) ? `${text.replace(' ', 'T')}Z` : text;
}

/** The same Location has the same key. */
export function locationKey({ country_code, party_id, id }: StatusLocation): string {
  return foldCase(JSON.stringify([country_code ?? '', party_id ?? '', id ?? '']));
}

/** Locations of which some have changed. A changed one takes the place of the old one as a whole. */
export function withChanges(
  locations: readonly StatusLocation[],
  changed: readonly StatusLocation[],
): readonly StatusLocation[] {
  const keys = new Set(changed.map(locationKey));
  return [...locations.filter((location) => !keys.has(locationKey(location))), ...changed];
}

/** `last_updated` in ms since 1970, if it can be read. */
function timeOf({ last_updated }: { readonly last_updated?: Written }): number | undefined {
  const time = Date.parse(String(last_updated));
  return Number.isNaN(time) ? undefined : time;
}

/** When the newest of these Locations changed, in ms since 1970; nothing if one of them does not say. */
export function newestOf(locations: readonly StatusLocation[]): number | undefined {
  let newest: number | undefined;
  for (const location of locations) {
    const time = timeOf(location);
    if (time === undefined) return undefined;
    newest = Math.max(newest ?? time, time);
  }
  return newest;
}

/**
 * Whether a server changes EVSEs without changing `last_updated` of their Location, as OCPI 8.3.1 demands. A request
 * for changes then misses them.
 */
export function areChangesUnseen(locations: readonly StatusLocation[], before: readonly StatusLocation[]): boolean {
  const known = new Map(before.map((location) => [locationKey(location), location]));
  return locations.some((location) => {
    const time = timeOf(location) ?? Number.NEGATIVE_INFINITY;
    if (location.evses.some((evse) => (timeOf(evse) ?? time) > time)) return true;
    const old = known.get(locationKey(location));
    return old !== undefined && timeOf(old) === time && statusesOf(old) !== statusesOf(location);
  });
}

function statusesOf({ evses }: StatusLocation): string {
  return evses
    .map(({ uid, status }) => JSON.stringify([uid, status]))
    .sort()
    .join();
}
