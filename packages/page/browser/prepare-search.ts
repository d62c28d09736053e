/** Works out what is searched, a little at a time, so that the page answers meanwhile. A search that comes first does the rest. */

import type { SearchedIndex } from '../facts/select-sites.ts';

/** How long the page may be held up at once, in ms. */
const SLICE_MS = 8;

export function prepareSearch({ index, textOf }: SearchedIndex): void {
  let next = 0;
  const goOn = () => {
    const end = performance.now() + SLICE_MS;
    while (next < index.sites.length && performance.now() < end) textOf(next++);
    if (next < index.sites.length) setTimeout(goOn);
  };
  setTimeout(goOn);
}
