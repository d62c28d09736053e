/**
 * What changes all day, apart from what hardly ever does. The template of an object is its JSON with `@` where a status
 * of an EVSE or a `last_updated` stands; what stands there are its slots, in the order of the text:
 *
 *     {"id":"L-1",…"evses":[{"uid":"E-1","status":"@",…"connectors":[{…"last_updated":"@"}],"last_updated":"@"}],…"last_updated":"@"}
 *     ["AVAILABLE", "2026-11-21T14:30:00Z", "2026-11-21T14:30:00Z", "2026-11-21T14:30:00Z"]
 *
 * The slots of an EVSE are its status, the moments of its connectors, and its own moment; last comes that of the object.
 * Two objects with equal templates and statuses have the same content, whenever they were published.
 */

import { hashOf } from '../content-hash.ts';
import { STATUS, type Status } from './enums.ts';

export interface Templated {
  readonly template: string;
  readonly slots: readonly string[];
}

/**
 * Both alternatives are safe to look for in JSON, where a quotation mark within a text is written `\"`. A status of a
 * status schedule is the last member of its object, that of an EVSE never is.
 */
const SLOT = /"last_updated":"([^"]*)"|"status":"([A-Z]*)"(?=,"(?:status_schedule|capabilities|connectors)":)/g;

/** Takes the JSON of a Location or a Tariff apart. */
export function toTemplate(text: string): Templated {
  const slots: string[] = [];
  const template = text.replace(SLOT, (_, moment: string | undefined, status: string | undefined) => {
    slots.push(moment ?? status ?? '');
    return moment === undefined ? '"status":"@"' : '"last_updated":"@"';
  });
  return { template, slots };
}

const PLACE = /(?<="(?:status|last_updated)":)"@"/;

/** Puts the JSON of an object together again. @throws RangeError if the slots are not as many as the places for them */
export function fillTemplate({ template, slots }: Templated): string {
  const pieces = template.split(PLACE);
  if (pieces.length !== slots.length + 1) throw new RangeError('These slots do not belong to this template.');
  let text = pieces[0] ?? '';
  for (let i = 0; i < slots.length; i++) text += `"${slots[i]}"${pieces[i + 1]}`;
  return text;
}

/** The slots of one EVSE: its status at `first`, its connectors' moments, and its own moment at `last`. */
export interface EvseSlots {
  readonly first: number;
  readonly last: number;
}

/** Where the EVSEs of a Location stand in its slots; nothing for a Tariff. */
export function evseSlots(slots: readonly string[]): EvseSlots[] {
  const found: EvseSlots[] = [];
  let end = slots.length - 1;
  for (let at = end - 1; at >= 0; at--) {
    if (!isStatus(slots[at] ?? '')) continue;
    found.push({ first: at, last: end - 1 });
    end = at;
  }
  return found.reverse();
}

/** A moment begins with a digit, and one that nobody tells is empty. */
function isStatus(slot: string): boolean {
  return slot >= 'A';
}

/** Statuses as letters, one an EVSE: `a` for the first of STATUS, and so on. */
export function statusesOf(slots: readonly string[]): string {
  let letters = '';
  for (const slot of slots) if (isStatus(slot)) letters += letterOf(slot);
  return letters;
}

/** How many connectors a Location has: what is neither a status, nor the moment of an EVSE, nor its own. */
export function connectorsOf(slots: readonly string[]): number {
  return slots.length - 1 - 2 * statusesOf(slots).length;
}

const LETTERS = new Map<string, string>(STATUS.map((status, i) => [status, String.fromCharCode(97 + i)]));

/** `?` for a status that OCPI does not have, which only a snapshot of somebody else can hold. */
export function letterOf(status: string): string {
  return LETTERS.get(status) ?? '?';
}

export function statusOf(letter: string): Status {
  return STATUS[letter.charCodeAt(0) - 97] ?? 'UNKNOWN';
}

/** The same slots with other statuses. */
export function withStatuses(slots: readonly string[], letters: string): string[] {
  const changed = [...slots];
  for (const [evse, { first }] of evseSlots(slots).entries()) changed[first] = statusOf(letters[evse] ?? '?');
  return changed;
}

/** The same slots with one moment in all of them. */
export function withMoment(slots: readonly string[], moment: string): string[] {
  return slots.map((slot) => (isStatus(slot) ? slot : moment));
}

/** What tells two objects apart without their texts. */
export interface Digest {
  /** Hash of the template. */
  readonly hash: string;
  /** Statuses of the EVSEs of a Location, one letter each. */
  readonly statuses: string;
  /** Hash of the whole object (hashObject). */
  readonly wholeHash: string;
}

/** @param hash that of the template which the slots belong to */
export function digestOf(hash: string, slots: readonly string[]): Digest {
  return { hash, statuses: statusesOf(slots), wholeHash: hashObject(hash, slots) };
}

/** The digest of an object from its JSON. */
export function digestText(text: string): Digest & Pick<Templated, 'slots'> {
  const { template, slots } = toTemplate(text);
  return { ...digestOf(hashOf(template), slots), slots };
}

/** A hash of the whole object from that of its template, at no cost that grows with the text. */
export function hashObject(templateHash: string, slots: readonly string[]): string {
  return hashOf(`${templateHash}\n${slots.join('\n')}`);
}
