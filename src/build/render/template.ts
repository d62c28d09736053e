/**
 * What changes all day, apart from what hardly ever does. The template of an object is its JSON with a mark where a status
 * of an EVSE or a `last_updated` stands; what stands there are its slots (shown here with `@` for a mark):
 *
 *     {"id":"L-1",…"evses":[{"uid":"E-1","status":@,…"connectors":[{…"last_updated":@}],"last_updated":@}],…"last_updated":@}
 *
 * Both are made from the object, not from its text: no order of members and nothing that somebody wrote into a text can
 * make one thing look like another. Two objects with equal templates and statuses have the same content, whenever they
 * were published.
 */

import { STATUS, type Status } from '../../ocpi/enums.ts';
import type { DateTime, Location, Tariff } from '../../ocpi/types.ts';
import { hashOf } from '../snapshot/content-hash.ts';

export interface Templated {
  readonly template: string;
  readonly volatile: VolatileValues;
}

/** The volatile values of a Location, or of a Tariff, which has no EVSEs. A moment that nobody tells is empty. */
export interface VolatileValues {
  readonly evses: readonly EvseSlots[];
  readonly lastUpdated: DateTime;
}

export interface EvseSlots {
  readonly status: string;
  /** Moments of the connectors. */
  readonly connectors: readonly DateTime[];
  readonly lastUpdated: DateTime;
}

/** JSON writes control characters as escapes (RFC 8259, 7), so this one is never part of it. */
const MARK = '\0';

/** What a mark stands for is said by the letter behind it. */
const KINDS = { status: 's', connector: 'c', evse: 'e', object: 'o' } as const;

/** How a member is written that is not written as JSON has it: as a mark, or as a list of objects. */
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

/** Takes a Location or a Tariff apart. @throws RangeError if a status or a moment is missing */
export function toTemplate(object: Location | Tariff): Templated {
  const template = write(object, OBJECT);
  const volatile = volatileOf(object);
  const marks = template.split(MARK).length - 1;
  if (marks !== 1 + 2 * volatile.evses.length + connectorsOf(volatile)) {
    throw new RangeError(`The object "${object.id}" lacks a status or a last_updated.`);
  }
  return { template, volatile };
}

function volatileOf(object: Location | Tariff): VolatileValues {
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

/** As JSON.stringify, but for the special members. */
function write(object: object, specials: Specials): string {
  let text = '';
  for (const [name, value] of Object.entries(object)) {
    if (value === undefined) continue;
    text += text === '' ? '{' : ',';
    text += memberName(name);
    const special = specials.get(name);
    if (special === undefined) text += Number.isFinite(value) ? value : JSON.stringify(value);
    else text += typeof special === 'string' ? special : writeList(value, special);
  }
  return text === '' ? '{}' : `${text}}`;
}

function writeList(list: readonly object[], specials: Specials): string {
  let text = '[';
  for (const item of list) {
    if (text !== '[') text += ',';
    text += write(item, specials);
  }
  return `${text}]`;
}

const memberNames = new Map<string, string>();

/** OCPI has some eighty names; those that a snapshot of somebody else may have are not kept. */
function memberName(name: string): string {
  const known = memberNames.get(name);
  if (known !== undefined) return known;
  const text = `${JSON.stringify(name)}:`;
  if (memberNames.size < 200) memberNames.set(name, text);
  return text;
}

/** Puts the JSON of an object together again. @throws RangeError if the slots are not as many as the marks for them */
export function fillTemplate({ template, volatile }: Templated): string {
  const left = queuesOf(volatile);
  let [text, at] = ['', 0];
  for (let mark = template.indexOf(MARK); mark !== -1; mark = template.indexOf(MARK, at)) {
    const value = left[template[mark + 1] as Kind]?.pop();
    if (value === undefined) throw new RangeError('A template has more marks than there are slots for it.');
    text += template.slice(at, mark) + JSON.stringify(value);
    at = mark + 2;
  }
  if (Object.values(left).some(({ length }) => length > 0)) {
    throw new RangeError('There are more slots than marks in their template.');
  }
  return text + template.slice(at);
}

type Kind = (typeof KINDS)[keyof typeof KINDS];

/** The slots of each kind, the first one last. */
function queuesOf({ evses, lastUpdated }: VolatileValues): { readonly [kind in Kind]: string[] } {
  const queues: { readonly [kind in Kind]: string[] } = { s: [], c: [], e: [], o: [lastUpdated] };
  for (const { status, connectors, lastUpdated: own } of evses.toReversed()) {
    queues.s.push(status);
    for (const connector of connectors.toReversed()) queues.c.push(connector);
    queues.e.push(own);
  }
  return queues;
}

/** Statuses as letters, one an EVSE: `a` for the first of STATUS, and so on. */
export function statusesOf({ evses }: VolatileValues): string {
  let codes = '';
  for (const { status } of evses) codes += codeOfStatus(status);
  return codes;
}

/** How many connectors a Location has. */
export function connectorsOf({ evses }: VolatileValues): number {
  return evses.reduce((sum, { connectors }) => sum + connectors.length, 0);
}

const STATUS_CODES = new Map<string, string>(STATUS.map((status, i) => [status, String.fromCharCode(97 + i)]));

/** `?` for a status that OCPI does not have, which only a snapshot of somebody else can hold. */
export function codeOfStatus(status: string): string {
  return STATUS_CODES.get(status) ?? '?';
}

export function statusOfCode(code: string): Status {
  return STATUS[code.charCodeAt(0) - 97] ?? 'UNKNOWN';
}

/** The same slots with other statuses, one letter an EVSE. @throws RangeError if they are not as many as the EVSEs */
export function withStatuses({ evses, lastUpdated }: VolatileValues, codes: string): VolatileValues {
  if (codes.length !== evses.length) throw new RangeError(`${codes.length} statuses for ${evses.length} EVSEs.`);
  return { evses: evses.map((evse, i) => ({ ...evse, status: statusOfCode(codes[i] ?? '?') })), lastUpdated };
}

/** The same slots with one moment in all of them. */
export function withTime({ evses }: VolatileValues, moment: DateTime): VolatileValues {
  return {
    evses: evses.map(({ status, connectors }) => ({
      status,
      connectors: connectors.map(() => moment),
      lastUpdated: moment,
    })),
    lastUpdated: moment,
  };
}

/** What tells two objects apart without their texts. */
export interface Digest {
  /** Hash of the template (hashTemplate). */
  readonly hash: string;
  /** Statuses of the EVSEs of a Location, one letter each. */
  readonly statuses: string;
  /** Hash of the whole object (hashObject). */
  readonly wholeHash: string;
}

/** @param hash that of the template which the slots belong to */
export function digestOf(hash: string, volatile: VolatileValues): Digest {
  return { hash, statuses: statusesOf(volatile), wholeHash: hashObject(hash, volatile) };
}

/**
 * The digest of an object from its JSON. Other text for the same object (spaces, a member that is there twice) gets a
 * digest that no object of ours has, so that it is never carried over.
 *
 * @param object what the text says
 */
export function digestText(text: string, object: Location | Tariff): Digest & Pick<Templated, 'volatile'> {
  const { template, volatile } = toTemplate(object);
  const isOurs = fillTemplate({ template, volatile }) === text;
  return { ...digestOf(isOurs ? hashTemplate(template) : hashOf(`other\n${text}`), volatile), volatile };
}

const MARKS = new RegExp(`${MARK}.`, 'g');

/** A hash of the template as one would show it, with `"@"` for a mark: what is a mark follows from the names around it. */
export function hashTemplate(template: string): string {
  return hashOf(template.replace(MARKS, '"@"'));
}

/** A hash of the whole object from that of its template, at no cost that grows with the text. */
export function hashObject(templateHash: string, { evses, lastUpdated }: VolatileValues): string {
  const ofEvses = evses.flatMap((evse) => [evse.status, ...evse.connectors, evse.lastUpdated]);
  return hashOf([templateHash, ...ofEvses, lastUpdated].join('\n'));
}
