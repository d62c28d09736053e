/** The joined tables -> the OCPI objects of every published version, judged, as JSON texts. */

import type { Network } from '../network.ts';
import { sameCase } from '../tables/tables.ts';
import type { OcpiVersion } from './enums.ts';
import { checkInvariants } from './invariants.ts';
import { type Context, toLocation } from './location.ts';
import { toTariff } from './tariff.ts';
import type { Location, Tariff } from './types.ts';
import { createJudge, type Violation } from './validation.ts';
import { toVersion22 } from './version-2.2.ts';

/** What one version publishes: a JSON text an object, in the order of the list. */
export interface RenderedVersion {
  readonly version: OcpiVersion;
  readonly locations: readonly string[];
  readonly tariffs: readonly string[];
}

export interface RenderedObjects {
  readonly versions: readonly RenderedVersion[];
  /** The objects themselves, in the most complete form, for pages that people read. */
  readonly locations: readonly Location[];
  readonly tariffs: readonly Tariff[];
}

/** An object that we made breaks the published contract: a fault of this program, not of the data. */
export class ContractBroken extends Error {
  constructor(what: string, violations: readonly Violation[]) {
    const list = violations.slice(0, 10).map(({ pointer, message }) => `${pointer}: ${message}`);
    super(`${what} breaks schemas/ocpi, so nothing was written. Please report this.\n${list.join('\n')}`);
  }
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
    judge(version, own, tariffs);
    return { version, locations: own.map(text), tariffs: tariffTexts };
  });
}

function judge(version: OcpiVersion, locations: readonly Location[], tariffs: readonly Tariff[]): void {
  const { location: checkLocation, tariff: checkTariff } = createJudge(version);
  for (const location of locations) {
    const violations = checkLocation(location);
    if (violations.length > 0) throw new ContractBroken(`Location ${location.id} of version ${version}`, violations);
  }
  for (const tariff of tariffs) {
    const violations = checkTariff(tariff);
    if (violations.length > 0) throw new ContractBroken(`Tariff ${tariff.id}`, violations);
  }
  const violations = checkInvariants({ locations, tariffs });
  if (violations.length > 0) throw new ContractBroken(`The list of version ${version}`, violations);
}
