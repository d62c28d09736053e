/** Power, energy, lengths, weights and durations in words. */

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

/** `2.1 m`, of a vehicle or a place. */
export function lengthInWords(centimetres: number, words: PageWords): string {
  return words.say('unit.m', { distance: words.number(centimetres / 100, 2) });
}

/** `3.5 t` */
export function weightInWords(kilograms: number, words: PageWords): string {
  return words.say('unit.t', { weight: words.number(kilograms / 1000, 3) });
}

/** `4 h`, `30 min`, `1 h 10 min`, `45 s`. */
export function durationInWords(seconds: number, words: PageWords): string {
  if (seconds % MINUTE_S !== 0) return words.say('duration.s', { seconds: words.number(seconds) });
  const [hours, minutes] = [Math.floor(seconds / HOUR_S), (seconds % HOUR_S) / MINUTE_S];
  return [
    hours > 0 && words.say('duration.h', { hours: words.number(hours) }),
    (minutes > 0 || hours === 0) && words.say('duration.min', { minutes: words.number(minutes) }),
  ]
    .filter(Boolean)
    .join(' ');
}
