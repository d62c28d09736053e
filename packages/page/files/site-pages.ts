/** The plain pages of sites: one file for each, which the script takes over where it runs. */

import { h } from 'preact';
import type { DetailedLocation, DetailedTariff } from '../../../src/ocpi/index.ts';
import { plannedInWords } from '../charger/status.ts';
import { addressLine, PlainSite, plugLines } from '../components/plain-site.ts';
import { sitePath } from '../facts/site-path.ts';
import { chooseLanguage } from '../locales/languages.ts';
import { ownPicture } from '../parts/safe-link.ts';
import type { PageSettings } from '../records/page-settings.ts';
import { pageWordsOf } from '../words/every-language.ts';
import { htmlDocument } from './html-document.ts';
import { iconLinks } from './icons.ts';
import { headTags, logoOf } from './page-head.ts';
import type { SiteAssets } from './site-assets.ts';
import { siteData } from './site-data.ts';

/** All that the page of a site depends on; what else changes leaves it as it is. */
export type SitePageSettings = Pick<PageSettings, 'name' | 'language' | 'base_url' | 'logo' | 'colour' | 'contact'>;

export interface SitePages {
  /** The HTML of a site's page. @param tariffs all that its Connectors refer to */
  render(location: DetailedLocation, tariffs: readonly DetailedTariff[]): string;
}

/** @param at when prices apply, in ms since 1970 */
export function startSitePages(settings: SitePageSettings, assets: SiteAssets | undefined, at: number): SitePages {
  const words = pageWordsOf(chooseLanguage([], settings.language));
  const icons = iconLinks(settings);
  return {
    render(location, tariffs) {
      const { id, name = id } = location;
      const url = settings.base_url + sitePath(id);
      const photo = photoOf(location, settings.base_url);
      const picture = photo ?? logoOf(settings);
      const title = `${name} · ${settings.name}`;
      const view = { location, tariffs, words, settings, now: at, statusOf: () => undefined };
      const planned = plannedInWords(location.evses ?? [], view) ?? [];
      const head = headTags({
        title,
        description: [...plugLines(location, words), addressLine(location)].concat(planned).join(' · '),
        ...{ url, picture },
        siteName: settings.name,
        icons,
        isPhoto: photo !== undefined,
      });
      const page = h(PlainSite, view);
      const data = siteData(location, { url, photo }, words);
      const { colour } = settings;
      return htmlDocument({
        title,
        head: [head, data],
        language: words.language,
        page,
        assets,
        isLive: true,
        colour,
        site: id,
      });
    },
  };
}

/** The address of the first photo of a site that is one's own. Others may forbid to show theirs. */
function photoOf({ images = [] }: DetailedLocation, baseUrl: string): string | undefined {
  const path = images.map(({ url }) => ownPicture(url, baseUrl)).find((own) => own !== undefined);
  return path && new URL(path, baseUrl).href;
}
