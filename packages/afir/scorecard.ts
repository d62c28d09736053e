/**
 * Counts, for each item, how many points have it. Points that are REMOVED or PLANNED do not count, as in the public scorecard.
 * A point "has" an item if it is there or the answer is yes; it "states" it if the answer is no, too. What lacks an item says
 * neither, so that there is something to type.
 */

import type { Location, Tariff } from '../../src/ocpi/index.ts';
import { ITEMS } from './items/items.ts';
import { statusTold } from './items/of-points.ts';
import { type MarkedSite, type Marks, siteMarker } from './marks.ts';
import { articleOf, formatsOf, type Item, type TypedIn, typedInWords } from './measure/item.ts';
import { listOf, membersOf, textOf, type Unchecked } from './measure/measured.ts';

/** The result for one item. Shares are from 0 to 1, of all points that count, and never rounded up to 1. */
export interface ItemScore extends Pick<Item, 'title' | 'level' | 'counts'> {
  readonly item: string;
  readonly article: string;
  readonly rule_of: Item['ruleOf'];
  readonly share: number;
  readonly stated_share: number;
  /** Points that have it. */
  readonly present: number;
  /** Points that have it or state that there is none. */
  readonly stated: number;
  /** The first sites, or EVSEs where `level` is `point`, of which it is unknown: by their ids or uids. */
  readonly lacking: readonly string[];
  /** How many there are. */
  readonly lacking_count: number;
  /** Where to type it: `help_phone in locations.csv, or operator.phone in network.json`. */
  readonly where: string;
  readonly typed_in: TypedIn;
  /** Which formats of ours hold it: `OCPI 2.3.0: Location.help_phone`, `held, no OCPI field`, `/locations.geojson`. */
  readonly formats: readonly string[];
}

export interface Scorecard {
  /** When the data was as it was counted (OCPI DateTime). */
  readonly moment?: string;
  /** EVSEs that count. */
  readonly points: number;
  /** Sites that have any. */
  readonly sites: number;
  readonly items: readonly ItemScore[];
  /** Points with any published tariff that is valid, which the public scorecard counts too. */
  readonly any_tariff: { readonly share: number; readonly present: number };
}

const UNCOUNTED: ReadonlySet<string> = new Set(['REMOVED', 'PLANNED']);

/** How many that lack an item are named. */
const MOST_LACKING = 100;

/** A scorecard in the making. It is fed site by site. */
export interface Tally {
  /** @param statusAt the status of now of the EVSE at an index of `site.uids` */
  readonly add: (site: MarkedSite, statusAt: (index: number) => string) => void;
  readonly result: (moment?: string) => Scorecard;
}

export function startTally(): Tally {
  const lacking = new Map(ITEMS.map(({ id }): [string, Lacking] => [id, { count: 0, first: [] }]));
  const lackingOf = (items: readonly string[]) => items.flatMap((item) => lacking.get(item) ?? []);
  const ofStatus = lackingOf(OF_STATUS);
  const kinds = new Map<Marks, Kind>();
  let sites = 0;
  const newKind = (marks: Marks): Kind => {
    const { site, point } = marks.unknown;
    const kind = { points: 0, known: 0, ofSite: lackingOf(site), ofPoint: lackingOf(point) };
    kinds.set(marks, kind);
    return kind;
  };
  const lacks = (all: readonly Lacking[], name: string) => {
    for (const one of all) {
      one.count++;
      if (one.first.length < MOST_LACKING) one.first.push(name);
    }
  };
  return {
    add: ({ id, uids, marks }, statusAt) => {
      let isCounted = false;
      for (const [at, mark] of marks.entries()) {
        const status = statusAt(at);
        if (UNCOUNTED.has(status)) continue;
        const kind = kinds.get(mark) ?? newKind(mark);
        kind.points++;
        const uid = uids[at] ?? '';
        lacks(kind.ofPoint, uid);
        if (statusTold(status) === 'present') kind.known++;
        else lacks(ofStatus, uid);
        if (!isCounted) lacks(kind.ofSite, id);
        isCounted = true;
      }
      if (isCounted) sites++;
    },
    result: (moment) => {
      const count = (isCounted: (marks: Marks) => boolean, what: 'points' | 'known' = 'points') =>
        [...kinds].reduce((sum, [marks, kind]) => (isCounted(marks) ? sum + kind[what] : sum), 0);
      const points = count(() => true);
      const priced = count(({ isPriced }) => isPriced);
      const scoreOf = (item: Item) => {
        const known = item.isStatus ? count(() => true, 'known') : undefined;
        const present = known ?? count(({ items }) => items[item.id] === 'present');
        const stated = known ?? count(({ items }) => items[item.id] !== 'unknown');
        return toScore(item, { points, present, stated }, lacking.get(item.id));
      };
      return {
        ...(moment === undefined ? {} : { moment }),
        ...{ points, sites },
        items: ITEMS.map(scoreOf),
        any_tariff: { share: shareOf(priced, points), present: priced },
      };
    },
  };
}

/** How many points fulfil the same, how many of them have a status, and what they lack. */
interface Kind {
  points: number;
  known: number;
  readonly ofSite: readonly Lacking[];
  readonly ofPoint: readonly Lacking[];
}

/** How many lack an item, and the first of them. */
interface Lacking {
  count: number;
  readonly first: string[];
}

const OF_STATUS = ITEMS.flatMap(({ id, isStatus }) => (isStatus ? [id] : []));

function toScore(
  item: Item,
  { points, present, stated }: { readonly [count in 'points' | 'present' | 'stated']: number },
  lacking: Lacking = { count: 0, first: [] },
): ItemScore {
  return {
    item: item.id,
    title: item.title,
    level: item.level,
    share: shareOf(present, points),
    stated_share: shareOf(stated, points),
    present,
    stated,
    lacking: lacking.first,
    lacking_count: lacking.count,
    where: typedInWords(item.typedIn),
    typed_in: item.typedIn,
    formats: formatsOf(item),
    article: articleOf(item),
    rule_of: item.ruleOf,
    counts: item.counts,
  };
}

/** Four decimals, rounded down: 1 means all of them. A network without points has 0. */
function shareOf(count: number, points: number): number {
  return points === 0 ? 0 : Math.floor((count * 10_000) / points) / 10_000;
}

/**
 * A scorecard of whole Locations of anybody, which come one by one.
 *
 * @param tariffs all that are published
 * @param at the time at which tariffs have to be valid, in ms since 1970
 */
export function startScorecard(tariffs: Iterable<Unchecked<Tariff>>, at: number) {
  const mark = siteMarker(tariffs, at);
  const tally = startTally();
  return {
    add: (location: Unchecked<Location>) => {
      const statuses = listOf(location.evses).map((evse) => textOf(membersOf<{ status: 0 }>(evse).status));
      tally.add(mark(location), (index) => statuses[index] || 'UNKNOWN');
    },
    result: tally.result,
  };
}
