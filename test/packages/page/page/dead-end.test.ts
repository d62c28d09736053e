/** What a reader is told where no site is found. */

import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { type FoundSites, ListView } from '../../../../packages/page/components/list-view.ts';
import type { SiteFilter } from '../../../../packages/page/facts/site-filter.ts';
import type { Language } from '../../../../packages/page/locales/languages.ts';
import type { SiteRecord } from '../../../../packages/page/records/site-index.ts';
import { pageWordsOf } from '../../../../packages/page/words/every-language.ts';

const SITE: SiteRecord = {
  ...{ id: 'A&1', name: 'Market <Square>', address: 'Street 1', city: 'Halle' },
  ...{ latitude: 51.48, longitude: 11.97, time_zone: 0, evses: [] },
};
const LEIPZIG = { name: 'Leipzig', latitude: 51.34, longitude: 12.37 };

function listWith(found: Pick<FoundSites, 'sites' | 'near'>, filter: SiteFilter, language: Language = 'en'): string {
  const words = pageWordsOf(language);
  const nothing = () => {};
  const index = { detail_files: 1, standards: [], time_zones: ['UTC'], hours: [], prices: [], sites: [] };
  return render(
    h(ListView, {
      ...{ words, filter, order: 'name', here: 'unknown', hasStatuses: false, isMapShown: false, hasFailed: false },
      ...{ standards: [], currencies: [], traits: [], hasHours: false, onRetry: nothing },
      act: { filter: nothing, clear: nothing, sort: nothing, findMe: nothing, toggleMap: nothing },
      found: { ...found, cards: { index, words }, shown: 60, onMore: nothing },
    }),
  );
}

const near = { sites: [{ site: SITE, matching: [], distance: 31_700 }], near: LEIPZIG };

test('a town without a site: the nearest one, how far it is, and the way to it', () => {
  const html = listWith(near, { q: 'leipzig' });
  expect(html).toContain('The site nearest to Leipzig is Market &lt;Square>, 32 km away.');
  expect(html).toContain('href="#/A%261"');
  expect(html).not.toContain('No site has all of this');
  expect(listWith(near, { q: 'leipzig' }, 'de')).toContain('32 km entfernt');
});

test('where the town may have a site that the filters leave out, it does not say that there is none', () => {
  const html = listWith(near, { q: 'leipzig', card: true });
  expect(html).toContain('The nearest site to Leipzig that has all of this is Market &lt;Square>, 32 km away.');
});

test('where nobody knows what is meant, there are ways out', () => {
  const html = listWith({ sites: [] }, { q: 'xyz' });
  expect(html).toContain('No site has all of this.');
  expect(html).toContain('<a href="#/">All sites</a>');
  expect(html).not.toContain('Clear all filters');
  expect(listWith({ sites: [] }, { q: 'xyz', card: true }).match(/Clear all filters/g)).toHaveLength(1);
});
