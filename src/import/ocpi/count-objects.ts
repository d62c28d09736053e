/** Counts the objects of a feed, whatever state they are in. */

import { hasKnownMember } from '../../fetch/feeds/names.ts';
import { SILENT_RECORDER } from '../imported-tables.ts';
import type { FeedNumbers } from '../summary.ts';
import { isObject, member, type Source, sourceOf } from './objects/feed-values.ts';
import { hasTariffs, wholeTariffNames } from './objects/inline-tariffs.ts';

/** Adds a Location and its parts. A connector has a price if it names tariffs, or if its EVSE or site has them. */
export function countLocation(source: Source, counts: { -readonly [N in keyof FeedNumbers]: number }): void {
  counts.locations++;
  const evses = listOf(source, 'evses');
  counts.evses += evses.length;
  const isSitePriced = wholeTariffNames(source).length > 0;
  for (const evse of evses) {
    if (!isObject(evse)) continue;
    const ofEvse = sourceOf(evse, '', SILENT_RECORDER);
    const connectors = listOf(ofEvse, 'connectors');
    counts.connectors += connectors.length;
    const isPriced = isSitePriced || hasTariffs(ofEvse);
    for (const connector of connectors) {
      if (isPriced || (isObject(connector) && hasTariffs(sourceOf(connector, '', SILENT_RECORDER)))) counts.priced++;
    }
  }
}

function listOf(source: Source, name: string): readonly unknown[] {
  const { value } = member(source, name);
  // One object in place of a list is read as a list of one.
  if (isObject(value) && hasKnownMember(value)) return [value];
  return Array.isArray(value) ? value : [];
}
