/** The tables of docs/price-ranges.md. */

import { EURO_RANGES, type PriceKind, plausibleRange, UNITS_PER_EURO } from '../../../src/rules/prices/price-ranges.ts';
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

/** The ranges in every currency that is checked. */
export function rangesByCurrency(): string {
  const rows = Object.entries(UNITS_PER_EURO).map(([currency, rate]) => {
    const ranges = KINDS.map((kind) => plausibleRange(kind, currency)?.join(' to ') ?? '');
    return [currency, String(rate), ...ranges];
  });
  return table(['currency', 'units per euro', ...KINDS.map((kind) => EURO_RANGES[kind].per)], rows);
}
