/** The changes of fields, and their words: `address: A -> B` for any field, and special forms for some. */

import { type Coordinates, distance } from '../../cells/places/distance.ts';
import type { Change, ClassName, Json } from '../compare/change.ts';
import { compareFields, isJsonObject, isList } from '../compare/fields.ts';
import { areFew, describeObjects } from './objects.ts';
import { linksWords, placesWords } from './parking.ts';
import { own, type Phrase, say, shorten, value } from './phrase.ts';
import { amount, arrow, changeWords, compact, formatChangeTime, formatHours, pairOfTexts } from './values.ts';

type Words = (change: Change) => Phrase | undefined;

/** The changes of fields, of whatever class. @param ignored fields that are compared elsewhere */
export function* fieldChanges(
  of: ClassName,
  [before, after]: readonly [object, object],
  objects: Pick<Change, 'ids' | 'locations'>,
  ignored?: readonly string[],
): Iterable<Change> {
  for (const edit of compareFields(before, after, ignored))
    yield { kind: 'changed', class: of, ...objects, ...edit, words };
}

function words(change: Change): Phrase {
  return SPECIAL[`${change.class}.${change.field}`]?.(change) ?? anyField(change);
}

const SPECIAL: { readonly [field: string]: Words } = {
  'Location.coordinates': moved,
  'EVSE.coordinates': moved,
  'Location.parking_places': (change) => named(change, placesWords(change.before, change.after), 'parking places'),
  'EVSE.parking': (change) => named(change, linksWords(change.before, change.after), 'parking'),
  'EVSE.accepted_service_providers': listOrNone,
  'Connector.capabilities': listOrNone,
  'Location.opening_times': (change) => named(change, arrow(change.before, change.after, formatHours), 'opening times'),
  'Tariff.end_date_time': (change) => dated(change, 'end'),
  'Tariff.start_date_time': (change) => dated(change, 'start'),
  'Tariff.min_price': bound,
  'Tariff.max_price': bound,
  'Connector.max_electric_power': rating(1000, 'kW'),
  'Connector.max_voltage': rating(1, 'V'),
  'Connector.max_amperage': rating(1, 'A'),
};

/** @param label our name of the field, if it is not that of OCPI */
function named(change: Change, what: Phrase, label?: string): Phrase {
  return say`${label === undefined ? (change.field ?? '') : own(label)} of ${describeObjects(change)}: ${what}`;
}

function anyField(change: Change): Phrase {
  const { field = '', before, after } = change;
  const what = changeWords(before, after);
  if (areFew(change.ids)) return say`${field} of ${describeObjects(change)}: ${what}`;
  return say`${field}: ${what} on ${describeObjects(change)}`;
}

/** A list in which nothing means that there is none, and that is unknown where it is absent. */
function listOrNone(change: Change): Phrase | undefined {
  const { before, after } = change;
  const isEmpty = (side: Json | undefined) => side === undefined || (isList(side) && side.length === 0);
  if (!isEmpty(before) && !isEmpty(after)) return undefined;
  const told = (side: Json | undefined) =>
    side === undefined ? own('unknown') : isEmpty(side) ? own('none') : value(shorten(compact(side)));
  return named(change, say`${told(before)} -> ${told(after)}`);
}

/** `connector AMS-01-A/1: 150 kW (was 50 kW)`. With many objects, or without a value on one side, the field is named. */
function rating(divisor: number, unit: string): Words {
  return (change) => {
    const { field = '', before, after } = change;
    const format = (number: Json) => (typeof number === 'number' ? `${number / divisor} ${unit}` : compact(number));
    if (!areFew(change.ids)) return say`${field} ${arrow(before, after, format)} on ${describeObjects(change)}`;
    if (before === undefined || after === undefined) return named(change, arrow(before, after, format));
    return say`${describeObjects(change)}: ${format(after)} (was ${format(before)})`;
  };
}

/** min_price and max_price, which are Prices (OCPI 16.5), or PriceLimits in 2.3.0. */
function bound(change: Change): Phrase {
  const format = (price: Json) => {
    if (!isJsonObject(price)) return compact(price);
    const { excl_vat, incl_vat, before_taxes: net = excl_vat, after_taxes: gross = incl_vat } = price;
    if (typeof net !== 'number') return compact(price);
    return `${amount(net)}${typeof gross === 'number' ? ` (${amount(gross)} with VAT)` : ''}`;
  };
  return named(change, arrow(change.before, change.after, format));
}

function dated(change: Change, verb: string): Phrase {
  const format = (time: Json) => (typeof time === 'string' ? formatChangeTime(time) : compact(time));
  const who = describeObjects(change);
  const [was, is] = pairOfTexts(change.before, change.after, format);
  const says = change.ids.length === 1 ? `${verb}s` : verb;
  if (is === undefined) return say`${who} ${own(`no longer ${says}`)} (was ${was ?? ''})`;
  return was === undefined ? say`${who} ${own(says)} ${is}` : say`${who} ${own(says)} ${is} (was ${was})`;
}

function moved(change: Change): Phrase | undefined {
  const [from, to] = [toPoint(change.before), toPoint(change.after)];
  if (from === undefined || to === undefined) return undefined;
  return say`${describeObjects(change)} moved ${own(formatMetres(distance(from, to)))}`;
}

function formatMetres(metres: number): string {
  if (metres >= 10_000) return `${Math.round(metres / 1000).toLocaleString('en')} km`;
  return `${metres < 10 ? metres.toFixed(1) : Math.round(metres)} m`;
}

function toPoint(coordinates: Json | undefined): Coordinates | undefined {
  if (!isJsonObject(coordinates)) return undefined;
  const [latitude, longitude] = [Number(coordinates.latitude), Number(coordinates.longitude)];
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : undefined;
}
