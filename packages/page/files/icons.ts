/** The sign of the site in tabs and bookmarks: lightning on a disc, in two forms. */

import { type Markup, markup } from '../../../src/findings/index.ts';
import type { PageSettings } from '../records/page-settings.ts';
import { onLight } from '../settings/page-colour.ts';
import { appIcon } from './app-icon.ts';

function svg(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<circle cx="16" cy="16" r="15.5" fill="${colour}"/>
<path d="M18 4 7 18h7.5L13 28l12-15h-8z" fill="#fff"/>
</svg>
`;
}

/** The same with 32 by 32 points, for browsers that show a file of data and ask for this by themselves. */
const ICO =
  'AAABAAEAICAAAAEAIABBAQAAFgAAAIlQTkcNChoKAAAADUlIRFIAAAAgAAAAIAgGAAAAc3p69AAAAQhJREFUeNrNV7sNAjEMTc9SKZEYhQUo3dCzBCNQn8QIlLdMOEsgHSEf+zmW8iR3d3ovfo4dhwDgcD7FLSiLGDzxIVm2SJ3gb2g0cQKDLMTRQJxHdD318XYZlw2E/Lm+xliCpJ2hENC2Q0vOxIzr4676b0jqmfQLrYCiFVrf9wAEJPj0OTlDeAvqWRB2uB/fBwhY1OkvkTPQBqW6evui06BTH1Hkf8l3CQT9gUQCUIgKsSeg5nsP4vnQEuDk+58AaOzWxCmbUoRmQM0a5VBKUCNqFaalEZFVANANaZ5hZBlICHn1ZaS9Adqiaz5IkLng8kKWWMEnN78BLCJcyadYTKZYzaZZTr3X8zfOo2Lt8Zt33wAAAABJRU5ErkJggg==';

/** The colour of the page of a network that has none of its own. */
const USUAL = '#0b6b4b';

/** The colour of the sign, and around the page where a system has one: white can be read on it. */
export function signColour({ colour }: Pick<PageSettings, 'colour'>): string {
  return colour === undefined ? USUAL : onLight(colour);
}

/** The sign as a large picture, below the root of the site. */
export const APP_ICON = '/icon-512.png';

const SIZES = { 'icon-192.png': 192, 'icon-512.png': 512 };

/** For the manifest of the app. */
export const APP_ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ...Object.entries(SIZES).flatMap(([path, size]) =>
    ['any', 'maskable'].map((purpose) => ({ src: `/${path}`, sizes: `${size}x${size}`, type: 'image/png', purpose })),
  ),
];

/** By their paths below dist/. */
export function iconFiles(settings: Pick<PageSettings, 'colour'>): ReadonlyMap<string, string | Uint8Array> {
  const colour = signColour(settings);
  return new Map<string, string | Uint8Array>([
    ['favicon.svg', svg(colour)],
    ['favicon.ico', Buffer.from(ICO, 'base64')],
    ...Object.entries(SIZES).map(([path, size]) => [path, appIcon(colour, size)] as const),
  ]);
}

/** For the head of a page. */
export function iconLinks(settings: Pick<PageSettings, 'colour'>): Markup {
  return markup`<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="apple-touch-icon" href="/icon-192.png">
<link rel="manifest" href="/manifest.webmanifest">
<meta name="theme-color" content="${signColour(settings)}">`;
}
