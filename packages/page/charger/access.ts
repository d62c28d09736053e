/** How a driver pays and starts, and at which of the charging points if not at all of them. */

import { type ComponentChild, h } from 'preact';
import { type Capability, CONNECTOR_CAPABILITY, type DetailedEvse, type HeldEvse } from '../../../src/ocpi/browser.ts';
import { BANK_CARDS } from '../facts/bank-cards.ts';
import { joined, ownWords } from '../parts/own-words.ts';
import { brandName } from '../words/brand-names.ts';
import { Fact, Section } from './section.ts';
import { type ChargerView, labelOf } from './view.ts';

/** The capabilities that matter to a driver, in this order; the others are for machines. */
const WAYS = {
  pay: BANK_CARDS,
  start: ['RFID_READER', 'REMOTE_START_STOP_CAPABLE'],
  reserve: ['RESERVABLE'],
} as const satisfies { readonly [way: string]: readonly Capability[] };

/** A term and what is said of it, each where it holds. */
type AccessFact = readonly [
  term: `charger.${keyof typeof WAYS | 'brands' | 'means' | 'contracts'}`,
  ways: readonly ComponentChild[],
];

/** More labels than these say less than "some". */
const MOST_LABELS = 6;

export function ChargerAccess(view: ChargerView): ComponentChild {
  const { location, words } = view;
  if ((location.evses ?? []).length === 0) return null;
  const facts = factsOf(view).filter(([, ways]) => ways.length > 0);
  return h(
    Section,
    { name: 'access', heading: words.say('charger.payment') },
    facts.length === 0
      ? h('p', null, words.say('charger.payment_unknown'))
      : h(
          'dl',
          null,
          facts.map(([term, ways]) => h(Fact, { term: words.say(term) }, h('ul', null, ways))),
        ),
  );
}

function factsOf(view: ChargerView): AccessFact[] {
  const { words } = view;
  const able = (way: keyof typeof WAYS) =>
    WAYS[way].flatMap((one) =>
      whereInWords(words.say(`capability.${one}`), view, ({ capabilities }) => capabilities?.includes(one) === true),
    );
  const brands = listInWords(view, (held) => held.payment_brands, {
    said: (brand) => brandName(brand, words),
    none: words.say('charger.none_stated'),
  });
  const means = listInWords(view, (held) => held.payment_means, {
    said: (one) => words.say(`payment_means.${one}`),
    none: words.say('charger.none_stated'),
  });
  const contracts = listInWords(view, (held) => held.accepted_service_providers, {
    said: ownWords,
    none: words.say('charger.no_contracts'),
  });
  return [
    ['charger.pay', able('pay')],
    ['charger.brands', brands],
    ['charger.means', means],
    ['charger.contracts', contracts],
    ['charger.start', [...able('start'), ...plugAndCharge(view)]],
    ['charger.reserve', able('reserve')],
  ];
}

function plugAndCharge(view: ChargerView): ComponentChild[] {
  return CONNECTOR_CAPABILITY.flatMap((one) => {
    const canDo = (evse: DetailedEvse) => {
      const plugs = Object.values(heldOf(evse, view).connectors ?? {});
      return plugs.some(({ capabilities }) => capabilities?.includes(one));
    };
    return whereInWords(view.words.say(`connector_capability.${one}`), view, canDo);
  });
}

interface ListWords<V> {
  readonly said: (value: V) => ComponentChild;
  /** Said where somebody stated that the list is empty, which is not the same as unknown. */
  readonly none: string;
}

/** What the charging points have in a list. */
function listInWords<V>(
  view: ChargerView,
  listOf: (held: HeldEvse) => readonly V[] | undefined,
  { said, none }: ListWords<V>,
): ComponentChild[] {
  const of = (evse: DetailedEvse) => listOf(heldOf(evse, view));
  const values = new Set((view.location.evses ?? []).flatMap((evse) => of(evse) ?? []));
  if (values.size === 0) return whereInWords(none, view, (evse) => of(evse) !== undefined);
  return [...values].flatMap((value) => whereInWords(said(value), view, (evse) => of(evse)?.includes(value) === true));
}

function heldOf({ uid }: DetailedEvse, { location }: ChargerView): HeldEvse {
  return location.held?.evses?.[uid] ?? {};
}

/** Something with the charging points that are able to do it, if these are not all of the site; nothing if none is. */
function whereInWords(
  said: ComponentChild,
  view: ChargerView,
  isAble: (evse: DetailedEvse) => boolean,
): ComponentChild[] {
  const { location, words } = view;
  const { evses = [] } = location;
  const able = evses.filter(isAble);
  if (able.length === 0) return [];
  if (able.length === evses.length) return [h('li', null, said)];
  const few = able.length <= MOST_LABELS;
  const points = few
    ? joined(
        able.map((evse) => ownWords(labelOf(evse, view))),
        ', ',
      )
    : words.number(able.length);
  const where = words.say(few ? 'charger.only_at' : 'charger.only_at_some');
  return [h('li', null, said, ' ', h('small', null, where, ' ', points))];
}
