/** For tests: a client that asks only for what changed since it asked last. */

import type { Location, Tariff } from '../../../../src/ocpi/types.ts';
import { isRemovedLocation } from '../../../../src/publish/history/removed-location.ts';
import type { Published } from './builds.ts';

/** Upserts what it reads. A tariff that has ended is none any more. */
export class DeltaClient {
  #locations = new Map<string, Location>();
  #tariffs = new Map<string, Tariff>();
  /** The time of its last poll, in ms since 1970, which is its next `date_from`. */
  from = Number.NEGATIVE_INFINITY;

  /** Takes what was changed since `from`, as it was read at `now` (ms since 1970). */
  take({ locations, tariffs }: Published, now: number): void {
    for (const location of locations) this.#locations.set(location.id, location);
    for (const tariff of tariffs) this.#tariffs.set(tariff.id, tariff);
    this.from = now;
  }

  /** No client learns of a purge, so what it keeps of the place since then says nothing about this one. */
  forget(ids: readonly string[]): void {
    for (const id of ids) this.#locations.delete(id);
  }

  held(now: number, keptMs?: number): Published {
    return valid({ locations: [...this.#locations.values()], tariffs: [...this.#tariffs.values()] }, now, keptMs);
  }
}

/** Whether an object is one that `date_from` asks for (OCPI 8.2.1.1: inclusive). */
export function isNewSince(from: number) {
  return ({ last_updated }: { readonly last_updated: string }) => Date.parse(last_updated) >= from;
}

/**
 * What counts of all that was read, in the order of the ids: no tariffs that have ended; and of the Locations that are not
 * public any more only those that must still be published, which is so for `keptMs` after they changed last.
 */
export function valid({ locations, tariffs }: Published, now: number, keptMs = Number.POSITIVE_INFINITY): Published {
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  const lasts = ({ end_date_time: end }: Tariff) => end === undefined || Date.parse(end) > now;
  const counts = (location: Location) =>
    !isRemovedLocation(location) || Date.parse(location.last_updated) + keptMs > now;
  return { locations: locations.filter(counts).sort(byId), tariffs: tariffs.filter(lasts).sort(byId) };
}
