/** The pages of the site, for people, and what tells robots what to leave alone. */

import type { Settings } from '../source/settings/settings.ts';
import { renderIndex, renderMissing } from './index-page.ts';
import { pageSettingsOf } from './page-settings-of.ts';
import type { SiteIndex } from './records/site-index.ts';
import type { SiteAssets } from './site-assets.ts';

/** What the site shows. */
export interface SiteContent {
  readonly index: SiteIndex;
}

/** The files of the site by their path below dist/, without the assets. */
export function renderSite(settings: Settings, { index }: SiteContent, assets?: SiteAssets): Map<string, string> {
  const shown = pageSettingsOf(settings, index);
  return new Map([
    ['index.html', renderIndex(shown, index, assets)],
    ['404.html', renderMissing(shown, assets)],
    ['robots.txt', 'User-agent: *\nDisallow: /_snapshot/\n'],
  ]);
}
