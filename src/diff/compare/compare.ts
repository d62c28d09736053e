/** Compares two published networks, and lists all changes, the most important first. */

import type { OtherChange } from '../../publish/companion.ts';
import type { Change, Diff, PublishedNetwork } from './change.ts';
import { fieldChanges } from './field-changes.ts';
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
  return { changes: byImportance([...mergeChanges(allChanges(before, after)), ...others.map(otherChange)]) };
}

function* allChanges({ settings, ...before }: PublishedNetwork, after: PublishedNetwork): Iterable<Change> {
  if (settings && after.settings) yield* fieldChanges('settings', [settings, after.settings], { ids: ['network'] });
  yield* siteChanges(before.locations, after.locations);
  yield* tariffChanges(before.tariffs, after.tariffs);
}

function otherChange({ unit, ids, isWorse, words }: OtherChange): Change {
  return { kind: 'changed', class: 'other', ids, field: unit, after: isWorse ? 'less' : 'more', words: () => words };
}
