/** Findings about what happened since the previous snapshot, at the rows concerned, and about what stays published of locations that are hidden or left. */

import { formatTimestamp } from '../../cells/times/timestamp.ts';
import type { Finding } from '../../findings/finding.ts';
import { formatCount, formatWhole } from '../../findings/text/format.ts';
import { type Clause, clause } from '../../findings/words.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Settings } from '../../settings/settings.ts';
import { once } from '../../sources/statuses/known-evses.ts';
import { finding } from '../history/finding-codes.ts';
import type { Events, RemovedLocation } from '../history/history-events.ts';
import { type FindingsContext, firstIds } from './findings-context.ts';
import { idChangeFindings, isInTables, partyFindings } from './id-change-findings.ts';
import { findIdChanges, type IdChange } from './id-changes.ts';
import { idColumn } from './row-places.ts';
import { tooManyLosses, tooManyRemovals } from './too-many-removals.ts';

export function historyFindings(events: Events, settings: Settings, context: FindingsContext): Finding[] {
  const { allowsRemovals, mayBeRemoved, placeOf, hidden } = context;
  const aboutRow = (table: 'evses' | 'locations', id: string) => {
    const place = placeOf(table, id);
    return { place, about: { field: idColumn(table, place), key: id, value: id } };
  };
  const changes = idChangesIn(events, context);
  const renamed = oldIds(changes, 'location');
  const cause = isCause(changes, events) ? changes.filter(({ of }) => of === 'location' || of === 'evse') : [];
  const tooMany = allowsRemovals ? undefined : tooManyRemovals(events, cause, settings, context);
  // EVSEs that go take their connectors along, and the prices of these.
  const losses = allowsRemovals || tooMany ? undefined : tooManyLosses(events.losses, settings, context);
  // What has one cause is said once.
  const said = new Set(tooMany ? cause : []);
  const isOpen = ({ id }: RemovedLocation) =>
    hidden.has(foldCase(id)) || (tooMany === undefined && !renamed.has(foldCase(id)));
  return [
    ...(tooMany ? [tooMany] : []),
    ...(losses ? [losses] : []),
    ...idChangeFindings(
      changes.filter((change) => !said.has(change)),
      placeOf,
    ),
    ...partyFindings(events.exchanges, placeOf),
    ...(mayBeRemoved ? [] : events.returned).map(({ uid }) => {
      const { place, about } = aboutRow('evses', uid);
      return finding('evse-returned', place, about);
    }),
    ...events.moved
      .filter(({ location }) => !renamed.has(foldCase(location)))
      .map(({ uid, location }) => {
        const { place, about } = aboutRow('evses', uid);
        return finding('evse-moved', place, { ...about, params: { location } });
      }),
    ...remaining(events.removedLocations.filter(isOpen), settings, context),
    ...events.relocated.map(({ id, kilometres }) => {
      const { place, about } = aboutRow('locations', id);
      return finding('location-id-reused', place, { ...about, params: { km: formatWhole(Math.round(kilometres)) } });
    }),
  ];
}

/** Whether most of what is gone is there under other ids. */
function isCause(changes: readonly IdChange[], { removed, goneLocations }: Events): boolean {
  const [sites, uids] = [oldIds(changes, 'location'), oldIds(changes, 'evse')];
  const same = removed.filter(({ uid, location }) => uids.has(foldCase(uid)) || sites.has(foldCase(location)));
  return 2 * same.length >= removed.length && 2 * sites.size >= (removed.length === 0 ? goneLocations.length : 0);
}

/** Ids (foldCase) that were changed. */
function oldIds(changes: readonly IdChange[], kind: IdChange['of']): ReadonlySet<string> {
  return new Set(changes.flatMap(({ of, before }) => (of === kind ? [foldCase(before)] : [])));
}

function idChangesIn({ exchanges, moved }: Events, { placeOf, hidden, uids }: FindingsContext): IdChange[] {
  const listed = once(() => new Set(uids.map(foldCase)));
  const isRow = isInTables(placeOf);
  return findIdChanges(exchanges, {
    moved: new Set(moved.map(({ uid }) => foldCase(uid))),
    isInTables: (of, id) =>
      of === 'evse' ? listed().has(foldCase(id)) : of === 'location' ? hidden.has(foldCase(id)) : isRow(of, id),
  });
}

/** More locations than this that left the tables at once have one cause, and are one finding. */
const MOST_SINGLE = 3;

/** Hidden locations are reported in every build until they are dropped; those that left the tables, only once. */
function remaining(locations: readonly RemovedLocation[], settings: Settings, context: FindingsContext): Finding[] {
  const { hidden, isRehearsal } = context;
  const isHidden = ({ id }: RemovedLocation) => hidden.has(foldCase(id));
  // To a rehearsal, what was hidden before is not news.
  const news = locations.filter((location) => location.isNew || (isHidden(location) && !isRehearsal));
  const gone = news.filter((location) => !isHidden(location));
  const single = gone.length > MOST_SINGLE ? news.filter(isHidden) : news;
  const [first] = gone;
  return [
    ...(first && gone.length > MOST_SINGLE ? [manyRemain(first, gone, settings, context)] : []),
    ...single.map((location) => remains(location, settings, context)),
  ];
}

function remains(location: RemovedLocation, settings: Settings, context: FindingsContext): Finding {
  const { id } = location;
  const place = context.hidden.get(foldCase(id));
  const about = { key: id, value: id, params: { howLong: howLong(location, settings, context) } };
  return place
    ? finding('location-stays', place, { field: 'publish', ...about, says: 'hidden' })
    : finding('location-stays', context.placeOf('locations', ''), { ...about, says: 'gone' });
}

function manyRemain(
  first: RemovedLocation,
  gone: readonly RemovedLocation[],
  settings: Settings,
  context: FindingsContext,
): Finding {
  const ids = firstIds(gone.map(({ id }) => id));
  const params = { count: gone.length, ids, howLong: howLong(first, settings, context) };
  return finding('location-stays', context.placeOf('locations', ''), { says: 'many', params });
}

function howLong({ until }: RemovedLocation, settings: Settings, { isRehearsal }: FindingsContext): Clause {
  const days = formatCount(settings.removed_location_days, 'day');
  return isRehearsal
    ? clause`for ${{ days }} once this is published`
    : clause`until ${{ until: formatTimestamp(until) }}`;
}
