/** Types of texts that follow a standard: URLs, party ids, countries, regions, currencies, languages. */

import { cited, guessAt, type Meant, oneMeaning, read, unreadable } from '../../cells/cell.ts';
import { CURRENCIES } from '../../cells/numbers/currencies.ts';
import { currenciesNamed } from '../../cells/numbers/units.ts';
import { ALPHA_2, ALPHA_3, alpha2Of } from '../../cells/places/country-codes.ts';
import { NUTS_1 } from '../../cells/regions/nuts-1.ts';
import { isLonger, tooLong } from '../../cells/texts/ids.ts';
import { LANGUAGES, languageCalled } from '../../cells/texts/languages.ts';
import { countryNamed } from '../../cells/words/country-words.ts';
import { clause } from '../../findings/words.ts';
import { type ColumnType, columnType, textsLike } from './column-type.ts';
import { textUpTo } from './text.ts';

/** OCPI URL (16.5), in characters. */
export const LONGEST_URL = 255;

/** RFC 3986 in ASCII: other characters are percent-encoded, and an international host name is in its xn-- form. */
export const URL_FORM = /^https?:\/\/[A-Za-z0-9[](?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$/;

/** The id of an operator (ISO 15118): three letters or digits. */
export function partyId(): ColumnType<string> {
  return textsLike(/^[A-Za-z0-9]{3}$/, {
    ...{ code: 'not-an-id', what: clause`a party id`, form: 'three letters or digits' },
    hint: 'Write three letters or digits, such as {example}.',
  });
}

/** OCPI URL: absolute, at most 255 characters. */
export function url(): ColumnType<string> {
  return columnType(textUpTo(LONGEST_URL).regex(/^https?:\/\//), readUrl, {
    ...{ code: 'not-a-url', form: 'URL with https://', holds: 'link' },
  });
}

/** Reads a URL. */
export function readUrl(address: string) {
  if (!/^https?:\/\/[^/]/.test(address) || !URL.canParse(address)) {
    const hint = isOnOneComputer(address)
      ? 'This is a file on one computer. Publish it, and write its URL, beginning with https://.'
      : 'Write the whole URL, beginning with https://.';
    return unreadable(clause`${cited({ text: address })} is not a complete URL.`, hint, meantUrl(address), 'not-a-url');
  }
  if (!URL_FORM.test(address)) {
    const problem = clause`${cited({ text: address })} contains characters that are not allowed in a URL.`;
    const meant = { values: [new URL(address).href] };
    return unreadable(problem, 'Write the address as your browser shows it after copying.', meant, 'not-a-url');
  }
  return isLonger(address, LONGEST_URL) ? tooLong(address, LONGEST_URL) : read(address);
}

/** `C:\\Pictures\\a.jpg`, `file:///a.jpg`, `\\\\server\\a.jpg`. */
export function isOnOneComputer(address: string): boolean {
  return /^(?:[a-z]:[\\/]|file:|\\\\|~\/)/i.test(address);
}

/** A misspelt scheme before `//`, and an address that begins with its host. */
const SCHEME = /^(?:h?t{1,2}ps?|https?)\s*[:;]?\s*\/{1,3}/i;
const HOST_FIRST =
  /^(?:www\.[a-z0-9-]+\.[a-z]{2,}|(?:[a-z0-9-]+\.)+(?:com|org|net|eu|info|nl|de|at|ch|be|fr|pl|se|uk|dk|no|fi|it|es|ie|lu))(?=[/?#]|$)/i;

function meantUrl(address: string): Meant | undefined {
  const rest = address.replace(SCHEME, '');
  const begins = rest !== address || HOST_FIRST.test(address);
  const whole = `https://${rest}`;
  return begins && URL.canParse(whole) ? { values: [whole] } : undefined;
}

/** ISO 3166-1 alpha-3, for the country of a site. */
export function country(): ColumnType<string> {
  return textsLike(/^[A-Z]{3}$/, {
    ...{
      code: 'not-a-country',
      what: clause`a three-letter country code`,
      form: 'country, three letters from ISO 3166-1',
    },
    hint: 'Write the three letters from ISO 3166-1, such as {example}.',
    toValue: (code) => (ALPHA_3.has(code) ? code : undefined),
    meant: (name) => oneMeaning(countryNamed(name)),
  });
}

/** ISO 3166-1 alpha-2, for the operator. */
export function countryCode(): ColumnType<string> {
  return textsLike(/^[A-Z]{2}$/, {
    ...{ code: 'not-a-country', what: clause`a two-letter country code` },
    form: 'country of the operator, two letters from ISO 3166-1',
    hint: 'Write the two letters from ISO 3166-1, such as {example}.',
    toValue: (code) => (ALPHA_2.has(code) ? code : undefined),
    meant: (name) => oneMeaning(alpha2Of(countryNamed(name) ?? '')),
  });
}

/** ISO 4217. */
export function currency(): ColumnType<string> {
  return textsLike(/^[A-Z]{3}$/, {
    ...{ code: 'not-a-currency', what: clause`a currency code`, form: 'currency, three letters from ISO 4217' },
    hint: 'Write three letters, such as {example}.',
    toValue: (code) => (CURRENCIES.has(code) ? code : undefined),
    meant: (text) => {
      const currencies = currenciesNamed(text);
      return currencies.length === 0 ? guessAt(text, CURRENCIES) : { values: currencies, certain: true };
    },
  });
}

/** ISO 639-1, like the languages of texts (cells/texts/display-text.ts). `German`, `de-DE` and `DE` mean de. */
export function language(): ColumnType<string> {
  return textsLike(/^[a-z]{2}$/, {
    ...{ code: 'unknown-value', what: clause`an ISO 639-1 language`, form: 'language, two letters from ISO 639-1' },
    hint: 'Write two lowercase letters, such as {example}.',
    toValue: (code) => (LANGUAGES.has(code) ? code : undefined),
    meant: (name) => oneMeaning(languageCalled(name) ?? name.toLowerCase().replace(/[-_][a-z]{2}$/, '')),
  });
}

/** Countries whose regions are all known, by the two letters of Eurostat. Candidate countries have codes too. */
const WITH_REGIONS = new Set([...NUTS_1.keys()].map((code) => code.slice(0, 2)));

/** NUTS-1 codes, which Eurostat gives (AFIR, A10): two letters of the country and a letter or digit, such as `DE3`. */
export function region(): ColumnType<string> {
  return textsLike(/^[A-Za-z]{2}[0-9A-Za-z]$/, {
    ...{ code: 'unknown-value', what: clause`the code of a region`, form: 'NUTS-1 code' },
    hint: 'Write a NUTS-1 code: two letters of the country and a letter or digit, such as {example}.',
    toValue: (text) => {
      const code = text.toUpperCase();
      return NUTS_1.has(code) || !WITH_REGIONS.has(code.slice(0, 2)) ? code : undefined;
    },
    meant: (text) => oneMeaning([...NUTS_1].find(([, name]) => name.toLowerCase() === text.toLowerCase())?.[0]),
  });
}
