/**
 * Names of the days in the languages in which people write hours, and the words between them. Short names mean different days in different languages
 * (`di` is Tuesday in German and Sunday in French), so a text is read in one language at a time.
 */

/** Monday to Sunday, each with its short names. Accents are left out. */
const SHORT_NAMES: readonly (readonly string[])[] = [
  ['mo mon', 'tu tue tues', 'we wed weds', 'th thu thur thurs', 'fr fri', 'sa sat', 'su sun'],
  ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'],
  ['lu lun', 'ma mar', 'me mer', 'je jeu', 've ven', 'sa sam', 'di dim'],
  ['ma maa', 'di din', 'wo woe', 'do don', 'vr vrij', 'za zat', 'zo zon'],
  ['lu lun', 'ma mar', 'mi mie', 'ju jue', 'vi vie', 'sa sab', 'do dom'],
  ['lu lun', 'ma mar', 'me mer', 'gi gio', 've ven', 'sa sab', 'do dom'],
  ['pn pon', 'wt', 'sr', 'cz czw', 'pt', 'so sob', 'nd ndz niedz'],
  ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'нд'],
  ['ma man', 'ti tir', 'on ons', 'to tor', 'fr fre', 'lø lør', 'sø søn'],
];

/** Whole names, which no two languages have for different days. */
const NAMES: readonly (readonly [code: string, names: string])[] = [
  ['Mo', 'monday mondays montag montags lundi maandag lunes lunedi poniedziałek понеділок mandag'],
  ['Tu', 'tuesday tuesdays dienstag dienstags mardi dinsdag martes martedi wtorek вівторок tirsdag'],
  ['We', 'wednesday wednesdays mittwoch mittwochs mercredi woensdag miercoles mercoledi sroda середа onsdag'],
  ['Th', 'thursday thursdays donnerstag donnerstags jeudi donderdag jueves giovedi czwartek четвер torsdag'],
  ['Fr', 'friday fridays freitag freitags vendredi vrijdag viernes venerdi piatek пʼятниця fredag'],
  ['Sa', 'saturday saturdays samstag samstags sonnabend sonnabends samedi zaterdag sabado sabato sobota субота lørdag'],
  ['Su', 'sunday sundays sonntag sonntags dimanche zondag domingo domenica niedziela неділя søndag'],
  ['Sa-Su', 'weekend weekends wochenende'],
  ['Mo-Su', 'daily everyday taglich dagelijks codziennie щодня diario quotidien'],
];

const CODES = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

let known: readonly ReadonlyMap<string, string>[] | undefined;

/** For each language, the days by their names in it, and by whole names in any language. Accents are left out. */
export function dayLanguages(): readonly ReadonlyMap<string, string>[] {
  known ??= SHORT_NAMES.map(
    (short) =>
      new Map([
        ...NAMES.flatMap(([code, names]) => names.split(' ').map((name) => [unaccented(name), code] as const)),
        ...short.flatMap((names, day) => names.split(' ').map((name) => [unaccented(name), CODES[day] ?? ''] as const)),
      ]),
  );
  return known;
}

/** Words between days: `-` from one to another, `,` between two. */
export const BETWEEN_DAYS: ReadonlyMap<string, '-' | ','> = new Map([
  ...['to', 'till', 'until', 'bis', 'au', 'a', 'al', 'tot', 'til', 'до'].map((word) => [word, '-'] as const),
  ...['and', 'und', 'et', 'en', 'y', 'e', 'i', 'og', 'та', '&', '+', '/'].map((word) => [word, ','] as const),
]);

/** Several words for one. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/every day|all days|jeden tag|alle tage|tous les jours|todos los dias|tutti i giorni|elke dag/g, 'daily'],
  [/week-end/g, 'weekend'],
];

/** A text as its days are looked up: unaccented, and with one word for each name. */
export function withPlainDays(text: string): string {
  let lower = unaccented(text).trim();
  for (const [phrase, word] of PHRASES) lower = lower.replace(phrase, word);
  return lower;
}

/** Lower case without accents; full-width forms become plain ones, and apostrophes the one that is a letter. */
function unaccented(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/['’]/g, 'ʼ');
}
