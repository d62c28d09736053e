/** Puts an element that exists already into the page. */

import { h } from 'preact';

export function ElementSlot({ element }: { element: HTMLElement }) {
  const put = (place: HTMLElement | null) => {
    if (place !== null && element.parentNode !== place) place.append(element);
  };
  return h('div', { ref: put });
}
