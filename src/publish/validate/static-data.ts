/**
 * Static data: the result of checking and rendering all tables except statuses and waivers, which change more often. It
 * takes long to compute, so a process that builds more than once keeps it (build-memory.ts).
 */

import type { Finding, Place } from '../../findings/finding.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Status } from '../../ocpi/enums.ts';
import type { Dataset } from '../../read/load/join.ts';
import { ageingSince, hoursInMs, isNotThere } from '../../read/load/status-times.ts';
import type { Settings } from '../../settings/settings.ts';
import type { StatusTimes } from '../../sources/statuses/old-statuses.ts';
import { placeInRow } from '../../tables/row-finding.ts';
import { type TableName, tableOfFile } from '../../tables/tables.ts';
import { type Counts, countDrafted, fullestVersion } from '../render/counts.ts';
import { type DraftedVersion, publicTables, renderDrafts, type TablesToRender } from '../render/render-drafts.ts';
import { detached } from '../render/text-store.ts';

export interface StaticData {
  /** When the tables were checked, in ms since 1970. At an earlier time, other timestamps would be in the future. */
  readonly checkedAt: number;
  /** Not sorted, and waivers are not applied yet. None is an error. */
  readonly findings: readonly Finding[];
  readonly versions: readonly DraftedVersion[];
  /** Rows of the tables, including those of locations that are not public. */
  readonly rows: Counts;
  /** Objects that are drafted in the fullest version, REMOVED or not. */
  readonly drafted: Counts;
  /** Uids of all EVSEs in the tables. */
  readonly uids: readonly string[];
  /** The evse_id of each of them, or '' if it has none. */
  readonly evseIds: readonly string[];
  /** When statuses in the table of EVSEs were said, if they may become too old. */
  readonly statusTimes: StatusTimes;
  /** The statuses of those that are not there, REMOVED or PLANNED, by uid (foldCase). */
  readonly absent: ReadonlyMap<string, Status>;
  /** When the next of them becomes too old, in ms since 1970: from then on, something else is found in the tables. */
  readonly turnsAt: number;
  /** The cells that hide a location (`publish`), by the id of the location (foldCase). */
  readonly hidden: ReadonlyMap<string, Place>;
}

/** Tables without errors, as far as they become static data. Nothing else is needed of them. */
export interface StaticTables
  extends Pick<StaticData, 'rows' | 'uids' | 'evseIds' | 'hidden' | 'statusTimes' | 'absent' | 'turnsAt'> {
  readonly tables: TablesToRender;
}

/** @param now ms since 1970 */
export function toStaticTables(dataset: Dataset, { max_status_hours: hours }: Settings, now: number): StaticTables {
  const { locations, evses, connectors, tariffs } = dataset.contents;
  const uids = detached(evses.rows.map(({ values }) => values.uid));
  const statusTimes = new Map<string, number>();
  const absent = new Map<string, Status>();
  let turnsAt = Number.POSITIVE_INFINITY;
  for (const [i, { values }] of evses.rows.entries()) {
    const time = ageingSince(values.status, values.last_updated);
    if (isNotThere(values.status)) absent.set(foldCase(uids[i] ?? ''), values.status);
    if (time === undefined) continue;
    statusTimes.set(foldCase(uids[i] ?? ''), time);
    const oldAt = time + hoursInMs(hours);
    if (oldAt >= now) turnsAt = Math.min(turnsAt, oldAt);
  }
  return {
    tables: publicTables(dataset),
    rows: {
      locations: locations.rows.length,
      evses: evses.rows.length,
      connectors: connectors.rows.length,
      tariffs: tariffs.rows.length,
    },
    uids,
    evseIds: detached(evses.rows.map(({ values }) => values.evse_id ?? '')),
    statusTimes,
    absent,
    turnsAt,
    hidden: new Map(
      locations.rows
        .filter(({ values }) => !values.publish)
        .map((row) => [foldCase(row.values.id), placeInRow(row, 'publish')]),
    ),
  };
}

/** Renders tables, which are empty afterwards. */
export function renderTables(
  settings: Settings,
  { tables, ...facts }: StaticTables,
  checked: Pick<StaticData, 'findings' | 'checkedAt'>,
): StaticData {
  const versions = renderDrafts(settings, tables);
  const fullest = fullestVersion(versions);
  return {
    ...facts,
    ...checked,
    versions,
    drafted: countDrafted(fullest ?? { locations: [], tariffs: [] }),
  };
}

/** Tables that are not part of the static data. */
const DYNAMIC_TABLES: readonly (TableName | undefined)[] = ['status', 'waivers'];

/** Whether a file belongs to a table that is read at every build. */
export function isDynamicTable(path: string): boolean {
  return DYNAMIC_TABLES.includes(tableOfFile(path));
}
