/** The HTML document around a page, from the components that browsers use, too. */

import { type ComponentChild, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { Markup, markup } from '../../../src/findings/index.ts';
import type { PageSettings } from '../records/page-settings.ts';
import { colourSheet } from './page-colours.ts';
import type { SiteAssets } from './site-assets.ts';

export interface HtmlDocument {
  readonly title: string;
  /** What else is in the head. */
  readonly head: readonly Markup[];
  readonly language: string;
  readonly page: ComponentChild;
  readonly assets: SiteAssets | undefined;
  /** For the script, which loads them if they are not here. */
  readonly settings?: PageSettings;
  /** The path of what the script asks for first of all: it is on its way before that can run, behind what draws the page. */
  readonly ahead?: string;
  /** Whether the script takes the page over. */
  readonly isLive: boolean;
  /** Of the network, if it has one of its own. */
  readonly colour: string | undefined;
  /** The id of the site that is shown, where the address does not tell the script. */
  readonly site?: string;
}

export function htmlDocument(document: HtmlDocument): string {
  const { title, head, language, page, assets, settings, ahead, isLive, colour, site } = document;
  const own = colour === undefined ? [] : [colourSheet(colour)[0]];
  const links = (assets ? [...assets.styles, ...own] : []).map(
    (path) => markup`<link rel="stylesheet" href="/${path}">\n`,
  );
  const script = assets && isLive ? markup`<script type="module" src="/${assets.script}"></script>\n` : '';
  const early = assets && ahead ? markup`<link rel="preload" href="${ahead}" as="fetch" crossorigin>\n` : '';
  const data = { 'data-settings': settings && JSON.stringify(settings), 'data-site': site };
  const body = renderToString(h('div', { id: 'page', ...data }, page));
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${head}
${links}${script}${early}</head>
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
