/**
 * The pages of the site but those of single sites, and what tells robots which there are. They show neither times nor statuses, so
 * they change only when the network does.
 */

import { h } from 'preact';
import { ListView } from '../components/list-view.ts';
import { NotFound, Page } from '../components/page.ts';
import { FirstSites, MORE } from '../components/site-cards.ts';
import { choicesOf } from '../facts/choices.ts';
import { WHOLE_LIST } from '../facts/route.ts';
import { chooseLanguage } from '../locales/languages.ts';
import { type PageSettings, SETTINGS_PATH } from '../records/page-settings.ts';
import type { SiteIndex } from '../records/site-index.ts';
import { SITES_PATH } from '../records/sites-file.ts';
import { NO_WORKER, WORKER_PATH } from '../service-worker/keep-message.ts';
import { pageWordsOf } from '../words/every-language.ts';
import { htmlDocument } from './html-document.ts';
import { iconLinks } from './icons.ts';
import { colourSheet } from './page-colours.ts';
import { headTags, logoOf } from './page-head.ts';
import { robotsFile, siteMap } from './robots-files.ts';
import type { SiteAssets } from './site-assets.ts';
import { webManifest } from './web-manifest.ts';

/** The files of the site by their path below dist/, without the assets. */
export function renderSite(settings: PageSettings, index: SiteIndex, assets?: SiteAssets): Map<string, string> {
  return new Map([
    ['index.html', renderIndex(settings, index, assets)],
    ['404.html', renderMissing(settings, assets)],
    ...(settings.colour === undefined ? [] : [colourSheet(settings.colour)]),
    [WORKER_PATH.slice(1), (settings.offline && assets?.serviceWorker) || NO_WORKER],
    ...(settings.site_pages ? [[SETTINGS_PATH.slice(1), JSON.stringify(settings)] as const] : []),
    ['manifest.webmanifest', webManifest(settings)],
    ['sitemap.xml', siteMap(settings, index.sites)],
    ['robots.txt', robotsFile(settings.base_url)],
  ]);
}

/** Up to so many sites, index.html lists all of them. */
const ALL = 500;
/** Of larger networks it lists as many as the list shows at first, because the browser gets the whole list anyway. */
const FIRST = MORE;

/** Nobody can press anything before the script runs. */
const NO_ACTIONS = { filter: nothing, clear: nothing, sort: nothing, findMe: nothing, toggleMap: nothing };

function nothing(): void {}

export function renderIndex(settings: PageSettings, index: SiteIndex, assets: SiteAssets | undefined): string {
  const words = pageWordsOf(chooseLanguage([], settings.language));
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
    ...choicesOf(undefined),
    hasFailed: false,
    onRetry: nothing,
    first: h(FirstSites, { index: first, count, words, hasPages: settings.site_pages === true }),
  });
  const freshness = hasStatuses ? { words, isStale: false, hasFailed: false, now: 0 } : undefined;
  const page = h(Page, { settings, words, route: WHOLE_LIST, freshness }, list);
  const title = words.say('page.title', { name: settings.name });
  const head = headTags({
    title,
    description: `${words.say('list.sites', { count })} · ${words.say('site.evses', { count: evsesOf(index) })}`,
    url: `${settings.base_url}/`,
    siteName: settings.name,
    picture: logoOf(settings),
    icons: iconLinks(settings),
  });
  return htmlDocument({
    title,
    head: [head],
    language: words.language,
    page,
    assets,
    settings,
    ahead: SITES_PATH,
    isLive: true,
    colour: settings.colour,
  });
}

/** The answer to a link to a page that is not there. */
export function renderMissing(settings: PageSettings, assets: SiteAssets | undefined): string {
  const words = pageWordsOf(chooseLanguage([], settings.language));
  const title = words.say('missing.title');
  const page = h(NotFound, { settings, words });
  return htmlDocument({
    title,
    head: [iconLinks(settings)],
    language: words.language,
    page,
    assets,
    isLive: false,
    colour: settings.colour,
  });
}

function evsesOf({ sites }: SiteIndex): number {
  return sites.reduce((sum, { evses }) => sum + evses.length, 0);
}
