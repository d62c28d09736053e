/** Rule: the region of a site is one of its country. */

import { alpha2Of } from '../../cells/places/country-codes.ts';
import { write } from '../../findings/text/advice.ts';
import { defineRule } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'region-of-other-country': {
      severity: 'warning',
      wrong: 'The region of a site is one of another country.',
      why: 'Access points count chargers by region, and would count the site elsewhere.',
      fix: 'Write the NUTS-1 code of the region, or leave the cell empty. The codes of Greece begin with EL, those of Britain with UK.',
      message: '{field} {region} is not in {country}, whose regions begin with {letters}.',
      hint: 'Write a region that begins with {letters}, leave the cell empty, or correct the country.',
    },
  },
  rows: {
    locations({ values: { region, country } }, say) {
      if (region === undefined) return;
      const iso = alpha2Of(country);
      const letters = LETTERS[country] ?? iso;
      if (letters === undefined || region.startsWith(letters)) return;
      const advice = iso !== undefined && region.startsWith(iso) ? write([letters + region.slice(2)]) : undefined;
      say('region-of-other-country', 'region', { params: { region, country, letters }, advice });
    },
  },
});

/** The letters with which codes of NUTS begin where they are not those of ISO 3166, and where another country counts. */
const LETTERS: { readonly [country: string]: string } = {
  ...{ GBR: 'UK', GRC: 'EL', ALA: 'FI', SJM: 'NO' },
  ...{ GLP: 'FR', GUF: 'FR', MAF: 'FR', MTQ: 'FR', MYT: 'FR', REU: 'FR' },
};
