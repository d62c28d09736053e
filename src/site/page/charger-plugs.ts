/** The plugs of a site at a glance, alike ones together: how many there are, and how many are free now. */

import { type ComponentChild, h } from 'preact';
import type { ConnectorFormat, ConnectorType } from '../../ocpi/enums.ts';
import { groupPlugs, type PlugGroup, plugPower } from '../facts/plug-groups.ts';
import type { DetailedEvse } from '../records/site-details.ts';
import type { PageWords } from '../words/words.ts';
import { Section } from './charger-section.ts';
import { freeInWords } from './charger-status.ts';
import type { ChargerView } from './charger-view.ts';

export function ChargerPlugs(view: ChargerView): ComponentChild {
  const { location, words } = view;
  const groups = groupPlugs((location.evses ?? []).flatMap(plugsOf));
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
          h(
            'tr',
            null,
            h('th', { scope: 'row' }, [
              `${words.number(group.plugs.length)}\u00a0× ${plugInWords(group, words)} `,
              cableOf(group, words),
            ]),
            h('td', null, freeInWords(evsesOf(group), view)),
          ),
        ),
      ),
    ]),
  );
}

interface SitePlug {
  readonly standard: ConnectorType;
  readonly format: ConnectorFormat;
  readonly watts: number;
  readonly evse: DetailedEvse;
}

/** The plugs of an EVSE, with what they are grouped by. */
export function plugsOf(evse: DetailedEvse): SitePlug[] {
  return evse.connectors.map((connector) => {
    const { standard, format } = connector;
    return { standard, format, watts: plugPower(connector), evse };
  });
}

/** Each once: two plugs of one EVSE cannot be used at the same time. */
function evsesOf({ plugs }: PlugGroup<SitePlug>): DetailedEvse[] {
  return [...new Set(plugs.map(({ evse }) => evse))];
}

/** `22 kW Type 2`. */
export function plugInWords({ standard, watts }: Pick<SitePlug, 'standard' | 'watts'>, words: PageWords): string {
  const name = words.say(`connector_type.${standard}`);
  return watts === 0 ? name : `${words.say('unit.kw', { power: words.number(watts / 1000, 1) })} ${name}`;
}

/** Whether drivers need a cable of their own. */
function cableOf({ format }: PlugGroup<SitePlug>, words: PageWords): ComponentChild {
  return format && h('small', null, words.say(`connector_format.${format}`));
}
