/**
 * What the points of a site fulfil. Points that fulfil the same share one object: a large network has few of them, so that counting is
 * cheap. Items that are the status of a point are left open: whoever counts knows the status of now.
 */

import type { HeldSite, Location, Tariff } from '../../src/ocpi/index.ts';
import { ITEMS } from './items/items.ts';
import type { Fulfilment } from './measure/fulfilment.ts';
import type { Item } from './measure/item.ts';
import { type MeasuredPoint, textOf, toMeasured, type Unchecked, validTariffs } from './measure/measured.ts';

/** What a point fulfils. */
export interface Marks {
  /** By the ids of items. */
  readonly items: { readonly [item: string]: Fulfilment };
  /** The items that are unknown: those of the site, and those of the point. */
  readonly unknown: { readonly site: readonly string[]; readonly point: readonly string[] };
  /** Whether it has any tariff, which the public scorecard counts. */
  readonly isPriced: boolean;
}

/** A site and what its EVSEs fulfil, in the order of its Location. */
export interface MarkedSite {
  readonly id: string;
  readonly uids: readonly string[];
  readonly marks: readonly Marks[];
}

/**
 * Marks sites, one after the other.
 *
 * @param tariffs all that are published. Those that are not valid at the time are no price, and do not count
 * @param at in ms since 1970
 */
export function siteMarker(tariffs: Iterable<Unchecked<Tariff>>, at: number) {
  const byId = validTariffs(tariffs, at);
  const known = new Map<string, Marks>();
  return (location: Unchecked<Location>, held?: HeldSite): MarkedSite => {
    const site = toMeasured(location, held, byId);
    // What all points of a site share is measured once.
    const [first] = site.points;
    const ofSite = ITEMS.map(({ level, measure }) => (first && level === 'site' ? measure(site, first) : undefined));
    const fulfilled = ({ isStatus, measure }: Item, i: number, point: MeasuredPoint) =>
      ofSite[i] ?? (isStatus ? undefined : measure(site, point));
    const marks = site.points.map((point) => {
      const isPriced = point.plugs.some((plug) => plug.tariffs.length > 0);
      let key = isPriced ? 'priced ' : '';
      for (const [i, item] of ITEMS.entries()) key += fulfilled(item, i, point)?.[0] ?? '?';
      const before = known.get(key);
      if (before) return before;
      const all = ITEMS.map((item, i) => fulfilled(item, i, point));
      const made = marksOf(all, isPriced);
      known.set(key, made);
      return made;
    });
    return { id: textOf(location.id), uids: site.points.map(({ uid }) => uid), marks };
  };
}

function marksOf(all: readonly (Fulfilment | undefined)[], isPriced: boolean): Marks {
  const unknown = (level: 'site' | 'point') =>
    ITEMS.flatMap((item, i) => (item.level === level && all[i] === 'unknown' ? [item.id] : []));
  const items = Object.fromEntries(ITEMS.flatMap(({ id }, i) => (all[i] === undefined ? [] : [[id, all[i]]])));
  return { items, unknown: { site: unknown('site'), point: unknown('point') }, isPriced };
}
