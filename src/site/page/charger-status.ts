/** What is free now, in words: of some EVSEs together, and of one, with the age of what is known. */

import { type ComponentChild, h } from 'preact';
import { availabilityOf } from '../facts/availability.ts';
import type { DetailedEvse } from '../records/site-details.ts';
import { type ChargerView, statusNow } from './charger-view.ts';
import { ageInWords } from './stand-in-age.ts';

/** How many of some EVSEs a vehicle could use now, and of how many nothing is known. */
export function freeInWords(evses: readonly DetailedEvse[], view: ChargerView): string {
  const { words } = view;
  const statuses = evses.map((evse) => statusNow(view, evse));
  const [first, second] = statuses;
  if (first === undefined) return words.say('charger.none');
  const unknown = statuses.filter((status) => status === 'UNKNOWN').length;
  if (unknown === statuses.length) return words.say('charger.no_status');
  if (second === undefined) return words.say(`status.${first}`);
  const free = statuses.filter((status) => status === 'AVAILABLE').length;
  const said = words.say('charger.free', { free, count: statuses.length });
  return unknown === 0 ? said : `${said} · ${words.say('charger.without_status', { count: unknown })}`;
}

/** `Free · for 5 minutes`. */
export function StatusWords({ evse, view }: { evse: DetailedEvse; view: ChargerView }): ComponentChild {
  const { words, now } = view;
  const status = statusNow(view, evse);
  const since = status === 'UNKNOWN' ? undefined : view.statusOf(evse.uid)?.since;
  return h(
    'span',
    { class: `badge is-${availabilityOf(status)}` },
    status === 'UNKNOWN' ? words.say('charger.no_status') : words.say(`status.${status}`),
    since !== undefined && [' · ', h('time', { dateTime: since }, ageInWords(now - Date.parse(since), words))],
  );
}
