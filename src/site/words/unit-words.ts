/** Power, energy, distances, durations and ages in words. */

import type { PageWords } from './words.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;

/** `22 kW`, `7.4 kW`. @param watts more than 0 */
export function powerInWords(watts: number, words: PageWords): string {
  return words.say('unit.kw', { power: words.number(watts / 1000, 1) });
}

/** `0.5 kWh` */
export function energyInWords(kilowattHours: number, words: PageWords): string {
  return words.say('unit.kwh', { energy: words.number(kilowattHours, 3) });
}

/** As people say them: `350 m`, `1.2 km`, `48 km`. */
export function distanceInWords(metres: number, words: PageWords): string {
  const tens = Math.round(metres / 10) * 10;
  if (tens < 1000) return words.say('unit.m', { distance: words.number(tens) });
  return words.say('unit.km', { distance: words.number(metres / 1000, metres < 9950 ? 1 : 0) });
}

/** `4 h`, `30 min`, `1 h 10 min`, `45 s`. */
export function durationInWords(seconds: number, words: PageWords): string {
  const [hours, minutes] = [Math.floor(seconds / HOUR_S), Math.floor((seconds % HOUR_S) / MINUTE_S)];
  if (seconds % MINUTE_S !== 0) return words.say('duration.s', { seconds: words.number(seconds) });
  if (hours === 0) return words.say('duration.min', { minutes: words.number(minutes) });
  if (minutes === 0) return words.say('duration.h', { hours: words.number(hours) });
  return words.say('duration.h_min', { hours: words.number(hours), minutes: words.number(minutes) });
}

/** From each of these lengths on, ages are told in this unit. Months and years are those of the average. */
const AGES = [
  { unit: 'year', ms: 365.25 * 86_400_000 },
  { unit: 'month', ms: 30.44 * 86_400_000 },
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** `5 minutes ago`, `just now`; what is in the future by a clock that is wrong is just now too. */
export function ageInWords(ms: number, words: PageWords): string {
  const age = AGES.find((one) => ms >= one.ms);
  if (age === undefined) return words.say('age.now');
  return new Intl.RelativeTimeFormat(words.locale).format(-Math.floor(ms / age.ms), age.unit);
}
