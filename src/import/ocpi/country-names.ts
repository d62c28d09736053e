/** Countries by what feeds call them: codes of two or three letters, and names in the languages of Europe and beyond. */

import { iso1A3Code } from '../../source/cells/countries.ts';
import { ALPHA_2 } from '../../source/cells/country-codes.ts';

/** ISO 3166-1 alpha-3 of a code or a name; undefined if it is none, or if several countries have the name. */
export function countryCalled(text: string): string | undefined {
  return iso1A3Code(text) ?? (text.length < SHORTEST_NAME ? undefined : byName().get(folded(text))) ?? undefined;
}

/** Anything shorter is a code. */
const SHORTEST_NAME = 4;

const LANGUAGES_OF_NAMES =
  'ar bg bs ca cs da de el en es et fi fr ga he hr hu id is it ja ko lt lv mk ms mt nb nl pl pt ro ru sk sl sq sr sv th tr uk vi zh';

let known: ReadonlyMap<string, string> | undefined;

/** The names that Unicode (CLDR) has for each country, by their folded form. */
function byName(): ReadonlyMap<string, string> {
  if (known !== undefined) return known;
  const codes = new Map<string, Set<string>>();
  for (const language of LANGUAGES_OF_NAMES.split(' ')) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of ALPHA_2) {
      const name = names.of(code);
      const alpha3 = iso1A3Code(code);
      if (name === undefined || alpha3 === null) continue;
      const key = folded(name);
      codes.set(key, (codes.get(key) ?? new Set()).add(alpha3));
    }
  }
  known = new Map(
    [...codes].flatMap(([name, [first, second]]) => (first && second === undefined ? [[name, first]] : [])),
  );
  return known;
}

function folded(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
