/** The pages of the site, for people, and what tells robots what to leave alone. */

import type { Settings } from '../../source/settings/settings.ts';
import { renderIndex, renderMissing } from './index-page.ts';
import { pageSettingsOf, type SiteContent } from './page-settings-of.ts';
import type { SiteAssets } from './site-assets.ts';

/** The files of the site by their path below dist/, without the assets. */
export function renderSite(settings: Settings, content: SiteContent, assets?: SiteAssets): Map<string, string> {
  const shown = pageSettingsOf(settings, content);
  return new Map([
    ['index.html', renderIndex(shown, content.index, assets)],
    ['404.html', renderMissing(shown, assets)],
    ['robots.txt', 'User-agent: *\nDisallow: /_snapshot/\n'],
  ]);
}
