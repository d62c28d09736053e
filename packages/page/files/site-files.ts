/**
 * The pages of the site but those of single sites, and what tells robots which there are. They show neither times nor statuses, so
 * they change only when the network does.
 */

import { h } from 'preact';
import { markup } from '../../../src/findings/index.ts';
import { ListView } from '../components/list-view.ts';
import { NotFound, Page } from '../components/page.ts';
import { FirstSites, MORE } from '../components/site-cards.ts';
import { choicesUntilListed } from '../facts/choices.ts';
import { WHOLE_LIST } from '../facts/route.ts';
import { sitePath } from '../facts/site-path.ts';
import { chooseLanguage } from '../locales/languages.ts';
import { type PageSettings, SETTINGS_PATH } from '../records/page-settings.ts';
import type { SiteIndex } from '../records/site-index.ts';
import { SITES_PATH } from '../records/sites-file.ts';
import { NO_WORKER, WORKER_PATH } from '../service-worker/keep-message.ts';
import { pageWordsOf } from '../words/every-language.ts';
import type { PageWords } from '../words/words.ts';
import { colourSheet, type HtmlDocument, htmlWith } from './html-document.ts';
import type { SiteAssets } from './site-assets.ts';
import { webManifest } from './web-manifest.ts';

/** The files of the site by their path below dist/, without the assets. */
export function renderSite(settings: PageSettings, index: SiteIndex, assets?: SiteAssets): Map<string, string> {
  const words = pageWordsOf(chooseLanguage([], settings.language));
  const toHtml = htmlWith(settings, assets);
  const page = h(NotFound, { settings, words });
  const missing = { title: words.say('missing.title'), language: words.language, page, isLive: false };
  return new Map([
    ['index.html', toHtml(indexOf(settings, index, words))],
    ['404.html', toHtml(missing)],
    ...(settings.colour === undefined ? [] : [colourSheet(settings.colour)]),
    [WORKER_PATH.slice(1), (settings.offline && assets?.serviceWorker) || NO_WORKER],
    ...(settings.site_pages ? [[SETTINGS_PATH.slice(1), JSON.stringify(settings)] as const] : []),
    ['manifest.webmanifest', webManifest(settings)],
    ['sitemap.xml', siteMap(settings, index)],
    ['robots.txt', `User-agent: *\nDisallow: /_snapshot/\n\nSitemap: ${settings.base_url}/sitemap.xml\n`],
  ]);
}

/** Up to so many sites, index.html lists all of them. */
const ALL = 500;
/** Of larger networks it lists as many as the list shows at first, because the browser gets the whole list anyway. */
const FIRST = MORE;

/** Nobody can press anything before the script runs. */
const NO_ACTIONS = { filter: nothing, clear: nothing, sort: nothing, findMe: nothing, toggleMap: nothing };

function nothing(): void {}

function indexOf(settings: PageSettings, index: SiteIndex, words: PageWords): HtmlDocument {
  const count = index.sites.length;
  const hasStatuses = settings.has_statuses === true;
  const first = { ...index, sites: index.sites.slice(0, count > ALL ? FIRST : ALL) };
  const list = h(ListView, {
    words,
    filter: {},
    order: 'name',
    act: NO_ACTIONS,
    here: 'unknown',
    hasStatuses,
    isMapShown: false,
    ...choicesUntilListed(settings),
    hasFailed: false,
    onRetry: nothing,
    first: h(FirstSites, { index: first, count, words, hasPages: settings.site_pages === true }),
  });
  const freshness = hasStatuses ? { words, isStale: false, hasFailed: false, now: 0 } : undefined;
  const page = h(Page, { settings, words, route: WHOLE_LIST, freshness }, list);
  const counts = [words.say('list.sites', { count }), words.say('site.evses', { count: evsesOf(index) })];
  return {
    title: words.say('page.title', { name: settings.name }),
    language: words.language,
    preview: { description: counts.join(' · '), url: `${settings.base_url}/` },
    page,
    isLive: true,
    settings,
    ahead: SITES_PATH,
  };
}

function evsesOf({ sites }: SiteIndex): number {
  return sites.reduce((sum, { evses }) => sum + evses.length, 0);
}

/**
 * Which pages there are (sitemaps.org). One file: it may name 50,000 pages, which are more than there can be (`MOST_SITE_PAGES`). It says
 * of no page when it changed last: `last_updated` of a Location is also that of its statuses, which no plain page shows.
 */
function siteMap({ base_url, site_pages }: PageSettings, { sites }: SiteIndex): string {
  const paths = ['/', '/docs/', ...(site_pages ? sites.map(({ id }) => sitePath(id)) : [])];
  const urls = paths.map((path) => markup`<url><loc>${base_url + path}</loc></url>\n`);
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>
`.text;
}

/** What `start` says above the pages of the last build, while the data cannot be published. @param language ISO 639-1 */
export function whyOld(language: string): string {
  return pageWordsOf(chooseLanguage([language], undefined)).say('page.last_build');
}
