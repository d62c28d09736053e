/** Imports what a connector can do: voltage, current and power, which OCPI has in whole volts, amperes and watts. */

import { Big } from 'big.js';
import type { ImportedCell } from '../../imported-tables.ts';
import { cell, type Source } from './feed-values.ts';

export const RATINGS = ['max_voltage', 'max_amperage', 'max_electric_power'] as const;

/** Voltage, current and power of a connector, under their columns. Powers that may be in kW stay as they are (powers.ts). */
export function ratingCells(source: Source): [string, ImportedCell | undefined][] {
  return RATINGS.map((name) => {
    const filled = cell(source, name);
    return [name, filled && wholeNumber(source, name, filled)];
  });
}

/** A fraction of less than this would change the number by more than a tenth. A power below 1,000 may be in kW. */
const LEAST_ROUNDED = { max_voltage: 5, max_amperage: 5, max_electric_power: 1000 } as const;

/** Not with three digits behind it, where it may separate thousands, nor with zeros, which need no rounding. */
const DECIMAL_COMMA = /^(\d{1,9}),(?!0+$)(\d{1,2}|\d{4,20})$/;

/** A number with decimals as the nearest whole one, also if it has a decimal comma. */
function wholeNumber({ record }: Source, name: keyof typeof LEAST_ROUNDED, filled: ImportedCell): ImportedCell {
  const { pointer } = filled;
  const text = filled.text.replace(DECIMAL_COMMA, '$1.$2');
  if (!/^\d{1,9}\.\d{1,20}$/.test(text)) return filled;
  if (Number(text) < LEAST_ROUNDED[name]) return name === 'max_electric_power' ? { text, pointer } : filled;
  const rounded = new Big(text).round(0, Big.roundHalfUp).toFixed();
  if (!/\.0+$/.test(text))
    record.repaired(pointer, { name, cause: 'is not a whole number', from: filled.text, to: rounded });
  return { text: rounded, pointer };
}
