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

import { type Clause, clause } from '../../findings/words.ts';
import { type Cell, cited, read, unreadable } from '../cell.ts';
import { FROM_UNTIL, unsupported } from './unsupported.ts';
import { DAY_CODES, DAYS, MINUTES_OF_DAY, type Span } from './week.ts';

/** A rule that opens or closes some days, for some hours or (without spans) for the whole day. */
export interface HoursRule {
  readonly days: readonly number[];
  readonly spans: readonly Span[];
  readonly state: 'open' | 'closed';
  /** True after a comma: earlier rules for the same days stay. */
  readonly adds: boolean;
}

const DAY_OF_CODE: ReadonlyMap<string, number> = new Map(DAY_CODES.map((code, day) => [code.toLowerCase(), day]));
const STATES: ReadonlyMap<string, HoursRule['state']> = new Map([
  ['open', 'open'],
  ['off', 'closed'],
  ['closed', 'closed'],
]);
const ALWAYS = '24/7';

/** All rules of a text, at least one. */
export function parseRules(text: string): Cell<HoursRule[]> {
  const tokens = new Tokens(text);
  const rules: HoursRule[] = [];
  let separator = ';';
  while (true) {
    while (separator === ';' && tokens.current === ';') tokens.take();
    if (tokens.current === '' && rules.length > 0 && separator === ';') return read(rules);
    const rule = parseRule(tokens, separator === ',');
    if (!rule.ok) return rule;
    rules.push(rule.value);
    if (tokens.current === '') return read(rules);
    if (tokens.current !== ';' && tokens.current !== ',') return misplaced(tokens.current, tokens.written);
    separator = tokens.take();
  }
}

function parseRule(tokens: Tokens, adds: boolean): Cell<HoursRule> {
  let days: readonly number[] = DAYS;
  let spans: readonly Span[] = [];
  if (tokens.current === ALWAYS) {
    tokens.take();
  } else {
    const hasDays = DAY_OF_CODE.has(tokens.current);
    if (hasDays) {
      const parsed = parseDays(tokens);
      if (!parsed.ok) return parsed;
      days = parsed.value;
      if (tokens.current === ':') tokens.take();
    }
    if (isTime(tokens.current)) {
      const parsed = parseTimes(tokens);
      if (!parsed.ok) return parsed;
      spans = parsed.value;
    } else if (!hasDays && !STATES.has(tokens.current)) {
      return unsupported(tokens.written);
    }
  }
  const state = STATES.get(tokens.current);
  if (state) tokens.take();
  return read({ days, spans, state: state ?? 'open', adds });
}

function parseDays(tokens: Tokens): Cell<number[]> {
  const days = new Set<number>();
  while (true) {
    const first = DAY_OF_CODE.get(tokens.take());
    let last = first;
    if (tokens.current === '-') {
      tokens.take();
      last = DAY_OF_CODE.get(tokens.current);
      if (last !== undefined) tokens.take();
    }
    if (first === undefined || last === undefined) return unsupported(tokens.written);
    for (let day = first; day !== last; day = (day + 1) % 7) days.add(day);
    days.add(last);
    if (tokens.current !== ',') return read([...days]);
    if (isTime(tokens.following)) {
      return unreadable(
        clause`has a comma between days and times`,
        'Write a space between them, such as Mo-Fr 08:00-20:00.',
      );
    }
    if (!DAY_OF_CODE.has(tokens.following)) return unsupported(tokens.writtenNext);
    tokens.take();
  }
}

function parseTimes(tokens: Tokens): Cell<Span[]> {
  const spans: Span[] = [];
  while (true) {
    const span = parseSpan(tokens);
    if (!span.ok) return span;
    spans.push(span.value);
    if (tokens.current !== ',' || !isTime(tokens.following)) return read(spans);
    tokens.take();
  }
}

/** An end that is not after the begin is on the next day, so equal times mean 24 hours. */
function parseSpan(tokens: Tokens): Cell<Span> {
  const begin = parseTime(tokens.take(), MINUTES_OF_DAY - 1, clause`must begin by 23:59`);
  if (!begin.ok) return begin;
  if (tokens.current === '+') return unsupported('+');
  if (tokens.current !== '-') {
    return unreadable(clause`has a single time`, FROM_UNTIL);
  }
  tokens.take();
  if (!isTime(tokens.current)) return unsupported(tokens.written);
  const end = parseTime(tokens.take(), 2 * MINUTES_OF_DAY, clause`must end by 48:00 (midnight of the next day)`);
  if (!end.ok) return end;
  if (begin.value < end.value) return read({ begin: begin.value, end: end.value });
  return read({ begin: begin.value, end: end.value + MINUTES_OF_DAY });
}

function parseTime(token: string, latest: number, limit: Clause): Cell<number> {
  const [, hour, minute] = /^(\d\d?):([0-5]\d)$/.exec(token) ?? [];
  if (hour === undefined || minute === undefined) {
    return unreadable(
      clause`has ${cited({ token })}, which is not a time`,
      'Write hours and minutes with a colon, such as 08:00-20:00.',
    );
  }
  const minutes = Number(hour) * 60 + Number(minute);
  if (minutes > latest)
    return unreadable(clause`has the time ${cited({ token })}, but hours ${limit}`, 'Write a time such as 22:00.');
  return read(minutes);
}

function misplaced(token: string, written: string): Cell<never> {
  if (isTime(token))
    return unreadable(
      clause`has no comma before ${cited({ token })}`,
      'Write a comma between them, such as 08:00-12:00,13:00-18:00.',
    );
  if (DAY_OF_CODE.has(token)) {
    return unreadable(
      clause`has no semicolon between two rules`,
      'Write a semicolon, such as Mo-Fr 08:00-20:00; Sa 10:00-18:00.',
    );
  }
  if (token === ALWAYS)
    return unreadable(
      clause`has "24/7", which means all days, together with other days`,
      'For some days only, write hours too, such as Mo-Fr 00:00-24:00.',
    );
  return unsupported(written);
}

function isTime(token: string): boolean {
  return /^\d/.test(token) && token !== ALWAYS;
}

const TOKEN = /\s+|24\/7|\d+(?::\d+)?|\p{L}+|\|\||./gsu;
const DASH = /^[\p{Pd}\u2212]$/u;

/** Walks through the tokens of a text once: words, numbers, times and signs, without spaces, one of them ahead; `''` is the end. */
class Tokens {
  readonly #all: readonly string[];
  #at = 0;

  constructor(text: string) {
    this.#all = (text.match(TOKEN) ?? []).filter((token) => token.trim() !== '');
  }

  /** As it is in the text, for messages. */
  get written(): string {
    return this.#all[this.#at] ?? '';
  }

  get writtenNext(): string {
    return this.#all[this.#at + 1] ?? '';
  }

  /** In lowercase, every dash as `-`. */
  get current(): string {
    return plain(this.written);
  }

  get following(): string {
    return plain(this.writtenNext);
  }

  take(): string {
    const token = this.current;
    this.#at++;
    return token;
  }
}

function plain(token: string): string {
  return DASH.test(token) ? '-' : token.toLowerCase();
}
