/** Formats values of fields, short enough for a line. */

import { Big } from 'big.js';
import { formatOpeningHours } from '../../cells/opening-hours/opening-hours.ts';
import type { Hours } from '../../ocpi/types.ts';
import type { Json } from '../compare/change.ts';
import { canonical, isJsonObject, isList } from '../compare/fields.ts';
import { joinSome, own, type Phrase, say, shorten, shortenPair, value } from './phrase.ts';

/** Texts that need no quotation marks: one word that cannot be mistaken for ours. */
const PLAIN = /^(?!(?:none|true|false)$)[\p{L}\p{N}_.:/+*-]+$/u;

/** A text of the data, in quotation marks unless it is one plain word. */
export function quote(text: string): Phrase {
  return say`${compact(text)}`;
}

const CENTS = 2;

/** An amount of money with all its decimals, at least two. */
export function amount(money: number): string {
  const exact = new Big(money);
  return exact.toFixed(Math.max(CENTS, exact.c.length - exact.e - 1));
}

/** `2026-12-01` for midnight in UTC, `2026-12-01 22:30 UTC` for other whole minutes. */
export function formatChangeTime(timestamp: string): string {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):00(?:\.0+)?Z$/.exec(timestamp) ?? [];
  if (day === undefined || time === undefined) return timestamp;
  return time === '00:00' ? day : `${day} ${time} UTC`;
}

/** `A -> B`, with `none` for a missing side. Long texts are shortened to where they differ. */
export function arrow(
  before: Json | undefined,
  after: Json | undefined,
  format: (value: Json) => string = compact,
): Phrase {
  const show = (text: string | undefined) => (text === undefined ? own('none') : value(text));
  const [was, is] = pairOfTexts(before, after, format);
  return say`${show(was)} -> ${show(is)}`;
}

/** Both sides as texts that differ. */
export function pairOfTexts(before: Json | undefined, after: Json | undefined, format: (value: Json) => string) {
  const textOf = (side: Json | undefined, form: (value: Json) => string) =>
    side === undefined ? undefined : form(side);
  const [was, is] = [textOf(before, format), textOf(after, format)];
  const [a, b] = was === is ? [textOf(before, compact), textOf(after, compact)] : [was, is];
  const [shortA, shortB] = shortenPair(a ?? '', b ?? '');
  return [a === undefined ? undefined : shortA, b === undefined ? undefined : shortB] as const;
}

/** How many items a line shows. */
const NAMED = 4;

/**
 * `A -> B`; of lists, what came and what went: `+ WIFI, - CAFE`. If one object of a list replaces another it is `A -> B`, which
 * shows where they differ.
 */
export function changeWords(before: Json | undefined, after: Json | undefined): Phrase {
  const [old = [], now = []] = [before, after];
  if (!isList(old) || !isList(now)) return arrow(before, after);
  const [removed, added] = [without(old, now), without(now, old)];
  const [[one], [other]] = [removed, added];
  if (removed.length === 1 && added.length === 1 && isJsonObject(one) && isJsonObject(other)) return arrow(one, other);
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

/** Any value in one line: like JSON, but without needless quotation marks. */
export function compact(any: Json): string {
  if (typeof any === 'string') return PLAIN.test(any) ? any : `"${any}"`;
  if (isList(any)) return `[${any.map(compact).join(', ')}]`;
  if (!isJsonObject(any)) return String(any);
  const { language, text, ...rest } = any;
  if (typeof language === 'string' && typeof text === 'string' && Object.keys(rest).length === 0) {
    return `${language}: "${text}"`;
  }
  return `{${Object.entries(any)
    .map(([name, member]) => `${name}: ${compact(member)}`)
    .join(', ')}}`;
}

/** The hours of a week in OpenStreetMap's notation, as the tables have them. */
export function formatHours(hours: Json): string {
  const text = isHours(hours) ? formatOpeningHours(hours) : undefined;
  return text?.ok ? text.value : compact(hours);
}

function isHours(hours: Json): hours is Json & Hours {
  return isJsonObject(hours) && typeof hours.twentyfourseven === 'boolean';
}
