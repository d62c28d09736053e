/** The filters of the list: none for what the network does not have. */

import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { FindForm } from '../../../../packages/page/components/find-form.ts';
import type { SiteFilter } from '../../../../packages/page/facts/site-filter.ts';
import type { EvseTrait } from '../../../../packages/page/records/site-index.ts';
import { pageWordsOf } from '../../../../packages/page/words/every-language.ts';

function formWith(traits: readonly EvseTrait[], filter: SiteFilter = {}, hasStatuses = true, hasHours = false): string {
  const nothing = () => {};
  const act = { filter: nothing, clear: nothing, sort: nothing, findMe: nothing, toggleMap: nothing };
  const offer = { standards: [], currencies: [], traits, hasHours };
  return render(
    h(FindForm, {
      words: pageWordsOf('en'),
      filter,
      order: 'name',
      act,
      here: 'unknown',
      hasStatuses,
      isMapShown: false,
      ...offer,
    }),
  );
}

test('places are asked for only where there are such', () => {
  expect(formWith([])).not.toContain('Parking place');
  expect(formWith(['card'])).not.toContain('Parking place');
  expect(formWith(['card'])).toContain('>Plug, power, price …<');
  const some = formWith(['card', 'roofed']);
  expect(some).toContain('Under a roof');
  expect(some).not.toContain('Car with trailer');
});

test('what a link asks for can be taken back where the network does not have it, and is counted', () => {
  const asked = formWith([], { trailer: true, roofed: true });
  expect(asked).toContain('Plug, power, price … (2)');
  expect(asked).toMatch(/checked[^>]*><span>Car with trailer/);
  expect(asked).toContain('Clear all filters');
});

test('bank cards and opening hours can be asked for only where some site has them, or where a link asks for them', () => {
  expect(formWith([])).not.toMatch(/Bank card|Open now/);
  expect(formWith(['card'])).toContain('Bank card');
  expect(formWith([], {}, true, true)).toContain('Open now');
  expect(formWith([], { card: true, open: true })).toMatch(/Open now[\s\S]*Bank card/);
});

test('what is free now can be asked for only where somebody says it, or where a link asks for it', () => {
  expect(formWith([])).toContain('Free now');
  expect(formWith([], {}, false)).not.toContain('Free now');
  expect(formWith([], { free: true }, false)).toContain('Free now');
});
