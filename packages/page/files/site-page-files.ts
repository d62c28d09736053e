/** The files of the plain pages of sites, each made only if something on it has changed: no status is. */

import { type DetailedLocation, type DetailedTariff, isValidAt, tariffsFrom } from '../../../src/ocpi/index.ts';
import { type LiveLocation, type PlainFile, type Published, tariffKey } from '../../../src/publish/index.ts';
import { hashOf } from '../../../src/snapshot/index.ts';
import { sitePath } from '../facts/site-path.ts';
import type { PageSettings } from '../records/page-settings.ts';
import type { SiteAssets } from './site-assets.ts';
import { type SitePageSettings, startSitePages } from './site-pages.ts';

export interface PagesInput {
  readonly settings: PageSettings;
  readonly assets: SiteAssets | undefined;
  readonly published: Pick<Published, 'drafts' | 'tariffs' | 'publishedAt'>;
}

/** @returns the file of the page of a Location, whose Connectors refer to tariffs with these ids */
export function startSitePageFiles({ settings, assets, published }: PagesInput) {
  const { drafts, tariffs, publishedAt: at } = published;
  const own = shownSettings(settings);
  const pages = startSitePages(own, assets, at);
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
      return Buffer.from(pages.render(read(live), used));
    },
  });
}

function shownSettings({ name, language, base_url, logo, colour, contact }: PageSettings): SitePageSettings {
  return { name, language, base_url, ...(logo && { logo }), ...(colour && { colour }), ...(contact && { contact }) };
}

/** The ids of the tariffs of a Location. */
export function tariffIdsOf({ evses = [] }: DetailedLocation): readonly string[] {
  return [...new Set(evses.flatMap(({ connectors }) => connectors.flatMap((one) => one.tariff_ids ?? [])))].sort();
}

/** What a page says of a tariff differs before, during and after its time. */
function phaseOf(tariff: DetailedTariff | undefined, at: number): number {
  return tariff === undefined ? 0 : Number(isValidAt(tariff, at)) + tariffsFrom([tariff], at).length;
}
