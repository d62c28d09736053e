/** How a driver pays and starts, and at which of the charging points if not at all of them. */

import { type ComponentChild, h } from 'preact';
import { type Capability, CONNECTOR_CAPABILITY, type DetailedEvse, type HeldEvse } from '../../../src/ocpi/browser.ts';
import { BANK_CARDS } from '../facts/evse-traits.ts';
import { joined, ownWords } from '../parts/own-words.ts';
import { factList, plainList, Section } from './section.ts';
import { type ChargerView, labelOf } from './view.ts';

/** The capabilities that matter to a driver, in this order; the others are for machines. */
const WAYS = {
  pay: BANK_CARDS,
  start: ['RFID_READER', 'REMOTE_START_STOP_CAPABLE'],
  reserve: ['RESERVABLE'],
} as const satisfies { readonly [way: string]: readonly Capability[] };

/** A way to pay or start, and the charging points that have it. */
interface Way {
  readonly term: `charger.${keyof typeof WAYS | 'brands' | 'means' | 'contracts'}`;
  readonly said: ComponentChild;
  readonly at: readonly DetailedEvse[];
}

/** Of more points than these, only their number is said. */
const MOST_LABELS = 6;

export function ChargerAccess(view: ChargerView): ComponentChild {
  const { location, words } = view;
  if ((location.evses ?? []).length === 0) return null;
  const ways = waysOf(view);
  return h(
    Section,
    { name: 'payment', words },
    ways.length === 0 ? h('p', null, words.say('charger.payment_unknown')) : bySetOfPoints(ways, view),
  );
}

/** What holds for all charging points; then what holds for some, under their names, which are said once. */
function bySetOfPoints(ways: readonly Way[], view: ChargerView): ComponentChild {
  const sets = grouped(ways, ({ at }) => at.map(({ uid }) => uid).join('\n'));
  const isAll = ([first]: readonly Way[]) => first?.at.length === view.location.evses?.length;
  return [...sets.values()]
    .sort((a, b) => Number(isAll(b)) - Number(isAll(a)))
    .map((set) => [
      isAll(set) ? null : h('h3', { class: 'charger-only' }, pointsInWords(set[0]?.at ?? [], view)),
      terms(set, view),
    ]);
}

/** `Map.groupBy`, which browsers of 2023 lack. */
function grouped<K>(ways: readonly Way[], keyOf: (way: Way) => K): Map<K, Way[]> {
  const groups = new Map<K, Way[]>();
  for (const way of ways) groups.set(keyOf(way), [...(groups.get(keyOf(way)) ?? []), way]);
  return groups;
}

function terms(ways: readonly Way[], { words }: ChargerView): ComponentChild {
  const byTerm = grouped(ways, ({ term }) => term);
  return factList([...byTerm].map(([term, own]) => [words.say(term), plainList(own.map(({ said }) => said))]));
}

function pointsInWords(at: readonly DetailedEvse[], view: ChargerView): ComponentChild {
  const { words } = view;
  const labels = at.map((evse) => ownWords(labelOf(evse, view)));
  const said = at.length > MOST_LABELS ? words.say('site.evses', { count: at.length }) : joined(labels, ', ');
  return [words.say('charger.only_at'), ' ', said];
}

function waysOf(view: ChargerView): readonly Way[] {
  const { words } = view;
  const able = (way: keyof typeof WAYS) =>
    WAYS[way].flatMap((one) =>
      wayOf(`charger.${way}`, words.say(`capability.${one}`), view, ({ capabilities }) => capabilities?.includes(one)),
    );
  return [
    ...able('pay'),
    ...list(
      'charger.brands',
      view,
      (held) => held.payment_brands,
      (one) => words.say(`payment_brand.${one}`),
    ),
    ...list(
      'charger.means',
      view,
      (held) => held.payment_means,
      (one) => words.say(`payment_means.${one}`),
    ),
    ...list('charger.contracts', view, (held) => held.accepted_service_providers, ownWords),
    ...able('start'),
    ...plugAndCharge(view),
    ...able('reserve'),
  ];
}

function plugAndCharge(view: ChargerView): readonly Way[] {
  return CONNECTOR_CAPABILITY.flatMap((one) =>
    wayOf('charger.start', view.words.say(`connector_capability.${one}`), view, (evse) =>
      Object.values(heldOf(evse, view).connectors ?? {}).some(({ capabilities }) => capabilities?.includes(one)),
    ),
  );
}

/** That somebody stated that a list is empty is not the same as unknown. */
function list<V>(
  term: Way['term'],
  view: ChargerView,
  listOf: (held: HeldEvse) => readonly V[] | undefined,
  said: (value: V) => ComponentChild,
): readonly Way[] {
  const of = (evse: DetailedEvse) => listOf(heldOf(evse, view));
  const values = new Set((view.location.evses ?? []).flatMap((evse) => of(evse) ?? []));
  const none = view.words.say('charger.none_stated');
  if (values.size === 0) return wayOf(term, none, view, (evse) => of(evse) !== undefined);
  return [...values].flatMap((value) => wayOf(term, said(value), view, (evse) => of(evse)?.includes(value)));
}

function heldOf({ uid }: DetailedEvse, { location }: ChargerView): HeldEvse {
  return location.held?.evses?.[uid] ?? {};
}

/** Nothing if no charging point has it. */
function wayOf(
  term: Way['term'],
  said: ComponentChild,
  { location: { evses = [] } }: ChargerView,
  isAble: (evse: DetailedEvse) => boolean | undefined,
): readonly Way[] {
  const at = evses.filter(isAble);
  return at.length === 0 ? [] : [{ term, said, at }];
}
