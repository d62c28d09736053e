/**
 * Tables that are not in UTF-8. Windows, and so Excel, saves "CSV" in the ANSI code page of the country
 * (https://learn.microsoft.com/en-us/windows/win32/intl/locale-idefault-constants, LOCALE_IDEFAULTANSICODEPAGE;
 * https://learn.microsoft.com/en-us/windows/win32/intl/code-page-identifiers).
 */

import { withWindowsSigns } from '../findings/text/letters.ts';

/** Countries (ISO 3166-1 alpha-2) by code page. Elsewhere several are in use, or none of these. */
const COUNTRIES = {
  'windows-1250': 'AL BA CZ HR HU ME PL RO RS SI SK',
  'windows-1251': 'BG BY KG KZ MK MN RU UA',
  'windows-1252':
    'AD AR AT AU AX BE BO BR CA CH CL CO CR DE DK DO EC ES FI FO FR GB GF GG GI GL GP GT HN IE IM IS IT JE LI LU MC MQ MX NI NL NO NZ PA PE PR PT PY RE SE SM SV US UY VA VE YT ZA',
  'windows-1253': 'CY GR',
  'windows-1254': 'TR',
  'windows-1257': 'EE LT LV',
} as const;

export type CodePage = keyof typeof COUNTRIES;

/** @param country ISO 3166-1 alpha-2 */
export function codePageOf(country: string | undefined): CodePage | undefined {
  return country === undefined ? undefined : BY_COUNTRY.get(country);
}

const BY_COUNTRY = new Map(
  (Object.keys(COUNTRIES) as CodePage[]).flatMap((page) =>
    COUNTRIES[page].split(' ').map((country) => [country, page] as const),
  ),
);

/** Signs in the places of bytes that no letter of a code page has: controls (https://encoding.spec.whatwg.org/#single-byte-decoder), or U+FFFD. */
const LOST = /[\u0080-\u009f\ufffd]/;

/** The text of bytes in a code page; undefined if some of them are no letter of it. */
export function readInCodePage(bytes: Uint8Array, page: CodePage): string | undefined {
  const read = new TextDecoder(page).decode(bytes);
  // Some versions of Node decode Latin-1 under this name (https://github.com/nodejs/node/issues/56542).
  const text = page === 'windows-1252' ? withWindowsSigns(read) : read;
  return LOST.test(text) ? undefined : text;
}

/** The bytes of a text in a code page, or the first letter that it does not have. */
export function writeInCodePage(
  text: string,
  page: CodePage,
): { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly lacks: string } {
  const codes = new Map<string, number>();
  for (let code = 0; code < 256; code++) codes.set(readInCodePage(Uint8Array.of(code), page) ?? '', code);
  const letters = [...text];
  const lacks = letters.find((letter) => !codes.has(letter));
  return lacks === undefined ? { bytes: Uint8Array.from(letters, (letter) => codes.get(letter) ?? 0) } : { lacks };
}

/** The name of a code page as people know it, such as `Windows-1252`. */
export function nameOfCodePage(page: CodePage): string {
  return page.replace('w', 'W');
}

const WORD = /[\p{L}\p{M}'’-]*[^ -~\s]\p{L}*/gu;

const SHOWN_WORDS = 3;

/** The first words with letters beyond ASCII, by which people see whether a text was read as it should. */
export function firstWords(text: string): readonly string[] {
  const words = new Set<string>();
  for (const [word] of text.matchAll(WORD)) if (words.add(word).size === SHOWN_WORDS) break;
  return [...words];
}
