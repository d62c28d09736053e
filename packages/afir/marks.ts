/**
 * What a site fulfils, as a text for each of its EVSEs with a letter for each item: `p` present, `s` stated, `u` unknown, in the
 * order of ITEMS. Large networks have few different texts, so each is kept once. Items that are the status of a point are left
 * open: whoever counts knows the status of now.
 */

import type { HeldSite, Location, Tariff } from '../../src/ocpi/index.ts';
import { ITEMS } from './items/items.ts';
import type { Fulfilment } from './measure/fulfilment.ts';
import {
  type MeasuredPoint,
  type MeasuredSite,
  textOf,
  toMeasured,
  type Unchecked,
  validTariffs,
} from './measure/measured.ts';

/** A site and the texts of its EVSEs, in the order of its Location. */
export interface MarkedSite {
  readonly id: string;
  readonly uids: readonly string[];
  readonly marks: readonly string[];
}

const LETTERS = { present: 'p', stated: 's', unknown: 'u' } as const satisfies { [F in Fulfilment]: string };
type Letter = (typeof LETTERS)[Fulfilment];

/** What stands for an item that is the status. */
const OPEN = '?';

/** Beside the items, the public scorecard counts points with any tariff: the last letter. */
export const ANY_TARIFF = ITEMS.length;

/**
 * Marks sites, one after the other.
 *
 * @param tariffs all that are published. Those that are not valid at the time are no price, and do not count
 * @param at in ms since 1970
 */
export function siteMarker(tariffs: Iterable<Unchecked<Tariff>>, at: number) {
  const byId = validTariffs(tariffs, at);
  const known = new Map<string, string>();
  return (location: Unchecked<Location>, held?: HeldSite): MarkedSite => {
    const site = toMeasured(location, held, byId);
    const shared: string[] = [];
    const marks = site.points.map((point) => {
      const text = marksOf(site, point, shared);
      const kept = known.get(text);
      if (kept !== undefined) return kept;
      known.set(text, text);
      return text;
    });
    return { id: textOf(location.id), uids: site.points.map(({ uid }) => uid), marks };
  };
}

/** @param shared the letters of items that all points of the site share, by the indexes of the items, once they are known */
function marksOf(site: MeasuredSite, point: MeasuredPoint, shared: string[]): string {
  let text = '';
  for (let i = 0; i < ITEMS.length; i++) {
    const item = ITEMS[i];
    if (item === undefined) continue;
    if (item.isStatus) text += OPEN;
    else if (item.level === 'point') text += LETTERS[item.measure(site, point)];
    else {
      shared[i] ??= LETTERS[item.measure(site, point)];
      text += shared[i];
    }
  }
  return text + LETTERS[point.plugs.some(({ tariffs }) => tariffs.length > 0) ? 'present' : 'unknown'];
}

/** The letter of an item, with that of the status where it is one. */
export function letterAt(marks: string, item: number, ofStatus: Fulfilment): Letter {
  const letter = marks[item];
  if (letter === OPEN) return LETTERS[ofStatus];
  return letter === 'p' || letter === 's' ? letter : 'u';
}
