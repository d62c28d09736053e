/** The building blocks of a charger's own page: sections with a heading, facts with their terms, and lists. */

import { type ComponentChild, type ComponentChildren, h } from 'preact';
import { hostOfLink } from '../parts/safe-link.ts';
import type { PageWords } from '../words/words.ts';

/** Each has its heading among the texts of chargers. */
type SectionName =
  | 'comforts'
  | 'data'
  | 'energy'
  | 'facilities'
  | 'hours'
  | 'operator'
  | 'parking_places'
  | 'payment'
  | 'photos'
  | 'place'
  | 'plugs'
  | 'points'
  | 'prices';

interface SectionProps {
  readonly name: SectionName;
  readonly words: PageWords;
  readonly children?: ComponentChildren;
}

/** A section that a screen reader finds by its heading. */
export function Section({ name, words, children }: SectionProps): ComponentChild {
  const id = `charger-${name}`;
  const heading = h('h2', { id }, words.say(`charger.${name}`));
  return h('section', { class: `charger-part ${id}`, 'aria-labelledby': id }, heading, children);
}

/** Facts under their terms, as far as something is said; nothing without any. */
export function factList(facts: readonly (readonly [term: string, said: ComponentChild])[]): ComponentChild {
  const known = facts.filter(([, said]) => said);
  if (known.length === 0) return null;
  const items = known.map(([term, said]) => h('div', null, h('dt', null, term), h('dd', null, said)));
  return h('dl', null, items);
}

/** A plain list. */
export function plainList(
  items: readonly ComponentChild[],
  props: { readonly class: string } | null = null,
): ComponentChild {
  return h(
    'ul',
    props,
    items.map((item) => h('li', null, item)),
  );
}

/** `Terms and conditions (example.com)`: a link to another host, which it names. @param href from `safeLink` */
export function linkTo(href: string, text: string): ComponentChild {
  return h('a', { href, rel: 'noreferrer' }, `${text} (${hostOfLink(href)})`);
}
