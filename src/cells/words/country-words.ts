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

/** Where sockets for households have a pin (IEC, World Plugs: type E), and where they are Schuko. */
const DOMESTIC_E: ReadonlySet<string> = new Set(['BEL', 'CZE', 'FRA', 'MCO', 'POL', 'SVK']);
const DOMESTIC_F: ReadonlySet<string> = new Set(
  `AND AUT BGR DEU ESP EST FIN GRC HRV HUN ISL LTU LUX LVA NLD NOR PRT ROU SRB SVN SWE TUR UKR`.split(/\s+/),
);

/** The sockets for households that E/F can mean in a country, given by any code or name: both fit the same plug. As with CCS, any will do in a country that nobody knows. */
export function domesticIn(country: string | undefined): readonly ('DOMESTIC_E' | 'DOMESTIC_F')[] {
  if (country !== undefined && !isKnown(country)) return ['DOMESTIC_F'];
  const code = country === undefined ? undefined : countryNamed(country);
  if (code !== undefined && DOMESTIC_E.has(code)) return ['DOMESTIC_E'];
  return code !== undefined && DOMESTIC_F.has(code) ? ['DOMESTIC_F'] : ['DOMESTIC_E', 'DOMESTIC_F'];
}
