/** The order of a published list. */

import type { PublishedObject } from './published-object.ts';

/** By creation, then by id: a new object lands on the last page, so a crawl that is under way misses none (OCPI 4.1.4). */
export function inListOrder(list: readonly PublishedObject[]): readonly PublishedObject[] {
  return [...list].sort((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1));
}
