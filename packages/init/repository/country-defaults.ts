/** Answers that follow from the country of a network, where only one thing can be meant: time zone, currency and language. */

import { alpha3Of, LANGUAGES, offsetAt } from '../../../src/cells/index.ts';
import { DAY_MS, startOfDay } from '../../../src/findings/index.ts';
import { currenciesOf } from '../../../src/rules/index.ts';
import { type ExamplePlace, placesIn } from './places.ts';

const HALF_A_YEAR_MS = 182 * DAY_MS;

/** Whether clocks show the same time in two time zones, in summer and in winter. @param now ms since 1970 */
function isSameTime(a: string, b: string, now: number): boolean {
  const today = startOfDay(now);
  return [today, today + HALF_A_YEAR_MS].every((instant) => offsetAt(instant, a) === offsetAt(instant, b));
}

/** The time zones of a country (alpha-2); of those that have the same time, only the first. */
export function timeZonesOf(country: string, now: number): readonly string[] {
  const found: string[] = [];
  for (const { timeZone } of placesIn(country)) {
    if (!found.some((other) => isSameTime(other, timeZone, now))) found.push(timeZone);
  }
  return found;
}

/** The time zone of a country (alpha-2) all of which has the same time; undefined for others. */
export function onlyTimeZone(country: string, now: number): string | undefined {
  const [first, second] = timeZonesOf(country, now);
  return second === undefined ? first : undefined;
}

/** A place in the country (alpha-2) that has this time; undefined if there is none. */
export function placeWithTime(country: string, timeZone: string, now: number): ExamplePlace | undefined {
  const places = placesIn(country);
  return (
    places.find((place) => place.timeZone === timeZone) ??
    places.find((place) => isSameTime(place.timeZone, timeZone, now))
  );
}

/** The currencies of a country (alpha-2), as far as they are known. */
export function currenciesIn(country: string): readonly string[] {
  return [...(currenciesOf(alpha3Of(country) ?? '') ?? [])];
}

/** The currency of a country (alpha-2) that has only one. */
export function onlyCurrency(country: string): string | undefined {
  const [first, second] = currenciesIn(country);
  // Where the euro is one of two, the other is the one that it replaced.
  return second === undefined || first === 'EUR' ? first : undefined;
}

/** Countries in which signs in public are in several languages, or which have no people. */
const SEVERAL_LANGUAGES: ReadonlySet<string> = new Set(
  `AE AF AQ BA BE BI BO BV BY CA CH CM CW CY DJ DZ ER FI FJ GL GS HK HM IE IL IN IQ KE KG KM KZ LK LU MA MG MO MR MT MU MY
   NZ PH PK PR PY RW SC SG SJ SX TD TF TL TZ UG UM VU XK ZA ZW`.split(/\s+/),
);

/** The language of a country (alpha-2) that has only one (Unicode CLDR, likely subtags). */
export function onlyLanguage(country: string): string | undefined {
  if (SEVERAL_LANGUAGES.has(country)) return undefined;
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  // CLDR writes Norwegian as Bokmål.
  const written = language === 'nb' ? 'no' : language;
  return written !== undefined && LANGUAGES.has(written) ? written : undefined;
}
