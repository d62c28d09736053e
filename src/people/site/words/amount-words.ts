/** Amounts of money, exact to the last digit. */

import type { Big } from 'big.js';
import { decimalsOf } from '../facts/price-with-vat.ts';
import type { PageWords } from './words.ts';

interface CurrencyStyle {
  /** As the language writes it: `€`, `US$`, `UAH`. */
  readonly sign: string;
  /** That coins of it have; people expect no fewer. */
  readonly decimals: number;
}

/** `0.60 €`, or `0.29–0.42 €` if there is a higher one: at least the decimals of the currency, and more if they are needed. */
export function amountInWords(amount: Big, currency: string, words: PageWords, upTo?: Big): string {
  const { sign, decimals } = styleOf(currency, words);
  const say = (one: Big): string => {
    const shown = Math.max(decimals, decimalsOf(one));
    return new Intl.NumberFormat(words.locale, { minimumFractionDigits: shown, maximumFractionDigits: shown }).format(
      one.toNumber(),
    );
  };
  return upTo === undefined || upTo.eq(amount) ? `${say(amount)} ${sign}` : `${say(amount)}–${say(upTo)} ${sign}`;
}

const USUAL_DECIMALS = 2;

/** Signs that several currencies share. */
const SHARED = /\$|kr|¥/;

/** A code that is no currency stays as it is. */
function styleOf(currency: string, { locale }: PageWords): CurrencyStyle {
  try {
    const sign = signIn(locale, currency, 'narrowSymbol');
    const { minimumFractionDigits = USUAL_DECIMALS } = formatOf(locale, currency, 'code').resolvedOptions();
    return {
      sign: SHARED.test(sign) ? signIn(locale, currency, 'symbol') : sign,
      decimals: minimumFractionDigits,
    };
  } catch {
    return { sign: currency, decimals: USUAL_DECIMALS }; // RangeError: not three letters.
  }
}

type Display = 'narrowSymbol' | 'symbol' | 'code';

function formatOf(locale: string, currency: string, currencyDisplay: Display): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
}

function signIn(locale: string, currency: string, display: Display): string {
  const parts = formatOf(locale, currency, display).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
