/** The joined tables -> drafts for every published version. */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { OcpiVersion } from '../../ocpi/enums.ts';
import { wholeHeld } from '../../ocpi/held.ts';
import { olderConnector, olderLocation } from '../../ocpi/older-location.ts';
import { toTariff230 } from '../../ocpi/tariff-2.3.0.ts';
import type { Connector, Location } from '../../ocpi/types.ts';
import type { Dataset, LocationData, ReferredRows, TariffData } from '../../read/load/join.ts';
import type { Settings } from '../../settings/settings.ts';
import { hashOf } from '../../snapshot/blob-store.ts';
import type { DraftedLists } from './counts.ts';
import { type Draft, toDraft } from './draft.ts';
import { toHeld } from './held.ts';
import { type Context, toLocation } from './location.ts';
import { isVatAdded, toTariff, typedPrices } from './tariff.ts';
import type { RecurringTexts } from './template.ts';
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
  const tariffsOf = draftTariffs(tables.tariffs, context, store);
  const locations = draftLocations(tables.locations, context, store);
  return settings.versions.map((version): DraftedVersion => {
    const drafts = locations.get(version) ?? [];
    const tariffs = tariffsOf[version === '2.3.0' ? 'newer' : 'older'];
    return { version, locations: drafts, tariffs, listing: listingOf(drafts, tariffs) };
  });
}

/** Tariffs as 2.3.0 has them, if it is published, and as older versions do, which is how people see them. */
function draftTariffs(tariffs: readonly TariffData[], context: Context, store: TextStore) {
  const isNewer = context.settings.versions.includes('2.3.0');
  const drafts = tariffs.map((data) => {
    const tariff = toTariff(data, context);
    const typed = typedPrices(data);
    const draft = toDraft(tariff, store);
    const areAdded = isVatAdded(data);
    const older = {
      ...draft,
      ...(typed && { typed: JSON.stringify(typed) }),
      ...(areAdded && { isVatAdded: areAdded }),
    };
    return { older, newer: isNewer ? { ...toDraft(toTariff230(tariff, { typed, areAdded }), store), older } : older };
  });
  return { older: drafts.map(({ older }) => older), newer: drafts.map(({ newer }) => newer) };
}

/** Objects are rendered one by one, since a large network has more of them than fit into memory together. */
function draftLocations(waiting: LocationData[], context: Context, store: TextStore) {
  const { versions } = context.settings;
  const locations = new Map<OcpiVersion, Draft[]>(versions.map((version) => [version, []]));
  const isNewest = versions.includes('2.3.0');
  const connectorsOf = new Map(versions.map((version) => [version, connectorsIn(version, context.recurring)]));
  for (let data = waiting.pop(); data !== undefined; data = waiting.pop()) {
    const whole = toLocation(data, context);
    const own = toHeld(data, context);
    // What is published says the rest itself.
    const held = isNewest ? own : wholeHeld({ ...whole, ...(own && { held: own }) });
    const extra = held && { held: keptText(JSON.stringify(held), store) };
    const drafts = new Map<Location, Draft>();
    for (const version of versions) {
      const location = olderLocation(version, whole, connectorsOf.get(version));
      const draft = drafts.get(location) ?? { ...toDraft(location, store, context.recurring), ...extra };
      drafts.set(location, draft);
      locations.get(version)?.push(draft);
    }
  }
  return locations;
}

function keptText(text: string, store: TextStore) {
  return { json: store.add(text), hash: hashOf(text) };
}

/** Connectors as a version has them. Those that recur are one object there too. */
function connectorsIn(version: OcpiVersion, recurring: RecurringTexts): (connector: Connector) => Connector {
  const known = new Map<Connector, Connector>();
  return (connector) => {
    const kept = known.get(connector);
    if (kept !== undefined) return kept;
    const own = olderConnector(version, connector);
    if (!recurring.has(connector)) return own;
    known.set(connector, own);
    if (own !== connector) recurring.set(own, undefined);
    return own;
  };
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
