/** How a driver pays and starts, and at which of the charging points if not at all of them. */

import { type ComponentChild, h } from 'preact';
import type { Capability } from '../../../../ocpi/enums.ts';
import { BANK_CARDS } from '../../facts/bank-cards.ts';
import { joined, ownWords } from '../parts/own-words.ts';
import { Fact, Section } from './section.ts';
import { type ChargerView, labelOf } from './view.ts';

/** The capabilities that matter to a driver, in this order; the others are for machines. */
const WAYS = {
  pay: BANK_CARDS,
  start: ['RFID_READER', 'REMOTE_START_STOP_CAPABLE'],
  reserve: ['RESERVABLE'],
} as const satisfies { readonly [way: string]: readonly Capability[] };
type Way = (typeof WAYS)[keyof typeof WAYS][number];

/** More labels than these say less than "some". */
const MOST_LABELS = 6;

export function ChargerAccess(view: ChargerView): ComponentChild {
  const { location, words } = view;
  if ((location.evses ?? []).length === 0) return null;
  const facts = (['pay', 'start', 'reserve'] as const).flatMap((way) => {
    const ways = WAYS[way].map((capability) => wayInWords(capability, view)).filter((said) => said !== undefined);
    return ways.length === 0 ? [] : [h(Fact, { term: words.say(`charger.${way}`) }, h('ul', null, ways))];
  });
  return h(
    Section,
    { name: 'access', heading: words.say('charger.payment') },
    facts.length === 0 ? h('p', null, words.say('charger.payment_unknown')) : h('dl', null, facts),
  );
}

function wayInWords(capability: Way, view: ChargerView): ComponentChild {
  const { location, words } = view;
  const { evses = [] } = location;
  const able = evses.filter(({ capabilities }) => capabilities?.includes(capability));
  if (able.length === 0) return undefined;
  const said = words.say(`capability.${capability}`);
  if (able.length === evses.length) return h('li', null, said);
  const few = able.length <= MOST_LABELS;
  const points = few
    ? joined(
        able.map((evse) => ownWords(labelOf(evse, view))),
        ', ',
      )
    : words.number(able.length);
  return h(
    'li',
    null,
    said,
    ' ',
    h('small', null, words.say(few ? 'charger.only_at' : 'charger.only_at_some'), ' ', points),
  );
}
