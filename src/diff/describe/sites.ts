/** Puts what came, went and moved into words, and statuses. */

import type { Change } from '../compare/change.ts';
import { areFew, describeObjects } from './objects.ts';
import { count, join, joinSome, own, type Phrase, say } from './phrase.ts';
import { kilowatts, quote } from './values.ts';

type Words = Change['words'];

/** How a line names a Location. */
export interface Site {
  readonly id: string;
  readonly name?: string | undefined;
  readonly city: string;
}

/** @param site with how many EVSEs it has, and the power of the strongest connector in W */
export function locationAddedWords(site: Site & { readonly evses: number; readonly watts: number | undefined }): Words {
  const power = site.watts === undefined ? '' : `, up to ${kilowatts(site.watts)}`;
  return (change) =>
    say`Location ${site.id} ${own(isBack(change) ? 'is back' : 'added')}: ${titleOf(site)}, ${own(count(site.evses, 'EVSE') + power)}`;
}

export function locationRemovedWords(site: Site & { readonly evses: number }): Words {
  const lost = site.evses === 0 ? '' : `, ${count(site.evses, 'EVSE')}`;
  return (change) => say`Location ${site.id} removed: ${titleOf(site)}${own(lost + removalWords(change))}`;
}

export function uidsAddedWords(site: Site): Words {
  return (change) =>
    say`${number(change)} ${own(isBack(change) ? 'back' : 'added')} at ${nameOf(site)}: ${list(change)}`;
}

export function uidsRemovedWords(site: Site): Words {
  return (change) => say`${number(change)} removed at ${nameOf(site)}${own(removalWords(change))}: ${list(change)}`;
}

export function uidsMovedWords(from: Site, to: Site): Words {
  return (change) => say`${number(change)} moved from ${nameOf(from)} to ${nameOf(to)}: ${list(change)}`;
}

export function connectorWords({ standard, watts }: { readonly standard: string; readonly watts: number }): Words {
  return (change) => say`${describeObjects(change)} ${own(change.kind)}: ${standard} ${own(kilowatts(watts))}`;
}

/** All changes of status in one line: `status of 12 EVSEs: 8 AVAILABLE -> CHARGING, 4 CHARGING -> AVAILABLE`; a few EVSEs are named. */
export function statusWords(transitions: readonly Pick<Change, 'ids' | 'before' | 'after'>[]): Words {
  return ({ ids: all }) => {
    const phrases = transitions.map(({ ids, before, after }) => {
      const who = areFew(all) ? list({ ids }) : say`${ids.length}`;
      return say`${who} ${own(`${before} -> ${after}`)}`;
    });
    const words = joinSome(phrases, MOST_TRANSITIONS);
    return areFew(all) ? say`status: ${words}` : say`status of ${own(count(all.length, 'EVSE'))}: ${words}`;
  };
}

/** How many transitions a line shows; 56 are possible. */
const MOST_TRANSITIONS = 6;

/** How many ids a line shows. */
const NAMED = 5;

function list({ ids }: Pick<Change, 'ids'>): Phrase {
  return joinSome(
    ids.map((id) => say`${id}`),
    NAMED,
  );
}

function number({ ids }: Change): Phrase {
  return own(count(ids.length, 'EVSE'));
}

function isBack({ before }: Change): boolean {
  return before === 'REMOVED';
}

function removalWords({ after }: Change): string {
  return after === 'REMOVED' ? ' (now REMOVED)' : ' (no longer published, not even as REMOVED)';
}

function nameOf({ id, name }: Site): Phrase {
  return name === undefined ? say`${id}` : say`${id} ${name}`;
}

function titleOf({ name, city }: Site): Phrase {
  return join([...(name === undefined ? [] : [quote(name)]), quote(city)], ', ');
}
