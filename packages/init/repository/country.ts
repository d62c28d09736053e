/** What follows from the country of a network: a place for the example, time zone, currency and language. Codes are ISO 3166-1 alpha-2. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alpha3Of, LANGUAGES, offsetAt } from '../../../src/cells/index.ts';
import { packageRoot } from '../../../src/command/index.ts';
import { DAY_MS, startOfDay } from '../../../src/findings/index.ts';
import { currenciesOf } from '../../../src/rules/index.ts';

/** Somewhere in a country. */
export interface ExamplePlace {
  readonly country: string;
  /** Of the place, in English: `New York`. */
  readonly name: string;
  /** IANA name. */
  readonly timeZone: string;
  /** In degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** A line of places.tab, after which places are drawn. */
const LINE = /^([A-Z]{2})\t([+-]\d{4})([+-]\d{5})\t(\S+)\t(.+)$/gm;

let all: readonly ExamplePlace[] | undefined;

function places(): readonly ExamplePlace[] {
  const text = () => readFileSync(join(packageRoot(), 'packages/init/template/places.tab'), 'utf8');
  all ??= [...text().matchAll(LINE)].map(
    ([, country = '', latitude = '', longitude = '', timeZone = '', name = '']) => ({
      ...{ country, name, timeZone, latitude: toDegrees(latitude), longitude: toDegrees(longitude) },
    }),
  );
  return all;
}

/** Of `+5222` or `-00734`. */
function toDegrees(text: string): number {
  const degrees = Number(text.slice(1, -2)) + Number(text.slice(-2)) / 60;
  return text.startsWith('-') ? -degrees : degrees;
}

/** Places in a country, one for each of its time zones; none for a code that is no country. */
export function placesIn(country: string): readonly ExamplePlace[] {
  return places().filter((place) => place.country === country);
}

/** The country of a machine, by its time zone; undefined where that names none, such as UTC. */
export function countryAt(timeZone: string): string | undefined {
  return places().find((place) => isSameZone(place.timeZone, timeZone))?.country;
}

/** Whether two names are those of one zone: one that was renamed has both. */
function isSameZone(a: string, b: string): boolean {
  const [one, two] = [a, b].map((timeZone) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone);
  return a === b || one === two;
}

const HALF_A_YEAR_MS = 182 * DAY_MS;

/** Whether clocks show the same time in two time zones, in summer and in winter. @param now ms since 1970 */
function isSameTime(a: string, b: string, now: number): boolean {
  const today = startOfDay(now);
  return [today, today + HALF_A_YEAR_MS].every((instant) => offsetAt(instant, a) === offsetAt(instant, b));
}

/** The time zones of a country; of those that have the same time, only the first. */
export function timeZonesOf(country: string, now: number): readonly string[] {
  const found: string[] = [];
  for (const { timeZone } of placesIn(country)) {
    if (!found.some((other) => isSameTime(other, timeZone, now))) found.push(timeZone);
  }
  return found;
}

export interface Follows {
  readonly place: ExamplePlace;
  /** ISO 4217. */
  readonly currency: string;
  /** ISO 639-1. */
  readonly language: string;
}

/** @param here the time zone of this machine, which decides where a country has several @throws Error for a code that is no country */
export function followsFrom(country: string, here: string): Follows {
  const there = placesIn(country);
  const place = there.find(({ timeZone }) => isSameZone(timeZone, here)) ?? there[0];
  if (place === undefined) throw new Error(`there is no place in ${country}`);
  return { place, currency: currencyOf(country), language: languageOf(country) };
}

/** Where prices are in several currencies or in none, the one that is written first. */
function currencyOf(country: string): string {
  const [first = 'USD'] = currenciesOf(alpha3Of(country) ?? '') ?? [];
  return first;
}

/** The language that most people have (Unicode CLDR, likely subtags). */
function languageOf(country: string): string {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  // CLDR writes Norwegian as Bokmål.
  const written = language === 'nb' ? 'no' : language;
  return LANGUAGES.has(written) ? written : 'en';
}
