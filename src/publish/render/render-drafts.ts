/** The joined tables -> drafts for every published version. */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { OcpiVersion } from '../../ocpi/enums.ts';
import type { Location } from '../../ocpi/types.ts';
import { toVersion22 } from '../../ocpi/version-2.2.ts';
import type { Dataset, LocationData, ReferredRows, TariffData } from '../../source/load/join.ts';
import type { Settings } from '../../source/settings/settings.ts';
import { hashOf } from '../snapshot/content-hash.ts';
import type { DraftedLists } from './counts.ts';
import { type Draft, toDraft } from './draft.ts';
import { type Context, toLocation } from './location.ts';
import { toTariff, typedPrices } from './tariff.ts';
import { type TextStore, textStore } from './text-store.ts';

/** The drafts of one version, in the order of the ids. */
export interface DraftedVersion extends DraftedLists {
  readonly version: OcpiVersion;
  /** Hash of the ids of all EVSEs and tariffs. */
  readonly listing: string;
}

/** The tables, taken apart so that the rows of a location can be let go of when it was rendered. */
export interface TablesToRender extends ReferredRows {
  /** Public ones. The list is emptied while they are rendered. */
  readonly locations: LocationData[];
  /** Those that are published. */
  readonly tariffs: readonly TariffData[];
}

/** The public locations, and the tariffs that are published, in the order in which they are rendered. */
export function publicTables(dataset: Dataset): TablesToRender {
  const { tariffsById, businesses, energyMixes } = dataset;
  const hidden = privateTariffs(dataset);
  return {
    locations: dataset.locations.filter(({ location }) => location.values.publish).reverse(),
    tariffs: dataset.tariffs.filter(({ tariff }) => !hidden.has(foldCase(tariff.values.id))),
    tariffsById,
    businesses,
    energyMixes,
  };
}

/** Drafts of public locations and of all tariffs for every version of network.json. */
export function renderDrafts(settings: Settings, tables: TablesToRender): DraftedVersion[] {
  const context = { settings, dataset: tables, connectors: new Map(), recurring: new Map() };
  const store = textStore();
  const tariffs = tables.tariffs.map((data) => draftTariff(data, context, store));
  const locations = draftLocations(tables.locations, context, store);
  return settings.versions.map((version): DraftedVersion => {
    const drafts = locations.get(version) ?? [];
    return { version, locations: drafts, tariffs, listing: listingOf(drafts, tariffs) };
  });
}

function draftTariff(data: TariffData, context: Context, store: TextStore): Draft {
  const typed = typedPrices(data);
  const draft = toDraft(toTariff(data, context), store);
  return typed === undefined ? draft : { ...draft, typed };
}

/** Objects are rendered one by one, since a large network has more of them than fit into memory together. */
function draftLocations(waiting: LocationData[], context: Context, store: TextStore) {
  const { versions } = context.settings;
  const locations = new Map<OcpiVersion, Draft[]>(versions.map((version) => [version, []]));
  for (let data = waiting.pop(); data !== undefined; data = waiting.pop()) {
    const whole = toLocation(data, context);
    const drafts = new Map<Location, Draft>();
    for (const version of versions) {
      const own = version === '2.2' ? toVersion22(whole) : whole;
      const draft = drafts.get(own) ?? toDraft(own, store, context.recurring);
      drafts.set(own, draft);
      locations.get(version)?.push(draft);
    }
  }
  return locations;
}

function listingOf(locations: readonly Draft[], tariffs: readonly Draft[]): string {
  const ids = [...locations.flatMap(({ uids }) => uids), '', ...tariffs.map(({ id }) => foldCase(id))];
  return hashOf(ids.join('\n'));
}

/** Tariffs that only hidden locations use. They are not published either. */
function privateTariffs({ locations }: Dataset): ReadonlySet<string> {
  // Connectors with the same tariffs have the same list (read-table.ts).
  const used = { open: new Set<readonly string[]>(), closed: new Set<readonly string[]>() };
  for (const { location, evses } of locations) {
    const lists = location.values.publish ? used.open : used.closed;
    for (const { connectors } of evses) for (const { values } of connectors) lists.add(values.tariff_ids ?? []);
  }
  const idsIn = (lists: ReadonlySet<readonly string[]>) => new Set([...lists].flat().map(foldCase));
  return idsIn(used.closed).difference(idsIn(used.open));
}
