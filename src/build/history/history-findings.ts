/** Findings about what happened since the previous snapshot, at the rows concerned. */

import type { Finding, Place } from '../../findings/finding.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import { formatTimestamp } from '../../source/cells/timestamp.ts';
import type { Settings } from '../../source/settings/settings.ts';
import { tableOfFile } from '../../source/tables/tables.ts';
import { formatCount, formatWhole } from '../../text/format.ts';
import { percent } from '../../text/percent.ts';
import { finding } from './finding-codes.ts';
import type { Events, EvseEvent, RemovedLocation } from './history-events.ts';
import { examples, firstOf, idChangeFindings, isInTables, partyFindings, placeOfChange } from './id-change-findings.ts';
import { findIdChanges, type IdChange } from './id-changes.ts';
import type { RemovalCause } from './removal-cause.ts';
import { idColumn, type PlaceOfRow } from './row-places.ts';

export interface FindingsContext {
  /** The option --allow-removals. */
  readonly allowsRemovals: boolean;
  /** Whether nothing will be published now. */
  readonly isRehearsal: boolean;
  /** Whether an EVSE may be REMOVED for a status source that was not asked. */
  readonly mayBeRemoved: boolean;
  readonly placeOf: PlaceOfRow;
  /** The cells that hide a location (`publish`), by the id of the location (foldCase). */
  readonly hidden: ReadonlyMap<string, Place>;
  /** Uids of all EVSEs in the tables. */
  readonly uids: readonly string[];
  /** Why an EVSE is gone, by its uid. */
  readonly causeOf: (uid: string) => RemovalCause;
}

export function historyFindings(events: Events, settings: Settings, context: FindingsContext): Finding[] {
  const { allowsRemovals, mayBeRemoved, placeOf, hidden } = context;
  const evse = ({ uid }: EvseEvent) => ({ field: idColumn('evses', placeOf('evses', uid)), key: uid, value: uid });
  const changes = idChangesIn(events, context);
  const renamed = new Set(changes.flatMap(({ of, before }) => (of === 'location' ? [foldCase(before)] : [])));
  const tooMany = allowsRemovals ? [] : [...tooManyRemovals(events, changes, settings, context)].slice(0, 1);
  // What has one cause is said once.
  const isSaid = ({ of }: IdChange) => tooMany.length > 0 && (of === 'location' || of === 'evse');
  const isOpen = ({ id }: RemovedLocation) =>
    hidden.has(foldCase(id)) || (tooMany.length === 0 && !renamed.has(foldCase(id)));
  return [
    ...tooMany,
    ...idChangeFindings(
      changes.filter((change) => !isSaid(change)),
      placeOf,
    ),
    ...partyFindings(events.exchanges, placeOf),
    ...(mayBeRemoved ? [] : events.returned).map((event) =>
      finding('evse-returned', placeOf('evses', event.uid), {
        ...evse(event),
        message: `"${event.uid}" was REMOVED, and is in the tables again.`,
        hint: 'Use OUTOFORDER for an EVSE that will come back, and a new uid for a new one.',
      }),
    ),
    ...events.moved
      .filter(({ location }) => !renamed.has(foldCase(location)))
      .map((event) =>
        finding('evse-moved', placeOf('evses', event.uid), {
          ...evse(event),
          message: `"${event.uid}" moved from location "${event.location}" to another one.`,
          hint: 'Give the EVSE a new uid at the new location, unless this corrects a mistake.',
        }),
      ),
    ...events.removedLocations.filter(isOpen).flatMap((location) => [...remains(location, settings, context)]),
    ...events.relocated.map(({ id, kilometres }) =>
      finding('location-id-reused', placeOf('locations', id), {
        field: idColumn('locations', placeOf('locations', id)),
        key: id,
        value: id,
        message: `"${id}" is ${Math.round(kilometres).toLocaleString('en')} km away from its previous place.`,
        hint: 'Give a new site a new id, unless this corrects a mistake.',
      }),
    ),
  ];
}

function idChangesIn({ exchanges, moved }: Events, { placeOf, hidden, uids }: FindingsContext): IdChange[] {
  let listed: ReadonlySet<string> | undefined;
  const isListed = (uid: string) => {
    listed ??= new Set(uids.map(foldCase));
    return listed.has(foldCase(uid));
  };
  const isRow = isInTables(placeOf);
  return findIdChanges(exchanges, {
    moved: new Set(moved.map(({ uid }) => foldCase(uid))),
    isInTables: (of, id) =>
      of === 'evse' ? isListed(id) : of === 'location' ? hidden.has(foldCase(id)) : isRow(of, id),
  });
}

/** A hidden location is reported in every build until it is dropped; one that left the tables, only once. */
function* remains(
  { id, until, isNew }: RemovedLocation,
  settings: Settings,
  { hidden, isRehearsal, placeOf }: FindingsContext,
): Iterable<Finding> {
  const place = hidden.get(foldCase(id));
  // To a rehearsal, what was hidden before is not news.
  if (!isNew && (place === undefined || isRehearsal)) return;
  const why = place ? 'is hidden' : 'is no longer in the tables';
  const days = formatCount(settings.removed_location_days, 'day');
  const last = isRehearsal ? `for ${days} once this is published` : `until ${formatTimestamp(until)}`;
  yield finding('location-stays', place ?? placeOf('locations', ''), {
    ...(place ? { field: 'publish' } : {}),
    key: id,
    value: id,
    message: `"${id}" ${why}. Its id and the uids of its EVSEs, as REMOVED, stay published ${last}. Nothing else does.`,
    hint: 'This tells clients that ask for changes that it is gone. To drop it now, publish with --purge and its id.',
  });
}

/** One finding for the EVSEs, and one for the locations. */
function* tooManyRemovals(
  { removed, goneLocations, live }: Events,
  changes: readonly IdChange[],
  settings: Settings,
  { placeOf, causeOf }: FindingsContext,
) {
  const share = settings.max_removal_share;
  const byCause = Map.groupBy(
    removed.map(({ uid }) => uid),
    causeOf,
  );
  // Status sources have a limit of their own (status/refuse-removals.ts).
  byCause.delete('source');
  const evses = [...byCause.values()].flat();
  const counts = [
    { one: 'EVSE', gone: evses, of: live.evses, where: () => whereFrom(byCause, placeOf) },
    {
      one: 'location',
      gone: goneLocations,
      of: live.locations,
      where: () => ({ place: placeOf('locations', ''), words: '' }),
    },
  ] as const;
  for (const { one, gone, of, where } of counts) {
    if (gone.length === 0 || gone.length <= share * of) continue;
    const named = gone.slice(0, 3).map((id) => `"${id}"`);
    const more = gone.length > named.length ? ` and ${formatWhole(gone.length - named.length)} more` : '';
    const counted = `${formatWhole(gone.length)} of ${formatCount(of, one)}`;
    const { place, words, hint } = idsChanged(changes, placeOf) ?? {
      ...where(),
      hint: isAnother(live.evses, byCause) ? IF_ANOTHER : IF_GONE,
    };
    const message = `${counted} would disappear at once, more than ${percent(share)}: ${named.join(', ')}${more}.${words}`;
    yield finding('too-many-removals', place, { message, hint });
  }
}

const IF_GONE =
  'Restore the rows and statuses. If the chargers are really gone, build or publish once with --allow-removals.';

const IF_ANOTHER =
  'Restore the rows. If another network takes the place of this one, build or publish once with --allow-removals, which tells clients that the old chargers are gone, or with --previous none, which begins anew.';

/** Whether no EVSE is the same. */
function isAnother(live: number, byCause: ReadonlyMap<RemovalCause, readonly string[]>): boolean {
  return live > 0 && byCause.get('row')?.length === live;
}

/** If what is gone seems to be in the tables under other ids: where, and what to do. */
function idsChanged(changes: readonly IdChange[], placeOf: PlaceOfRow) {
  const sites = changes.filter(({ of }) => of === 'location');
  const seen = sites.length > 0 ? sites : changes.filter(({ of }) => of === 'evse');
  if (seen.length === 0) return undefined;
  return {
    place: placeOfChange(firstOf(seen, placeOf), placeOf),
    words: ` The same ones seem to be there with other ids: ${examples(seen)}.`,
    hint: 'Ids are for ever: write the old ones again. If these are really others, build or publish once with --allow-removals.',
  };
}

/** The first cell that says REMOVED, in the table that says it most often; evses.csv itself if more rows are gone. */
function whereFrom(
  byCause: ReadonlyMap<RemovalCause, readonly string[]>,
  placeOf: PlaceOfRow,
): { place: Place; words: string } {
  const reported = (['status', 'evses'] as const).flatMap((table) => {
    const uids = byCause.get(table) ?? [];
    if (uids.length === 0) return [];
    const places = uids.map((uid) => placeOf(table, uid, 'status'));
    const [first = placeOf(table, '')] = places.sort(inOrder);
    return [
      {
        place: first,
        count: uids.length,
        words: ` ${tableOfFile(first.file) ?? table}.csv calls ${uids.length.toLocaleString('en')} of them REMOVED.`,
      },
    ];
  });
  const [most] = reported.toSorted((a, b) => b.count - a.count);
  const words = reported.map((one) => one.words).join('');
  if (most === undefined || (byCause.get('row')?.length ?? 0) > most.count)
    return { place: placeOf('evses', ''), words };
  return { place: most.place, words };
}

function inOrder(a: Place, b: Place): number {
  return a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1;
}
