/** A site in the list, to be read at a glance. */

import { Big } from 'big.js';
import { type ComponentChild, h } from 'preact';
import { type AvailabilityCounts, countAvailability, knownIn } from '../facts/availability.ts';
import { groupPlugs } from '../facts/plug-groups.ts';
import { sitePrice } from '../facts/price-of-energy.ts';
import { writeRoute } from '../facts/route.ts';
import type { SelectedSite } from '../facts/select-sites.ts';
import { sitePath } from '../facts/site-path.ts';
import { ownWords } from '../parts/own-words.ts';
import type { Availability } from '../records/live-statuses.ts';
import type { EnergyPrice, EvseRecord, SiteIndex, SiteRecord } from '../records/site-index.ts';
import { roundedInWords } from '../words/amount-words.ts';
import { regularHoursInWords } from '../words/hours-words.ts';
import { plugsInWords } from '../words/plug-words.ts';
import { distanceInWords } from '../words/unit-words.ts';
import type { PageWords } from '../words/words.ts';

/** The needs of all cards. */
export interface CardFacts {
  readonly index: SiteIndex;
  readonly words: PageWords;
  /** What is free, by uid; absent while no statuses are known, and where nobody says any. */
  readonly availabilityOf?: ((uid: string) => Availability | undefined) | undefined;
  /** Whether the filter asks for what is free. */
  readonly onlyFree?: boolean | undefined;
  /** The time of the statuses, in words, if they are old. */
  readonly asOf?: string | undefined;
  /** Whether a site is open now; undefined if nobody knows. Absent in index.html, which is of no time. */
  readonly isOpen?: ((site: SiteRecord) => boolean | undefined) | undefined;
  /** What the filter asks of single EVSEs, in words such as `CCS`, so that each card says how many have it; absent if it asks nothing. */
  readonly asked?: string | undefined;
  /** Whether links to sites show the map, too. */
  readonly map?: boolean | undefined;
  /** Whether cards can be reached by the link to their site: where no script shows the site itself. */
  readonly areTargets?: boolean | undefined;
  /** Whether cards link to plain pages of their sites: where no script shows the site itself. */
  readonly hasPages?: boolean | undefined;
}

export function SiteCard({ selected, ...facts }: CardFacts & { selected: SelectedSite }) {
  const { site, matching, distance } = selected;
  const { index, words, map = false, areTargets, hasPages } = facts;
  const lacksPlugs = index.lacks === 'plugs';
  const route = writeRoute({ kind: 'site', id: site.id, map });
  const href = hasPages ? sitePath(site.id) : route;
  // The card says how much is free, and its price, of what was asked for: a free Type 2 is nothing to somebody who needs CCS.
  const wanted = { evses: matching };
  const isFree = ({ uid }: EvseRecord) => facts.availabilityOf?.(uid) === 'free';
  const price = sitePrice(facts.onlyFree ? { evses: matching.filter(isFree) } : wanted, index);
  const isPart = facts.asked !== undefined && matching.length < site.evses.length && matching.length > 0;
  const asked = isPart ? facts.asked : undefined;
  const foot = lacksPlugs || [
    availability(wanted, { ...facts, asked }, site.evses.length),
    openNow(site, facts),
    price && priceAtGlance(price, words),
  ];
  return h('li', { class: 'site', ...(areTargets && { id: route.slice(1) }) }, [
    h('div', { class: 'site-head' }, [
      h('h3', null, lacksPlugs ? ownWords(site.name) : h('a', { href }, ownWords(site.name))),
      distance !== undefined && h('span', { class: 'distance' }, distanceInWords(distance, words)),
    ]),
    h('p', { class: 'address' }, addressOf(site)),
    h('ul', { class: lacksPlugs ? 'plugs coming' : 'plugs', role: 'list' }, plugItems(site, index, words)),
    areTargets && weeklyHours(site, facts),
    h('p', { class: 'site-foot' }, foot),
  ]);
}

function addressOf({ address, postal_code, city }: SiteRecord): ComponentChild {
  const town = ownWords(postal_code === undefined ? city : `${postal_code} ${city}`);
  return address === city || address === '' ? town : [ownWords(address), ', ', town];
}

/** @param site with the EVSEs that were asked for @param all how many it has */
function availability(site: Pick<SiteRecord, 'evses'>, facts: CardFacts, all: number): ComponentChild {
  const { availabilityOf, asked, words } = facts;
  if (site.evses.length === 0) return h('span', { class: 'badge is-unknown' }, words.say('site.no_evses'));
  const counts = countAvailability([site], availabilityOf ?? (() => undefined));
  const { planned } = counts;
  const isCounted = availabilityOf !== undefined && counts.free + counts.taken > 0;
  const matching = asked !== undefined && !isCounted && matchingInWords(site.evses.length, all, words);
  if (planned === site.evses.length)
    return [h('span', { class: 'badge is-planned' }, words.say('status.PLANNED')), matching];
  const rest = planned > 0 && h('span', { class: 'quiet' }, words.say('now.part_planned', { count: planned }));
  return [ofThoseThere(site, counts, facts), rest, matching];
}

/** Where nothing says how many of those that were asked for are free. */
function matchingInWords(matching: number, count: number, words: PageWords): ComponentChild {
  return h('span', { class: 'quiet' }, words.say('site.matching', { matching, count }));
}

/** Of the charging points that are not planned: at least one is not. */
function ofThoseThere(
  site: Pick<SiteRecord, 'evses'>,
  counts: AvailabilityCounts,
  { availabilityOf, asOf, asked, words }: CardFacts,
): ComponentChild {
  if (availabilityOf === undefined) {
    // Where each has one plug, the plugs say how many there are.
    if (asked !== undefined || site.evses.every(({ plugs }) => plugs.length === 1)) return null;
    return h('span', { class: 'badge' }, words.say('site.evses', { count: site.evses.length }));
  }
  const known = knownIn(counts);
  if (known === 0) return h('span', { class: 'badge is-unknown' }, words.say('status.UNKNOWN'));
  if (asOf !== undefined && counts.free + counts.taken > 0) {
    const was = freeInWords(counts.free, known, asked, words);
    return h('span', { class: 'badge is-unknown' }, `${words.say('now.as_of', { time: asOf })}: ${was}`);
  }
  const state = counts.free > 0 ? 'free' : counts.taken > 0 ? 'taken' : 'out';
  const text = state === 'out' ? words.say('status.INOPERATIVE') : freeInWords(counts.free, known, asked, words);
  const rest = counts.unknown > 0 && words.say('now.part_unknown', { count: counts.unknown });
  return [h('span', { class: `badge is-${state}` }, text), rest && h('span', { class: 'quiet' }, rest)];
}

function freeInWords(free: number, count: number, what: string | undefined, words: PageWords): string {
  return what === undefined
    ? words.say('site.free', { free, count })
    : words.say('site.free_of', { free, count, what });
}

/** For index.html, which is of no time, so it does not say what is open now. */
function weeklyHours({ hours: number }: SiteRecord, { index, words }: CardFacts): ComponentChild {
  const hours = number === undefined ? undefined : index.hours[number];
  const said = hours && regularHoursInWords(hours, words);
  return said === undefined ? null : h('p', { class: 'quiet' }, said);
}

function openNow(site: SiteRecord, { isOpen, words }: CardFacts): ComponentChild {
  const open = isOpen?.(site);
  if (open === undefined) return null;
  return h('span', { class: open ? 'open' : 'closed' }, words.say(open ? 'hours.open' : 'hours.closed'));
}

/** The price of a kWh at a site. The site’s own page says all of it. */
export function priceAtGlance({ currency, from, to, free, excl_vat }: EnergyPrice, words: PageWords) {
  if (free) return h('span', { class: 'price' }, words.say('price.free'));
  const amountOf = (exact: number) => roundedInWords(new Big(exact), currency, words);
  const price = words.say('price.energy', { amount: amountOf(from) });
  // Prices that are the same when they are rounded are one to a reader.
  const text = amountOf(from) === amountOf(to) ? price : words.say('site.price_from', { price });
  return h('span', { class: 'price' }, excl_vat ? `${text} ${words.say('price.excl_vat')}` : text);
}

/** The plugs of a site, grouped and the strongest first: 2 × 150 kW CCS. */
export function plugItems({ evses }: SiteRecord, { standards }: SiteIndex, words: PageWords) {
  const plugs = evses.flatMap(({ plugs }) =>
    plugs.flatMap(([number, watts]) => {
      const standard = standards[number];
      return standard === undefined ? [] : [{ standard, watts }];
    }),
  );
  return groupPlugs(plugs).map((group) => {
    const text = plugsInWords(group.plugs.length, group, words);
    return h('li', { key: text }, text);
  });
}
