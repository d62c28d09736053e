/** Imports what a connector can do: voltage, current and power, which OCPI has in whole volts, amperes and watts. */

import { Big } from 'big.js';
import { POWER_TYPE } from '../../ocpi/enums.ts';
import { ratedPower } from '../../ocpi/power.ts';
import { connectors } from '../../source/tables/connectors.ts';
import type { ImportedCell } from '../imported-tables.ts';
import { repairOf } from '../repairs.ts';
import { cell, member, type Source, toText } from './feed-values.ts';

export const RATINGS = ['max_voltage', 'max_amperage', 'max_electric_power'] as const;

/** Voltage, current and power of a connector, under their columns. */
export function ratingCells(source: Source): [string, ImportedCell | undefined][] {
  return RATINGS.map((name) => {
    const filled = cell(source, name);
    const inWatts = name === 'max_electric_power' && filled ? fromKilowatts(source, filled) : filled;
    return [name, inWatts && wholeNumber(source, name, inWatts)];
  });
}

/** A fraction of less than this would change the number by more than a tenth. */
const LEAST_ROUNDED = 5;

/** Not with three digits behind it, where it may separate thousands, nor with zeros, which need no rounding. */
const DECIMAL_COMMA = /^(\d{1,9}),(?!0+$)(\d{1,2}|\d{4,20})$/;

/** A number with decimals as the nearest whole one, also if it has a decimal comma. */
function wholeNumber({ record }: Source, name: string, filled: ImportedCell): ImportedCell {
  const { pointer } = filled;
  const text = filled.text.replace(DECIMAL_COMMA, '$1.$2');
  if (!/^\d{1,9}\.\d{1,20}$/.test(text) || Number(text) < LEAST_ROUNDED) return filled;
  const rounded = new Big(text).round(0, Big.roundHalfUp).toFixed();
  if (!/\.0+$/.test(text))
    record.repaired(pointer, { name, cause: 'is not a whole number', from: filled.text, to: rounded });
  return { text: rounded, pointer };
}

/** No connector has less, in watts. */
const LEAST_POWER = 1000;

/** Limits of a power in kW, as shares of voltage times current. */
const [LEAST_SHARE, LARGEST_SHARE] = [0.25, 1.1];

/** A power that is in kW, if voltage and current prove it: 22 for a plug that can do 22 kW. */
function fromKilowatts(source: Source, filled: ImportedCell): ImportedCell {
  const power = Number(/^\d{1,3}(?:\.\d{1,6})?$/.test(filled.text) ? filled.text : Number.NaN);
  const possible = possiblePower(source);
  const share = (1000 * power) / possible;
  if (!(possible >= LEAST_POWER && share >= LEAST_SHARE && share <= LARGEST_SHARE)) return filled;
  const watts = new Big(power).times(1000).round(0, Big.roundHalfUp).toFixed();
  const repair = { name: 'max_electric_power', cause: 'is in kW, as voltage and current prove' };
  source.record.repaired(filled.pointer, { ...repair, from: filled.text, to: watts });
  return { text: watts, pointer: filled.pointer };
}

/** What voltage and current allow, in watts; NaN if it is not known. */
function possiblePower(source: Source): number {
  const power_type = POWER_TYPE.find((known) => known === textOf(source, 'power_type'));
  if (power_type === undefined) return Number.NaN;
  const [max_voltage, max_amperage] = [textOf(source, 'max_voltage'), textOf(source, 'max_amperage')].map(Number);
  return ratedPower({ power_type, max_voltage: max_voltage || Number.NaN, max_amperage: max_amperage || Number.NaN });
}

/** The text of another cell as it will be repaired. */
function textOf(source: Source, name: 'power_type' | 'max_voltage' | 'max_amperage'): string | undefined {
  const text = toText(member(source, name).value);
  return text === undefined ? undefined : (repairOf(connectors.columns[name].type, name, text)?.to ?? text);
}
