/** Prices as people read them: 0.47 € a kWh, not 0.4695. What is exact stands beside the tariff. */

import { Big } from 'big.js';

const USUAL_DECIMALS = 2;
/** Fewer would make another price of a low one: 0.045 is not 0.05, and 0.004 is not 0. */
const LEAST_DIGITS = 2;

/** Rounded to what coins have, but to no fewer than two digits that say something. @param currency ISO 4217 */
export function roundedPrice(exact: Big, currency: string): Big {
  const decimals = Math.max(coinDecimals(currency), LEAST_DIGITS - 1 - exact.e);
  return exact.round(decimals, Big.roundHalfUp);
}

/** How many decimals the coins of a currency have; as usual for a code that is no currency. */
export function coinDecimals(currency: string): number {
  const known = decimals.get(currency) ?? lookUp(currency);
  decimals.set(currency, known);
  return known;
}

const decimals = new Map<string, number>();

function lookUp(currency: string): number {
  try {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
    return maximumFractionDigits ?? USUAL_DECIMALS;
  } catch {
    return USUAL_DECIMALS; // RangeError: not three letters.
  }
}
