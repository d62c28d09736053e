/** Where tariffs are used: what several rules need to know about the connectors of a tariff. */

import { foldCase } from '../../ocpi/ci-string.ts';
import { PHASES } from '../../ocpi/power.ts';
import type { Dataset } from '../../read/load/join.ts';
import { wattsOf } from '../plugs/power-of-cells.ts';
import { areReadInFull } from '../rule/rule.ts';

export interface TariffUse {
  /** Alpha-3. */
  readonly countries: ReadonlySet<string>;
  /** The power of the strongest of its connectors, in W. */
  readonly mostWatts: number;
  /** The current of the strongest, in A, as the sum of all phases. */
  readonly mostAmperes: number;
  /** Whether one of its EVSEs can be reserved. */
  readonly isReservable: boolean;
}

const known = new WeakMap<Dataset, ReadonlyMap<string, TariffUse>>();

/**
 * The use of every tariff that a connector has, by folded id. Worked out once for all rules. Nothing if a connector, an EVSE
 * or a site could not be read: then nobody can say what no connector has.
 */
export function tariffUse(dataset: Dataset): ReadonlyMap<string, TariffUse> | undefined {
  const { connectors, evses, locations } = dataset.contents;
  if (!areReadInFull(connectors, evses, locations)) return undefined;
  const uses = known.get(dataset) ?? usesOf(dataset);
  known.set(dataset, uses);
  return uses;
}

function usesOf({ locations }: Dataset): Map<string, TariffUse> {
  const uses = new Map<string, { -readonly [K in keyof TariffUse]: TariffUse[K] } & { countries: Set<string> }>();
  for (const { location, evses } of locations) {
    for (const { evse, connectors } of evses) {
      if (evse.values.status === 'REMOVED') continue;
      const isReservable = evse.values.capabilities?.includes('RESERVABLE') ?? false;
      for (const { values } of connectors) {
        for (const id of values.tariff_ids ?? []) {
          const key = foldCase(id);
          const use = uses.get(key) ?? { countries: new Set(), mostWatts: 0, mostAmperes: 0, isReservable: false };
          uses.set(key, use);
          use.countries.add(location.values.country);
          use.mostWatts = Math.max(use.mostWatts, wattsOf(values));
          use.mostAmperes = Math.max(use.mostAmperes, values.max_amperage * PHASES[values.power_type]);
          use.isReservable ||= isReservable;
        }
      }
    }
  }
  return uses;
}
