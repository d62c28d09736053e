/** The plugs of a site at a glance, alike ones together: how many there are, and how many are free now. */

import { type ComponentChild, h } from 'preact';
import { Section } from './charger-section.ts';
import { type ChargerView, statusNow } from './charger-view.ts';
import { groupPlugs, type PlugGroup } from './stand-in-plugs.ts';

export function ChargerPlugs(view: ChargerView): ComponentChild {
  const { location, words } = view;
  const groups = groupPlugs(location.evses ?? []);
  if (groups.length === 0) return null;
  const heads = ['charger.plug', 'charger.now'] as const;
  return h(
    Section,
    { name: 'plugs', heading: words.say('charger.plugs') },
    h('table', null, [
      h(
        'thead',
        { class: 'unseen' },
        h(
          'tr',
          null,
          heads.map((key) => h('th', { scope: 'col' }, words.say(key))),
        ),
      ),
      h(
        'tbody',
        null,
        groups.map((group) =>
          h('tr', null, h('th', { scope: 'row' }, plugsInWords(group, view)), h('td', null, freeOf(group, view))),
        ),
      ),
    ]),
  );
}

/** `2 × 22 kW Type 2`, and whether drivers need a cable of their own. */
function plugsInWords({ count, watts, standard, format }: PlugGroup, { words }: ChargerView): ComponentChild[] {
  const power = watts === undefined ? '' : `${words.number(watts / 1000, 1)}\u00a0kW `;
  return [
    `${words.number(count)}\u00a0× ${power}${words.say(`connector_type.${standard}`)} `,
    h('small', null, words.say(`connector_format.${format}`)),
  ];
}

function freeOf({ evses }: PlugGroup, view: ChargerView): string {
  const statuses = evses.map((evse) => statusNow(view, evse));
  if (statuses.every((status) => status === 'UNKNOWN')) return view.words.say('charger.no_status');
  const free = statuses.filter((status) => status === 'AVAILABLE').length;
  return view.words.say('charger.free', { free, count: evses.length });
}
