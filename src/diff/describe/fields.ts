/** Puts the change of a field into words: `address: A -> B` for any field, and special forms for some. */

import { type Coordinates, distance } from '../../source/cells/distance.ts';
import type { ChangeOf, Json } from '../compare/change.ts';
import { canonical, isJsonObject, isList } from '../compare/fields.ts';
import { areFew, describeObjects } from './objects.ts';
import { joinSome, own, type Phrase, say, shorten, value } from './phrase.ts';
import { amount, arrow, compact, formatChangeTime, formatHours, pairOfTexts } from './values.ts';

type FieldChanged = ChangeOf<'field-changed'>;
type Words = (change: FieldChanged) => Phrase | undefined;

export function fieldWords(change: FieldChanged): Phrase {
  return SPECIAL[`${change.of}.${change.field}`]?.(change) ?? anyField(change);
}

const SPECIAL: { readonly [field: string]: Words } = {
  'Location.coordinates': moved,
  'EVSE.coordinates': moved,
  'Location.opening_times': ({ before, after, objects }) =>
    say`opening times of ${describeObjects('Location', objects)}: ${arrow(before, after, formatHours)}`,
  'Tariff.end_date_time': (change) => dated(change, 'end'),
  'Tariff.start_date_time': (change) => dated(change, 'start'),
  'Tariff.min_price': bound,
  'Tariff.max_price': bound,
  'Connector.max_electric_power': rating(1000, 'kW'),
  'Connector.max_voltage': rating(1, 'V'),
  'Connector.max_amperage': rating(1, 'A'),
};

function anyField({ of, field, before, after, objects }: FieldChanged): Phrase {
  const what = isList(before ?? []) && isList(after ?? []) ? listWords(before, after) : arrow(before, after);
  if (areFew(objects)) return say`${field} of ${describeObjects(of, objects)}: ${what}`;
  return say`${field}: ${what} on ${describeObjects(of, objects)}`;
}

/** `connector AMS-01-A/1: 150 kW (was 50 kW)`. With many objects, or without a value on one side, the field is named. */
function rating(divisor: number, unit: string): Words {
  return ({ of, field, before, after, objects }) => {
    const format = (number: Json) => (typeof number === 'number' ? `${number / divisor} ${unit}` : compact(number));
    if (!areFew(objects)) return say`${field} ${arrow(before, after, format)} on ${describeObjects(of, objects)}`;
    if (before === undefined || after === undefined)
      return say`${field} of ${describeObjects(of, objects)}: ${arrow(before, after, format)}`;
    return say`${describeObjects(of, objects)}: ${format(after)} (was ${format(before)})`;
  };
}

/** min_price and max_price, which are Prices (OCPI 16.5). */
function bound({ field, before, after, objects }: FieldChanged): Phrase {
  const format = (price: Json) => {
    if (!isJsonObject(price) || typeof price.excl_vat !== 'number') return compact(price);
    const { excl_vat, incl_vat } = price;
    return typeof incl_vat === 'number' ? `${amount(excl_vat)} (${amount(incl_vat)} with VAT)` : amount(excl_vat);
  };
  return say`${field} of ${describeObjects('Tariff', objects)}: ${arrow(before, after, format)}`;
}

function dated({ before, after, objects }: FieldChanged, verb: string): Phrase {
  const format = (time: Json) => (typeof time === 'string' ? formatChangeTime(time) : compact(time));
  const who = describeObjects('Tariff', objects);
  const [was, is] = pairOfTexts(before, after, format);
  const says = objects.length === 1 ? `${verb}s` : verb;
  if (is === undefined) return say`${who} ${own(`no longer ${says}`)} (was ${was ?? ''})`;
  return was === undefined ? say`${who} ${own(says)} ${is}` : say`${who} ${own(says)} ${is} (was ${was})`;
}

function moved({ of, before, after, objects }: FieldChanged): Phrase | undefined {
  const [from, to] = [toPoint(before), toPoint(after)];
  if (from === undefined || to === undefined) return undefined;
  const metres = distance(from, to);
  const far = metres < 10 ? `${metres.toFixed(1)} m` : formatLong(metres);
  return say`${describeObjects(of, objects)} moved ${own(far)}`;
}

function formatLong(metres: number): string {
  return metres < 10_000 ? `${Math.round(metres)} m` : `${Math.round(metres / 1000).toLocaleString('en')} km`;
}

function toPoint(coordinates: Json | undefined): Coordinates | undefined {
  if (!isJsonObject(coordinates)) return undefined;
  const [latitude, longitude] = [Number(coordinates.latitude), Number(coordinates.longitude)];
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : undefined;
}

/** How many items a line shows. */
const NAMED = 4;

/** `+ WIFI, - CAFE`. If one object replaces another it is `A -> B`, which shows where they differ. */
function listWords(before: Json = [], after: Json = []): Phrase {
  if (!isList(before) || !isList(after)) return arrow(before, after);
  const [removed, added] = [without(before, after), without(after, before)];
  const [old, now] = [removed[0], added[0]];
  if (removed.length === 1 && added.length === 1 && isJsonObject(old) && isJsonObject(now)) return arrow(old, now);
  if (removed.length + added.length === 0) return own('in a different order');
  const signed = (sign: string) => (item: Json) => say`${own(sign)} ${value(shorten(compact(item)))}`;
  return joinSome([...added.map(signed('+')), ...removed.map(signed('-'))], NAMED);
}

/** The items of a list that are not in the other; duplicates count separately. */
function without(list: readonly Json[], other: readonly Json[]): Json[] {
  const counts = new Map<string, number>();
  for (const item of other) counts.set(canonical(item), (counts.get(canonical(item)) ?? 0) + 1);
  return list.filter((item) => {
    const number = counts.get(canonical(item)) ?? 0;
    counts.set(canonical(item), number - 1);
    return number <= 0;
  });
}
