/** The whole page: what the build writes into index.html, and what the browser shows. */

import { type ComponentChild, h } from 'preact';
import type { Route } from '../facts/route.ts';
import type { PageSettings } from '../records/page-settings.ts';
import type { PageWords } from '../words/words.ts';
import { Freshness, type FreshnessProps } from './freshness.ts';
import { UseThisData } from './use-this-data.ts';

export interface PageProps {
  readonly settings: PageSettings;
  readonly words: PageWords;
  readonly route: Route;
  /** How much is free; absent where nothing can be known yet. */
  readonly freshness?: FreshnessProps | undefined;
  /** The list, or the page of a site. */
  readonly children?: ComponentChild;
  /** The element of the map, while it is shown. */
  readonly map?: ComponentChild | undefined;
}

export function Page({ settings, words, route, freshness, children, map }: PageProps) {
  const isList = route.kind === 'list';
  const kinds = ['page', map && 'with-map', !isList && 'of-site'].filter(Boolean);
  return h('div', { class: kinds.join(' ') }, [
    h('a', { class: 'skip', href: '#main', onClick: focusMain }, words.say('page.skip')),
    h('header', { class: 'top' }, [
      h('div', { class: 'brand' }, [
        settings.logo && h('img', { class: 'logo', src: settings.logo, alt: '', height: 40 }),
        h(isList ? 'h1' : 'p', { class: 'name', dir: 'auto' }, h('a', { href: '#/' }, settings.name)),
      ]),
      freshness && h(Freshness, freshness),
    ]),
    map && h('section', { class: 'map', 'aria-label': words.say('map.label') }, map),
    h('main', { id: 'main', tabIndex: -1 }, children),
    h(UseThisData, { settings, words, site: route.kind === 'site' ? route.id : undefined }),
  ]);
}

/** The fragment of the URL says what the page shows, so the skip link must not change it. */
function focusMain(event: Event): void {
  event.preventDefault();
  const { ownerDocument } = event.currentTarget as HTMLElement;
  ownerDocument.getElementById('main')?.focus();
}

/** The page for a path at which there is nothing. */
export function NotFound({ settings, words }: { settings: PageSettings; words: PageWords }) {
  return h('div', { class: 'page' }, [
    h('main', { id: 'main', class: 'missing' }, [
      h('h1', null, words.say('missing.title')),
      h('p', null, words.say('missing.charger')),
      h('p', null, h('a', { href: '/' }, words.say('missing.home', { name: settings.name }))),
    ]),
  ]);
}
