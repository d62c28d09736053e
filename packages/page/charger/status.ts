/** How much is free now, in words: of some EVSEs together, and of one, with the age of its status. */

import { type ComponentChild, h } from 'preact';
import { DAY_MS } from '../../../src/findings/browser.ts';
import type { DetailedEvse, Status } from '../../../src/ocpi/browser.ts';
import { availabilityOf } from '../facts/availability.ts';
import type { PageWords } from '../words/words.ts';
import { type ChargerView, statusNow } from './view.ts';

/** How many of some EVSEs are not there yet; undefined if all are there. */
export function plannedInWords(evses: readonly DetailedEvse[], view: ChargerView): string | undefined {
  const count = evses.filter((evse) => statusNow(view, evse) === 'PLANNED').length;
  if (count === 0) return undefined;
  return count === evses.length ? view.words.say('status.PLANNED') : view.words.say('now.part_planned', { count });
}

/** How many of some EVSEs a vehicle could use now, of how many nothing is known, and how many are planned. Of what is there, nothing where nobody says any status. */
export function freeInWords(evses: readonly DetailedEvse[], view: ChargerView): string | undefined {
  const { words, statusOf } = view;
  if (evses.length === 0) return words.say('site.no_evses');
  const planned = plannedInWords(evses, view);
  const there = evses.map((evse) => statusNow(view, evse)).filter((status) => status !== 'PLANNED');
  if (statusOf === undefined || there.length === 0) return planned;
  return [...freeOf(there, view), planned].filter((said) => said !== undefined).join(' · ');
}

/** @param there at least one */
function freeOf(there: readonly Status[], { words, asOf }: ChargerView): string[] {
  const known = there.filter((status) => status !== 'UNKNOWN');
  const [first, second] = known;
  if (first === undefined) return [words.say('status.UNKNOWN')];
  const free = known.filter((status) => status === 'AVAILABLE').length;
  const many = asOf === undefined ? 'charger.free' : 'site.free';
  const now = second === undefined ? words.say(`status.${first}`) : words.say(many, { free, count: known.length });
  const said = asOf === undefined ? now : `${words.say('now.as_of', { time: asOf })}: ${now}`;
  const unknown = there.length - known.length;
  return unknown === 0 ? [said] : [said, words.say('now.part_unknown', { count: unknown })];
}

/** `Free · for 5 min`. */
export function StatusWords({ evse, view }: { evse: DetailedEvse; view: ChargerView }): ComponentChild {
  const { words, now, asOf } = view;
  const status = statusNow(view, evse);
  if (view.statusOf === undefined && status === 'UNKNOWN') return null;
  if (asOf !== undefined && status !== 'UNKNOWN' && status !== 'PLANNED')
    return h('span', { class: 'badge is-unknown' }, freeInWords([evse], view));
  const since = status === 'UNKNOWN' ? undefined : view.statusOf?.(evse.uid)?.since;
  return h(
    'span',
    { class: `badge is-${availabilityOf(status)}` },
    words.say(`status.${status}`),
    since !== undefined && [' · ', h('time', { dateTime: since }, lastsInWords(now - Date.parse(since), words))],
  );
}

/** From each of these on, times are told in this unit. Months and years are those of the average. */
const LASTS = [
  ['year', 365.25 * DAY_MS],
  ['month', 30.44 * DAY_MS],
  ['day', DAY_MS],
  ['hour', DAY_MS / 24],
  ['minute', DAY_MS / 1440],
] as const;

/** For how long something is as it is. @param ms below 0 by a clock that is wrong */
function lastsInWords(ms: number, words: PageWords): string {
  const [unit, length] = LASTS.find(([, from]) => ms >= from) ?? [];
  if (unit === undefined || length === undefined) return words.say('age.now');
  const format = new Intl.NumberFormat(words.locale, { style: 'unit', unit, unitDisplay: 'short' });
  return words.say('charger.lasts', { time: format.format(Math.floor(ms / length)) });
}
