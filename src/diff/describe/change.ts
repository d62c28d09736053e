/** Turns a change into the sentence that a reviewer reads. */

import type { Change, ChangeOf, Site } from '../compare/change.ts';
import { fieldWords } from './fields.ts';
import { areFew, describeObjects } from './objects.ts';
import { count, join, joinSome, own, type Phrase, say } from './phrase.ts';
import { priceChangeWords, priceWords } from './prices.ts';
import { kilowatts, quote } from './values.ts';

/** Without a full stop at the end. */
export function changeWords(change: Change): Phrase {
  switch (change.kind) {
    case 'location-added': {
      const { site, evses, watts, returned } = change;
      const power = watts === undefined ? '' : `, up to ${kilowatts(watts)}`;
      const how = returned ? own('is back') : own('added');
      return say`Location ${site.id} ${how}: ${titleOf(site)}, ${own(count(evses, 'EVSE') + power)}`;
    }
    case 'location-removed': {
      const { site, evses, gone } = change;
      const lost = evses === 0 ? '' : `, ${count(evses, 'EVSE')}`;
      return say`Location ${site.id} removed: ${titleOf(site)}${own(lost + removalWords(gone))}`;
    }
    case 'evses-added': {
      const { site, uids, returned } = change;
      return say`${own(`${count(uids.length, 'EVSE')} ${returned ? 'back' : 'added'}`)} at ${nameOf(site)}: ${list(uids)}`;
    }
    case 'evses-removed': {
      const { site, uids, gone } = change;
      return say`${own(`${count(uids.length, 'EVSE')} removed`)} at ${nameOf(site)}${own(removalWords(gone))}: ${list(uids)}`;
    }
    case 'evses-moved': {
      const { from, to, uids } = change;
      return say`${own(count(uids.length, 'EVSE'))} moved from ${nameOf(from)} to ${nameOf(to)}: ${list(uids)}`;
    }
    case 'connectors-added':
    case 'connectors-removed': {
      const { kind, standard, watts, objects } = change;
      const how = own(kind === 'connectors-added' ? 'added' : 'removed');
      return say`${describeObjects('Connector', objects)} ${how}: ${standard} ${own(kilowatts(watts))}`;
    }
    case 'tariff-added':
      return say`tariff ${change.id} added: ${joinSome(pricesWords(change), NAMED)}`;
    case 'tariff-removed':
      return say`tariff ${change.id} removed`;
    case 'price-changed':
      return priceChangeWords(change);
    case 'prices-rearranged':
      return say`${describeObjects('Tariff', change.objects)}: the same prices in a different order, which decides which price applies`;
    case 'field-changed':
      return fieldWords(change);
    case 'statuses-changed':
      return statusWords(change);
    case 'other':
      return change.words;
    default:
      return change satisfies never;
  }
}

/** How many names a line shows. */
const NAMED = 5;

function list(ids: readonly string[]): Phrase {
  return joinSome(ids.map(id), NAMED);
}

function id(text: string): Phrase {
  return say`${text}`;
}

/** `status of 12 EVSEs: 8 AVAILABLE -> CHARGING, 4 CHARGING -> AVAILABLE`; a few EVSEs are named. */
function statusWords({ transitions }: ChangeOf<'statuses-changed'>): Phrase {
  const total = transitions.reduce((sum, { uids }) => sum + uids.length, 0);
  const named = areFew({ length: total });
  const phrases = transitions.map(({ before, after, uids }) => {
    const who = named ? join(uids.map(id), ', ') : say`${uids.length}`;
    return say`${who} ${own(`${before} -> ${after}`)}`;
  });
  const transitionWords = joinSome(phrases, MOST_TRANSITIONS);
  return named ? say`status: ${transitionWords}` : say`status of ${own(count(total, 'EVSE'))}: ${transitionWords}`;
}

/** How many transitions a line shows; 56 are possible. */
const MOST_TRANSITIONS = 6;

function removalWords(gone: boolean): string {
  return gone ? ' (no longer published, not even as REMOVED)' : ' (now REMOVED)';
}

function nameOf({ id, name }: Site): Phrase {
  return name === undefined ? say`${id}` : say`${id} ${name}`;
}

function titleOf({ name, city }: Site): Phrase {
  return join([...(name === undefined ? [] : [quote(name)]), quote(city)], ', ');
}

function pricesWords({ currency, prices }: ChangeOf<'tariff-added'>): Phrase[] {
  return prices.map((price) => priceWords(currency, price));
}
