/** Which language a reader gets. */

import { LANGUAGE, type Language } from './messages.ts';

/**
 * The first wished language that we have; else that of the network; else English.
 *
 * @param wished BCP 47 tags, best first: `navigator.languages`
 * @param ofNetwork `language` of network.json (ISO 639-1)
 */
export function chooseLanguage(wished: readonly string[], ofNetwork: string | undefined): Language {
  const tags = [...wished, ofNetwork ?? ''].map((tag) => tag.toLowerCase().split(/[-_]/)[0]);
  return tags.map((tag) => LANGUAGE.find((language) => language === tag)).find((found) => found !== undefined) ?? 'en';
}
