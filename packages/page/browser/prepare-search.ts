/** Works out what is searched, a little at a time, so that the page answers meanwhile. A search that comes first does the rest. */

import { BLOCK, type SearchedTexts } from '../facts/site-search.ts';

/** How long the page may be held up at once, in ms. */
const SLICE_MS = 8;

export function prepareSearch({ count, blockOf }: SearchedTexts): void {
  let next = 0;
  const goOn = () => {
    const end = performance.now() + SLICE_MS;
    while (next * BLOCK < count && performance.now() < end) blockOf(next++);
    if (next * BLOCK < count) setTimeout(goOn);
  };
  setTimeout(goOn);
}
