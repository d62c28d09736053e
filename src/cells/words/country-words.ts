/** Countries by their codes in any case and by their names, and the plug that CCS means in them. */

import { ALPHA_2, ALPHA_3, alpha3Of } from '../places/country-codes.ts';
import { isKnown } from '../unknown-default.ts';
import { commaWords, foldWord } from './word.ts';

let byName: ReadonlyMap<string, string> | undefined;

/** The alpha-3 code of a country by a code or a name; nothing if none is known. */
export function countryNamed(text: string): string | undefined {
  const code = text.toUpperCase();
  if (ALPHA_3.has(code)) return code;
  if (ALPHA_2.has(code)) return alpha3Of(code);
  const word = foldWord(text);
  byName ??= countriesByName();
  const alpha2 = word === undefined ? undefined : byName.get(word);
  return alpha2 === undefined ? undefined : alpha3Of(alpha2);
}

/** Languages in which people write countries: those of most tables first, then their neighbours' own. */
const LANGUAGES = 'en de fr nl es it pl uk az be bg bs cs da el et fi ga hu hy ka lb lv mk ro sq'.split(' ');

/** Names that Unicode CLDR does not have in these languages. */
const OTHER_NAMES: { readonly [alpha2: string]: string } = {
  ...{ CH: 'Svizra', CN: '中国', CZ: 'Czech Republic, Tschechische Republik', ES: 'Espanya, Espainia', IL: 'ישראל' },
  GB: 'UK, Great Britain, Großbritannien, Grande-Bretagne, Groot-Brittannië, Gran Bretaña, Gran Bretagna, England, Scotland, Wales, Y Deyrnas Unedig, Northern Ireland',
  ...{ IE: 'Republic of Ireland', JP: '日本', KR: '대한민국', NL: 'The Netherlands', NO: 'Noreg' },
  ...{ TD: 'Чад', TW: '台灣', US: 'United States of America' },
};

/** Metropolitan France has the name of all of France. */
const WITHOUT_NAME = 'FX';

/** Names of one country in some languages, and of two in others. */
const SHARED = ['Congo', 'Kongo'];

/** Short forms such as `RA` are codes of something else elsewhere. */
const SHORTEST = 4;

/** Alpha-2 codes by names, folded. */
function countriesByName(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const add = (name: string, code: string) => names.set(foldWord(name) ?? '', code);
  for (const language of LANGUAGES) {
    for (const style of ['long', 'short'] as const) {
      const regions = new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' });
      for (const code of ALPHA_2) {
        const name = code === WITHOUT_NAME ? '' : (regions.of(code) ?? '');
        if (name.length >= SHORTEST) add(name, code);
      }
    }
  }
  for (const [code, list] of Object.entries(OTHER_NAMES)) for (const name of commaWords(list)) add(name, code);
  for (const name of SHARED) names.delete(foldWord(name) ?? '');
  return names;
}

/** Where CCS is the plug with Type 2: Europe and its neighbours (Directive 2014/94/EU, annex II, and who follows it). */
const COMBO_2: ReadonlySet<string> = new Set(
  `ALB AND AUS AUT BEL BGR BIH BLR CHE CYP CZE DEU DNK ESP EST FIN FRA FRO GBR GGY GIB GRC HRV HUN IMN IRL ISL ITA JEY
   LIE LTU LUX LVA MCO MDA MKD MLT MNE NLD NOR NZL POL PRT ROU SMR SRB SVK SVN SWE TUR UKR VAT XKX`.split(/\s+/),
);

/** Where it is the plug with Type 1. */
const COMBO_1: ReadonlySet<string> = new Set(['CAN', 'KOR', 'MEX', 'USA']);

/** The plugs that CCS can mean in a country, given by any code or name. If nobody knows the country, any of them will do. */
export function combosIn(country: string | undefined): readonly ('IEC_62196_T1_COMBO' | 'IEC_62196_T2_COMBO')[] {
  if (country !== undefined && !isKnown(country)) return ['IEC_62196_T2_COMBO'];
  const code = country === undefined ? undefined : countryNamed(country);
  if (code !== undefined && COMBO_2.has(code)) return ['IEC_62196_T2_COMBO'];
  if (code !== undefined && COMBO_1.has(code)) return ['IEC_62196_T1_COMBO'];
  return ['IEC_62196_T2_COMBO', 'IEC_62196_T1_COMBO'];
}
