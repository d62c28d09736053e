/** What the filters offer. */

import { expect, test } from 'vitest';
import { choicesOf } from '../../../../packages/page/facts/choices.ts';
import type { EvseRecord, SiteIndex, SiteRecord } from '../../../../packages/page/records/site-index.ts';

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

test('until the list has arrived, cards and opening hours', () => {
  const texts = { ...indexOf([]), lacks: 'plugs' } as const;
  for (const unknown of [undefined, texts])
    expect(choicesOf(unknown)).toMatchObject({ traits: ['card'], hasHours: true });
});
