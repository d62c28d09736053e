/**
 * What the data lacks of the demands of its profiles (`profiles` in network.json), as findings where it would be typed. Sites are
 * measured as they will be published, by the same code as the scorecard, so that nothing is said twice. Without the setting,
 * nothing is looked for.
 *
 * EVSEs that evses.csv calls REMOVED or PLANNED lack nothing. Statuses are only asked for where nothing says any: no status
 * source, no status.csv and no live network.
 */

import type { Finding } from '../../../src/findings/index.ts';
import { type CheckedTables, type Context, toHeld, toLocation, toTariff } from '../../../src/publish/index.ts';
import type { Dataset, LocationData } from '../../../src/read/index.ts';
import type { Settings } from '../../../src/settings/index.ts';
import { type MeasuredSite, toMeasured, validTariffs } from '../measure/measured.ts';
import type { Demand, Profile } from '../profiles/profile.ts';
import { PROFILES } from '../profiles/profiles.ts';
import { type Asking, demandFindings, versionFinding } from './demand-findings.ts';
import { DEMANDS, type DemandEntries } from './finding-codes.ts';
import type { WhatLacks } from './lacking-cells.ts';

export const checkProfiles = checkOf(PROFILES, DEMANDS);

/** @param profiles by their names in network.json @param entries of the findings `NAME-demands` */
export function checkOf(profiles: { readonly [name: string]: Profile }, entries: DemandEntries) {
  return (data: CheckedTables): Finding[] => {
    const wanted = Object.entries(profiles).filter(([name]) => data.settings.profiles.includes(name));
    return lacksOf(
      wanted.map(([name, profile]) => ({ profile, code: `${name}-demands`, entries })),
      data,
    );
  };
}

function lacksOf(wanted: readonly Asking[], data: CheckedTables): Finding[] {
  const { settings, dataset, hasStatuses, placeOfSetting, now } = data;
  if (wanted.length === 0) return [];
  const asked = wanted.flatMap((asking) =>
    asking.profile.demands
      .filter(({ typedIn }) => typedIn.table !== 'status' || !hasStatuses)
      .map((demand) => ({ asking, demand, lacking: [] as WhatLacks[] })),
  );
  for (const site of measuredSites(dataset, settings, now)) {
    const { country: own } = site.data.location.values;
    for (const { asking, demand, lacking } of asked) {
      const { country = own } = asking.profile;
      if (country === own) for (const one of lackingAt(site, demand)) lacking.push(one);
    }
  }
  return [
    ...wanted.flatMap((asking) => versionFinding(asking, settings, placeOfSetting) ?? []),
    ...asked.flatMap(({ asking, demand, lacking }) => [...demandFindings(asking, demand, lacking, data)]),
  ];
}

/** A site that is published, as it is measured. */
interface ProfiledSite {
  readonly data: LocationData;
  readonly measured: MeasuredSite;
}

/** Public sites with EVSEs. They are rendered one by one: a large network is not kept twice. */
function* measuredSites(dataset: Dataset, settings: Settings, now: number): Iterable<ProfiledSite> {
  const context: Context = { settings, dataset, connectors: new Map(), recurring: new Map() };
  const tariffs = validTariffs(
    dataset.tariffs.map((one) => toTariff(one, context)),
    now,
  );
  for (const data of dataset.locations) {
    if (!data.location.values.publish || data.evses.length === 0) continue;
    const location = toLocation(data, context);
    yield { data, measured: toMeasured(location, toHeld(data, context), tariffs) };
  }
}

const UNCOUNTED: readonly (string | undefined)[] = ['REMOVED', 'PLANNED'];

function* lackingAt({ data, measured }: ProfiledSite, demand: Demand): Iterable<WhatLacks> {
  for (const [i, point] of measured.points.entries()) {
    const evse = data.evses[i];
    if (evse === undefined || UNCOUNTED.includes(evse.evse.values.status)) continue;
    if (demand.level === 'plug') {
      for (const [j, plug] of point.plugs.entries()) {
        if (demand.measure(plug) === 'unknown') yield { data, evse, connector: evse.connectors[j] };
      }
    } else if (demand.measure(measured, point) === 'unknown') yield demand.level === 'site' ? { data } : { data, evse };
    if (demand.level === 'site') return;
  }
}
