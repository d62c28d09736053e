/** The building blocks of a charger's own page: sections with a heading, facts with their terms, and lists. */

import { type ComponentChild, type ComponentChildren, h } from 'preact';

/** A section that a screen reader finds by its heading. */
export function Section(props: { name: string; heading: string; children?: ComponentChildren }): ComponentChild {
  const { name, heading, children } = props;
  const id = `charger-${name}`;
  return h('section', { class: `charger-part ${id}`, 'aria-labelledby': id }, h('h2', { id }, heading), children);
}

/** One fact of a list of facts (`dl`). */
export function Fact({ term, children }: { term: string; children?: ComponentChildren }): ComponentChild {
  return h('div', null, h('dt', null, term), h('dd', null, children));
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
