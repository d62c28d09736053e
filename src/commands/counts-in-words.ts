/** The size of a network, as build and check say it. */

import type { Counts, Sizes } from '../build/render/counts.ts';
import { formatCount } from '../text/format.ts';

/** `3 locations, 5 EVSEs, 8 connectors, 2 tariffs published; in the tables and not public: 1 location; REMOVED: 1 EVSE` */
export function countsInWords({ published, unpublished, removed }: Sizes): string {
  const hidden = listCounts(unpublished, 1);
  return [
    `${listCounts(published, 0)} published`,
    ...(hidden === '' ? [] : [`in the tables and not public: ${hidden}`]),
    ...(removed === 0 ? [] : [`REMOVED: ${formatCount(removed, 'EVSE')}`]),
  ].join('; ');
}

/** Those that are at least so many. */
function listCounts({ locations, evses, connectors, tariffs }: Counts, least: number): string {
  const counts = [
    [locations, 'location'],
    [evses, 'EVSE'],
    [connectors, 'connector'],
    [tariffs, 'tariff'],
  ] as const;
  return counts.flatMap(([count, one]) => (count < least ? [] : [formatCount(count, one)])).join(', ');
}
