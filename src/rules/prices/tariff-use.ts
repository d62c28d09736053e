/** Where tariffs are used: what several rules need to know about the connectors of a tariff. */

import { foldCase } from '../../ocpi/ci-string.ts';
import { PHASES, ratedPower } from '../../ocpi/power.ts';
import type { Dataset, EvseData } from '../../source/load/join.ts';
import type { ConnectorRow } from '../../source/tables/tables.ts';
import { areReadInFull } from '../rule/rule.ts';

export interface TariffUse {
  /** How many connectors have it, in each country (alpha-3). */
  readonly countries: ReadonlyMap<string, number>;
  /** The power of the strongest of its connectors, in W. */
  readonly mostWatts: number;
  /** The current of the strongest, in A, as the sum of all phases. */
  readonly mostAmperes: number;
  /** Whether one of its EVSEs can be reserved. */
  readonly isReservable: boolean;
}

class Use implements TariffUse {
  readonly countries = new Map<string, number>();
  mostWatts = 0;
  mostAmperes = 0;
  isReservable = false;

  add({ values }: ConnectorRow, country: string, isReservable: boolean): void {
    const { max_electric_power: written = 0 } = values;
    // Less than 1,000 W is another mistake (connector-ratings.ts).
    const watts = written < 1000 ? ratedPower(values) : written;
    const amperes = values.max_amperage * PHASES[values.power_type];
    if (watts > this.mostWatts) this.mostWatts = watts;
    if (amperes > this.mostAmperes) this.mostAmperes = amperes;
    if (isReservable) this.isReservable = true;
    this.countries.set(country, (this.countries.get(country) ?? 0) + 1);
  }
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

function usesOf({ locations }: Dataset): Map<string, Use> {
  const uses = new Map<string, Use>();
  const byWrittenId = new Map<string, Use>();
  const useOf = (id: string): Use => {
    const key = foldCase(id);
    const use = uses.get(key) ?? new Use();
    uses.set(key, use);
    byWrittenId.set(id, use);
    return use;
  };
  for (const { location, evses } of locations) {
    for (const { evse, connectors } of evses) {
      if (evse.values.status === 'REMOVED') continue;
      const isReservable = isReservableEvse(evse);
      for (const connector of connectors) {
        for (const id of connector.values.tariff_ids ?? []) {
          (byWrittenId.get(id) ?? useOf(id)).add(connector, location.values.country, isReservable);
        }
      }
    }
  }
  return uses;
}

function isReservableEvse({ values }: EvseData['evse']): boolean {
  return values.capabilities?.includes('RESERVABLE') ?? false;
}
