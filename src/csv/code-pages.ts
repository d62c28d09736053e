/**
 * In which encoding Windows, and so Excel, saves "CSV" in a country: the ANSI code page of the locales of that country
 * (https://learn.microsoft.com/en-us/windows/win32/intl/locale-idefault-constants, LOCALE_IDEFAULTANSICODEPAGE;
 * https://learn.microsoft.com/en-us/windows/win32/intl/code-page-identifiers).
 */

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
