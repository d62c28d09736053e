/** What the page for drivers shows of checked data, without asking anybody. */

import {
  fullestVersion,
  saysStatuses,
  startReading,
  toDetailedTariff,
  toLiveLocation,
  type ValidData,
} from '../../../src/publish/index.ts';
import { collectSites } from '../../page/files/list-sites.ts';
import { pageSettingsOf } from '../../page/files/page-settings-of.ts';
import { withPage } from '../../page/settings/settings.ts';
import type { Preview } from '../messages.ts';

/** @param at the time for which prices are listed, in ms since 1970 */
export function previewOf({ settings, staticData, statuses }: ValidData, at: number): Preview {
  const { locations, tariffs } = fullestVersion(staticData().versions) ?? { locations: [], tariffs: [] };
  const byId = new Map(tariffs.map(toDetailedTariff).map((tariff) => [tariff.id, tariff]));
  const sites = collectSites({ detailFiles: 1, tariffs: byId, at });
  const read = startReading();
  const located = locations.map((draft) => toLiveLocation(draft, statuses));
  for (const live of located) sites.add(read(live));
  const index = sites.end();
  // Whoever looks at a preview must not be seen by the hosts that network.json names.
  const {
    logo: _,
    map_style: __,
    ...shown
  } = pageSettingsOf(withPage(settings), {
    index,
    files: [],
    hasStatuses: saysStatuses(settings, located),
  });
  return { settings: shown, index };
}
