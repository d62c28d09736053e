/**
 * Makes networks in which some locations changed lately: scattered over the list, as statuses really change, or in one
 * piece, as after the import of a region.
 */

import { countLocations, type LocationSize } from './locations.ts';

export const LAYOUTS = ['scattered', 'contiguous'] as const;

export type Layout = (typeof LAYOUTS)[number];

/** How many locations changed since each time. The smaller sets are part of the larger ones. */
export const CHANGES = [
  { count: 12, since: '2026-11-03T00:00:00Z' },
  { count: 100, since: '2026-11-02T00:00:00Z' },
  { count: 1000, since: '2026-11-01T00:00:00Z' },
] as const;

const BEFORE = '2026-06-01T00:00:00Z';

/** `count` locations, of which CHANGES have changed. The same at every call. */
export function changedLocations(
  count: number,
  layout: Layout,
  size: LocationSize,
): { id: string; last_updated: string }[] {
  const positions = layout === 'scattered' ? scatteredOver(count) : Array.from({ length: count }, (_, i) => i + 7);
  const locations = countLocations(count, size).map((location) => ({ ...location, last_updated: BEFORE }));
  for (const { count: changes, since } of CHANGES.toReversed()) {
    for (const position of positions.slice(0, changes)) {
      const location = locations[position];
      if (location !== undefined) locations[position] = { ...location, last_updated: since };
    }
  }
  return locations;
}

/** All positions without a pattern: the factor is a prime that divides no count here. */
function scatteredOver(count: number): number[] {
  return Array.from({ length: count }, (_, i) => (i * 7919 + 13) % count);
}
