/** Cell types for texts that follow a standard: URLs, party ids, countries, currencies, languages. */

import { guessAt, type Meant, oneMeaning, quoted, read, unreadable } from '../../cells/cell.ts';
import { CURRENCIES } from '../../cells/numbers/currencies.ts';
import { currenciesNamed } from '../../cells/numbers/units.ts';
import { ALPHA_2, ALPHA_3, alpha2Of } from '../../cells/places/country-codes.ts';
import { LANGUAGES, languageCalled } from '../../cells/texts/languages.ts';
import { countryNamed } from '../../cells/words/country-words.ts';
import { type CellType, cellType } from './cell-type.ts';
import { isLonger, tooLong } from './text.ts';

/** OCPI URL (16.5), in characters. */
export const LONGEST_URL = 255;

/** RFC 3986 in ASCII: other characters are percent-encoded, and an international host name is in its xn-- form. */
export const URL_FORM = /^https?:\/\/[A-Za-z0-9[](?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$/;

/** The id of an operator (ISO 15118): three letters or digits. */
export function partyId(): CellType<string> {
  return cellType(
    (code) => {
      if (/^[A-Za-z0-9]{3}$/.test(code)) return read(code);
      return unreadable(`${quoted(code)} is not a party id.`, 'Write three letters or digits, such as EXA.');
    },
    { code: 'not-an-id', form: 'three letters or digits', json: { pattern: '^[A-Za-z0-9]{3}$' } },
  );
}

/** OCPI URL: absolute, at most 255 characters. */
export function url(): CellType<string> {
  return cellType(
    (address) => {
      if (!/^https?:\/\/[^/]/.test(address) || !URL.canParse(address)) {
        const hint = isOnOneComputer(address)
          ? 'This is a file on one computer. Publish it, and write its URL, beginning with https://.'
          : 'Write the whole URL, beginning with https://.';
        return unreadable(`${quoted(address)} is not a complete URL.`, hint, meantUrl(address));
      }
      if (!URL_FORM.test(address)) {
        return unreadable(
          `${quoted(address)} contains characters that are not allowed in a URL.`,
          'Write the address as your browser shows it after copying.',
          { values: [new URL(address).href] },
        );
      }
      return isLonger(address, LONGEST_URL) ? tooLong(address, LONGEST_URL) : read(address);
    },
    {
      code: 'not-a-url',
      form: 'URL with https://',
      json: { pattern: '^https?://', maxLength: LONGEST_URL },
      holds: 'link',
    },
  );
}

/** `C:\\Pictures\\a.jpg`, `file:///a.jpg`, `\\\\server\\a.jpg`. */
function isOnOneComputer(address: string): boolean {
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
export function country(): CellType<string> {
  return cellType(
    (code) => {
      if (ALPHA_3.has(code)) return read(code);
      const hint = 'Write the three letters from ISO 3166-1, such as NLD.';
      return unreadable(`${quoted(code)} is not a three-letter country code.`, hint, oneMeaning(countryNamed(code)));
    },
    { code: 'not-a-country', form: 'country, three letters from ISO 3166-1', json: { pattern: '^[A-Z]{3}$' } },
  );
}

/** ISO 3166-1 alpha-2, for the operator. */
export function countryCode(): CellType<string> {
  return cellType(
    (code) => {
      if (ALPHA_2.has(code)) return read(code);
      const hint = 'Write the two letters from ISO 3166-1, such as NL.';
      const meant = oneMeaning(alpha2Of(countryNamed(code) ?? ''));
      return unreadable(`${quoted(code)} is not a two-letter country code.`, hint, meant);
    },
    {
      code: 'not-a-country',
      form: 'country of the operator, two letters from ISO 3166-1',
      json: { pattern: '^[A-Z]{2}$' },
    },
  );
}

/** ISO 4217. */
export function currency(): CellType<string> {
  return cellType(
    (code) => {
      if (CURRENCIES.has(code)) return read(code);
      return unreadable(
        `${quoted(code)} is not a currency code.`,
        'Write three letters, such as EUR.',
        currencyMeant(code),
      );
    },
    { code: 'not-a-currency', form: 'currency, three letters from ISO 4217', json: { pattern: '^[A-Z]{3}$' } },
  );
}

function currencyMeant(text: string): Meant | undefined {
  const currencies = currenciesNamed(text);
  return currencies.length === 0 ? guessAt(text, CURRENCIES) : { values: currencies, certain: true };
}

/** `German`, `de-DE` and `DE` are de. */
function languageNamed(text: string): string {
  return languageCalled(text) ?? text.toLowerCase().replace(/[-_][a-z]{2}$/, '');
}

/** ISO 639-1, like the languages of texts (cells/texts/display-text.ts). */
export function language(): CellType<string> {
  return cellType(
    (code) => {
      if (LANGUAGES.has(code)) return read(code);
      const hint = 'Write two lowercase letters, such as en.';
      return unreadable(`${quoted(code)} is not an ISO 639-1 language.`, hint, oneMeaning(languageNamed(code)));
    },
    { code: 'unknown-value', form: 'language, two letters from ISO 639-1', json: { pattern: '^[a-z]{2}$' } },
  );
}
