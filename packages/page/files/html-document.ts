/** The HTML document around a page, from the components that browsers use, too. */

import { type ComponentChild, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { Markup, markup } from '../../../src/findings/index.ts';
import type { PageSettings } from '../records/page-settings.ts';
import { blended, onDark, onLight } from '../settings/page-colour.ts';
import { APP_ICON, iconLinks } from './icons.ts';
import type { SiteAssets } from './site-assets.ts';

export interface HtmlDocument {
  readonly title: string;
  readonly language: string;
  /** Absent of a page that is nobody's. */
  readonly preview?: LinkPreview;
  /** What else is in the head. */
  readonly data?: Markup;
  readonly page: ComponentChild;
  /** Whether the script takes the page over. */
  readonly isLive: boolean;
  /** For the script, which loads them if they are not here. */
  readonly settings?: PageSettings;
  /** The path of what the script asks for first of all: it is on its way before that can run, behind what draws the page. */
  readonly ahead?: string;
  /** The id of the site that is shown, where the address does not tell the script. */
  readonly site?: string;
}

/** A page as search engines find it, and as others show a link to it. */
export interface LinkPreview {
  readonly description: string;
  /** Its one address. */
  readonly url: string;
  /** The address of a photo of one's own, which is shown large. */
  readonly photo?: string | undefined;
}

/** Makes the documents of a network. */
export function htmlWith(
  network: Pick<PageSettings, 'name' | 'base_url' | 'logo' | 'colour'>,
  assets: SiteAssets | undefined,
): (document: HtmlDocument) => string {
  const { colour } = network;
  const own = colour === undefined ? [] : [colourSheet(colour)[0]];
  const links = (assets ? [...assets.styles, ...own] : []).map(
    (path) => markup`<link rel="stylesheet" href="/${path}">\n`,
  );
  const icons = iconLinks(network);
  return ({ title, language, preview, data = '', page, isLive, settings, ahead, site }) => {
    const script = assets && isLive ? markup`<script type="module" src="/${assets.script}"></script>\n` : '';
    const early = assets && ahead ? markup`<link rel="preload" href="${ahead}" as="fetch" crossorigin>\n` : '';
    const attributes = { id: 'page', 'data-settings': settings && JSON.stringify(settings), 'data-site': site };
    const body = renderToString(h('div', attributes, page));
    return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${preview ? previewTags(title, preview, network) : ''}${icons}${data}
${links}${script}${early}</head>
<body>
${new Markup(assets ? body : withoutControls(body))}
</body>
</html>
`.text;
  };
}

/** The Open Graph protocol, and its like. Without a picture of one's own, a link shows the sign of the site: nothing that looks like the place. */
function previewTags(
  title: string,
  { description, url, photo }: LinkPreview,
  { name, logo, base_url }: Pick<PageSettings, 'name' | 'base_url' | 'logo'>,
): Markup {
  // Those who show links show no SVG.
  const picture = logo === undefined || /\.svg$/i.test(logo) ? new URL(APP_ICON, url) : new URL(logo, base_url);
  const tags = { type: 'website', title, url, site_name: name, image: photo ?? picture.href };
  // Both who shows a link and who searches read the description: it has the name of each.
  return markup`<meta name="description" property="og:description" content="${description}">
<link rel="canonical" href="${url}">
${Object.entries(tags).map(([tag, content]) => markup`<meta property="og:${tag}" content="${content}">\n`)}${
  photo === undefined ? '' : markup`<meta name="twitter:card" content="summary_large_image">\n`
}`;
}

/** Without a script, nothing answers a search or loads a status, and there is no style sheet that hides them (browser/base.css). */
function withoutControls(page: string): string {
  return page.replaceAll(' needs-script"', ' needs-script" hidden');
}

const WHITE = '#ffffff';
const [DARK_CARD, DARK_GROUND] = ['#1a1e1c', '#111412'];

/**
 * The style sheet of a network that has a colour of its own: its path below dist/, and its text. The name has the colour and the form
 * of the text, because browsers keep it.
 */
export function colourSheet(colour: string): readonly [path: string, text: string] {
  const [light, dark] = [onLight(colour), onDark(colour)];
  const text = `:root {
  --accent: light-dark(${light}, ${dark});
  --on-accent: light-dark(${WHITE}, ${DARK_GROUND});
  --tint: light-dark(${blended(light, WHITE, 0.88)}, ${blended(dark, DARK_CARD, 0.84)});
}
`;
  return [`_site/colour-1-${colour.slice(1)}.css`, text];
}
