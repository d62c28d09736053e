/**
 * Separates what changes all day from what hardly ever changes. The template of an object is its JSON with a mark in place of
 * each EVSE status and each `last_updated`; these are its volatile values. With `@` for a mark:
 *
 *     {"id":"L-1",…"evses":[{"uid":"E-1","status":@,…"connectors":[{…"last_updated":@}],"last_updated":@}],…"last_updated":@}
 *
 * Both are made from the object, not from its text, so neither the order of members nor the content of a text can be
 * mistaken for a volatile value. Objects with equal templates and statuses have the same content, whenever they were
 * published.
 */

import { STATUS, type Status } from '../../ocpi/enums.ts';
import type { DateTime, OcpiObject } from '../../ocpi/types.ts';
import { hashOf } from '../../snapshot/blob-store.ts';

export interface Templated {
  readonly template: string;
  readonly volatile: VolatileValues;
}

/** The volatile values of a Location, or of a Tariff, which has no EVSEs. An unknown time is an empty text. */
export interface VolatileValues {
  readonly evses: readonly VolatileEvse[];
  readonly lastUpdated: DateTime;
}

export interface VolatileEvse {
  readonly status: string;
  /** `last_updated` of each connector. */
  readonly connectors: readonly DateTime[];
  readonly lastUpdated: DateTime;
}

/** JSON escapes control characters (RFC 8259, 7), so this one is never part of it. */
export const MARK = '\0';

/** The code after a mark says what it stands for. */
export const KINDS = { status: 's', connector: 'c', evse: 'e', object: 'o' } as const;

/** How to write a member that is not plain JSON: as a mark, or as a list of objects with marks. */
type Special = string | Specials;
type Specials = ReadonlyMap<string, Special>;

const CONNECTOR: Specials = new Map([['last_updated', MARK + KINDS.connector]]);
const EVSE: Specials = new Map<string, Special>([
  ['status', MARK + KINDS.status],
  ['connectors', CONNECTOR],
  ['last_updated', MARK + KINDS.evse],
]);
const OBJECT: Specials = new Map<string, Special>([
  ['evses', EVSE],
  ['last_updated', MARK + KINDS.object],
]);

/** Templates of objects that are part of many others, once they are written; undefined before. */
export type RecurringTexts = Map<object, string | undefined>;

/**
 * Separates a Location or a Tariff.
 *
 * @param recurring objects in it that are in others too, and are written once
 * @throws RangeError if a status or a `last_updated` is missing
 */
export function toTemplate(object: OcpiObject, recurring?: RecurringTexts): Templated {
  const template = write(object, OBJECT, recurring);
  const volatile = volatileOf(object);
  let marks = 0;
  for (let at = template.indexOf(MARK); at !== -1; at = template.indexOf(MARK, at + 1)) marks++;
  if (marks !== 1 + 2 * volatile.evses.length + connectorsOf(volatile)) {
    throw new RangeError(`The object "${object.id}" lacks a status or a last_updated.`);
  }
  return { template, volatile };
}

function volatileOf(object: OcpiObject): VolatileValues {
  const evses = 'evses' in object ? (object.evses ?? []) : [];
  return {
    evses: evses.map(({ status, connectors, last_updated }) => ({
      status,
      connectors: connectors.map((connector) => connector.last_updated),
      lastUpdated: last_updated,
    })),
    lastUpdated: object.last_updated,
  };
}

/** As JSON.stringify, except for the special members. */
function write(object: object, specials: Specials, recurring?: RecurringTexts): string {
  const members = object as { readonly [name: string]: unknown };
  let text = '';
  for (const name of Object.keys(object)) {
    const value = members[name];
    if (value === undefined) continue;
    text += memberName(name);
    const special = specials.get(name);
    if (special === undefined) text += plainJson(value);
    else text += typeof special === 'string' ? special : writeList(value as readonly object[], special, recurring);
  }
  return text === '' ? '{}' : `{${text.slice(1)}}`;
}

/** Texts in which JSON escapes nothing (RFC 8259, 7), as nearly all of them are. */
const PLAIN_TEXT = /^[ !#-[\]-~\u00a0-\ud7ff]*$/;

/** JSON.stringify, faster for the usual values. */
function plainJson(value: unknown): string {
  if (typeof value === 'string' && PLAIN_TEXT.test(value)) return `"${value}"`;
  return Number.isFinite(value) ? String(value) : JSON.stringify(value);
}

function writeList(list: readonly object[], specials: Specials, recurring?: RecurringTexts): string {
  let text = '[';
  for (const item of list) {
    if (text !== '[') text += ',';
    text += recurring?.get(item) ?? writeItem(item, specials, recurring);
  }
  return `${text}]`;
}

function writeItem(item: object, specials: Specials, recurring?: RecurringTexts): string {
  const text = write(item, specials, recurring);
  if (recurring?.has(item)) recurring.set(item, text);
  return text;
}

const memberNames = new Map<string, string>();

/** The name with what stands around it. OCPI has some eighty names. The limit is for a snapshot of somebody else, which may have any. */
function memberName(name: string): string {
  const known = memberNames.get(name);
  if (known !== undefined) return known;
  const text = `,${JSON.stringify(name)}:`;
  if (memberNames.size < 200) memberNames.set(name, text);
  return text;
}

/** Statuses as codes, one per EVSE: `a` for the first of STATUS, and so on. */
export function statusesOf({ evses }: VolatileValues): string {
  let codes = '';
  for (const { status } of evses) codes += codeOfStatus(status);
  return codes;
}

/** The number of connectors of a Location. */
export function connectorsOf({ evses }: VolatileValues): number {
  return evses.reduce((sum, { connectors }) => sum + connectors.length, 0);
}

const STATUS_CODES = new Map<string, string>(STATUS.map((status, i) => [status, String.fromCharCode(97 + i)]));

/** `?` for a status that OCPI does not have, which only a snapshot of somebody else can contain. */
export function codeOfStatus(status: string): string {
  return STATUS_CODES.get(status) ?? '?';
}

export function statusOfCode(code: string): Status {
  return STATUS[code.charCodeAt(0) - 97] ?? 'UNKNOWN';
}

/** The same values with other statuses, one code per EVSE. @throws RangeError if their number is not that of the EVSEs */
export function withStatuses({ evses, lastUpdated }: VolatileValues, codes: string): VolatileValues {
  if (codes.length !== evses.length) throw new RangeError(`${codes.length} statuses for ${evses.length} EVSEs.`);
  if (evses.every(({ status }, i) => status === statusOfCode(codes[i] ?? '?'))) return { evses, lastUpdated };
  return { evses: evses.map((evse, i) => ({ ...evse, status: statusOfCode(codes[i] ?? '?') })), lastUpdated };
}

/** The same values with one time in all of them. */
export function withTime({ evses }: VolatileValues, time: DateTime): VolatileValues {
  return {
    evses: evses.map(({ status, connectors }) => ({
      status,
      connectors: connectors.map(() => time),
      lastUpdated: time,
    })),
    lastUpdated: time,
  };
}

/** Hashes and statuses of an object, enough to know whether it changed. */
export interface Digest {
  /** Hash of the template. */
  readonly hash: string;
  /** Statuses of the EVSEs of a Location, one code each. */
  readonly statuses: string;
  /** Hash of the whole object (hashObject). */
  readonly wholeHash: string;
}

/** @param hash of the template that the values belong to */
export function digestOf(hash: string, volatile: VolatileValues): Digest {
  return { hash, statuses: statusesOf(volatile), wholeHash: hashObject(hash, volatile) };
}

/**
 * The digest of an object from its JSON. If the text is not written as ours (spaces, a member twice), the digest is one that
 * no object of ours has, so that the text is never carried over.
 *
 * @param object the parsed text
 */
export function digestText(text: string, object: OcpiObject): Digest & Pick<Templated, 'volatile'> {
  const { template, volatile } = toTemplate(object);
  const isOurs = JSON.stringify(object) === text;
  return { ...digestOf(isOurs ? hashOf(template) : hashOf(`other\n${text}`), volatile), volatile };
}

/** The hash of the whole object from that of its template. Its cost does not grow with the text. */
export function hashObject(templateHash: string, { evses, lastUpdated }: VolatileValues): string {
  const ofEvses = evses.flatMap((evse) => [evse.status, ...evse.connectors, evse.lastUpdated]);
  return hashOf([templateHash, ...ofEvses, lastUpdated].join('\n'));
}
