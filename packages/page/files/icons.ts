/** The sign of the site, lightning on green: on a disc in tabs and bookmarks, on a square at home screens and in links. */

import { type Markup, markup } from '../../../src/findings/index.ts';
import type { PageSettings } from '../records/page-settings.ts';
import { onLight } from '../settings/page-colour.ts';
import { ICO, PNG } from './icon-pictures.ts';

/** The colour of the sign, and of the page of a network that has none of its own. */
const USUAL = '#0b6b4b';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<circle cx="16" cy="16" r="15.5" fill="${USUAL}"/>
<path d="M18 4 7 18h7.5L13 28l12-15h-8z" fill="#fff"/>
</svg>
`;

/** The colour around the page where a system has one: white can be read on it. */
export function themeColour({ colour }: Pick<PageSettings, 'colour'>): string {
  return colour === undefined ? USUAL : onLight(colour);
}

/** The sign as a large picture, below the root of the site. */
export const APP_ICON = '/icon-512.png';

/** For the manifest of the app. */
export const APP_ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ...['any', 'maskable'].map((purpose) => ({ src: APP_ICON, sizes: '512x512', type: 'image/png', purpose })),
];

/** By their paths below dist/. */
export const ICON_FILES: ReadonlyMap<string, string | Uint8Array> = new Map<string, string | Uint8Array>([
  ['favicon.svg', SVG],
  ['favicon.ico', Buffer.from(ICO, 'base64')],
  [APP_ICON.slice(1), Buffer.from(PNG, 'base64')],
]);

/** For the head of a page. */
export function iconLinks(settings: Pick<PageSettings, 'colour'>): Markup {
  return markup`<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="apple-touch-icon" href="${APP_ICON}">
<link rel="manifest" href="/manifest.webmanifest">
<meta name="theme-color" content="${themeColour(settings)}">`;
}
