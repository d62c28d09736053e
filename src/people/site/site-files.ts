/**
 * The pages of the site, from the components that browsers use, too, and what tells robots what to leave alone. They show neither
 * times nor statuses, so they change only when the network does.
 */

import { type ComponentChild, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { Markup, markup } from '../../findings/text/markup.ts';
import type { Settings } from '../../source/settings/settings.ts';
import { WHOLE_LIST } from './facts/route.ts';
import { ICON_LINK } from './icons.ts';
import { ListView } from './page/list-view.ts';
import { NotFound, Page } from './page/page.ts';
import { FirstSites } from './page/site-cards.ts';
import { colourSheet } from './page-colours.ts';
import { pageSettingsOf, type SiteContent } from './page-settings-of.ts';
import type { PageSettings } from './records/page-settings.ts';
import type { SiteIndex } from './records/site-index.ts';
import type { SiteAssets } from './site-assets.ts';
import { pageWordsOf } from './words/every-language.ts';
import { chooseLanguage } from './words/messages.ts';

/** The files of the site by their path below dist/, without the assets. */
export function renderSite(settings: Settings, content: SiteContent, assets?: SiteAssets): Map<string, string> {
  const shown = pageSettingsOf(settings, content);
  const { colour } = settings.page ?? {};
  const sheet = colour === undefined ? [] : [colourSheet(colour)];
  const styled = assets && { ...assets, styles: [...assets.styles, ...sheet.map(([path]) => path)] };
  return new Map([
    ['index.html', renderIndex(shown, content.index, styled)],
    ['404.html', renderMissing(shown, styled)],
    ...sheet,
    ['robots.txt', 'User-agent: *\nDisallow: /_snapshot/\n'],
  ]);
}

/** Up to so many sites, index.html lists all of them. */
const ALL = 500;
/** Of larger networks it lists so many, because the browser gets the whole list anyway. */
const FIRST = 100;

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
    standards: [],
    currencies: [],
    traits: [],
    hasFailed: false,
    onRetry: nothing,
    first: h(FirstSites, { index: first, count, words }),
  });
  const freshness = hasStatuses ? { words, isStale: false, hasFailed: false, now: 0 } : undefined;
  const page = h(Page, { settings, words, route: WHOLE_LIST, freshness }, list);
  const title = words.say('page.title', { name: settings.name });
  return document({ title, language: words.language, page, assets, settings });
}

/** The answer to a link to a page that is not there. */
export function renderMissing(settings: PageSettings, assets: SiteAssets | undefined): string {
  const words = pageWordsOf(chooseLanguage([], settings.language));
  const title = words.say('missing.title');
  const page = h(NotFound, { settings, words });
  return document({ title, language: words.language, page, assets });
}

interface Document {
  readonly title: string;
  readonly language: string;
  readonly page: ComponentChild;
  readonly assets: SiteAssets | undefined;
  /** For the script; without them it does not run. */
  readonly settings?: PageSettings;
}

function document({ title, language, page, assets, settings }: Document): string {
  const links = (assets?.styles ?? []).map((path) => markup`<link rel="stylesheet" href="/${path}">\n`);
  const script = assets && settings ? markup`<script type="module" src="/${assets.script}"></script>\n` : '';
  const root = h('div', { id: 'page', ...(settings && { 'data-settings': JSON.stringify(settings) }) }, page);
  const body = renderToString(root);
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${ICON_LINK}
${links}${script}</head>
<body>
${new Markup(assets ? body : withoutControls(body))}
</body>
</html>
`.text;
}

/** Without a script, nothing answers a search or loads a status, and there is no style sheet that hides them (browser/base.css). */
function withoutControls(page: string): string {
  return page.replaceAll(' needs-script"', ' needs-script" hidden');
}
