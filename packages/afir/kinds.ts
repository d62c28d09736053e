/** Kinds of points: all that have the same marks (marks.ts). Large networks have few of them, so that counting is cheap. */

import { ITEMS } from './items/items.ts';
import { ANY_TARIFF, letterAt } from './marks.ts';
import type { Item } from './measure/item.ts';

/** What is counted of an item. */
export interface Count {
  present: number;
  stated: number;
  lackingCount: number;
  readonly lacking: string[];
}

/** Points with the same marks. */
export interface Kind {
  /** How many have a status, and how many do not. */
  readonly count: { known: number; unknown: number };
  /** The items that are unknown, by their indexes: those of the site, and those of the point. */
  readonly lacking: { readonly site: readonly number[]; readonly point: readonly number[] };
}

/** The items that are the status of a point, by their indexes. */
export const OF_STATUS = ITEMS.flatMap(({ isStatus }, i) => (isStatus ? [i] : []));

export function toKind(text: string): Kind {
  const at = (wanted: Item['level']) =>
    ITEMS.flatMap(({ level }, i) => (level === wanted && letterAt(text, i, 'present') === 'u' ? [i] : []));
  return { count: { known: 0, unknown: 0 }, lacking: { site: at('site'), point: at('point') } };
}

/** Sets who has what, from all kinds of points. @returns how many have any tariff */
export function addUp(kinds: ReadonlyMap<string, Kind>, counts: readonly Count[]): number {
  for (const count of counts) [count.present, count.stated] = [0, 0];
  let priced = 0;
  for (const [text, { count: of }] of kinds) {
    if (letterAt(text, ANY_TARIFF, 'unknown') === 'p') priced += of.known + of.unknown;
    for (const [i, count] of counts.entries()) {
      const letter = letterAt(text, i, 'present');
      const those = ITEMS[i]?.isStatus ? of.known : of.known + of.unknown;
      if (letter === 'p') count.present += those;
      if (letter !== 'u') count.stated += those;
    }
  }
  return priced;
}
