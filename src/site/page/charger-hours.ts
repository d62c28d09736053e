/** When a site is open, in its own time zone, and whether it is now. */

import { type ComponentChild, h } from 'preact';
import { hoursInWords } from '../words/hours-words.ts';
import { Section } from './charger-section.ts';
import type { ChargerView } from './charger-view.ts';

export function ChargerHours({ location, words, now, reader }: ChargerView): ComponentChild {
  const { opening_times, time_zone, charging_when_closed } = location;
  const { state, isOpen, week, special } = hoursInWords(opening_times, time_zone, now, words);
  const isAlways = opening_times?.twentyfourseven === true;
  const mayDiffer = !isAlways && opening_times !== undefined;
  return h(Section, { name: 'hours', heading: words.say('charger.hours') }, [
    h('p', { class: isOpen === undefined ? 'quiet' : isOpen ? 'open' : 'closed' }, state),
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
    special.length > 0 &&
      h(
        'ul',
        null,
        special.map((said) => h('li', null, said)),
      ),
    mayDiffer &&
      charging_when_closed !== undefined &&
      h('p', null, words.say(charging_when_closed ? 'charger.charges_when_closed' : 'charger.stops_when_closed')),
    mayDiffer &&
      reader !== undefined &&
      reader.timeZone !== time_zone &&
      h('p', { class: 'quiet' }, words.say('charger.time_zone', { zone: time_zone.replaceAll('_', ' ') })),
  ]);
}
