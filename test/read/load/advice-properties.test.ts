/** Whatever is written in whatever column: a text that a hint says to write is one that the column reads as what was meant. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textOf } from '../../../src/findings/words.ts';
import type { ColumnType } from '../../../src/tables/cell-types/column-type.ts';
import { latitude, longitude } from '../../../src/tables/cell-types/geography.ts';
import { decimal, whole } from '../../../src/tables/cell-types/numbers.ts';
import { readCell } from '../../../src/tables/cell-types/read-cell.ts';
import { date } from '../../../src/tables/cell-types/times.ts';
import { TABLES } from '../../../src/tables/tables.ts';
import { runs } from '../../support/sampled.ts';

const COLUMNS = Object.values(TABLES).flatMap((table) =>
  Object.entries<{ type: ColumnType<unknown> }>(table.columns).map(
    ([name, { type }]) => [`${table.name}.${name}`, type] as const,
  ),
);

/** What the column reads from the text, or from the text that the hint says to write instead. */
function meant<T>(type: ColumnType<T>, text: string): T | undefined {
  const reading = readCell(type, text);
  if ('value' in reading) return reading.value;
  const { replacement } = reading.problem;
  if (replacement === undefined) return undefined;
  const again = readCell(type, replacement);
  if ('problem' in again) throw new Error(`${text}: ${replacement} is refused: ${textOf(again.problem.problem)}`);
  return again.value;
}

const piece = fc.constantFrom(
  ...['1', '22', '049', '0', '250', '2026', '12', '.', ',', ' ', '-', '/', ':', '°', "'", '"', '%', '€', '|'],
  ...['kW', 'ct', 'W', 'N', 'E', 'h', 'min', 'am', 'Mo', 'Mon', 'Fri', 'bis', 'Dec', 'Z', 'SOLAR', 'RFID', 'e', 'true'],
);

describe('every hint of every column', () => {
  test.each(COLUMNS)('%s', (_, type) => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 7 }), (pieces) => {
        const text = pieces.join('').trim();
        if (text === '') return;
        const reading = readCell(type, text);
        if ('value' in reading || reading.problem.replacement === undefined) return;
        expect(readCell(type, reading.problem.replacement)).toHaveProperty('value');
        expect(reading.problem.hint).toMatch(/^(?:Write|Did you mean) /);
      }),
      runs(60, 600),
    );
  });
});

describe('numbers with a unit', () => {
  const watts = whole({ min: 0, max: 100_000_000, unit: 'W' });
  test.each([
    ['W', 1],
    [' Watt', 1],
    ['kW', 1000],
    [' kW', 1000],
    [' MW', 1_000_000],
  ])('%s is %d W', (unit, size) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.constantFrom(0, 1, 2),
        fc.boolean(),
        (digits, places, comma) => {
          const number = (digits / 10 ** places).toFixed(places);
          const text = `${comma ? number.replace('.', ',') : number}${unit}`;
          const value = meant(watts, text);
          const exact = (digits * size) / 10 ** places;
          if (value === undefined) expect(Number.isInteger(exact) && exact <= 100_000_000, text).toBe(false);
          else expect(Math.abs(value - exact), text).toBeLessThanOrEqual(0.02 * exact);
        },
      ),
    );
  });

  const price = decimal({ min: 0, max: 1_000_000, decimals: 4, unit: 'money', per: 'kWh' });
  test.each([
    ['%s €', 1],
    ['€%s', 1],
    ['EUR %s', 1],
    ['%s EUR/kWh', 1],
    ['%s ct', 0.01],
    ['%sct/kWh', 0.01],
    ['%s Cent', 0.01],
  ])('%s', (form, size) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999 }),
        fc.constantFrom(0, 1, 2),
        fc.boolean(),
        (digits, places, comma) => {
          const number = (digits / 10 ** places).toFixed(places);
          const value = meant(price, form.replace('%s', comma ? number.replace('.', ',') : number));
          expect(value?.toNumber()).toBeCloseTo((digits * size) / 10 ** places, 9);
        },
      ),
    );
  });
});

describe('coordinates', () => {
  const parts = fc.record({
    degrees: fc.integer({ min: 0, max: 89 }),
    minutes: fc.integer({ min: 0, max: 59 }),
    seconds: fc.integer({ min: 0, max: 599 }),
    negative: fc.boolean(),
    comma: fc.boolean(),
  });
  type Parts = typeof parts extends fc.Arbitrary<infer P> ? P : never;
  type Form = (p: {
    degrees: number;
    minutes: number;
    seconds: string;
    letter: string;
    fractional: string;
    decimal: string;
  }) => string;
  const forms: readonly (readonly [string, Form])[] = [
    ['52°22\'23.4"N', (p) => `${p.degrees}°${p.minutes}'${p.seconds}"${p.letter}`],
    ['52° 22′ 23.4″ N', (p) => `${p.degrees}° ${p.minutes}′ ${p.seconds}″ ${p.letter}`],
    ['N 52 22 23.4', (p) => `${p.letter} ${p.degrees} ${p.minutes} ${p.seconds}`],
    ['52°22.39N', (p) => `${p.degrees}°${p.fractional}${p.letter}`],
    ["N52° 22.39'", (p) => `${p.letter}${p.degrees}° ${p.fractional}'`],
    ['52.373169 N', (p) => `${p.decimal} ${p.letter}`],
    ['N52.373169°', (p) => `${p.letter}${p.decimal}°`],
  ];
  test.each(forms)('%s', (_, form) => {
    const spelt = ({ degrees, minutes, seconds, negative, comma }: Parts, letters: readonly [string, string]) => {
      const point = (number: string) => (comma ? number.replace('.', ',') : number);
      const value = degrees + minutes / 60 + seconds / 36_000;
      const text = form({
        ...{ degrees, minutes, letter: letters[negative ? 1 : 0], seconds: point((seconds / 10).toFixed(1)) },
        ...{ fractional: point((minutes + Math.min(seconds, 594) / 600).toFixed(4)), decimal: point(value.toFixed(6)) },
      });
      return { text, value: negative ? -value : value };
    };
    fc.assert(
      fc.property(parts, (written) => {
        const north = spelt(written, ['N', 'S']);
        expect(Math.abs(Number(meant(latitude(), north.text)) - north.value), north.text).toBeLessThan(0.0002);
        const east = spelt(written, ['E', 'W']);
        expect(Math.abs(Number(meant(longitude(), east.text)) - east.value), east.text).toBeLessThan(0.0002);
        expect(meant(latitude(), east.text)).toBeUndefined();
      }),
    );
  });
});

describe('dates', () => {
  const days = fc.integer({ min: 0, max: 20_000 }).map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
  const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  const forms: readonly (readonly [string, (y: string, m: string, d: string) => string])[] = [
    ['25.12.2026', (y, m, d) => `${d}.${m}.${y}`],
    ['5.1.2026', (y, m, d) => `${Number(d)}.${Number(m)}.${y}`],
    ['2026/12/25', (y, m, d) => `${y}/${m}/${d}`],
    ['25-Dec-2026', (y, m, d) => `${d}-${names[Number(m) - 1]}-${y}`],
    ['Dec 25, 2026', (y, m, d) => `${names[Number(m) - 1]} ${Number(d)}, ${y}`],
  ];
  test.each(forms)('%s', (_, form) => {
    fc.assert(
      fc.property(days, (day) => {
        const [y = '', m = '', d = ''] = day.split('-');
        expect(meant(date(), form(y, m, d))).toBe(day);
      }),
    );
  });

  test.each(['/', '-'])('with %s, the day or the month may be first', (sign) => {
    fc.assert(
      fc.property(days, (day) => {
        const [y = '', m = '', d = ''] = day.split('-');
        const isCertain = Number(d) > 12 || d === m;
        expect(meant(date(), [d, m, y].join(sign))).toBe(isCertain ? day : undefined);
        expect(meant(date(), [m, d, y].join(sign))).toBe(isCertain ? day : undefined);
      }),
    );
  });
});
