/** Compares two published networks, and lists all changes, the most important first. */

import { formatCount } from '../../findings/text/format.ts';
import type { OtherChange } from '../../publish/companion.ts';
import { fieldChanges } from '../describe/fields.ts';
import { areFew } from '../describe/objects.ts';
import { joinSome, own, ownTexts, say } from '../describe/phrase.ts';
import type { Change, Diff, PublishedNetwork } from './change.ts';
import { byImportance, compareIds } from './importance.ts';
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

/** Changes that differ only in their objects become one that names them all, with the ids sorted; and all statuses become one. */
export function mergeChanges(changes: Iterable<Change>): Change[] {
  const groups = Map.groupBy(changes, ({ kind, class: of, field, before, after, evses }) =>
    JSON.stringify({ kind, of, field, before, after, evses }),
  );
  const merged = [...groups.values()].map((group): Change => {
    const [change] = group as [Change];
    const ids = group.flatMap((one) => one.ids).sort(compareIds);
    if (change.locations === undefined) return { ...change, ids };
    const locations = new Set(group.flatMap((one) => one.locations ?? []));
    return { ...change, ids, locations: [...locations].sort(compareIds) };
  });
  const { statuses = [], others = [] } = Object.groupBy(merged, (one) =>
    one.class === 'status' ? 'statuses' : 'others',
  );
  return statuses.length === 0 ? others : [...others, together(statuses)];
}

/** How many transitions a line shows; 56 are possible. */
const MOST_TRANSITIONS = 6;

/**
 * One change of all statuses, the most frequent transition first: `status of 12 EVSEs: 8 AVAILABLE -> CHARGING, 4 CHARGING ->
 * AVAILABLE`. A few EVSEs are named.
 */
function together(changes: readonly Change[]): Change {
  const transitions = changes
    .map(({ before = null, after = null, ids }) => ({ before, after, ids }))
    .sort((a, b) => b.ids.length - a.ids.length || compareIds(`${a.before} ${a.after}`, `${b.before} ${b.after}`));
  const all = transitions.flatMap((one) => one.ids).sort(compareIds);
  const who = (ids: readonly string[]) => (areFew(all) ? ownTexts(ids) : say`${ids.length}`);
  const phrases = transitions.map(({ ids, before, after }) => say`${who(ids)} ${own(`${before} -> ${after}`)}`);
  const whose = areFew(all) ? 'status' : `status of ${formatCount(all.length, 'EVSE')}`;
  const words = () => say`${own(whose)}: ${joinSome(phrases, MOST_TRANSITIONS)}`;
  return { kind: 'changed', class: 'status', ids: all, after: transitions, words };
}
