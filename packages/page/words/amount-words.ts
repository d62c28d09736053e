/** Amounts of money, exact to the last digit or rounded as people read them. */

import type { Big } from 'big.js';
import { coinDecimals, decimalsOf, roundedPrice } from '../facts/money.ts';
import type { PageWords } from './words.ts';

/** `0.60 €`, or `0.29–0.42 €` if there is a higher one: at least the decimals of the currency, and more if they are needed. */
export function amountInWords(amount: Big, currency: string, words: PageWords, upTo?: Big): string {
  const sign = signOf(words.locale, currency);
  // People expect no fewer than coins have.
  const decimals = coinDecimals(currency);
  const say = (one: Big) => exactly(words.locale, Math.max(decimals, decimalsOf(one))).format(one.toNumber());
  return upTo === undefined || upTo.eq(amount) ? `${say(amount)} ${sign}` : `${say(amount)}–${say(upTo)} ${sign}`;
}

/** The same, rounded (facts/money.ts). */
export function roundedInWords(amount: Big, currency: string, words: PageWords, upTo = amount): string {
  return amountInWords(roundedPrice(amount, currency), currency, words, roundedPrice(upTo, currency));
}

/** Making a format takes a hundred times as long as using it. */
const exactly = oncePer((locale: string, decimals: number) => {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
});

/** Signs that several currencies share. */
const SHARED = /\$|kr|¥/;

/** As the language writes it: `€`, `US$`, `UAH`. A code that is no currency stays as it is. */
const signOf = oncePer((locale: string, currency: string): string => {
  try {
    const sign = signIn(locale, currency, 'narrowSymbol');
    return SHARED.test(sign) ? signIn(locale, currency, 'symbol') : sign;
  } catch {
    return currency; // RangeError: not three letters.
  }
});

function signIn(locale: string, currency: string, currencyDisplay: 'narrowSymbol' | 'symbol'): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Makes something of a language and one thing more once, and knows it for good: there are few of each. */
function oncePer<K extends string | number, R>(make: (locale: string, key: K) => R): (locale: string, key: K) => R {
  const known = new Map<string, R>();
  return (locale, key) => {
    const name = `${locale} ${key}`;
    const own = known.get(name) ?? make(locale, key);
    known.set(name, own);
    return own;
  };
}
