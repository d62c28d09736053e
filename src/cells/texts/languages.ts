/** The two-letter language codes of ISO 639-1, which OCPI's DisplayText uses (16.2). No code has been added since 2003. */
export const LANGUAGES: ReadonlySet<string> = new Set(
  `aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo
   es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg
   ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn
   no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw
   ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu`.split(/\s+/),
);

/** Words that people write instead of the code: three letters of ISO 639-2, the name, or a country whose code is no language. */
const OTHER_NAMES = `en gb us eng english anglais englisch engels|de at deu ger deutsch german allemand duits|fr fra fre français francais french
  französisch frans|nl nld dut nederlands dutch niederländisch|es español espanol spanish castellano|it italiano italian|
  pt português portugues portuguese|pl polski polish|da dk dansk danish|sv swe svenska swedish|no norsk norwegian|fi suomi finnish|
  cs cz ces cze čeština cesky czech|sk slk slovak|hu hun magyar hungarian|ro ron romanian|bg bul bulgarian|el gr ell gre greek|hr hrv hrvatski
  croatian|sl slv slovenian|et eesti estonian|lv lav latvian|lt lit lithuanian|ru rus russian|uk ua ukr ukrainian|tr türkçe turkish|
  is isl icelandic|ja jp|zh cn|sq al|sr rs`;

const codeByName: ReadonlyMap<string, string> = new Map(
  OTHER_NAMES.split('|').flatMap((line) => {
    const [code = '', ...names] = line.trim().split(/\s+/);
    return names.map((name) => [name, code] as const);
  }),
);

/** The code of a language by its name, its three letters or a country, in any case: `eng`, `Deutsch`, `dk`. */
export function languageCalled(name: string): string | undefined {
  return codeByName.get(name.toLowerCase());
}
