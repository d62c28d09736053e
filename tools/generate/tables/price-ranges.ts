/** The ranges and rates of docs/price-ranges.md. */

import { EURO_RANGES, type PriceKind, UNITS_PER_EURO } from '../../../src/rules/prices/price-ranges.ts';
import { table } from '../markdown.ts';

const KINDS = Object.keys(EURO_RANGES) as PriceKind[];

/** The ranges in euros, each with its reason. */
export function euroRanges(): string {
  const rows = KINDS.map((kind) => {
    const { low, high, per, reason } = EURO_RANGES[kind];
    return [per, `${low} to ${high}`, reason];
  });
  return table(['what', 'in euros', 'why'], rows);
}

/** How many units of each currency that is checked one euro counts for. */
export function exchangeRates(): string {
  return Object.entries(UNITS_PER_EURO)
    .map(([currency, rate]) => `${rate} ${currency}`)
    .join(', ');
}
