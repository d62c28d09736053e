/** Countries by their codes in any case and by their names, and the plugs that CCS and E/F mean in them. */

import { foldWord } from '../../words/fold-word.ts';
import { linesOf } from '../../words/values.ts';
import { allWords } from '../../words/word-row.ts';
import { ALPHA_2, ALPHA_3, alpha3Of } from '../places/country-codes.ts';
import { isKnown } from '../unknown-default.ts';

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
  // Names that Unicode CLDR does not have in these languages.
  for (const line of linesOf('Country')) for (const name of allWords(line)) add(name, line.value);
  for (const name of SHARED) names.delete(foldWord(name) ?? '');
  return names;
}

/** Where CCS is the plug with Type 2: Europe and its neighbours (Directive 2014/94/EU, annex II, and who follows it); and where with Type 1. */
const COMBOS = {
  IEC_62196_T2_COMBO: `ALB AND AUS AUT BEL BGR BIH BLR CHE CYP CZE DEU DNK ESP EST FIN FRA FRO GBR GGY GIB GRC HRV HUN IMN IRL ISL ITA JEY
   LIE LTU LUX LVA MCO MDA MKD MLT MNE NLD NOR NZL POL PRT ROU SMR SRB SVK SVN SWE TUR UKR VAT XKX`,
  IEC_62196_T1_COMBO: 'CAN KOR MEX USA',
};

/** The plugs that CCS can mean in a country, given by any code or name. If nobody knows the country, any of them will do. */
export function combosIn(country: string | undefined): readonly (keyof typeof COMBOS)[] {
  return plugsIn(country, COMBOS, 'IEC_62196_T2_COMBO');
}

/** Where sockets for households have a pin (IEC, World Plugs: type E), and where they are Schuko. */
const SOCKETS = {
  DOMESTIC_E: 'BEL CZE FRA MCO POL SVK',
  DOMESTIC_F: 'AND AUT BGR DEU ESP EST FIN GRC HRV HUN ISL LTU LUX LVA NLD NOR PRT ROU SRB SVN SWE TUR UKR',
};

/** The sockets for households that E/F can mean in a country, given by any code or name: both fit the same plug. As with CCS, any will do in a country that nobody knows. */
export function domesticIn(country: string | undefined): readonly (keyof typeof SOCKETS)[] {
  return plugsIn(country, SOCKETS, 'DOMESTIC_F');
}

/** @param ifUnread what to assume where the setting with the country could not be read */
function plugsIn<P extends string>(
  country: string | undefined,
  places: { readonly [plug in P]: string },
  ifUnread: P,
): readonly P[] {
  if (country !== undefined && !isKnown(country)) return [ifUnread];
  const code = country === undefined ? undefined : countryNamed(country);
  const all = Object.keys(places) as P[];
  const only = all.find((plug) => code !== undefined && places[plug].includes(code));
  return only === undefined ? all : [only];
}
