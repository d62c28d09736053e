/** The files of the plain pages of sites, each made only if something on it has changed: no status is. */

import { type DetailedLocation, type DetailedTariff, isValidAt, tariffsFrom } from '../../../src/ocpi/index.ts';
import { type Draft, type LiveLocation, tariffKey, toDetailedTariff } from '../../../src/publish/index.ts';
import { hashOf } from '../../../src/snapshot/index.ts';
import { sitePath } from '../facts/site-path.ts';
import type { PageSettings } from '../records/page-settings.ts';
import type { SiteAssets } from './site-assets.ts';
import { type SitePageSettings, startSitePages } from './site-pages.ts';

export interface SitePageFile {
  /** With a leading slash. */
  readonly path: string;
  /** Hash of everything that the page depends on. */
  readonly key: string;
  bytes(location: DetailedLocation): Uint8Array;
}

export interface PagesInput {
  readonly settings: PageSettings;
  readonly assets: SiteAssets | undefined;
  /** All that are published. */
  readonly tariffs: readonly Draft[];
  /** ms since 1970. */
  readonly at: number;
}

/** @returns the file of the page of a Location, whose Connectors refer to tariffs with these ids */
export function startSitePageFiles({ settings, assets, tariffs, at }: PagesInput) {
  const own = shownSettings(settings);
  const pages = startSitePages(own, assets, at);
  const shared = hashOf(JSON.stringify([own, assets?.script, assets?.styles]));
  const known = new Map(
    tariffs.map((draft) => {
      const tariff = toDetailedTariff(draft);
      return [draft.id, { tariff, key: `${tariffKey(draft)} ${phaseOf(tariff, at)}` }];
    }),
  );
  return (live: LiveLocation, tariffIds: readonly string[]): SitePageFile => {
    const used = tariffIds.flatMap((id) => known.get(id) ?? []);
    return {
      path: `${sitePath(live.draft.id)}.html`,
      key: hashOf([shared, live.key, ...used.map(({ key }) => key)].join('\n')),
      bytes: (location) =>
        Buffer.from(
          pages.render(
            location,
            used.map(({ tariff }) => tariff),
          ),
        ),
    };
  };
}

function shownSettings({ name, language, base_url, logo, colour, contact }: PageSettings): SitePageSettings {
  return { name, language, base_url, ...(logo && { logo }), ...(colour && { colour }), ...(contact && { contact }) };
}

/** The ids of the tariffs of a Location. */
export function tariffIdsOf({ evses = [] }: DetailedLocation): readonly string[] {
  return [...new Set(evses.flatMap(({ connectors }) => connectors.flatMap((one) => one.tariff_ids ?? [])))].sort();
}

/** What a page says of a tariff differs before, during and after its time. */
function phaseOf(tariff: DetailedTariff, at: number): number {
  return Number(isValidAt(tariff, at)) + tariffsFrom([tariff], at).length;
}
