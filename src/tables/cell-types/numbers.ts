/** Types of whole and of decimal numbers. */

import type { Big } from 'big.js';
import { type Cell, type Meant, read, type Unreadable, unreadable } from '../../cells/cell.ts';
import { formatDecimal, parseDecimal } from '../../cells/numbers/money.ts';
import type { ColumnUnit } from '../../cells/numbers/units.ts';
import { clause } from '../../findings/words.ts';
import { type ColumnType, columnType, TEXT } from './column-type.ts';

/** Bounds of a number, both inclusive, and its unit. */
interface Range extends ColumnUnit {
  readonly min: number;
  readonly max: number;
  readonly unit: string;
  /** A smaller number is read, but probably in another unit. Rules say so, so no hint names one. */
  readonly leastPlausible?: number;
}

/** A whole number. */
export function whole(range: Range): ColumnType<number> {
  return columnType<number>(
    TEXT.regex(/^-?[0-9]+(\.0+)?$/),
    (text) => {
      const number = within(parseDecimal(text, { ...range, maxDecimals: 0 }), range);
      return number.ok ? read(number.value.toNumber()) : { ...number, ...inLargerUnit(text, range) };
    },
    { code: 'not-a-number', form: `whole number${inUnit(range)}`, isNumber: true, unit: range },
  );
}

/** A decimal number, exact to its last digit. */
export function decimal(range: Range & { readonly decimals: number }): ColumnType<Big> {
  const { decimals } = range;
  return columnType(
    TEXT.regex(new RegExp(`^-?[0-9]+(\\.[0-9]{1,${decimals}}0*)?$`)),
    (text) => within(parseDecimal(text, { ...range, maxDecimals: decimals }), range),
    {
      ...{ code: 'not-a-number', isNumber: true, unit: range, write: formatDecimal },
      form: `number with up to ${decimals} decimals${inUnit(range)}`,
    },
  );
}

/** A number as far as it is in its range. */
export function within(number: Cell<Big>, range: Range): Cell<Big> {
  if (!number.ok) return withoutImplausible(number, range);
  const { min, max, unit } = range;
  const { value } = number;
  if (value.gte(min) && value.lte(max)) return number;
  const amount = value.toFixed();
  const problem = value.lt(min) ? clause`${{ amount }} is too small.` : clause`${{ amount }} is too large.`;
  const hint = `Write a number from ${min} to ${max}${unit === '' ? '' : `; the unit is ${unit}`}.`;
  return unreadable(problem, hint, inKilo(value, range), 'out-of-range');
}

/** A power that is too large for kilowatts is in watts. */
function inKilo(value: Big, { max, unit }: Range): Meant | undefined {
  const kilowatts = value.div(1000);
  if (unit !== 'kW' || kilowatts.lt(1) || kilowatts.gt(max)) return undefined;
  return { values: [kilowatts.toFixed()], note: 'The column is in kW, and you probably mean watts.' };
}

/** What people write with decimals where the column has whole numbers of a smaller unit: `2.1`, `3.5` and `1.5`. */
const LARGER_UNITS: { readonly [unit: string]: readonly [name: string, size: number] } = {
  cm: ['metres', 100],
  kg: ['tonnes', 1000],
  minutes: ['hours', 60],
};

function inLargerUnit(text: string, { unit, leastPlausible = 0, max }: Range): { meant: Meant } | undefined {
  const [name, size] = LARGER_UNITS[unit] ?? [];
  if (name === undefined || size === undefined || !/^\d{1,2}[.,]\d{1,2}$/.test(text)) return undefined;
  const meant = Math.round(Number(text.replace(',', '.')) * size);
  if (meant < leastPlausible || meant > max) return undefined;
  return { meant: { values: [String(meant)], note: `The column is in ${unit}, and you probably mean ${name}.` } };
}

function withoutImplausible(number: Unreadable, { unit, leastPlausible = 0 }: Range): Unreadable {
  const values = number.meant?.values ?? [];
  const plausible = values.filter((value) => !(Number(value) < leastPlausible));
  if (plausible.length === values.length) return number;
  return unreadable(number.problem, `Check the unit: the column is in ${unit}.`, {
    ...number.meant,
    values: plausible,
  });
}

function inUnit({ unit }: Range): string {
  return unit === '' || unit === 'money' ? '' : `, in ${unit}`;
}
