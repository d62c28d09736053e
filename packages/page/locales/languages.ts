/** The languages of what people see. Each has a folder here: the texts of the page (page.ts), of the check page (check.ts), and of what `init` writes (init.ts, readme.md). */

/** By their codes (ISO 639-1), for Intl: as they are written in Europe, with 24 hours. */
export const LOCALES = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', nl: 'nl-NL', uk: 'uk-UA' } as const;

export type Language = keyof typeof LOCALES;
export const LANGUAGES = Object.keys(LOCALES) as readonly Language[];

/**
 * The language that a reader gets: the first wished one that we have; else that of the network; else English.
 *
 * @param wished BCP 47 tags, best first: `navigator.languages`
 * @param ofNetwork `language` of network.json (ISO 639-1)
 */
export function chooseLanguage(wished: readonly string[], ofNetwork: string | undefined): Language {
  const tags = [...wished, ofNetwork ?? ''].map((tag) => tag.toLowerCase().split(/[-_]/)[0]);
  return tags.map((tag) => LANGUAGES.find((language) => language === tag)).find((found) => found !== undefined) ?? 'en';
}
