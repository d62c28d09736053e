/** The finding that stops a build of which too much would disappear, and what seems to be the cause. */

import type { Finding, Place } from '../../findings/finding.ts';
import { formatCount, formatWhole, percent } from '../../findings/text/format.ts';
import type { Settings } from '../../settings/settings.ts';
import { tableOfFile } from '../../tables/tables.ts';
import { finding } from '../history/finding-codes.ts';
import type { Events } from '../history/history-events.ts';
import { type FindingsContext, firstIds } from './findings-context.ts';
import { examples, firstOf, placeOfChange } from './id-change-findings.ts';
import type { IdChange } from './id-changes.ts';
import type { RemovalCause } from './removal-cause.ts';
import type { PlaceOfRow } from './row-places.ts';

/** For the EVSEs, or else for the locations: what is said of both has one cause. */
export function tooManyRemovals(
  { removed, goneLocations, live }: Events,
  changes: readonly IdChange[],
  settings: Settings,
  { placeOf, causeOf }: FindingsContext,
): Finding | undefined {
  const share = settings.max_removal_share;
  const byCause = Map.groupBy(
    removed.map(({ uid }) => uid),
    causeOf,
  );
  // Status sources have a limit of their own (sources/statuses/refuse-removals.ts).
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
    const counted = `${formatWhole(gone.length)} of ${formatCount(of, one)}`;
    const { place, words, hint } = idsChanged(changes, placeOf) ?? {
      ...where(),
      hint: isAnother(live.evses, byCause) ? IF_ANOTHER : IF_GONE,
    };
    const message = `${counted} would disappear at once, more than ${percent(share)}: ${firstIds(gone)}.${words}`;
    return finding('too-many-removals', place, { message, hint });
  }
  return undefined;
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
