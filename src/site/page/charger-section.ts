/** The building blocks of a charger's own page: sections with a heading, and facts with their terms. */

import { type ComponentChildren, h, type VNode } from 'preact';

/** A section that a screen reader finds by its heading. */
export function Section(props: { name: string; heading: string; children?: ComponentChildren }): VNode {
  const { name, heading, children } = props;
  const id = `charger-${name}`;
  return h('section', { class: `charger-part ${id}`, 'aria-labelledby': id }, h('h3', { id }, heading), children);
}

/** One fact of a list of facts (`dl`). */
export function Fact({ term, children }: { term: string; children?: ComponentChildren }): VNode {
  return h('div', null, h('dt', null, term), h('dd', null, children));
}
