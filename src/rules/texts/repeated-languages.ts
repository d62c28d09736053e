/** Rule: a text is there once in each language. */

import type { DisplayText } from '../../ocpi/types.ts';
import { defineRule } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'repeated-language': {
      severity: 'warning',
      wrong: 'A cell has two texts in one language.',
      why: 'Apps show one text in the language of the driver. Which of the two that is, nobody knows; one of them is probably in another language.',
      fix: 'Correct the language of one of the two, or make them one text.',
      message: '{field} has two texts in the language "{language}".',
    },
  },
  rows: {
    locations({ values: { directions } }, say) {
      const language = twice(directions);
      if (language) say('repeated-language', 'directions', { params: { language } });
    },
    evses({ values: { directions } }, say) {
      const language = twice(directions);
      if (language) say('repeated-language', 'directions', { params: { language } });
    },
    tariffs({ values: { tariff_alt_text } }, say) {
      const language = twice(tariff_alt_text);
      if (language) say('repeated-language', 'tariff_alt_text', { params: { language } });
    },
  },
});

/** The first language in which there are two texts. */
function twice(texts: readonly DisplayText[] = []): string | undefined {
  const languages = texts.map(({ language }) => language);
  return languages.find((language, at) => languages.indexOf(language) < at);
}
