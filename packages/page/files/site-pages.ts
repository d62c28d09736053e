/** The plain pages of sites: one file for each, which the script takes over where it runs, made only if something on it has changed: no status is. */

import { h } from 'preact';
import { type DetailedLocation, type DetailedTariff, isValidAt, tariffsFrom } from '../../../src/ocpi/index.ts';
import { type LiveLocation, type PlainFile, type Published, tariffKey } from '../../../src/publish/index.ts';
import { hashOf } from '../../../src/snapshot/index.ts';
import { plannedInWords } from '../charger/status.ts';
import { addressLine, PlainSite, plugLines } from '../components/plain-site.ts';
import { sitePath } from '../facts/site-path.ts';
import { chooseLanguage } from '../locales/languages.ts';
import { ownPicture } from '../parts/safe-link.ts';
import type { PageSettings } from '../records/page-settings.ts';
import { pageWordsOf } from '../words/every-language.ts';
import { htmlWith } from './html-document.ts';
import type { SiteAssets } from './site-assets.ts';
import { siteData } from './site-data.ts';

/** All that the page of a site depends on; what else changes leaves it as it is. */
export type SitePageSettings = Pick<PageSettings, 'name' | 'language' | 'base_url' | 'logo' | 'colour' | 'contact'>;

/** @returns the file of the page of a Location, whose Connectors refer to tariffs with these ids */
export function startSitePageFiles(
  { name, language, base_url, logo, colour, contact }: PageSettings,
  assets: SiteAssets | undefined,
  { drafts, tariffs, publishedAt: at }: Pick<Published, 'drafts' | 'tariffs' | 'publishedAt'>,
) {
  const more = { ...(logo && { logo }), ...(colour && { colour }), ...(contact && { contact }) };
  const own: SitePageSettings = { name, language, base_url, ...more };
  const render = sitePagesWith(own, assets, at);
  const shared = hashOf(JSON.stringify([own, assets?.script, assets?.styles]));
  const keys = new Map(
    drafts.map((draft) => [draft.id, `${tariffKey(draft)} ${phaseOf(tariffs.get(draft.id), at)}`] as const),
  );
  return (
    live: LiveLocation,
    tariffIds: readonly string[],
    read: (live: LiveLocation) => DetailedLocation,
  ): PlainFile => ({
    path: `${sitePath(live.draft.id)}.html`,
    key: hashOf([shared, live.key, ...tariffIds.flatMap((id) => keys.get(id) ?? [])].join('\n')),
    bytes: () => {
      const used = tariffIds.flatMap((id) => tariffs.get(id) ?? []);
      return Buffer.from(render(read(live), used));
    },
  });
}

/** The ids of the tariffs of a Location. */
export function tariffIdsOf({ evses = [] }: DetailedLocation): readonly string[] {
  return [...new Set(evses.flatMap(({ connectors }) => connectors.flatMap((one) => one.tariff_ids ?? [])))].sort();
}

/** What a page says of a tariff differs before, during and after its time. */
function phaseOf(tariff: DetailedTariff | undefined, at: number): number {
  return tariff === undefined ? 0 : Number(isValidAt(tariff, at)) + tariffsFrom([tariff], at).length;
}

/**
 * Makes the HTML of a site's page.
 *
 * @param at when prices apply, in ms since 1970
 * @returns gets all tariffs that its Connectors refer to
 */
export function sitePagesWith(
  settings: SitePageSettings,
  assets: SiteAssets | undefined,
  at: number,
): (location: DetailedLocation, tariffs: readonly DetailedTariff[]) => string {
  const words = pageWordsOf(chooseLanguage([], settings.language));
  const toHtml = htmlWith(settings, assets);
  return (location, tariffs) => {
    const { id, name = id } = location;
    const url = settings.base_url + sitePath(id);
    const photo = photoOf(location, settings.base_url);
    const view = { location, tariffs, words, settings, now: at, statusOf: () => undefined };
    const planned = plannedInWords(location.evses ?? [], view) ?? [];
    const description = [...plugLines(location, words), addressLine(location)].concat(planned).join(' · ');
    return toHtml({
      title: `${name} · ${settings.name}`,
      language: words.language,
      preview: { description, url, photo },
      data: siteData(location, { url, photo }, words),
      page: h(PlainSite, view),
      isLive: true,
      site: id,
    });
  };
}

/** The address of the first photo of a site that is one's own. Others may forbid to show theirs. */
function photoOf({ images = [] }: DetailedLocation, baseUrl: string): string | undefined {
  const path = images.map(({ url }) => ownPicture(url, baseUrl)).find((own) => own !== undefined);
  return path && new URL(path, baseUrl).href;
}
