/**
 * Separates the rules of OCPI from the extra rules of this project. `schemas/ocpi` is stricter than OCPI (its README says
 * where), so for an object of another server that violates it: does it violate OCPI too?
 *
 * OCPI allows null for what is optional, empty lists, unknown fields, times without Z and with fractions of any length,
 * coordinates with 5 to 7 decimals, `publish` false, CiStrings in any case, and spaces around texts. These get a warning,
 * because some readers reject them. In 2.3.0, some lists of values are open (OpenEnum): others may send values of their own.
 * Everything else that violates the schemas violates OCPI.
 */

import { SCHEMAS, type Violation } from '../../../../src/contract/index.ts';
import type { OcpiVersion } from '../../../../src/ocpi/index.ts';
import { isRecord } from '../http/exchange.ts';
import { parseDateTime } from './date-time.ts';

/** What is read of a JSON Schema of `schemas/ocpi`. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: { readonly [name: string]: Schema };
  readonly items?: Schema;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
}

const FILES: ReadonlyMap<string, Schema> = new Map(SCHEMAS.map((schema) => [schema.$id, schema as Schema]));

/** Fields whose lists of values are open in 2.3.0, by the object they are in where the name alone says too little. */
const OPEN_VALUES: ReadonlySet<string> = new Set([
  ...['capabilities', 'standard', 'facilities', 'parking_type', 'parking_restrictions', 'vehicle_types'],
  ...['images.category', 'logo.category', 'environ_impact.category'],
]);

/** Lists in which OCPI requires at least one item. */
const NEVER_EMPTY = ['connectors', 'elements', 'price_components', 'vehicle_types'];

/** Texts whose form OCPI restricts: the forms that it allows, including those that the schemas reject. */
const FORMS: { readonly [field: string]: RegExp } = {
  latitude: /^-?([0-8]?\d\.\d{5,7}|90\.0{5,7})$/,
  longitude: /^-?((\d?\d|1[0-7]\d)\.\d{5,7}|180\.0{5,7})$/,
  country_code: /^[A-Za-z]{2}$/,
  party_id: /^[!-~]{1,3}$/,
  country: /^[A-Za-z]{3}$/,
  language: /^[A-Za-z]{2}$/,
  url: /^[a-z][a-z0-9+.-]*:[!-~]+$/i,
  thumbnail: /^[a-z][a-z0-9+.-]*:[!-~]+$/i,
  website: /^[a-z][a-z0-9+.-]*:[!-~]+$/i,
  terms_and_conditions: /^[a-z][a-z0-9+.-]*:[!-~]+$/i,
  tariff_alt_url: /^[a-z][a-z0-9+.-]*:[!-~]+$/i,
};
const DATE_TIMES = ['last_updated', 'start_date_time', 'end_date_time', 'period_begin', 'period_end'];
/** Fields with exactly one form in OCPI. */
const FIXED = ['currency', 'time_zone', 'start_time', 'end_time', 'start_date', 'end_date'];
/** CiStrings: printable ASCII. */
const CI_STRINGS = [
  ...['id', 'uid', 'evse_id', 'tariff_ids', 'type'],
  ...['help_phone', 'parking_id', 'standards', 'apds_reference'],
];

/** Whether a violation of the schemas violates OCPI, and not only an extra rule of this project. */
export function isBreach(
  { pointer, rule }: Violation,
  object: unknown,
  kind: 'location' | 'tariff',
  version: OcpiVersion,
): boolean {
  const path = pointer.split('/').slice(1).map(unescaped);
  const { value, parent } = valueAt(object, path);
  const field = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
  const inList = /^\d+$/.test(path.at(-1) ?? '');
  if (value === null) {
    return inList || isRequired(path, kind, version);
  }
  switch (rule) {
    case 'forbidden':
      return field === 'regular_hours' && !(Array.isArray(value) && value.length === 0);
    case 'required':
      return !(field === 'regular_hours' && isRecord(parent) && parent.twentyfourseven === true);
    case 'minItems':
      return (
        NEVER_EMPTY.includes(field) ||
        (field === 'regular_hours' && isRecord(parent) && parent.twentyfourseven !== true)
      );
    case 'enum':
      return version !== '2.3.0' || typeof value !== 'string' || !isOpen(path);
    case 'const':
      return typeof value !== 'boolean';
    case 'pattern':
      return !isAllowedText(field, value, parent);
    case 'minimum':
    case 'maximum':
      return ['weekday', 'percentage', 'width', 'height', 'step_size', 'min_duration', 'max_duration'].includes(field);
    case 'minProperties':
    case 'uniqueItems':
      return false;
    default:
      return true;
  }
}

function isAllowedText(field: string, value: unknown, parent: unknown): boolean {
  if (typeof value !== 'string') return false;
  const isClockTime = isRecord(parent) && 'weekday' in parent;
  if (DATE_TIMES.includes(field) && !isClockTime) return parseDateTime(value) !== undefined;
  if (FIXED.includes(field) || isClockTime) return false;
  const form = Object.hasOwn(FORMS, field) ? FORMS[field] : undefined;
  if (form) return form.test(value);
  if (CI_STRINGS.includes(field)) return /^[ -~]+$/.test(value);
  return !/[\p{Cc}\u2028\u2029]/u.test(value) && value.isWellFormed();
}

/** Whether others may send values of their own in a field. */
function isOpen(path: readonly string[]): boolean {
  const names = path.filter((part) => !/^\d+$/.test(part));
  return OPEN_VALUES.has(names.at(-1) ?? '') || OPEN_VALUES.has(names.slice(-2).join('.'));
}

/** Whether the object around a value must have it, for which null is no value. Those of 2.2 must have what those of 2.2.1 must. */
function isRequired(path: readonly string[], kind: 'location' | 'tariff', version: OcpiVersion): boolean {
  const older = kind === 'tariff' ? 'tariff.json' : 'location-2.2.1.json';
  let file = version === '2.3.0' ? `${kind}-2.3.0.json` : older;
  let schema = FILES.get(file);
  for (const part of path.slice(0, -1)) {
    schema = /^\d+$/.test(part) ? schema?.items : schema?.properties?.[part];
    while (schema?.$ref !== undefined) {
      const [other = '', definition] = schema.$ref.split('#/$defs/');
      file = other || file;
      schema = definition === undefined ? FILES.get(file) : FILES.get(file)?.$defs?.[definition];
    }
  }
  return schema?.required?.includes(path.at(-1) ?? '') ?? false;
}

function valueAt(object: unknown, path: readonly string[]): { value: unknown; parent: unknown } {
  let [value, parent]: [unknown, unknown] = [object, undefined];
  for (const part of path) {
    parent = value;
    if (Array.isArray(value)) value = value[Number(part)];
    else value = isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined;
  }
  return { value, parent };
}

function unescaped(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
