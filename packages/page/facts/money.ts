/** Prices as people pay and read them: with VAT, which OCPI's prices are without (11.4.2), and rounded. All arithmetic is decimal. */

import { Big } from 'big.js';

const CENTS = 2;
/** How exact a price without VAT is (OCPI 16.4). */
const PRICE_DECIMALS = 4;
/** Fewer would make another price of a low one: 0.045 is not 0.05, and 0.004 is not 0. */
const LEAST_DIGITS = 2;

/**
 * A price with VAT. OCPI has prices without it, of up to four decimals, so most were rounded: 0.60 with 21 % is 0.4959 without,
 * and 0.4959 with 21 % is 0.600039. Of the prices that are the same without VAT, this is the one with the fewest decimals, but
 * at least cents. A price of three decimals was rounded to three.
 *
 * @param percent of VAT
 */
export function withVat(price: number, percent: number): Big {
  const net = new Big(price);
  const factor = new Big(100).plus(percent).times('0.01');
  const exact = net.times(factor);
  const decimals = decimalsOf(net) === PRICE_DECIMALS - 1 ? PRICE_DECIMALS - 1 : PRICE_DECIMALS;
  for (let most = CENTS; most < decimalsOf(exact); most++) {
    const short = exact.round(most, Big.roundHalfUp);
    if (isSameWithout(short, factor, net, decimals)) return short;
  }
  return exact;
}

/** Whether a price with VAT, without it and rounded, is the net price; without division, which may not end. */
function isSameWithout(price: Big, factor: Big, net: Big, decimals: number): boolean {
  const half = new Big(5).times(new Big(10).pow(-decimals - 1));
  return price.gte(net.minus(half).times(factor)) && price.lt(net.plus(half).times(factor));
}

export function decimalsOf({ c, e }: Big): number {
  return Math.max(0, c.length - 1 - e);
}

/** Rounded to what coins have, but to no fewer than two digits that say something. @param currency ISO 4217 */
export function roundedPrice(exact: Big, currency: string): Big {
  const decimals = Math.max(coinDecimals(currency), LEAST_DIGITS - 1 - exact.e);
  return exact.round(decimals, Big.roundHalfUp);
}

/** How many decimals the coins of a currency have; as usual for a code that is no currency. */
export function coinDecimals(currency: string): number {
  const known = knownDecimals.get(currency) ?? lookUp(currency);
  knownDecimals.set(currency, known);
  return known;
}

const knownDecimals = new Map<string, number>();

function lookUp(currency: string): number {
  try {
    return (
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? CENTS
    );
  } catch {
    return CENTS; // RangeError: not three letters.
  }
}
