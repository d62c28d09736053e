/** Compares two published networks, and lists all changes, the most important first. */

import type { Change, Diff, PublishedNetwork } from './change.ts';
import { compareFields } from './fields.ts';
import { byImportance } from './importance.ts';
import { mergeChanges } from './merge.ts';
import { shareChanges } from '../../../packages/afir/compare/share-changes.ts';
import { siteChanges } from './sites.ts';
import { tariffChanges } from './tariffs.ts';

/** The order of the lists does not matter. Ids are CiStrings (OCPI 16.1.1): their case does not matter either. */
export function diffNetworks(before: PublishedNetwork, after: PublishedNetwork): Diff {
  return { changes: byImportance(mergeChanges(allChanges(before, after))) };
}

function* allChanges(before: PublishedNetwork, after: PublishedNetwork): Iterable<Change> {
  if (before.settings && after.settings) {
    for (const edit of compareFields(before.settings, after.settings))
      yield { kind: 'field-changed', of: 'settings', ...edit, objects: [{ id: 'network' }] };
  }
  yield* siteChanges(before.locations, after.locations);
  yield* tariffChanges(before.tariffs, after.tariffs);
  if (before.shares && after.shares) yield* shareChanges(before.shares, after.shares);
}
