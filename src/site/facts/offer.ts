/** What a network offers to choose from: for the filters. */

import type { ConnectorType } from '../../ocpi/enums.ts';
import type { SiteIndex } from '../records/site-index.ts';

export interface Offer {
  /** The most frequent first. */
  readonly standards: readonly ConnectorType[];
  /** ISO 4217, the most frequent first. */
  readonly currencies: readonly string[];
}

export function offerOf(index: SiteIndex | undefined): Offer {
  if (index === undefined) return { standards: [], currencies: [] };
  const plugs = index.sites.flatMap(({ evses }) => evses.flatMap(({ plugs }) => plugs.map(([standard]) => standard)));
  const currencies = index.sites.flatMap(({ price }) => (price ? [price.currency] : []));
  const standards = byFrequency(plugs).map((number) => index.standards[number]);
  return { standards: standards.filter((one) => one !== undefined), currencies: byFrequency(currencies) };
}

function byFrequency<T>(values: readonly T[]): T[] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([value]) => value);
}
