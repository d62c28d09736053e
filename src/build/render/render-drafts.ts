/** The joined tables -> drafts for every published version. */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { OcpiVersion } from '../../ocpi/enums.ts';
import type { Location } from '../../ocpi/types.ts';
import { toVersion22 } from '../../ocpi/version-2.2.ts';
import { hashOf } from '../snapshot/content-hash.ts';
import { type DraftedLists, fullestVersion } from './counts.ts';
import { type Draft, toDraft } from './draft.ts';
import { type Context, toLocation } from './location.ts';
import { toTariff } from './tariff.ts';
import { type TextStore, textStore } from './text-store.ts';

/** The drafts of one version, in the order of the ids. */
export interface DraftedVersion extends DraftedLists {
  readonly version: OcpiVersion;
  /** Hash of the ids of all EVSEs and tariffs. */
  readonly listing: string;
}

export interface Drafts {
  readonly versions: readonly DraftedVersion[];
  /** The first public locations, in the version that leaves out least. A `last_updated` may be an empty text. */
  readonly first: readonly Location[];
}

/**
 * Drafts of public locations and of all tariffs for every version of network.json.
 *
 * @param most how many locations are returned as objects too
 */
export function renderDrafts(context: Context, most: number): Drafts {
  const { dataset, settings } = context;
  const hidden = privateTariffs(context);
  const store = textStore();
  const tariffs = dataset.tariffs
    .filter(({ tariff }) => !hidden.has(foldCase(tariff.values.id)))
    .map((data) => toDraft(toTariff(data, context), store));
  const { locations, first } = draftLocations(context, store, most);
  const versions = settings.versions.map((version): DraftedVersion => {
    const drafts = locations.get(version) ?? [];
    return { version, locations: drafts, tariffs, listing: listingOf(drafts, tariffs) };
  });
  return { versions, first };
}

/** Objects are rendered one by one, since a large network has more of them than fit into memory together. */
function draftLocations(context: Context, store: TextStore, most: number) {
  const { versions } = context.settings;
  const locations = new Map<OcpiVersion, Draft[]>(versions.map((version) => [version, []]));
  const shown = fullestVersion(versions.map((version) => ({ version })))?.version;
  const first: Location[] = [];
  for (const data of context.dataset.locations) {
    if (!data.location.values.publish) continue;
    const whole = toLocation(data, context);
    const drafts = new Map<Location, Draft>();
    for (const version of versions) {
      const own = version === '2.2' ? toVersion22(whole) : whole;
      const draft = drafts.get(own) ?? toDraft(own, store);
      drafts.set(own, draft);
      locations.get(version)?.push(draft);
      if (version === shown && first.length < most) first.push(own);
    }
  }
  return { locations, first };
}

function listingOf(locations: readonly Draft[], tariffs: readonly Draft[]): string {
  const ids = [...locations.flatMap(({ uids }) => uids), '', ...tariffs.map(({ id }) => foldCase(id))];
  return hashOf(ids.join('\n'));
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
