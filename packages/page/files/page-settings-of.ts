/** The part of network.json that the page shows. */

import { networkName, type Settings } from '../../../src/settings/index.ts';
import { choicesOf } from '../facts/choices.ts';
import { ownPicture } from '../parts/safe-link.ts';
import { type ListedFile, MOST_SITE_PAGES, type PageSettings } from '../records/page-settings.ts';
import type { SiteIndex } from '../records/site-index.ts';
import type { SettingsOfPage } from '../settings/settings.ts';

export function pageSettingsOf(
  settings: Settings & SettingsOfPage,
  { index, files, hasStatuses }: { index: SiteIndex; files: readonly ListedFile[]; hasStatuses: boolean },
): PageSettings {
  const { language, base_url, versions, operator, licence, contact, map_style, page } = settings;
  const { thumbnail, url } = operator?.logo ?? {};
  const { traits, hasHours } = choicesOf(index);
  // A picture of data/images/ is written as images/logo.png.
  const logo = [page?.logo, thumbnail, url]
    .map((one) => one && ownPicture(new URL(one, base_url).href, base_url))
    .find(Boolean);
  return {
    name: networkName(settings),
    language,
    base_url,
    versions,
    detail_files: index.detail_files,
    ...(settings.offline && { offline: true }),
    ...(index.sites.length <= MOST_SITE_PAGES && { site_pages: true }),
    files,
    ...(operator && { operator: defined({ name: operator.name, website: operator.website }) }),
    ...(hasStatuses && { has_statuses: true as const }),
    ...(traits.includes('card') && { has_cards: true as const }),
    ...(hasHours && { has_hours: true as const }),
    ...(logo && { logo }),
    ...(page?.colour !== undefined && { colour: page.colour }),
    ...(licence && { licence }),
    ...(contact && { contact: defined(contact) }),
    ...(map_style !== undefined && { map_style }),
  };
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

function defined<T extends object>(object: T): Defined<T> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Defined<T>;
}
