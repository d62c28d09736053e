/** When a site is open, in its own time zone, and whether it is now. */

import { type ComponentChild, h } from 'preact';
import { hoursInWords } from '../words/hours-words.ts';
import { plainList, Section } from './section.ts';
import { type ChargerView, statusNow } from './view.ts';

export function ChargerHours(view: ChargerView): ComponentChild {
  const { location, words, now, reader } = view;
  const { opening_times, time_zone, charging_when_closed } = location;
  const { state, isOpen, week, special } = hoursInWords(opening_times, time_zone, now, words);
  const { evses = [] } = location;
  const isPlanned = evses.length > 0 && evses.every((evse) => statusNow(view, evse) === 'PLANNED');
  const closes = opening_times !== undefined && state !== words.say('hours.always');
  return h(Section, { name: 'hours', words }, [
    !isPlanned && h('p', { class: isOpen === undefined ? 'quiet' : isOpen ? 'open' : 'closed' }, state),
    closes &&
      week.length > 0 &&
      h(
        'table',
        null,
        h(
          'tbody',
          null,
          week.map(([days, times]) => h('tr', null, h('th', { scope: 'row' }, days), h('td', null, times))),
        ),
      ),
    special.length > 0 && plainList(special),
    closes &&
      charging_when_closed !== undefined &&
      h('p', null, words.say(charging_when_closed ? 'charger.charges_when_closed' : 'charger.stops_when_closed')),
    closes &&
      reader !== undefined &&
      reader.timeZone !== time_zone &&
      h('p', { class: 'quiet' }, words.say('charger.time_zone', { zone: time_zone.replaceAll('_', ' ') })),
  ]);
}
