/** The joined tables -> the OCPI objects of every published version, and their JSON texts. */

import type { Network } from '../network.ts';
import { sameCase } from '../tables/tables.ts';
import type { OcpiVersion } from './enums.ts';
import type { Publication } from './invariants.ts';
import { type Context, toLocation } from './location.ts';
import { toTariff } from './tariff.ts';
import type { Location, Tariff } from './types.ts';
import { toVersion22 } from './version-2.2.ts';

/** What one version publishes: a JSON text an object, in the order of the list. */
export interface RenderedVersion {
  readonly version: OcpiVersion;
  /** The objects that the texts below were made from. */
  readonly objects: Publication;
  readonly locations: readonly string[];
  readonly tariffs: readonly string[];
}

export interface RenderedObjects {
  readonly versions: readonly RenderedVersion[];
  /** The objects themselves, in the most complete form, for pages that people read. */
  readonly locations: readonly Location[];
  readonly tariffs: readonly Tariff[];
}

/** Renders public locations and all tariffs for every version of network.json. */
export function renderObjects(context: Context): RenderedObjects {
  const { dataset, network } = context;
  const locations = dataset.locations
    .filter(({ location }) => location.values.publish)
    .map((data) => toLocation(data, context));
  const hidden = privateTariffs(context);
  const tariffs = dataset.tariffs
    .filter(({ tariff }) => !hidden.has(sameCase(tariff.values.id)))
    .map((data) => toTariff(data, context));
  return { versions: renderVersions(network, locations, tariffs), locations, tariffs };
}

/** Tariffs that only locations use which are not public: what is charged there is not public either. */
function privateTariffs({ dataset }: Context): ReadonlySet<string> {
  const used = { open: new Set<string>(), closed: new Set<string>() };
  for (const { location, evses } of dataset.locations) {
    const ids = location.values.publish ? used.open : used.closed;
    for (const { connectors } of evses) {
      for (const { values } of connectors) for (const id of values.tariff_ids ?? []) ids.add(sameCase(id));
    }
  }
  return used.closed.difference(used.open);
}

function renderVersions(
  network: Network,
  locations: readonly Location[],
  tariffs: readonly Tariff[],
): readonly RenderedVersion[] {
  const locationTexts = new Map<Location, string>();
  const text = (location: Location) => {
    let known = locationTexts.get(location);
    if (known === undefined) {
      known = JSON.stringify(location);
      locationTexts.set(location, known);
    }
    return known;
  };
  const tariffTexts = tariffs.map((tariff) => JSON.stringify(tariff));
  return network.versions.map((version) => {
    const own = version === '2.2' ? locations.map(toVersion22) : locations;
    return { version, objects: { locations: own, tariffs }, locations: own.map(text), tariffs: tariffTexts };
  });
}
