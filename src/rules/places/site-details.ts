/** Rule: the details of a site do not contradict each other: its staff, its roof, and its region. */

import { alpha2Of } from '../../cells/places/country-codes.ts';
import { write } from '../../findings/text/advice.ts';
import { defineRule } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'staffed-and-unattended': {
      severity: 'warning',
      wrong: 'A site is STAFFED and UNATTENDED.',
      why: 'Drivers who need help with a cable do not know whether there is somebody.',
      fix: 'Leave one of the two. If staff is there at some hours, write STAFFED, and the hours into opening_times.',
      message: 'Location "{id}" is STAFFED and UNATTENDED.',
    },
    'underground-without-roof': {
      severity: 'warning',
      wrong: 'A site in an underground garage has no roof (roofed is false).',
      why: 'Drivers choose a roof in bad weather. The cell was probably filled down from other rows.',
      fix: 'Write true into roofed, or correct parking_type.',
      message: 'Location "{id}" is in an underground garage, and has no roof.',
    },
    'region-of-other-country': {
      severity: 'warning',
      wrong: 'The region of a site is one of another country.',
      why: 'Access points count chargers by region, and would count the site elsewhere.',
      fix: 'Write the NUTS-1 code of the region, or leave the cell empty. The codes of Greece begin with EL, those of Britain with UK.',
      message: '{field} {region} is not in {country}, whose regions begin with {letters}.',
    },
  },
  rows: {
    locations({ values: { id, parking_type, roofed, services, region, country } }, say) {
      if (parking_type === 'UNDERGROUND_GARAGE' && roofed === false) {
        say('underground-without-roof', 'roofed', { params: { id } });
      }
      if (services?.includes('STAFFED') && services.includes('UNATTENDED')) {
        say('staffed-and-unattended', 'services', { params: { id } });
      }
      const iso = alpha2Of(country);
      const letters = LETTERS[country] ?? iso;
      if (region === undefined || letters === undefined || region.startsWith(letters)) return;
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
