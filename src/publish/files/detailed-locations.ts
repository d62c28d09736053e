/**
 * Reads the live Locations again, one after the other, for the files that are made from them. Most Locations have the same hours
 * and the same plugs as others: these are parsed once, and are the same object wherever they stand, so that whatever a file says
 * of them is worked out once too (people/site/records/once-per-object.ts).
 */

import type { Hours } from '../../ocpi/types.ts';
import type { DetailedEvse, DetailedLocation } from '../../people/site/records/site-details.ts';
import { withNumberedConnectors, withoutVolatile } from '../render/template.ts';
import { detached } from '../render/text-store.ts';
import { type LiveLocation, withLiveEvses } from './live-location.ts';

type Connectors = DetailedEvse['connectors'];

/** A Location whose lists of Connectors are numbers. An EVSE without any has its list, which is empty. */
interface Numbered extends Omit<DetailedLocation, 'evses' | 'opening_times'> {
  opening_times?: Hours;
  evses?: (Omit<DetailedEvse, 'connectors'> & { connectors: Connectors | number })[];
}

/** How many different lists, or hours, are known at a time. Networks in which hardly any are equal need not fit into memory. */
const MOST_KNOWN = 10_000;

/** @returns reads a Location. Nobody may change what it returns */
export function startReading(): (live: LiveLocation) => DetailedLocation {
  const connectorsOf = shared((list) => JSON.parse(withoutVolatile(list)) as Connectors);
  const hoursOf = shared((json) => JSON.parse(json) as Hours);
  return (live) => {
    const lists: Connectors[] = [];
    const json = withNumberedConnectors(live.draft.template(), (list) => lists.push(connectorsOf(list)) - 1);
    const location = JSON.parse(json) as Numbered;
    const { evses, opening_times: hours } = location;
    for (const evse of evses ?? []) {
      if (typeof evse.connectors === 'number') evse.connectors = lists[evse.connectors] ?? [];
    }
    if (hours) location.opening_times = hoursOf(JSON.stringify(hours));
    return withLiveEvses(location as DetailedLocation, live.codes);
  };
}

/** The values of texts, equal ones only once. */
function shared<T>(parse: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const value = known.get(text);
    if (value !== undefined) return value;
    if (known.size === MOST_KNOWN) known.clear();
    const own = parse(text);
    known.set(detached(text), own);
    return own;
  };
}
