/** Where tariffs are used: what several rules need to know about the connectors of a tariff. */

import { foldCase } from '../../ocpi/ci-string.ts';
import { PHASES } from '../../ocpi/power.ts';
import type { Dataset, EvseData } from '../../read/load/join.ts';
import type { ConnectorRow } from '../../tables/tables.ts';
import { wattsOf } from '../plugs/power-of-cells.ts';
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

  add({ row: { values }, country, isReservable, count }: EqualUses): void {
    const watts = wattsOf(values);
    const amperes = values.max_amperage * PHASES[values.power_type];
    if (watts > this.mostWatts) this.mostWatts = watts;
    if (amperes > this.mostAmperes) this.mostAmperes = amperes;
    if (isReservable) this.isReservable = true;
    this.countries.set(country, (this.countries.get(country) ?? 0) + count);
  }
}

/** Connectors that use their tariffs alike. */
interface EqualUses {
  /** One of them. */
  readonly row: ConnectorRow;
  readonly country: string;
  readonly isReservable: boolean;
  count: number;
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

function usesOf(dataset: Dataset): Map<string, Use> {
  const uses = new Map<string, Use>();
  for (const equal of equalUses(dataset)) {
    for (const id of equal.row.values.tariff_ids ?? []) {
      const key = foldCase(id);
      const use = uses.get(key) ?? new Use();
      uses.set(key, use);
      use.add(equal);
    }
  }
  return uses;
}

/** In the order in which the first of them is met. */
function equalUses({ locations }: Dataset): EqualUses[] {
  const all: EqualUses[] = [];
  const byPlace = new Map<string, Map<object, EqualUses>>();
  for (const { location, evses } of locations) {
    const { country } = location.values;
    for (const { evse, connectors } of evses) {
      if (evse.values.status === 'REMOVED') continue;
      const isReservable = isReservableEvse(evse);
      const place = `${country}${isReservable}`;
      const known = byPlace.get(place) ?? new Map<object, EqualUses>();
      byPlace.set(place, known);
      for (const row of connectors) {
        const equal = known.get(row.kind ?? row) ?? { row, country, isReservable, count: 0 };
        if (equal.count++ > 0) continue;
        known.set(row.kind ?? row, equal);
        all.push(equal);
      }
    }
  }
  return all;
}

function isReservableEvse({ values }: EvseData['evse']): boolean {
  return values.capabilities?.includes('RESERVABLE') ?? false;
}
