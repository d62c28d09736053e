/** What the filters offer. */

import { expect, test } from 'vitest';
import { choicesOf, choicesUntilListed } from '../../../../packages/page/facts/choices.ts';
import { pageSettingsOf } from '../../../../packages/page/files/page-settings-of.ts';
import type { EvseRecord, SiteIndex, SiteRecord } from '../../../../packages/page/records/site-index.ts';
import { withPage } from '../../../../packages/page/settings/settings.ts';
import { settingsSchema } from '../../../../src/settings/settings.ts';
import { COMPANIONS } from '../../../support/companions.ts';

function indexOf(evses: readonly EvseRecord[], more: Partial<SiteRecord> = {}): SiteIndex {
  const place = { latitude: 52, longitude: 5, time_zone: 0 };
  const sites = [{ id: 'L', name: 'L', address: 'A', city: 'C', ...place, evses, ...more }];
  const prices = [{ currency: 'EUR', from: 0.4, to: 0.4 }];
  return { sites, standards: ['IEC_62196_T2'], prices, hours: [], time_zones: ['UTC'], detail_files: 1 };
}

test('what some site has', () => {
  const all = indexOf([{ uid: '1', plugs: [[0, 22_000, 0]], card: true, roofed: true }], { hours: 0 });
  expect(choicesOf(all)).toEqual({
    standards: ['IEC_62196_T2'],
    currencies: ['EUR'],
    traits: ['card', 'roofed'],
    hasHours: true,
  });
  expect(choicesOf(indexOf([]))).toEqual({ standards: [], currencies: [], traits: [], hasHours: false });
});

test('until the list has arrived, cards and opening hours are offered if it will offer them', () => {
  const plug = [0, 22_000] as const;
  const settings = settingsSchema(COMPANIONS).parse({
    country_code: 'NL',
    party_id: 'EXA',
    base_url: 'https://example.com',
  });
  for (const card of [true, undefined]) {
    for (const hours of [0, undefined]) {
      const index = indexOf([{ uid: '1', plugs: [plug], ...(card && { card }) }], hours === undefined ? {} : { hours });
      const shown = pageSettingsOf(withPage(settings), { index, files: [], hasStatuses: false });
      const { traits, hasHours } = choicesOf(index);
      expect(choicesUntilListed(shown)).toEqual({ standards: [], currencies: [], traits, hasHours });
    }
  }
});
