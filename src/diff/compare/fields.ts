/**
 * Compares two objects field by field. Nothing here knows the fields of a class, so a field that OCPI or we add is
 * compared from the start.
 */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { FieldEdit, Json } from './change.ts';

type JsonObject = { readonly [name: string]: Json };

/** Lists whose order has a meaning or is visible to people. In OCPI, the order of all others is arbitrary. */
const ORDERED: ReadonlySet<string> = new Set([
  'elements',
  'price_components',
  'images',
  'directions',
  'tariff_alt_text',
]);

/** Objects that people see as one value. */
const WHOLE: ReadonlySet<string> = new Set(['coordinates', 'opening_times', 'min_price', 'max_price']);

/** Objects of the same id, those of `after` first. Of either side, one may be missing. */
export function pairsById<T extends { readonly id: string }>(before: readonly T[], after: readonly T[]) {
  const byId = (list: readonly T[]) => new Map(list.map((one) => [foldCase(one.id), one]));
  const [old, now] = [byId(before), byId(after)];
  return [...new Set([...now.keys(), ...old.keys()])].map((key) => [old.get(key), now.get(key)] as const);
}

/** The fields that differ, except those in `ignored`, in the order of the objects. */
export function* compareFields(before: object, after: object, ignored: readonly string[] = []): Iterable<FieldEdit> {
  const [old, now] = [partsOf(before), partsOf(after)];
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (ignored.includes(name)) continue;
    const [was, is] = [old[name], now[name]];
    if (was === is || isEqual(was, is, name)) continue;
    if (isJsonObject(was) && isJsonObject(is) && !WHOLE.has(name)) {
      for (const edit of compareFields(was, is)) yield { ...edit, field: `${name}.${edit.field}` };
    } else yield { field: name, before: was, after: is };
  }
}

/** Whether two values of the field `name` are equivalent. */
export function isEqual(before: Json | undefined, after: Json | undefined, name: string): boolean {
  if (before === undefined || after === undefined) return before === after;
  if (typeof before !== 'object' && typeof after !== 'object') return before === after;
  return JSON.stringify(before) === JSON.stringify(after) || canonical(before, name) === canonical(after, name);
}

/** The same text for equivalent values: members are sorted by name; items are sorted if their order has no meaning. */
export function canonical(value: Json, name = ''): string {
  if (isList(value)) {
    const items = value.map((item) => canonical(item));
    return `[${(ORDERED.has(name) ? items : items.sort()).join()}]`;
  }
  if (!isJsonObject(value)) return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? null, key)}`).join()}}`;
}

/** An object of a published type as JSON; such types contain nothing else. */
export function toJson(object: object): JsonObject {
  return object as JsonObject;
}

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** The fields of an object. The regular hours are one field, and each list of exceptions is another. */
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
