/** The plugs, currencies and places of a network: the choices of the filters. */

import type { ConnectorType } from '../../../src/ocpi/browser.ts';
import type { PageSettings } from '../records/page-settings.ts';
import { EVSE_TRAIT, type EvseTrait, type SiteIndex } from '../records/site-index.ts';

export interface Choices {
  /** The most frequent first. */
  readonly standards: readonly ConnectorType[];
  /** ISO 4217, the most frequent first. */
  readonly currencies: readonly string[];
  /** What some EVSEs have. */
  readonly traits: readonly EvseTrait[];
  /** Whether any site says when it is open. */
  readonly hasHours: boolean;
}

/** What the build knew of them, until the list has arrived. */
export function choicesUntilListed({ has_cards, has_hours }: Pick<PageSettings, 'has_cards' | 'has_hours'>): Choices {
  return { standards: [], currencies: [], traits: has_cards ? ['card'] : [], hasHours: has_hours === true };
}

/** @param index with plugs */
export function choicesOf(index: SiteIndex): Choices {
  const standards = new Map<ConnectorType | undefined, number>();
  const currencies = new Map<string | undefined, number>();
  const traits = new Set<EvseTrait>();
  for (const { evses } of index.sites) {
    for (const evse of evses) {
      for (const trait of EVSE_TRAIT) if (evse[trait]) traits.add(trait);
      for (const [standard, , price] of evse.plugs) {
        countOne(standards, index.standards[standard]);
        countOne(currencies, price === undefined ? undefined : index.prices[price]?.currency);
      }
    }
  }
  return {
    standards: byFrequency(standards),
    currencies: byFrequency(currencies),
    traits: EVSE_TRAIT.filter((trait) => traits.has(trait)),
    hasHours: index.sites.some(({ hours }) => hours !== undefined),
  };
}

function countOne<T>(counts: Map<T, number>, value: T): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

function byFrequency<T>(counts: ReadonlyMap<T | undefined, number>): T[] {
  return [...counts].sort((a, b) => b[1] - a[1]).flatMap(([value]) => value ?? []);
}
