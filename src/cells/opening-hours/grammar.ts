/**
 * Parses the text of opening hours into rules. The grammar is the part of OpenStreetMap's (wiki.openstreetmap.org,
 * Key:opening_hours/specification 0.7) that a week needs:
 *
 *     hours  = rule { ( ";" | "," ) rule }
 *     rule   = ( "24/7" | [ days [":"] ] [ times ] ) [ "open" | "off" | "closed" ]
 *     days   = day [ "-" day ] { "," day [ "-" day ] }
 *     times  = time "-" time { "," time "-" time }
 *
 * After times, a comma followed by a time continues the times. Followed by a day, it begins a rule that adds hours and,
 * unlike a rule after a semicolon, overrides nothing. Case and spaces don't matter. `8:00` and long dashes are accepted,
 * because people and spreadsheets write them.
 */

import { clause } from '../../findings/words.ts';
import { type Cell, cited, read, unreadable } from '../cell.ts';
import { DAY_CODES, DAYS, daysBetween, type HoursRule, MINUTES_OF_DAY, type Span } from './week.ts';

// A blank stands for any spaces.
const DAY = `(?:${DAY_CODES.join('|')})(?![a-z])`;
const LISTED_DAYS = `(?<days>${DAY}(?: - ${DAY})?(?: , ${DAY}(?: - ${DAY})?)*)(?! [-,])`;
const SPAN = String.raw`\d\d?:[0-5]\d - \d\d?:[0-5]\d`;
const TIMES = `(?<times>${SPAN}(?: , ${SPAN})*)`;
const STATE = '(?<state>open|off|closed)(?![a-z])';
const SEPARATOR = String.raw`(?<separator>^[\s;]*| ;[\s;]*| , )`;
const RULE = `${SEPARATOR}(?:(?<always>24/7)|(?:${LISTED_DAYS} :?)?(?: ${TIMES})?)(?: ${STATE})?`;
const RULES = new RegExp(RULE.replaceAll(' ', String.raw`\s*`), 'giy');

const DASH = /[\p{Pd}\u2212]/gu;

const HINT =
  'Write hours such as Mo-Fr 08:00-20:00; Sa 10:00-18:00, or 24/7. The days are Mo Tu We Th Fr Sa Su. Holidays and other dates belong into exceptional_hours.csv.';

/** All rules of a text, at least one. */
export function parseRules(text: string): Cell<HoursRule[]> {
  const plain = text.replace(DASH, '-');
  const rules: HoursRule[] = [];
  let end = 0;
  for (const found of plain.matchAll(RULES)) {
    const rule = ruleOf(found.groups ?? {});
    if (rule === undefined) break;
    rules.push(rule);
    end = found.index + found[0].length;
  }
  const rest = plain.slice(end).replace(/^[\s;,]+(?=[^\s;,])/, '');
  if (rules.length === 0) return unreadable(clause`is not understood`, HINT);
  return /^[\s;]*$/.test(rest) ? read(rules) : unreadable(clause`is not understood from ${cited({ rest })} on`, HINT);
}

function ruleOf({ separator = '', always, days, times, state }: Groups): HoursRule | undefined {
  if ((always ?? days ?? times ?? state) === undefined) return undefined;
  const spans = times?.split(',').map(spanOf) ?? [];
  const whole = spans.filter((span) => span !== undefined);
  if (whole.length < spans.length) return undefined;
  return {
    days: days === undefined ? DAYS : [...new Set(days.split(',').flatMap(daysOf))],
    spans: whole,
    state: state === undefined || /^open$/i.test(state) ? 'open' : 'closed',
    adds: separator.includes(','),
  };
}

type Groups = { readonly [name: string]: string | undefined };

function daysOf(run: string): number[] {
  const [first = -1, last = first] = run.split('-').map((day) => DAY_OF_CODE.get(day.trim().toLowerCase()) ?? -1);
  return daysBetween(first, last);
}

const DAY_OF_CODE: ReadonlyMap<string, number> = new Map(DAY_CODES.map((code, day) => [code.toLowerCase(), day]));

/** Hours begin by 23:59 and end by 48:00. An end that is not after the begin is on the next day, so equal times mean 24 hours. */
function spanOf(times: string): Span | undefined {
  const [begin = 0, end = 0] = times.split('-').map(minutesOf);
  if (begin >= MINUTES_OF_DAY || end > 2 * MINUTES_OF_DAY) return undefined;
  return { begin, end: begin < end ? end : end + MINUTES_OF_DAY };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
