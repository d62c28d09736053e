/**
 * Two objects -> the fields in which they differ. Nothing here knows the fields of a class, so a field that OCPI or we
 * add is compared from its first day on.
 */

import type { Json } from './change.ts';

/** One difference; `field` is a path such as `energy_mix.supplier_name`. */
export interface FieldEdit {
  readonly field: string;
  readonly before?: Json;
  readonly after?: Json;
}

type JsonObject = { readonly [name: string]: Json };

/** Lists whose order means something, or shows to people. The order of all others is left to chance by OCPI. */
const ORDERED: ReadonlySet<string> = new Set([
  'elements',
  'price_components',
  'images',
  'directions',
  'tariff_alt_text',
]);

/** Objects that are one value to people. */
const WHOLE: ReadonlySet<string> = new Set(['coordinates', 'opening_times', 'min_price', 'max_price']);

/** The differing fields but for those in `leave`, in the order in which the objects have them. */
export function* compareFields(before: object, after: object, leave: ReadonlySet<string>): Iterable<FieldEdit> {
  const [old, now] = [partsOf(before), partsOf(after)];
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (leave.has(name)) continue;
    const [was, is] = [old[name], now[name]];
    if (was === is || isEqual(was, is, name)) continue;
    if (isJsonObject(was) && isJsonObject(is) && !WHOLE.has(name)) {
      for (const { field, ...values } of compareFields(was, is, NOTHING))
        yield { field: `${name}.${field}`, ...values };
    } else {
      yield { field: name, ...(was === undefined ? {} : { before: was }), ...(is === undefined ? {} : { after: is }) };
    }
  }
}

const NOTHING: ReadonlySet<string> = new Set();

/** Whether two values of the field `name` say the same. */
export function isEqual(before: Json | undefined, after: Json | undefined, name: string): boolean {
  if (before === undefined || after === undefined) return before === after;
  if (typeof before !== 'object' && typeof after !== 'object') return before === after;
  return JSON.stringify(before) === JSON.stringify(after) || canonical(before, name) === canonical(after, name);
}

/** The same text for values that say the same: members by name, items by value where their order means nothing. */
export function canonical(value: Json, name = ''): string {
  if (isList(value)) {
    const items = value.map((item) => canonical(item));
    return `[${(ORDERED.has(name) ? items : items.sort()).join()}]`;
  }
  if (!isJsonObject(value)) return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? null, key)}`).join()}}`;
}

/** An object of the published types as JSON: they hold nothing else. */
export function toJson(object: object): JsonObject {
  return object as JsonObject;
}

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** The hours of a normal week are one thing to people, each list of exceptions another. */
function partsOf(object: object): JsonObject {
  const { opening_times: hours, ...fields } = toJson(object);
  if (!isJsonObject(hours)) return toJson(object);
  const { exceptional_openings, exceptional_closings, ...week } = hours;
  return {
    ...fields,
    opening_times: week,
    ...(exceptional_openings === undefined ? {} : { 'opening_times.exceptional_openings': exceptional_openings }),
    ...(exceptional_closings === undefined ? {} : { 'opening_times.exceptional_closings': exceptional_closings }),
  };
}
