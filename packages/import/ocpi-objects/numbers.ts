/** Numbers of a feed with more decimals than their column has, and prices with their currency. */

import { Big } from 'big.js';
import { NO_ROW } from '../../../src/cells/index.ts';
import { tariffElements } from '../../../src/tables/index.ts';
import type { ImportedCell } from '../rows/imported-row.ts';
import { cell, member, repairedText, type Source, toText } from './feed-values.ts';

/** A number with OCPI's four decimals; some feeds compute their prices and give sixteen. */
export function amountCell(source: Source, name: string): ImportedCell | undefined {
  const filled = cell(source, name);
  if (filled === undefined || !/^-?\d+\.\d{5,}$/.test(filled.text)) return filled;
  return { ...filled, text: new Big(filled.text).round(4, Big.roundHalfUp).toFixed() };
}

/** The price of a component. Written with a currency or as cents, it is certain if that is the currency of the tariff. */
export function priceCell(component: Source, tariff: Source): ImportedCell | undefined {
  const filled = amountCell(component, 'price');
  const row = { ...NO_ROW, cell: (name: string) => toText(member(tariff, name).value) };
  const { type } = tariffElements.columns.price;
  return filled && { ...filled, text: repairedText(component, 'price', filled, type, row) };
}

/**
 * By unit: the least number that becomes a whole one, since a fraction would change a smaller one by more than a tenth, and how. A
 * power below 1,000 may be in kW (powers.ts). A vehicle of the size without its fraction fits all the more.
 */
const WHOLE: { readonly [unit: string]: readonly [least: number, mode: 0 | 1] } = {
  V: [5, Big.roundHalfUp],
  A: [5, Big.roundHalfUp],
  W: [1000, Big.roundHalfUp],
  kg: [1, Big.roundDown],
  cm: [1, Big.roundDown],
  minutes: [1, Big.roundDown],
};

/** Whether numbers of a unit are whole ones, which a fraction may be taken from. */
export function isWhole(unit: string): boolean {
  return Object.hasOwn(WHOLE, unit);
}

/** Not with three digits behind it, where it may separate thousands, nor with zeros, which need no rounding. */
const DECIMAL_COMMA = /^(\d{1,9}),(?!0+$)(\d{1,2}|\d{4,20})$/;

/** A number with decimals as a whole one, also if it has a decimal comma. */
export function wholeCell(source: Source, name: string, unit: string): ImportedCell | undefined {
  const filled = cell(source, name);
  const [least, mode] = WHOLE[unit] ?? [];
  const text = filled?.text.replace(DECIMAL_COMMA, '$1.$2') ?? '';
  if (filled === undefined || least === undefined || !/^\d{1,9}\.\d{1,20}$/.test(text)) return filled;
  if (Number(text) < least) return unit === 'W' ? { ...filled, text } : filled;
  const rounded = new Big(text).round(0, mode).toFixed();
  if (!/\.0+$/.test(text))
    source.record.repaired(filled.pointer, { says: 'fraction', member: name, from: filled.text, to: rounded });
  return { ...filled, text: rounded };
}
