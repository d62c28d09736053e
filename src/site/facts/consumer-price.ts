/** Prices as people pay them. OCPI's prices are without VAT (11.4.2); all arithmetic is decimal. */

import { Big } from 'big.js';

const CENTS = 2;
/** A price without VAT that has so many decimals was worked out from a price with VAT, and rounded. */
const WORKED_OUT = 3;

/**
 * A price with VAT. OCPI rounds a price without VAT to four decimals: 0.60 with 21 % is 0.4959 without, and 0.4959 with 21 %
 * is 0.600039. So a price of many decimals becomes the shortest price that is the same without VAT; a price of few decimals
 * is multiplied, exactly.
 *
 * @param percent of VAT
 */
export function withVat(price: number, percent: number): Big {
  const net = new Big(price);
  const factor = new Big(100).plus(percent).times('0.01');
  const exact = net.times(factor);
  const decimals = decimalsOf(net);
  if (decimals < WORKED_OUT) return exact;
  for (let most = CENTS; most < decimalsOf(exact); most++) {
    const short = exact.round(most, Big.roundHalfUp);
    if (isSameWithout(short, factor, net, decimals)) return short;
  }
  return exact;
}

/** Whether a price with VAT, without it and rounded, is the net price; in integers, as a division may not end. */
function isSameWithout(price: Big, factor: Big, net: Big, decimals: number): boolean {
  const half = new Big(5).times(new Big(10).pow(-decimals - 1));
  return price.gte(net.minus(half).times(factor)) && price.lt(net.plus(half).times(factor));
}

export function decimalsOf({ c, e }: Big): number {
  return Math.max(0, c.length - 1 - e);
}
