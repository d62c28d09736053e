/** That the language of network.json is a language, and not the code of the country. */

import type { Finding } from '../../findings/finding.ts';
import { write } from '../../findings/text/advice.ts';
import { finding } from './finding-codes.ts';
import { placeOfNode } from './setting-findings.ts';
import type { JsonText } from './settings-json.ts';

/** Codes of countries that are other languages too, and what is spoken there: `se` is Northern Sami, and Sweden speaks `sv`. */
const SPOKEN: { readonly [country: string]: readonly string[] } = {
  ...{ AM: ['hy'], BA: ['bs'], BE: ['nl', 'fr', 'de'], BR: ['pt'], CA: ['en', 'fr'], CH: ['de', 'fr', 'it'] },
  ...{ CY: ['el'], EE: ['et'], IE: ['en'], KR: ['ko'], LI: ['de'], LU: ['fr', 'de', 'lb'], SE: ['sv'], SI: ['sl'] },
  SM: ['it'],
};

interface LanguageSettings {
  readonly language?: string;
  readonly country_code?: string;
}

/** A language that repeats the country. */
export function settingLanguage(document: JsonText, { language, country_code }: LanguageSettings): Finding[] {
  const spoken = SPOKEN[country_code ?? ''];
  if (spoken === undefined || language === undefined || language.toUpperCase() !== country_code) return [];
  const message = `"language" is ${language}, which is a language of somewhere else. The country has this code.`;
  const place = placeOfNode(document, ['language']);
  return [finding('country-as-language', place, { field: 'language', value: language, message, ...write(spoken) })];
}
