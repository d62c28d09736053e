/** The two-letter language codes of ISO 639-1, which OCPI's DisplayText uses (16.2). No code has been added since 2003. */
export const LANGUAGES: ReadonlySet<string> = new Set(
  `aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo
   es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg
   ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn
   no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw
   ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu`.split(/\s+/),
);

/** Words that people write instead of the code: three letters of ISO 639-2, or the name. None of them begins a sentence. */
const OTHER_NAMES = `en eng english anglais englisch engels|de deu ger deutsch german allemand duits|fr fra fre français francais french
  französisch frans|nl nld dut nederlands dutch niederländisch|es español espanol spanish castellano|it italiano italian|
  pt português portugues portuguese|pl polski polish|da dansk danish|sv swe svenska swedish|no norsk norwegian|fi suomi finnish|
  cs ces cze čeština cesky czech|sk slk slovak|hu hun magyar hungarian|ro ron romanian|bg bul bulgarian|el ell gre greek|hr hrv hrvatski
  croatian|sl slv slovenian|et eesti estonian|lv lav latvian|lt lit lithuanian|ru rus russian|uk ukr ukrainian|tr türkçe turkish|
  is isl icelandic`;

const codeByName: ReadonlyMap<string, string> = new Map(
  OTHER_NAMES.split('|').flatMap((line) => {
    const [code = '', ...names] = line.trim().split(/\s+/);
    return names.map((name) => [name, code] as const);
  }),
);

/** The code of a language by its name or its three letters, in any case: `eng`, `Deutsch`. */
export function languageCalled(name: string): string | undefined {
  return codeByName.get(name.toLowerCase());
}

/** Countries whose codes are no language, where one language is spoken. */
const SPOKEN: { readonly [country: string]: string } = {
  ...{ dk: 'da', cz: 'cs', gr: 'el', at: 'de', gb: 'en', us: 'en', ua: 'uk', jp: 'ja', cn: 'zh', mx: 'es', md: 'ro' },
  ...{ al: 'sq', rs: 'sr', au: 'en', nz: 'en', by: 'be', ad: 'ca', mc: 'fr' },
};

/** The language of a country by the code of the country, in any case, if that is the code of no language: `dk` is `da`. */
export function languageOfCountry(code: string): string | undefined {
  const country = code.toLowerCase();
  return Object.hasOwn(SPOKEN, country) ? SPOKEN[country] : undefined;
}
