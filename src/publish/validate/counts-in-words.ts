/** The size of a network in words, for logs and reports. */

import { formatCount } from '../../findings/text/format.ts';
import type { Counts, Sizes } from '../render/counts.ts';

/** `3 locations, 5 EVSEs, 8 connectors, 2 tariffs published; not public: 1 location; REMOVED: 1 EVSE` */
export function countsInWords({ published, unpublished, removed }: Sizes): string {
  const hidden = listCounts(unpublished, 1);
  return [
    `${listCounts(published, 0)} published`,
    ...(hidden === '' ? [] : [`not public: ${hidden}`]),
    ...(removed === 0 ? [] : [`REMOVED: ${formatCount(removed, 'EVSE')}`]),
  ].join('; ');
}

/** The counts that are at least `least`. */
function listCounts({ locations, evses, connectors, tariffs }: Counts, least: number): string {
  const counts = [
    [locations, 'location'],
    [evses, 'EVSE'],
    [connectors, 'connector'],
    [tariffs, 'tariff'],
  ] as const;
  return counts.flatMap(([count, one]) => (count < least ? [] : [formatCount(count, one)])).join(', ');
}
