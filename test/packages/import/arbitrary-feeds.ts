/** For tests: random Locations and Tariffs that OCPI allows, made from the classes of the model. */

import fc, { type Arbitrary } from 'fast-check';
import type { JsonObject } from '../../../packages/import/ocpi-objects/feed-values.ts';
import model from '../../contract/model.json' with { type: 'json' };
import { CLASSES, type Field, UNPUBLISHED } from '../../support/model.ts';
import { newestLocation, newestTariff, newInLocation } from './arbitrary-newest.ts';

const ENUMS: { readonly [name: string]: readonly string[] } = model['2.2.1'].enums;

/** Pieces of text that mean something to CSV, to spreadsheets, to lists in cells or to terminals. */
const PIECES = [
  ',',
  '"',
  ';',
  '|',
  '\\',
  '=',
  '-',
  '+',
  '@',
  "'",
  ':',
  'en:',
  '://',
  '#',
  ' ',
  '0',
  '1',
  'x',
  'true',
  '24/7',
];
const NON_ASCII = ['é', '€', '🔌', '\u200f', '\u00a0', '\ufeff', 'ß', '\t', '\r\n', '\u2028', '\ufffd'];

/** One line of text that is not empty, up to `max` characters. */
function text(max: number, pieces: readonly string[]): Arbitrary<string> {
  return fc
    .array(fc.constantFrom(...pieces), { maxLength: 8 })
    .map((parts) => [...`${parts.join('')}a`].slice(-max).join(''));
}

const string = (max: number) => text(max, [...PIECES, ...NON_ASCII]);
const ciString = (max: number) => text(max, PIECES);
const url = text(40, PIECES.concat('é', '%41', '?', '&')).map(
  (path) => `https://example.com/${path.replace(/[|"\\ ]/g, '-')}`,
);
const timestamp = (from: string, until: string) =>
  fc
    .date({ min: new Date(from), max: new Date(until), noInvalidDate: true })
    .chain((date) =>
      fc.constantFrom(date.toISOString(), date.toISOString().slice(0, -1), `${date.toISOString().slice(0, 19)}Z`),
    );
const early = timestamp('2020-01-01', '2023-12-31');
const late = timestamp('2024-01-01', '2025-12-31');
const number = (min: number, max: number) =>
  fc.integer({ min: min * 10_000, max: max * 10_000 }).map((n) => n / 10_000);
const degrees = (limit: number) =>
  fc
    .tuple(fc.integer({ min: -limit * 1e7, max: limit * 1e7 }), fc.constantFrom(5, 6, 7))
    .map(([n, decimals]) => (n / 1e7).toFixed(decimals));
const clock = fc
  .integer({ min: 0, max: 22 * 60 })
  .map((time) => [time / 60, time % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':'));

/** Fields that OCPI describes in words, by `Class.field`. */
const SPECIAL: { readonly [field: string]: Arbitrary<unknown> } = {
  'Location.country_code': fc.constantFrom('NL', 'DE'),
  'Location.party_id': fc.constantFrom('EXA', 'ex1'),
  'Location.country': fc.constantFrom('NLD', 'DEU', 'USA'),
  'Location.time_zone': fc.constantFrom('Europe/Amsterdam', 'America/New_York'),
  'Location.publish': fc.constant(true),
  'Tariff.country_code': fc.constantFrom('NL', 'DE'),
  'Tariff.party_id': fc.constantFrom('EXA', 'ex1'),
  'Tariff.currency': fc.constantFrom('EUR', 'GBP'),
  'Tariff.start_date_time': early,
  'Tariff.end_date_time': late,
  // Less would be taken for kW, where voltage and current prove it.
  'Connector.max_electric_power': fc.integer({ min: 1000, max: 400_000 }),
  'DisplayText.language': fc.constantFrom('en', 'nl'),
  'Image.type': fc.constantFrom('png', 'svg', 'webp'),
  'Image.width': fc.integer({ min: 1, max: 99_999 }),
  'Image.height': fc.integer({ min: 1, max: 99_999 }),
  'GeoLocation.latitude': degrees(90),
  'GeoLocation.longitude': degrees(180),
  'AdditionalGeoLocation.latitude': degrees(90),
  'AdditionalGeoLocation.longitude': degrees(180),
  'ExceptionalPeriod.period_begin': early,
  'ExceptionalPeriod.period_end': late,
  'StatusSchedule.period_begin': early,
  'StatusSchedule.period_end': late,
  'RegularHours.weekday': fc.integer({ min: 1, max: 7 }),
  'RegularHours.period_begin': clock,
  'RegularHours.period_end': fc.oneof(clock, fc.constantFrom('23:59', '00:00')),
  'EnergySource.percentage': number(0, 100),
  'PriceComponent.vat': number(0, 100),
  'TariffRestrictions.start_time': clock,
  'TariffRestrictions.end_time': clock,
  'TariffRestrictions.start_date': fc.constantFrom('2026-01-01', '2024-02-29'),
  'TariffRestrictions.end_date': fc.constantFrom('2026-01-02', '2028-02-29'),
  'TariffRestrictions.min_duration': fc.integer({ min: 0, max: 100 }),
  'TariffRestrictions.max_duration': fc.integer({ min: 101, max: 10_000 }),
  'TariffRestrictions.reservation': fc.constant(undefined),
  ...Object.fromEntries(
    ['kwh', 'current', 'power'].flatMap((name) => [
      [`TariffRestrictions.min_${name}`, number(0, 100)],
      [`TariffRestrictions.max_${name}`, number(101, 1000)],
    ]),
  ),
};

function value(path: string, { type, len }: Field & { readonly len?: number | null }): Arbitrary<unknown> {
  const max = len ?? 10;
  const special = SPECIAL[path];
  if (special) return special;
  if (CLASSES[type]) return object(type);
  const words = ENUMS[type];
  if (words) return fc.constantFrom(...words);
  switch (type) {
    case 'string':
      return string(max);
    case 'CiString':
      return ciString(Math.min(max, 20));
    case 'URL':
      return url;
    case 'DateTime':
      return early;
    case 'boolean':
      return fc.boolean();
    case 'int':
      return fc.integer({ min: 0, max: 1000 });
    case 'number':
      return number(0, 1000);
    default:
      throw new Error(`${path} has the type ${type}`);
  }
}

/** Lists have no item twice; what the model leaves out may be absent, null or empty. */
function field(path: string, declared: Field): Arbitrary<unknown> {
  const one = value(path, declared);
  const isList = declared.card === '*' || declared.card === '+';
  const minLength = declared.card === '+' ? 1 : 0;
  const identity = (item: unknown) => KEYS[declared.type]?.(item as JsonObject) ?? JSON.stringify(item).toLowerCase();
  const filled = isList ? fc.uniqueArray(one, { minLength, maxLength: 4, selector: identity }) : one;
  return declared.card === '1' || declared.card === '+' ? filled : fc.option(filled, { nil: undefined, freq: 2 });
}

/** The keys that distinguish the items of a list. */
const KEYS: { readonly [type: string]: (item: JsonObject) => unknown } = {
  PriceComponent: ({ type }) => type,
};

function object(name: string): Arbitrary<JsonObject> {
  const fields = Object.entries(CLASSES[name] ?? {}).filter(([key]) => `${name}.${key}` !== UNPUBLISHED);
  const members = fields.map(([key, declared]) => [key, field(`${name}.${key}`, declared)] as const);
  return fc.record(Object.fromEntries(members)).map((made) => (FITTING[name] ?? ((it) => it))(made));
}

/** What OCPI demands between the fields of an object. */
const FITTING: { readonly [name: string]: (made: JsonObject) => JsonObject } = {
  Hours: ({ regular_hours, ...hours }) => {
    const regular = ((regular_hours ?? []) as JsonObject[]).filter(
      ({ period_begin, period_end }) => period_begin !== period_end,
    );
    return regular.length === 0
      ? { ...hours, twentyfourseven: true }
      : { ...hours, twentyfourseven: false, regular_hours: regular };
  },
};

/** Gives objects ids that differ also without regard to case. */
function numbered(list: readonly JsonObject[], name: 'id' | 'uid', prefix = ''): JsonObject[] {
  return list.map((item, i) => ({ ...item, [name]: `${item[name]}${prefix}~${i}` }));
}

/** Ids that differ, and connectors that name the first tariff in place of the ids that nothing defines. */
const withEvses = (location: JsonObject, i: number, tariff: unknown): JsonObject => {
  const evses = numbered((location.evses ?? []) as JsonObject[], 'uid', `~${i}`);
  const connectors = (evse: JsonObject) =>
    numbered(evse.connectors as JsonObject[], 'id').map((connector) => ({
      ...connector,
      tariff_ids: connector.tariff_ids && [tariff],
    }));
  return { ...location, evses: evses.map((evse) => ({ ...evse, connectors: connectors(evse) })) };
};

const list = (name: string) => fc.array(object(name), { minLength: 1, maxLength: 3 });

/** Locations, and tariffs that some of their connectors name, of OCPI 2.2.1. */
const olderFeeds: Arbitrary<Feed> = fc.record({ locations: list('Location'), tariffs: list('Tariff') }).map((made) => {
  const tariffs = numbered(made.tariffs, 'id');
  return { tariffs, locations: numbered(made.locations, 'id').map((it, i) => withEvses(it, i, tariffs[0]?.id)) };
});

interface Feed {
  readonly locations: JsonObject[];
  readonly tariffs: JsonObject[];
}

/** The same with what OCPI 2.3.0 brought. */
const newestFeeds: Arbitrary<Feed> = fc
  .tuple(olderFeeds, newInLocation, fc.constantFrom('YES', 'NO', 'N/A'))
  .map(([{ locations, tariffs }, extra, taxes]) => ({
    locations: locations.map((location) => newestLocation(location, extra)),
    tariffs: tariffs.map((tariff) => newestTariff(tariff, taxes)),
  }));

export const feeds: Arbitrary<Feed> = fc.oneof(olderFeeds, newestFeeds);
