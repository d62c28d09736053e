/** What the head of a page says to search engines, and to whoever shows a link to it: The Open Graph protocol, and its like. */

import { Markup, markup } from '../../../src/findings/index.ts';
import type { PageSettings } from '../records/page-settings.ts';
import { APP_ICON } from './icons.ts';

/** A page as others show a link to it. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  /** Its one address. */
  readonly url: string;
  /** Of the network. */
  readonly siteName: string;
  readonly icons: Markup;
  /** The address of a picture of one's own; undefined if there is none. */
  readonly picture?: string | undefined;
  /** What kind of picture: a photo is shown large, a logo small. */
  readonly isPhoto?: boolean | undefined;
}

/** The address of the logo of a network. Those who show links show no SVG. */
export function logoOf({ logo, base_url }: Pick<PageSettings, 'logo' | 'base_url'>): string | undefined {
  return logo === undefined || /\.svg$/i.test(logo) ? undefined : new URL(logo, base_url).href;
}

/** Without a picture of one's own, a link shows the sign of the site: nothing that looks like the place. */
export function headTags(page: LinkPreview): Markup {
  const { title, description, url, siteName, icons, picture, isPhoto = false } = page;
  const image = picture ?? new URL(APP_ICON, url).href;
  const tags = [
    // Both who shows a link and who searches read it: it has the name of each.
    markup`<meta name="description" property="og:description" content="${description}">`,
    markup`<link rel="canonical" href="${url}">`,
    property('type', 'website'),
    property('title', title),
    property('url', url),
    property('site_name', siteName),
    property('image', image),
    // Without it, a picture is shown small.
    ...(isPhoto ? [markup`<meta name="twitter:card" content="summary_large_image">`] : []),
    icons,
  ];
  return new Markup(tags.map(({ text }) => text).join('\n'));
}

function property(name: string, content: string): Markup {
  return markup`<meta property="og:${name}" content="${content}">`;
}
