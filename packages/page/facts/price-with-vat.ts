/** Prices as people pay them. OCPI's prices are without VAT (11.4.2); all arithmetic is decimal. */

import { Big } from 'big.js';

const CENTS = 2;
/** How exact a price without VAT is (OCPI 16.4). */
const PRICE_DECIMALS = 4;

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
