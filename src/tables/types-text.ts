/** Cell types for identifiers, texts and closed lists of words. */

import { iso1A2Code, iso1A3Code } from '@rapideditor/country-coder';
import { quoted, read, unreadable } from '../cells/cell.ts';
import { splitList } from '../cells/list.ts';
import { didYouMean } from '../findings/suggestion.ts';
import { type CellType, cellType, type Reading } from './cell-type.ts';

const NOT_ASCII = /[^\x20-\x7e]/u;
const NOT_PRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const MAX_URL = 255;

/** RFC 3986 in ASCII: what is beyond is percent-encoded, an international host name is in its xn-- form. */
export const WEB_ADDRESS = /^https?:\/\/[A-Za-z0-9[](?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$/;

/** OCPI CiString(n): printable ASCII, read without regard to case. */
export function id(max: number): CellType<string> {
  return cellType(
    (text) => {
      const strange = NOT_ASCII.exec(text)?.[0];
      if (strange !== undefined) {
        return unreadable(
          `${quoted(text)} holds ${named(strange)}, but identifiers are printable ASCII.`,
          'Use A to Z, digits, - _ * and the like.',
        );
      }
      return isLonger(text, max) ? tooLong(text, max) : read(text);
    },
    {
      code: 'not-an-id',
      form: `identifier, up to ${max} characters of ASCII`,
      json: { pattern: '^[ -~]*$', maxLength: max },
    },
  );
}

/** OCPI string(n): one line of printable text. */
export function text(max: number): CellType<string> {
  return cellType(
    (value) => {
      const control = NOT_PRINTABLE.exec(value)?.[0];
      if (control !== undefined)
        return unreadable(`The text holds ${named(control)}.`, 'Write it on one line, in printable characters.');
      return isLonger(value, max) ? tooLong(value, max) : read(value);
    },
    { code: 'not-printable', form: `text, up to ${max} characters`, json: { maxLength: max } },
  );
}

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

/** One word of a closed list of OCPI. */
export function oneOf<const V extends string>(values: readonly V[]): CellType<V> {
  const known = new Map<string, V>(values.map((value) => [value, value]));
  return cellType((word) => oneWord(known, word), {
    code: 'unknown-value',
    form: 'one of the values below',
    json: { enum: values },
    values,
  });
}

/** Several words of a closed list of OCPI, separated by `|`. */
export function anyOf<const V extends string>(values: readonly V[]): CellType<V[]> {
  const known = new Map<string, V>(values.map((value) => [value, value]));
  return list((word) => oneWord(known, word), 'any of the values below, separated by `|`', values);
}

/** Several identifiers, separated by `|`. */
export function ids(max: number): CellType<string[]> {
  const single = id(max);
  return list((item) => {
    const reading = single.read(item);
    return reading.ok ? reading : { code: single.code, ...reading };
  }, `identifiers, separated by \`|\`, each up to ${max} characters`);
}

/** A list whose items are read one by one. */
export function list<T>(
  readItem: (item: string) => Reading<T>,
  form: string,
  values?: readonly string[],
): CellType<T[]> {
  return cellType<T[]>(
    (cell) => {
      const items = splitList(cell);
      if (!items.ok) return items;
      const values: T[] = [];
      for (const item of items.value) {
        const reading = readItem(item);
        if (!reading.ok) return reading;
        values.push(reading.value);
      }
      return read(values);
    },
    { code: 'not-a-list', form, ...(values === undefined ? {} : { values }) },
  );
}

/** OCPI URL: absolute, at most 255 characters. */
export function url(): CellType<string> {
  return cellType(
    (address) => {
      if (!/^https?:\/\/[^/]/.test(address) || !URL.canParse(address)) {
        return unreadable(
          `${quoted(address)} is not a complete web address.`,
          'Write the whole address with https:// in front.',
        );
      }
      if (!WEB_ADDRESS.test(address)) {
        return unreadable(
          `${quoted(address)} holds characters that a web address cannot have.`,
          `Write ${new URL(address).href}`,
        );
      }
      return isLonger(address, MAX_URL) ? tooLong(address, MAX_URL) : read(address);
    },
    { code: 'not-a-url', form: 'web address with https://', json: { pattern: '^https?://', maxLength: MAX_URL } },
  );
}

/** ISO 3166-1 alpha-3, for the country of a site. */
export function country(): CellType<string> {
  return cellType(
    (code) => {
      const known = iso1A3Code(code);
      if (known === code) return read(code);
      const hint = known ? `Write ${known}.` : 'Write the three letters of ISO 3166-1, such as NLD.';
      return unreadable(`${quoted(code)} is not a country code of three letters.`, hint);
    },
    { code: 'not-a-country', form: 'country, three letters of ISO 3166-1', json: { pattern: '^[A-Z]{3}$' } },
  );
}

/** ISO 3166-1 alpha-2, for the operator. */
export function countryCode(): CellType<string> {
  return cellType(
    (code) => {
      const known = iso1A2Code(code);
      if (known === code) return read(code);
      const hint = known ? `Write ${known}.` : 'Write the two letters of ISO 3166-1, such as NL.';
      return unreadable(`${quoted(code)} is not a country code of two letters.`, hint);
    },
    {
      code: 'not-a-country',
      form: 'country of the operator, two letters of ISO 3166-1',
      json: { pattern: '^[A-Z]{2}$' },
    },
  );
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** ISO 4217. */
export function currency(): CellType<string> {
  return cellType(
    (code) => {
      if (CURRENCIES.has(code)) return read(code);
      return unreadable(
        `${quoted(code)} is not a currency code.`,
        didYouMean(code, CURRENCIES) ?? 'Write three letters, such as EUR.',
      );
    },
    { code: 'not-a-currency', form: 'currency, three letters of ISO 4217', json: { pattern: '^[A-Z]{3}$' } },
  );
}

function oneWord<V extends string>(known: ReadonlyMap<string, V>, word: string): Reading<V> {
  const value = known.get(word);
  if (value !== undefined) return read(value);
  const few =
    known.size <= 9 ? `Write one of ${[...known.keys()].join(', ')}.` : 'See the values in the data dictionary.';
  return {
    ...unreadable(`${quoted(word)} is not one of the values that OCPI has.`, didYouMean(word, known.keys()) ?? few),
    code: 'unknown-value',
  };
}

function tooLong(value: string, max: number): Reading<never> {
  return {
    ...unreadable(`The text has ${[...value].length} characters, but at most ${max} are allowed.`, 'Shorten it.'),
    code: 'too-long',
  };
}

/** Counts code points, as JSON Schema does; there are never more of them than UTF-16 units. */
function isLonger(value: string, max: number): boolean {
  return value.length > max && [...value].length > max;
}

function named(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  if (character === '\n') return 'a line break';
  if (character === '\t') return 'a tab';
  return NOT_PRINTABLE.test(character) ? `the control character ${code}` : `"${character}" (${code})`;
}
