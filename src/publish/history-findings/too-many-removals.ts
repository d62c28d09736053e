/** The finding that stops a build of which too much would disappear, and what seems to be the cause. */

import type { Finding, Place } from '../../findings/finding.ts';
import { formatCount, formatWhole, percent } from '../../findings/text/format.ts';
import type { Settings } from '../../settings/settings.ts';
import { tableOfFile } from '../../tables/tables.ts';
import { finding } from '../history/finding-codes.ts';
import type { Events, LostParts } from '../history/history-events.ts';
import { type FindingsContext, firstIds, type RemovalCause } from './findings-context.ts';
import { examples, firstOf, placeOfChange } from './id-change-findings.ts';
import type { IdChange } from './id-changes.ts';
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
      where: () => ({ place: placeOf('locations', ''), reported: '' }),
    },
  ] as const;
  for (const { one, gone, of, where } of counts) {
    if (gone.length === 0 || gone.length <= share * of) continue;
    const counts = { gone: formatWhole(gone.length), of: formatCount(of, one) };
    const params = { ...counts, share: percent(share), ids: firstIds(gone) };
    const renamed = idsChanged(changes, placeOf);
    if (renamed !== undefined) {
      const said = { says: 'other ids', params: { ...params, examples: renamed.examples } } as const;
      return finding('too-many-removals', renamed.place, said);
    }
    const { place, reported } = where();
    const advises = isAnother(live.evses, byCause) ? 'another' : 'gone';
    return finding(
      'too-many-removals',
      place,
      reported === ''
        ? { says: 'gone', advises, params }
        : { says: 'reported', advises, params: { ...params, reported } },
    );
  }
  return undefined;
}

/** Whether no EVSE is the same. */
function isAnother(live: number, byCause: ReadonlyMap<RemovalCause, readonly string[]>): boolean {
  return live > 0 && byCause.get('row')?.length === live;
}

/** If what is gone seems to be in the tables under other ids: where. */
function idsChanged(changes: readonly IdChange[], placeOf: PlaceOfRow) {
  const sites = changes.filter(({ of }) => of === 'location');
  const seen = sites.length > 0 ? sites : changes.filter(({ of }) => of === 'evse');
  if (seen.length === 0) return undefined;
  return { place: placeOfChange(firstOf(seen, placeOf), placeOf), examples: examples(seen) };
}

/** The first cell that says REMOVED, in the table that says it most often; evses.csv itself if more rows are gone. */
function whereFrom(
  byCause: ReadonlyMap<RemovalCause, readonly string[]>,
  placeOf: PlaceOfRow,
): { place: Place; reported: string } {
  const tables = (['status', 'evses'] as const).flatMap((table) => {
    const uids = byCause.get(table) ?? [];
    if (uids.length === 0) return [];
    const places = uids.map((uid) => placeOf(table, uid, 'status'));
    const [first = placeOf(table, '')] = places.sort(inOrder);
    return [
      {
        place: first,
        count: uids.length,
        words: `${tableOfFile(first.file) ?? table}.csv calls ${formatWhole(uids.length)} of them REMOVED.`,
      },
    ];
  });
  const [most] = tables.toSorted((a, b) => b.count - a.count);
  const reported = tables.map(({ words }) => words).join(' ');
  if (most === undefined || (byCause.get('row')?.length ?? 0) > most.count)
    return { place: placeOf('evses', ''), reported };
  return { place: most.place, reported };
}

function inOrder(a: Place, b: Place): number {
  return a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1;
}

/** Too many tariffs, prices or connectors would go, whose EVSEs all stay. One finding for all of it, because half a list of tariffs takes the prices of connectors along. */
export function tooManyLosses(
  losses: LostParts,
  { max_removal_share: share }: Settings,
  { placeOf }: Pick<FindingsContext, 'placeOf'>,
): Finding | undefined {
  const { tariffs, newTariffs, liveTariffs, prices, connectors } = losses;
  const parts: string[] = [];
  // As many new ones as old ones are a change of prices, and not half a list.
  if (tariffs.length - newTariffs > share * liveTariffs) {
    parts.push(`${counted(tariffs, liveTariffs, 'tariff')} would disappear at once: ${firstIds(tariffs)}`);
  }
  const isWorthCounting =
    prices.length > share * losses.changed.priced || connectors.length > share * losses.changed.connectors;
  const before = isWorthCounting ? losses.countBefore() : losses.changed;
  if (prices.length > share * before.priced) {
    parts.push(`${counted(prices, before.priced, 'connector')} with a price would have none: ${firstIds(prices)}`);
  }
  if (connectors.length > share * before.connectors) {
    parts.push(
      `${counted(connectors, before.connectors, 'connector')} would disappear at once: ${firstIds(connectors)}`,
    );
  }
  if (parts.length === 0) return undefined;
  const place = placeOf(tariffs.length > newTariffs ? 'tariffs' : 'connectors', '');
  const params = { parts: parts.join('. '), share: percent(share) };
  return finding('too-many-removals', place, { says: 'parts', params });
}

function counted(gone: readonly string[], of: number, one: string): string {
  return `${formatWhole(gone.length)} of ${formatCount(of, one)}`;
}
