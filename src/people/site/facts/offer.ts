/** The plugs and currencies of a network: the choices of the filters. */

import type { ConnectorType } from '../../../ocpi/enums.ts';
import type { SiteIndex } from '../records/site-index.ts';

export interface Offer {
  /** The most frequent first. */
  readonly standards: readonly ConnectorType[];
  /** ISO 4217, the most frequent first. */
  readonly currencies: readonly string[];
}

export function offerOf(index: SiteIndex | undefined): Offer {
  if (index === undefined) return { standards: [], currencies: [] };
  const standards = new Map<ConnectorType | undefined, number>();
  const currencies = new Map<string | undefined, number>();
  for (const { evses } of index.sites) {
    for (const { plugs } of evses) {
      for (const [standard, , price] of plugs) {
        countOne(standards, index.standards[standard]);
        countOne(currencies, price === undefined ? undefined : index.prices[price]?.currency);
      }
    }
  }
  return { standards: byFrequency(standards), currencies: byFrequency(currencies) };
}

function countOne<T>(counts: Map<T, number>, value: T): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

function byFrequency<T>(counts: ReadonlyMap<T | undefined, number>): T[] {
  return [...counts].sort((a, b) => b[1] - a[1]).flatMap(([value]) => value ?? []);
}
