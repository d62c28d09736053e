/**
 * Normalises an object of a feed as docs/import.md says, which gives the object that must be published. It shares no
 * code with the import and the tables on purpose: it is what they are compared with.
 */

import { Big } from 'big.js';
import { foldCase } from '../../../../src/ocpi/ci-string.ts';
import { normaliseWeek } from './normalise-week.ts';

type Json = unknown;
type JsonObject = { [name: string]: Json };

/** Ids of the tariffs that were imported. */
type TariffIds = ReadonlySet<string>;

const BUSINESS = 'name website logo';
const IMAGE = 'url thumbnail category type width height';
const PERIOD = 'period_begin period_end';

/** The fields of each object, by the name of the field that contains it. OCPI 2.3.0 has no others. */
const FIELDS: { readonly [holder: string]: readonly string[] } = split({
  location:
    'country_code party_id id publish name address city postal_code state country coordinates related_locations parking_type evses directions operator suboperator owner facilities time_zone opening_times charging_when_closed images energy_mix parking_places help_phone last_updated',
  evses:
    'uid evse_id status status_schedule capabilities connectors floor_level coordinates physical_reference directions parking_restrictions parking images accepted_service_providers last_updated',
  connectors:
    'id standard format power_type max_voltage max_amperage max_electric_power tariff_ids terms_and_conditions capabilities last_updated',
  parking_places:
    'id physical_reference vehicle_types max_vehicle_weight max_vehicle_height max_vehicle_length max_vehicle_width parking_space_length parking_space_width dangerous_goods_allowed direction drive_through restricted_to_type reservation_required time_limit roofed images lighting refrigeration_outlet standards apds_reference',
  parking: 'parking_id evse_position',
  coordinates: 'latitude longitude',
  related_locations: 'latitude longitude name',
  name: 'language text',
  directions: 'language text',
  operator: BUSINESS,
  suboperator: BUSINESS,
  owner: BUSINESS,
  logo: IMAGE,
  images: IMAGE,
  opening_times: 'twentyfourseven regular_hours exceptional_openings exceptional_closings',
  regular_hours: `weekday ${PERIOD}`,
  exceptional_openings: PERIOD,
  exceptional_closings: PERIOD,
  status_schedule: `${PERIOD} status`,
  energy_mix: 'is_green_energy energy_sources environ_impact supplier_name energy_product_name',
  energy_sources: 'source percentage',
  environ_impact: 'category amount',
  tariff:
    'country_code party_id id currency type tariff_alt_text tariff_alt_url min_price max_price elements tax_included start_date_time end_date_time energy_mix last_updated',
  tariff_alt_text: 'language text',
  min_price: 'before_taxes after_taxes',
  max_price: 'before_taxes after_taxes',
  elements: 'price_components restrictions',
  price_components: 'type price vat step_size',
  restrictions:
    'start_time end_time start_date end_date min_kwh max_kwh min_current max_current min_power max_power min_duration max_duration day_of_week reservation',
});

/** Fields by the type of their values; all others are text. */
const TYPES = split({
  number:
    'max_voltage max_amperage max_electric_power width height weekday percentage amount price vat step_size before_taxes after_taxes max_vehicle_weight max_vehicle_height max_vehicle_length max_vehicle_width parking_space_length parking_space_width time_limit min_kwh max_kwh min_current max_current min_power max_power min_duration max_duration',
  boolean:
    'publish twentyfourseven charging_when_closed is_green_energy dangerous_goods_allowed drive_through restricted_to_type reservation_required roofed lighting refrigeration_outlet',
  timestamp: 'last_updated start_date_time end_date_time',
  url: 'url thumbnail website tariff_alt_url terms_and_conditions',
  degrees: 'latitude longitude',
  time: 'start_time end_time',
  words:
    'facilities capabilities parking_restrictions tariff_ids day_of_week vehicle_types standards accepted_service_providers',
});

function split<K extends string>(texts: Record<K, string>): Record<K, readonly string[]> {
  return Object.fromEntries(Object.entries<string>(texts).map(([name, text]) => [name, text.split(' ')])) as Record<
    K,
    string[]
  >;
}

/** The Location that must be published for this one. */
export function normaliseLocation(location: JsonObject, tariffs: TariffIds): JsonObject {
  const byCase = new Map([...tariffs].map((id) => [foldCase(id), id]));
  return liftTimes(clean(location, 'location', byCase) as JsonObject);
}

/** The Tariff that must be published for this one, which may be of an older version. */
export function normaliseTariff(tariff: JsonObject): JsonObject {
  const { min_price, max_price } = tariff;
  const limits = { min_price: limitOf(min_price), max_price: limitOf(max_price) };
  return withTaxes(clean({ tax_included: 'N/A', ...tariff, ...limits }, 'tariff', new Map()) as JsonObject);
}

/** The least or the most that a session costs, in the words of 2.3.0. */
function limitOf(price: Json): Json {
  if (typeof price !== 'object' || price === null) return price;
  const { excl_vat, incl_vat, ...rest } = price as JsonObject;
  return { before_taxes: excl_vat, after_taxes: incl_vat, ...rest };
}

/** Taxes are added (NO) if the feed says so or has a rate. A limit without taxes follows from the one with them. */
function withTaxes(tariff: JsonObject): JsonObject {
  const elements = (tariff.elements ?? []) as { readonly price_components: readonly JsonObject[] }[];
  const rates = elements.flatMap(({ price_components }) => price_components.map(({ vat }) => vat));
  if (tariff.tax_included !== 'YES') {
    const areAdded = tariff.tax_included === 'NO' || rates.some((rate) => Number(rate ?? 0) > 0);
    return { ...tariff, tax_included: areAdded ? 'NO' : 'N/A' };
  }
  const bound = (name: string) => {
    const { after_taxes } = (tariff[name] ?? {}) as JsonObject;
    if (after_taxes === undefined) return {};
    const before = new Big(String(after_taxes)).times(100).div(new Big(100).plus(String(rates[0] ?? 0)));
    return { [name]: { before_taxes: Number(before.round(4, Big.roundHalfUp).toFixed()), after_taxes } };
  };
  return { ...tariff, ...bound('min_price'), ...bound('max_price') };
}

type ByCase = ReadonlyMap<string, string>;

function clean(value: Json, holder: string, tariffs: ByCase): Json {
  if (value === null || value === undefined) return undefined;
  if (TYPES.words.includes(holder)) return cleanWords(Array.isArray(value) ? value : [value], holder, tariffs);
  if (Array.isArray(value)) return cleanList(value, holder, tariffs);
  return typeof value === 'object' ? cleanObject(value as JsonObject, holder, tariffs) : cleanScalar(value, holder);
}

function cleanObject(object: JsonObject, holder: string, tariffs: ByCase): Json {
  const kept: JsonObject = {};
  for (const name of FIELDS[holder] ?? []) {
    const value = clean(object[name], name, tariffs);
    const isAbsent = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
    const saysNone = SAYS_NONE.has(`${holder}.${name}`) && isEmptyList(object[name]);
    if (!isAbsent || saysNone) kept[name] = value;
  }
  const isEmpty = Object.keys(kept).length === 0 || (holder === 'name' && kept.text === undefined);
  return isEmpty ? undefined : kept;
}

/** Lists that say that there is none if they are empty. */
const SAYS_NONE: ReadonlySet<string> = new Set(['evses.accepted_service_providers', 'connectors.capabilities']);

function isEmptyList(value: Json): boolean {
  return Array.isArray(value) && value.length === 0;
}

function cleanWords(list: readonly Json[], holder: string, tariffs: ByCase): Json[] {
  const words = list.map((item) => cleanScalar(item ?? '', '')).filter((word) => word !== '');
  const known = words.flatMap((id) => tariffs.get(foldCase(id)) ?? []);
  return [...new Set(holder === 'tariff_ids' ? known : words)];
}

function cleanList(list: readonly Json[], holder: string, tariffs: ByCase): Json[] {
  const items = list.map((item) => clean(item, holder, tariffs)) as JsonObject[];
  switch (holder) {
    case 'regular_hours':
      return normaliseWeek(items);
    case 'evses':
      return sortBy(items, (evse) => [String(evse.uid)]);
    case 'parking_places':
      return sortBy(items, (place) => [String(place.id)]);
    case 'parking':
      return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
    case 'connectors':
      return sortBy(items, (connector) => [String(connector.id)]);
    case 'related_locations':
      return sortBy(items, ({ latitude, longitude, name }) => [`${latitude} ${longitude}`, JSON.stringify(name ?? '')]);
    case 'price_components':
      return sortBy(items, ({ type }) => [String(type)]);
    // Some feeds have a list there; one with an object in it has a finding.
    case 'restrictions':
      return items.filter((item) => item !== undefined);
    case 'elements':
      return items.filter((item) => item?.price_components);
    case 'exceptional_openings':
    case 'exceptional_closings':
    case 'status_schedule':
      return sortBy(items.map(cleanPeriod), (period) => [
        sortKey(period.period_begin),
        sortKey(period.period_end),
        String(period.status ?? ''),
      ]);
    case 'directions':
    case 'tariff_alt_text':
      return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()].filter((item) => item?.text);
    default:
      return items;
  }
}

/** A key that sorts by time. Timestamps themselves do not, because some have a fraction. */
function sortKey(timestamp: Json): string {
  return timestamp === undefined ? '' : String(Date.parse(String(timestamp))).padStart(16, '0');
}

function sortBy(items: readonly JsonObject[], keyOf: (item: JsonObject) => readonly string[]): JsonObject[] {
  const compare = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0);
  return [...items].sort((a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)];
    return left.map((key, i) => compare(key, right[i])).find((order) => order !== 0) ?? 0;
  });
}

function cleanPeriod(period: JsonObject): JsonObject {
  const { period_begin, period_end, ...rest } = period;
  const end = period_end === undefined ? {} : { period_end: cleanTimestamp(String(period_end)) };
  return { period_begin: cleanTimestamp(String(period_begin)), ...end, ...rest };
}

function cleanScalar(value: Json, holder: string): Json {
  const plain = typeof value === 'number' ? new Big(value).toFixed() : String(value);
  const text = plain
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  if (text === '') return '';
  const [type] = Object.entries(TYPES).find(([, names]) => names.includes(holder)) ?? [];
  switch (type) {
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(text) ? Number(new Big(text).round(4, Big.roundHalfUp).toFixed()) : text;
    case 'boolean':
      return text.toLowerCase() === 'true';
    case 'timestamp':
      return cleanTimestamp(text);
    case 'url':
      return /^https?:\/\/\S*[^\x21-\x7e]/.test(text) && URL.canParse(text) ? new URL(text).href : text;
    case 'degrees':
      return /^-?\d+(\.\d+)?$/.test(text) ? new Big(text).round(6).plus(0).toFixed(6) : text;
    case 'time':
      return text.padStart(5, '0').replace('24:00', '00:00');
    default:
      return holder === 'language' ? text.toLowerCase() : text;
  }
}

const TIMESTAMP = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d:\d\d)(?:\.(\d+))?([Zz]|[+-]\d\d:\d\d)?$/;

function cleanTimestamp(text: string): string {
  const [, day, time, fraction = '', zone = 'Z'] = TIMESTAMP.exec(text) ?? [];
  if (day === undefined) return text;
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  return new Date(`${day}T${time}.${milliseconds}${zone.toUpperCase()}`).toISOString().replace('.000Z', 'Z');
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
