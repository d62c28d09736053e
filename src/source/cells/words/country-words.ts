/** Countries by their codes in any case and by their names, and the plug that CCS means in them. */

import { ALPHA_2, ALPHA_3, alpha3Of } from '../country-codes.ts';
import { isKnown } from '../unknown-default.ts';
import { COUNTRY_NAMES } from './country-names.ts';
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

function countriesByName(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const line of COUNTRY_NAMES.trim().split('\n')) {
    const code = line.slice(0, 2);
    for (const name of commaWords(line.slice(3))) names.set(foldWord(name) ?? '', code);
  }
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
