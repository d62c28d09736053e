/** `/manifest.webmanifest`: how the page is called and looks as an app on a home screen (w3.org/TR/appmanifest). */

import type { PageSettings } from '../records/page-settings.ts';
import { APP_ICONS, themeColour } from './icons.ts';

/** What fits below an icon. Systems cut longer names. */
const SHORT = 12;

export function webManifest(settings: PageSettings): string {
  const { name, language } = settings;
  const manifest = {
    id: '/',
    start_url: '/',
    scope: '/',
    name,
    short_name: shortName(name),
    lang: language,
    dir: 'auto',
    display: 'standalone',
    theme_color: themeColour(settings),
    background_color: '#ffffff',
    icons: APP_ICONS,
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  let short = first;
  for (const word of others) {
    if (`${short} ${word}`.length > SHORT) break;
    short += ` ${word}`;
  }
  return Array.from(new Intl.Segmenter().segment(short), ({ segment }) => segment)
    .slice(0, SHORT)
    .join('');
}
