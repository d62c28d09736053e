/** A site in the list: how many of the charging points that were asked for are free, counted once. */

import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { SiteCard } from '../../../../packages/page/components/site-card.ts';
import type { EvseRecord, SiteIndex } from '../../../../packages/page/records/site-index.ts';
import { pageWordsOf } from '../../../../packages/page/words/every-language.ts';

const [T2, CCS] = [0, 1];
const INDEX: SiteIndex = {
  sites: [],
  standards: ['IEC_62196_T2', 'IEC_62196_T2_COMBO'],
  prices: [],
  hours: [],
  time_zones: [],
  detail_files: 1,
};
const EVSES: readonly EvseRecord[] = [
  { uid: 'free-1', plugs: [[T2, 22_000]] },
  { uid: 'free-2', plugs: [[CCS, 150_000]] },
  { uid: 'taken-3', plugs: [[CCS, 150_000]] },
];
const SITE = { id: 'L', name: 'L', address: 'A', city: 'C', latitude: 52, longitude: 5, time_zone: 0, evses: EVSES };

const availabilityOf = (uid: string) => (uid.startsWith('free') ? 'free' : 'taken') as 'free' | 'taken';

function cardOf(matching: readonly EvseRecord[], asked: string | undefined, more: object = { availabilityOf }): string {
  const words = pageWordsOf('en');
  const card = h(SiteCard, { selected: { site: SITE, matching }, index: INDEX, words, asked, ...more });
  return render(card).replace(/<[^>]*>/g, '|');
}

test('of all, of those with a plug, of those with all that was asked for', () => {
  expect(cardOf(EVSES, undefined)).toContain('|2 of 3 free|');
  expect(cardOf(EVSES.slice(1), 'CCS')).toContain('|1 of 2 CCS free|');
  expect(cardOf(EVSES.slice(1), 'matching')).toContain('|1 of 2 matching free|');
  // All of the site have it.
  expect(cardOf(EVSES, 'CCS')).toContain('|2 of 3 free|');
});

test('kinds of plugs of different prices say their own, and one price is said once', () => {
  const prices = [
    { currency: 'EUR', from: 0.4, to: 0.4 },
    { currency: 'EUR', from: 0.45, to: 0.69 },
  ];
  const cardWith = (ccs: number | undefined) => {
    const evses = EVSES.map(({ uid, plugs: [[standard, watts] = [T2, 0]] }): EvseRecord => {
      const price = standard === T2 ? 0 : ccs;
      return { uid, plugs: [price === undefined ? [standard, watts] : [standard, watts, price]] };
    });
    const selected = { site: { ...SITE, evses }, matching: evses };
    return render(h(SiteCard, { selected, index: { ...INDEX, prices }, words: pageWordsOf('en') })).replace(
      /<[^>]*>/g,
      '|',
    );
  };
  expect(cardWith(1)).toContain('|2 × 150 kW CCS · 0.45–0.69 €/kWh||1 × 22 kW Type 2 · 0.40 €/kWh|');
  expect(cardWith(1).match(/€/g)).toHaveLength(2);
  expect(cardWith(0)).toContain('|2 × 150 kW CCS||1 × 22 kW Type 2|');
  expect(cardWith(0).match(/0.40 €/g)).toHaveLength(1);
  // Nobody may think that it costs as much at all of them.
  expect(cardWith(undefined)).toContain('|2 × 150 kW CCS||1 × 22 kW Type 2 · 0.40 €/kWh|');
});

test('one count only', () => {
  expect(cardOf(EVSES.slice(1), 'CCS').match(/\d of \d/g)).toEqual(['1 of 2']);
});

test('where nobody says what is free, it says how many there are that match', () => {
  expect(cardOf(EVSES.slice(1), 'CCS', {})).toContain('Matching charging points: 2 of 3');
  const out = { availabilityOf: () => 'out' };
  expect(cardOf(EVSES.slice(1), 'CCS', out)).toMatch(/Not in operation.*Matching charging points: 2 of 3/);
});
