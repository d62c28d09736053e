/** A site in the list, to be read at a glance. */

import { Big } from 'big.js';
import { type ComponentChild, h } from 'preact';
import { type AvailabilityCounts, countAvailability, knownIn } from '../facts/availability.ts';
import { groupPlugs } from '../facts/plug-groups.ts';
import { priceOfPlugs } from '../facts/price-of-energy.ts';
import { writeRoute } from '../facts/route.ts';
import type { SelectedSite } from '../facts/select-sites.ts';
import { sitePath } from '../facts/site-path.ts';
import { ownWords } from '../parts/own-words.ts';
import type { Availability } from '../records/live-statuses.ts';
import type { EnergyPrice, EvseRecord, PlugRecord, SiteIndex, SiteRecord } from '../records/site-index.ts';
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
  const plugs = plugsOf(facts.onlyFree ? matching.filter(isFree) : matching);
  const kinds = kindsOfPlugs(site, index, words);
  // Each kind says its own price, unless they are all the same.
  const isOnePrice = kinds.every(({ price }) => price === kinds[0]?.price);
  const price = isOnePrice && priceInWords(priceOfPlugs(plugs, index), words);
  const isPart = facts.asked !== undefined && matching.length < site.evses.length && matching.length > 0;
  const asked = isPart ? facts.asked : undefined;
  const foot = lacksPlugs || [
    availability(wanted, { ...facts, asked }, site.evses.length),
    openNow(site, facts),
    price && h('span', { class: 'price' }, price),
  ];
  return h('li', { class: 'site', ...(areTargets && { id: route.slice(1) }) }, [
    h('div', { class: 'site-head' }, [
      h('h3', null, lacksPlugs ? ownWords(site.name) : h('a', { href }, ownWords(site.name))),
      distance !== undefined && h('span', { class: 'distance' }, distanceInWords(distance, words)),
    ]),
    h('p', { class: 'address' }, addressOf(site)),
    h(
      'ul',
      { class: lacksPlugs ? 'plugs coming' : 'plugs', role: 'list' },
      kinds.map((kind) =>
        h('li', { key: kind.text }, isOnePrice ? kind.text : [kind.text, kind.price].filter(Boolean).join(' · ')),
      ),
    ),
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
  // Where nothing says how many of those that were asked for are free.
  const matching =
    asked !== undefined &&
    !isCounted &&
    h('span', { class: 'quiet' }, words.say('site.matching', { matching: site.evses.length, count: all }));
  if (planned === site.evses.length)
    return [h('span', { class: 'badge is-planned' }, words.say('status.PLANNED')), matching];
  const rest = planned > 0 && h('span', { class: 'quiet' }, words.say('now.part_planned', { count: planned }));
  return [ofThoseThere(site, counts, facts), rest, matching];
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
  const said = { free: counts.free, count: known };
  const free = asked === undefined ? words.say('site.free', said) : words.say('site.free_of', { ...said, what: asked });
  if (known === 0) return h('span', { class: 'badge is-unknown' }, words.say('status.UNKNOWN'));
  if (asOf !== undefined && counts.free + counts.taken > 0) {
    return h('span', { class: 'badge is-unknown' }, `${words.say('now.as_of', { time: asOf })}: ${free}`);
  }
  const state = counts.free > 0 ? 'free' : counts.taken > 0 ? 'taken' : 'out';
  const text = state === 'out' ? words.say('status.INOPERATIVE') : free;
  const rest = counts.unknown > 0 && words.say('now.part_unknown', { count: counts.unknown });
  return [h('span', { class: `badge is-${state}` }, text), rest && h('span', { class: 'quiet' }, rest)];
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

/** `0.54–0.83 €/kWh`. The site’s own page says when it is which. */
function priceInWords(price: EnergyPrice | undefined, words: PageWords): string | undefined {
  if (price === undefined) return undefined;
  const { currency, from, to, free, excl_vat } = price;
  if (free) return words.say('price.free');
  const text = words.say('price.energy', { amount: roundedInWords(new Big(from), currency, words, new Big(to)) });
  return excl_vat ? `${text} ${words.say('price.excl_vat')}` : text;
}

function plugsOf(evses: readonly EvseRecord[]): readonly PlugRecord[] {
  return evses.flatMap(({ plugs }) => plugs);
}

/** The plugs of a site, alike ones together and the strongest first, `2 × 150 kW CCS`, and what a kWh costs at each kind. */
function kindsOfPlugs({ evses }: SiteRecord, index: SiteIndex, words: PageWords) {
  const plugs = plugsOf(evses).flatMap((plug) => {
    const standard = index.standards[plug[0]];
    return standard === undefined ? [] : [{ standard, watts: plug[1], plug }];
  });
  return groupPlugs(plugs).map((group) => ({
    text: plugsInWords(group.plugs.length, group, words),
    price: priceInWords(
      priceOfPlugs(
        group.plugs.map(({ plug }) => plug),
        index,
      ),
      words,
    ),
  }));
}
