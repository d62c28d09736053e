/** Who runs a charger, and whom to call. */

import { type ComponentChild, h } from 'preact';
import type { BusinessDetails } from '../../../../ocpi/types.ts';
import { ownWords } from '../parts/own-words.ts';
import { hostOfLink, phoneLink, safeLink } from '../parts/safe-link.ts';
import { helpLine } from './head.ts';
import { Fact, Section } from './section.ts';
import type { ChargerView } from './view.ts';

export function ChargerPeople({ location, words, settings }: ChargerView): ComponentChild {
  const { operator, suboperator, owner } = location;
  const phone = helpLine({ location, settings });
  const people = [
    ['charger.operator', operator],
    // Many networks name themselves three times.
    ['charger.suboperator', suboperator?.name === operator?.name ? undefined : suboperator],
    ['charger.owner', owner?.name === operator?.name ? undefined : owner],
  ] as const;
  if (people.every(([, business]) => business === undefined) && phone === undefined) return null;
  return h(Section, { name: 'people', heading: words.say('charger.operator') }, [
    h('dl', null, [
      ...people.map(([key, business]) => business && h(Fact, { term: words.say(key) }, named(business))),
      phone !== undefined &&
        h(Fact, { term: words.say('charger.help_line') }, h('a', { href: phoneLink(phone), dir: 'ltr' }, phone)),
    ]),
  ]);
}

function named({ name, website }: BusinessDetails): ComponentChild[] {
  const href = safeLink(website);
  if (href === undefined) return [ownWords(name)];
  return [ownWords(name), ' · ', h('a', { href, rel: 'noreferrer' }, hostOfLink(href))];
}
