/** The joined tables -> drafts for every published version. */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { OcpiVersion } from '../../ocpi/enums.ts';
import type { Location, Tariff } from '../../ocpi/types.ts';
import { toVersion22 } from '../../ocpi/version-2.2.ts';
import type { Settings } from '../../source/settings/settings.ts';
import { hashOf } from '../snapshot/content-hash.ts';
import { type Draft, toDraft } from './draft.ts';
import { type Context, toLocation } from './location.ts';
import { toTariff } from './tariff.ts';

/** The drafts of one version, in the order of the ids. */
export interface DraftedVersion {
  readonly version: OcpiVersion;
  readonly locations: readonly Draft[];
  readonly tariffs: readonly Draft[];
  /** Hash of the ids of all EVSEs and tariffs. */
  readonly listing: string;
}

export interface Drafts {
  readonly versions: readonly DraftedVersion[];
  /** The objects that the drafts were made from, in the most complete form. A `last_updated` may be an empty text. */
  readonly locations: readonly Location[];
  readonly tariffs: readonly Tariff[];
}

/** Drafts of public locations and of all tariffs for every version of network.json. */
export function renderDrafts(context: Context): Drafts {
  const { dataset, settings } = context;
  const locations = dataset.locations
    .filter(({ location }) => location.values.publish)
    .map((data) => toLocation(data, context));
  const hidden = privateTariffs(context);
  const tariffs = dataset.tariffs
    .filter(({ tariff }) => !hidden.has(foldCase(tariff.values.id)))
    .map((data) => toTariff(data, context));
  return { versions: draftVersions(settings, locations, tariffs), locations, tariffs };
}

/** Tariffs that only hidden locations use. They are not published either. */
function privateTariffs({ dataset }: Context): ReadonlySet<string> {
  const used = { open: new Set<string>(), closed: new Set<string>() };
  for (const { location, evses } of dataset.locations) {
    const ids = location.values.publish ? used.open : used.closed;
    for (const { connectors } of evses) {
      for (const { values } of connectors) for (const id of values.tariff_ids ?? []) ids.add(foldCase(id));
    }
  }
  return used.closed.difference(used.open);
}

function draftVersions(
  settings: Settings,
  locations: readonly Location[],
  tariffs: readonly Tariff[],
): readonly DraftedVersion[] {
  const known = new Map<Location, Draft>();
  const draft = (location: Location) => {
    const found = known.get(location) ?? toDraft(location);
    known.set(location, found);
    return found;
  };
  const drafted = tariffs.map(toDraft);
  return settings.versions.map((version) => {
    const own = version === '2.2' ? locations.map(toVersion22) : locations;
    const drafts = own.map(draft);
    const ids = [...drafts.flatMap(({ uids }) => uids), '', ...drafted.map(({ id }) => foldCase(id))];
    return { version, locations: drafts, tariffs: drafted, listing: hashOf(ids.join('\n')) };
  });
}
