/** What the page for drivers shows of checked data, without asking anybody. */

import { collectSites } from '../../people/site/list-sites.ts';
import { pageSettingsOf } from '../../people/site/page-settings-of.ts';
import { startReading } from '../../publish/files/detailed-locations.ts';
import { toDetailedTariff, toLiveLocation } from '../../publish/files/live-location.ts';
import { fullestVersion } from '../../publish/render/counts.ts';
import type { ValidData } from '../../publish/validate/validate.ts';
import type { Preview } from '../messages.ts';

/** @param at the time for which prices are listed, in ms since 1970 */
export function previewOf({ settings, staticData, statuses }: ValidData, at: number): Preview {
  const { locations, tariffs } = fullestVersion(staticData().versions) ?? { locations: [], tariffs: [] };
  const byId = new Map(tariffs.map(toDetailedTariff).map((tariff) => [tariff.id, tariff]));
  const sites = collectSites({ detailFiles: 1, tariffs: byId, at });
  const read = startReading();
  for (const draft of locations) sites.add(read(toLiveLocation(draft, statuses)));
  const index = sites.end();
  // Whoever looks at a preview must not be seen by the hosts that network.json names.
  const { logo: _, map_style: __, ...shown } = pageSettingsOf(settings, { index, files: [] });
  return { settings: shown, index };
}
