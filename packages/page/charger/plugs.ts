/** The plugs of a site at a glance, alike ones together: how many there are, and how many are free now. */

import { type ComponentChild, h } from 'preact';
import type { ConnectorFormat, DetailedEvse, DetailedLocation } from '../../../src/ocpi/browser.ts';
import { groupPlugs, type PlugGroup, type PlugKind, plugPower } from '../facts/plug-groups.ts';
import { oncePerObject } from '../records/once-per-object.ts';
import { plugInWords, plugsInWords } from '../words/plug-words.ts';
import type { PageWords } from '../words/words.ts';
import { Section } from './section.ts';
import { freeInWords } from './status.ts';
import type { ChargerView } from './view.ts';

export function ChargerPlugs(view: ChargerView): ComponentChild {
  const { location, words } = view;
  const groups = plugGroups(location);
  if (groups.length === 0) return null;
  // Of plugs that are all alike, the top of the page says how many are free.
  const saysFree = groups.length > 1 && view.statusOf !== undefined;
  const heads = [words.say('find.plug'), ...(saysFree ? [words.say('now.label')] : [])];
  const row = (group: PlugGroup<SitePlug>) =>
    h('tr', null, [
      h('th', { scope: 'row' }, `${plugsInWords(group.plugs.length, group, words)} `, cableOf(group, words)),
      saysFree && h('td', null, freeInWords(evsesOf(group), view)),
    ]);
  return h(
    Section,
    { name: 'plugs', words },
    h('table', null, [
      h('thead', { class: 'unseen' }, h('tr', null, heads.map(columnHead))),
      h('tbody', null, groups.map(row)),
    ]),
  );
}

function columnHead(text: string): ComponentChild {
  return h('th', { scope: 'col' }, text);
}

/** Each once: two plugs of one EVSE cannot be used at the same time. */
function evsesOf({ plugs }: PlugGroup<SitePlug>): DetailedEvse[] {
  return [...new Set(plugs.map(({ evse }) => evse))];
}

function cableOf({ format }: PlugGroup<SitePlug>, words: PageWords): ComponentChild {
  return format && h('small', null, words.say(`connector_format.${format}`));
}

export interface SitePlug extends PlugKind {
  readonly format: ConnectorFormat;
  readonly evse: DetailedEvse;
  readonly connector: DetailedEvse['connectors'][number];
}

export const sitePlugs = oncePerObject(({ evses = [] }: Pick<DetailedLocation, 'evses'>): readonly SitePlug[] =>
  evses.flatMap((evse) =>
    evse.connectors.map((connector) => {
      const { standard, format } = connector;
      return { standard, format, watts: plugPower(connector), evse, connector };
    }),
  ),
);

/** Alike ones together. */
export const plugGroups = oncePerObject((site: Pick<DetailedLocation, 'evses'>) => groupPlugs(sitePlugs(site)));

/** Each kind of plug once: `22 kW Type 2`. */
export function kindsInWords(plugs: readonly SitePlug[], words: PageWords): string[] {
  return [...new Set(groupPlugs(plugs).map((group) => plugInWords(group, words)))];
}
