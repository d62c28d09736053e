/**
 * The example with which a network begins: one site in its country. Everybody sees at once that it is an example, the first
 * start shows it, and it is never published.
 */

import { alpha3Of, combosIn } from '../../../src/cells/index.ts';
import {
  EXAMPLE_NAMES,
  EXAMPLE_SITE,
  exampleCoordinate,
  UNITS_PER_EURO,
  vatRatesOf,
} from '../../../src/rules/index.ts';
import { chooseLanguage, type Language } from '../../page/locales/languages.ts';
import type { InitTexts } from '../../page/locales/texts.ts';
import { type Follows, placesIn } from './country.ts';

/** A plug of the example, as its columns standard, format, power in kW, power_type, voltage and current. */
type ExamplePlug = readonly [
  standard: string,
  format: 'SOCKET' | 'CABLE',
  kilowatts: number,
  type: string,
  volts: number,
  amperes: number,
];

/** Those that are usual in a country. */
interface Plugs {
  readonly ac: ExamplePlug;
  readonly dc: ExamplePlug;
}

const TYPE_2: Plugs = {
  ac: ['IEC_62196_T2', 'SOCKET', 22, 'AC_3_PHASE', 230, 32],
  dc: ['IEC_62196_T2_COMBO', 'CABLE', 50, 'DC', 500, 125],
};

const TYPE_1: Plugs = {
  ac: ['IEC_62196_T1', 'CABLE', 7.2, 'AC_1_PHASE', 240, 30],
  dc: ['IEC_62196_T1_COMBO', 'CABLE', 50, 'DC', 500, 125],
};

const OTHERS: { readonly [country: string]: Plugs } = {
  JPN: { ac: ['IEC_62196_T1', 'CABLE', 6, 'AC_1_PHASE', 200, 30], dc: ['CHADEMO', 'CABLE', 50, 'DC', 500, 125] },
};

/** What `init` says in the language of a network, or else in English. */
export interface RepositoryWords extends InitTexts {
  readonly language: Language;
}

/** @param given ISO 639-1 */
export async function repositoryWords(given: string): Promise<RepositoryWords> {
  const language = chooseLanguage([given], undefined);
  const { initTexts }: { readonly initTexts: InitTexts } = await import(`../../page/locales/${language}/init.ts`);
  return { ...initTexts, language };
}

/** In one sheet, plugs are called as people call them. */
const PLUG_NAMES: { readonly [standard: string]: string } = {
  IEC_62196_T1: '{type} 1',
  IEC_62196_T2: '{type} 2',
  IEC_62196_T1_COMBO: 'CCS1',
  IEC_62196_T2_COMBO: 'CCS2',
  CHADEMO: 'CHAdeMO',
};

function plugsOf(country: string): Plugs {
  const [combo, other] = combosIn(country);
  return OTHERS[country] ?? (combo === 'IEC_62196_T1_COMBO' && other === undefined ? TYPE_1 : TYPE_2);
}

/** The values of the example in a network: texts for the tables in template/. */
export function exampleValues(
  { place, currency }: Follows,
  words: RepositoryWords,
): { readonly [name: string]: string } {
  const { country } = place;
  const { ac, dc } = plugsOf(alpha3Of(country) ?? '');
  // On islands with a time of their own, such as the Canaries, VAT is another, too. Where it is not known, the empty columns ask for it.
  const vat = place === placesIn(country)[0] ? standardVat(country) : undefined;
  return {
    example: EXAMPLE_SITE,
    header: words.sheet,
    site_name: EXAMPLE_NAMES[words.language],
    address: words.address,
    place: place.name,
    latitude: exampleCoordinate(place.latitude),
    longitude: exampleCoordinate(place.longitude),
    ...plugValues('ac', ac, words),
    ...plugValues('dc', dc, words),
    ac_price: price(0.5, currency),
    dc_price: price(0.7, currency),
    // Beside the prices, so that people who write their own see that drivers pay what stands there.
    vat: vat ?? '',
    with_vat: vat === undefined ? '' : words.yes,
  };
}

function plugValues(kind: string, [standard, format, kilowatts, type, volts, amperes]: ExamplePlug, words: InitTexts) {
  return {
    [`${kind}_standard`]: standard,
    [`${kind}_format`]: format,
    [`${kind}_plug`]: PLUG_NAMES[standard]?.replace('{type}', words.type) ?? standard,
    [`${kind}_cable`]: words[format],
    [`${kind}_kw`]: String(kilowatts),
    [`${kind}_watts`]: String(kilowatts * 1000),
    [`${kind}_type`]: type,
    [`${kind}_volts`]: String(volts),
    [`${kind}_amperes`]: String(amperes),
  };
}

/** A price of some cents in a currency, in its first digit. */
function price(euros: number, currency: string): string {
  const rates: { readonly [code: string]: number } = UNITS_PER_EURO;
  return String(Number((euros * (rates[currency] ?? 1)).toPrecision(1)));
}

/** Where charging has the lower rate of electricity, or probably has. */
const UNCERTAIN: ReadonlySet<string> = new Set(['GRC', 'HRV', 'IRL']);

/** The standard rate in per cent, as a cell has it; undefined where it is not known. @param country alpha-2 */
function standardVat(country: string): string | undefined {
  const code = alpha3Of(country) ?? '';
  return UNCERTAIN.has(code) ? undefined : vatRatesOf(code)?.[0];
}

/** Whether numbers have a decimal comma there (Unicode CLDR). @param country alpha-2 @param language ISO 639-1 */
export function writesDecimalComma(country: string, language: string): boolean {
  const parts = new Intl.NumberFormat(`${language}-${country}`).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',');
}

const NUMBER = /^-?\d+\.\d+$/;

/**
 * A table of the example, which has no quotes, as a double click opens it there: where numbers have a decimal comma, Excel separates cells
 * at semicolons, and takes `52.370216` for a number of millions. It knows UTF-8 by the byte order mark.
 *
 * @param text separated by commas
 */
export function inSpreadsheetForm(text: string, country: string, language: string): string {
  if (!writesDecimalComma(country, language)) return text;
  if (text.includes('"') || text.includes(';')) throw new Error('a table of the example has quotes or semicolons');
  const rows = text
    .split('\n')
    .map((line) => line.split(',').map((cell) => (NUMBER.test(cell) ? cell.replace('.', ',') : cell)));
  return `\u{FEFF}${rows.map((cells) => cells.join(';')).join('\n')}`;
}
