/** The cards and the map of the page for drivers. Loaded on demand, with the words of that page. */

import '../styles/preview.css';
import { type ComponentType, h } from 'preact';
import { FirstSites } from '../../page/components/site-cards.ts';
import { loadPageWords } from '../../page/words/load-words.ts';
import type { Preview } from '../messages.ts';
import type { CheckWords } from '../words/check-words.ts';
import { PreviewMap } from './preview-map.ts';

/** How many sites are shown. */
const MOST = 60;

export async function loadPreview(checkWords: CheckWords): Promise<ComponentType<Preview>> {
  const words = await loadPageWords(checkWords.language);
  return function PreviewView({ settings, index }: Preview) {
    const { sites } = index;
    // A card leads to a page that is not here.
    const stay = (event: Event) => event.preventDefault();
    return h('div', { class: 'preview-frame' }, [
      h('p', { class: 'name' }, h('bdi', null, settings.name)),
      h(
        'div',
        { class: 'preview-sites', onClick: stay },
        h(FirstSites, {
          index: { ...index, sites: sites.slice(0, MOST) },
          count: sites.length,
          words,
          hasPages: false,
        }),
      ),
      h('div', { class: 'preview-map' }, h(PreviewMap, { words: checkWords, pageWords: words, index })),
    ]);
  };
}
