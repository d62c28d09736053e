/** Compares two published networks, and lists all changes, the most important first. */

import type { OtherChange } from '../../publish/companion.ts';
import type { Change, Diff, PublishedNetwork } from './change.ts';
import { compareFields } from './fields.ts';
import { byImportance } from './importance.ts';
import { mergeChanges } from './merge.ts';
import { siteChanges } from './sites.ts';
import { tariffChanges } from './tariffs.ts';

/**
 * The order of the lists does not matter. Ids are CiStrings (OCPI 16.1.1): their case does not matter either.
 *
 * @param others what companions found
 */
export function diffNetworks(
  before: PublishedNetwork,
  after: PublishedNetwork,
  others: readonly OtherChange[] = [],
): Diff {
  const ofCompanions = others.map((change) => ({ kind: 'other' as const, ...change }));
  return { changes: byImportance([...mergeChanges(allChanges(before, after)), ...ofCompanions]) };
}

function* allChanges(before: PublishedNetwork, after: PublishedNetwork): Iterable<Change> {
  if (before.settings && after.settings) {
    for (const edit of compareFields(before.settings, after.settings))
      yield { kind: 'field-changed', of: 'settings', ...edit, objects: [{ id: 'network' }] };
  }
  yield* siteChanges(before.locations, after.locations);
  yield* tariffChanges(before.tariffs, after.tariffs);
}
