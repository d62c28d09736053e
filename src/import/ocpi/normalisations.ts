/**
 * Everything in which a published Location may differ from the feed that it was imported from. docs/import.md is
 * generated from this list. It does not share code with the import: it is what the import is measured against.
 */

import { Big } from 'big.js';

type Json = unknown;
type JsonObject = { [name: string]: Json };

export interface Normalisation {
  /** What is different, for the documentation. */
  readonly what: string;
  readonly why: string;
  /** Example in the feed and as published. */
  readonly example: readonly [feed: string, published: string];
}

export const NORMALISATIONS = {
  absent: {
    what: 'Fields that are null, an empty text or an empty list are left out',
    why: 'OCPI allows to leave them out, and many readers refuse null.',
    example: ['"state": null, "images": []', '(left out)'],
  },
  unknown: {
    what: 'Fields that OCPI 2.2 does not have are left out, and publish_allowed_to with them',
    why: 'Strict readers refuse them. publish_allowed_to holds personal data.',
    example: ['"phone_number": "…"', '(left out)'],
  },
  coordinates: {
    what: 'Coordinates have exactly six decimals',
    why: 'OCPI allows five to seven, and seven do not fit beside a minus sign. Six are a tenth of a metre.',
    example: ['"latitude": "45.5682999"', '"latitude": "45.568300"'],
  },
  timestamps: {
    what: 'Timestamps end in Z, with no fraction or three digits of it',
    why: 'OCPI allows to leave out the Z, and readers take such a time for local time.',
    example: ['"2025-10-27T12:45:42"', '"2025-10-27T12:45:42Z"'],
  },
  text: {
    what: 'Texts have no blanks at their ends, and line breaks and tabs in them are one blank',
    why: 'OCPI allows one line of printable text.',
    example: ['"Angra dos Reis "', '"Angra dos Reis"'],
  },
  addresses: {
    what: 'Web addresses are in ASCII, other characters percent-encoded',
    why: 'RFC 3986 allows no others.',
    example: ['"https://example.com/é.png"', '"https://example.com/%C3%A9.png"'],
  },
  tariffs: {
    what: 'Tariff ids that the feed does not define are left out',
    why: 'A price that cannot be looked up is no price. Import the tariffs too, and they stay.',
    example: ['"tariff_ids": ["8"]', '(left out)'],
  },
  lifted: {
    what: 'last_updated of an EVSE and a Location is at least that of their parts',
    why: 'OCPI demands it, and readers that ask for changes miss them otherwise.',
    example: ['Location 06:00, EVSE 07:00', 'Location 07:00, EVSE 07:00'],
  },
  hours: {
    what: 'Regular hours are sorted and merged, and the end of a day is 23:59',
    why: 'period_end must be later than period_begin, so 00:00 cannot be the end.',
    example: ['"period_end": "00:00"', '"period_end": "23:59"'],
  },
  order: {
    what: 'EVSEs, connectors, related locations and exceptional hours are sorted, words of a list stand there once',
    why: 'Their order means nothing, and the same data must give the same bytes.',
    example: ['EVSEs "2", "1"', 'EVSEs "1", "2"'],
  },
} as const satisfies { readonly [name: string]: Normalisation };

/** Fields of each object, by the name of the field that holds it. Everything else is unknown to OCPI 2.2. */
const FIELDS: { readonly [holder: string]: readonly string[] } = Object.fromEntries(
  Object.entries({
    location:
      'country_code party_id id publish name address city postal_code state country coordinates related_locations parking_type evses directions operator suboperator owner facilities time_zone opening_times charging_when_closed images energy_mix last_updated',
    evses:
      'uid evse_id status status_schedule capabilities connectors floor_level coordinates physical_reference directions parking_restrictions images last_updated',
    connectors:
      'id standard format power_type max_voltage max_amperage max_electric_power tariff_ids terms_and_conditions last_updated',
    coordinates: 'latitude longitude',
    related_locations: 'latitude longitude name',
    name: 'language text',
    directions: 'language text',
    operator: 'name website logo',
    suboperator: 'name website logo',
    owner: 'name website logo',
    logo: 'url thumbnail category type width height',
    images: 'url thumbnail category type width height',
    opening_times: 'twentyfourseven regular_hours exceptional_openings exceptional_closings',
    regular_hours: 'weekday period_begin period_end',
    exceptional_openings: 'period_begin period_end',
    exceptional_closings: 'period_begin period_end',
    status_schedule: 'period_begin period_end status',
    energy_mix: 'is_green_energy energy_sources environ_impact supplier_name energy_product_name',
    energy_sources: 'source percentage',
    environ_impact: 'category amount',
  }).map(([holder, names]) => [holder, names.split(' ')]),
);

/** A Location of a feed as it is to be published. `definedTariffs` are the ids of the tariffs imported with it. */
export function normaliseLocation(location: JsonObject, definedTariffs: ReadonlySet<string>): JsonObject {
  return liftTimes(clean(location, 'location', definedTariffs) as JsonObject);
}

function clean(value: Json, holder: string, tariffs: ReadonlySet<string>): Json {
  if (Array.isArray(value)) return cleanList(value, holder, tariffs);
  if (typeof value === 'object' && value !== null) return cleanObject(value as JsonObject, holder, tariffs);
  return typeof value === 'string' ? cleanText(value, holder) : value;
}

function cleanObject(object: JsonObject, holder: string, tariffs: ReadonlySet<string>): Json {
  const kept: JsonObject = {};
  for (const name of FIELDS[holder] ?? []) {
    const value = clean(object[name], name, tariffs);
    const isAbsent =
      value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
    if (!isAbsent) kept[name] = value;
  }
  return kept;
}

function cleanList(list: readonly Json[], holder: string, tariffs: ReadonlySet<string>): Json[] {
  const items = list.map((item) => clean(item, holder, tariffs));
  switch (holder) {
    case 'tariff_ids':
      return [...new Set(items.filter((id) => tariffs.has(String(id).toUpperCase())))];
    case 'regular_hours':
      return cleanHours(items as JsonObject[]);
    case 'evses':
      return sortBy(items as JsonObject[], (evse) => String(evse.uid));
    case 'connectors':
      return sortBy(items as JsonObject[], (connector) => String(connector.id));
    case 'related_locations':
      return sortBy(items as JsonObject[], ({ latitude, longitude }) => `${latitude} ${longitude}`);
    case 'exceptional_openings':
    case 'exceptional_closings':
    case 'status_schedule':
      return sortBy(items as JsonObject[], (period) => String(period.period_begin));
    default:
      return items.every((item) => typeof item === 'string') ? [...new Set(items)] : items;
  }
}

function sortBy(items: readonly JsonObject[], keyOf: (item: JsonObject) => string): JsonObject[] {
  return [...items].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));
}

function cleanText(text: string, holder: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  if (holder === 'latitude' || holder === 'longitude') return toSixDecimals(line);
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z?$/.test(line)) return cleanTime(line);
  if (/^https?:\/\/\S*[^\x21-\x7e]/.test(line)) return new URL(line).href;
  return line;
}

function toSixDecimals(text: string): string {
  return /^-?\d+(\.\d+)?$/.test(text) ? new Big(text).toFixed(6) : text;
}

function cleanTime(text: string): string {
  const [, seconds = '', fraction = ''] = /^(.{19})\.?(\d*)/.exec(text) ?? [];
  const digits = fraction.padEnd(3, '0').slice(0, 3);
  return digits === '000' ? `${seconds}Z` : `${seconds}.${digits}Z`;
}

/** Only the end of the day and the order: feeds whose hours overlap are not measured here. */
function cleanHours(hours: readonly JsonObject[]): JsonObject[] {
  const ends = hours.map((entry) => (entry.period_end === '00:00' ? { ...entry, period_end: '23:59' } : entry));
  return sortBy(ends, (entry) => `${entry.weekday} ${entry.period_begin}`);
}

function liftTimes(location: JsonObject): JsonObject {
  const evses = (location.evses as JsonObject[] | undefined)?.map((evse) => {
    const connectors = (evse.connectors as JsonObject[] | undefined) ?? [];
    return { ...evse, last_updated: newest(evse, connectors) };
  });
  const lifted = { ...location, last_updated: newest(location, evses ?? []) };
  return evses === undefined ? lifted : { ...lifted, evses };
}

function newest(object: JsonObject, parts: readonly JsonObject[]): string {
  const times = [object, ...parts].map(({ last_updated }) => String(last_updated));
  return times.reduce((latest, time) => (Date.parse(time) > Date.parse(latest) ? time : latest));
}
