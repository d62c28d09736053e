/**
 * What the tables say, but for the statuses and the waivers, which change more often: everything that takes long to find
 * out, and that the next build need not find out again (build/static-data-cache.ts).
 */

import type { Finding, Place } from '../findings/finding.ts';
import { foldCase } from '../ocpi/ci-string.ts';
import { toVersion22 } from '../ocpi/version-2.2.ts';
import { type ListedLocation, listLocations } from '../site/listed.ts';
import type { Dataset } from '../source/load/join.ts';
import type { Settings } from '../source/settings/settings.ts';
import { placeInRow } from '../source/tables/row-name.ts';
import { type TableName, tableOfFile } from '../source/tables/tables.ts';
import { type Counts, countDrafted, fullestVersion } from './render/counts.ts';
import { type DraftedVersion, renderDrafts } from './render/render.ts';

export interface StaticData {
  /** When the tables were read, in ms since 1970. What lies in the future at an earlier moment was not looked for. */
  readonly checkedAt?: number;
  /** Not sorted, and not silenced by waivers yet. None is an error. */
  readonly findings: readonly Finding[];
  readonly versions: readonly DraftedVersion[];
  /** What the front page shows of single Locations. */
  readonly listed: readonly ListedLocation[];
  /** Rows of the tables, of locations that are not public too. */
  readonly rows: Counts;
  /** What of them is drafted in the version that leaves out least, REMOVED or not. */
  readonly drafted: Counts;
  /** Uids of all EVSEs in the tables. */
  readonly uids: readonly string[];
  /** Where it says of a location that it is not public, by its id in one case (sameCase). */
  readonly hidden: ReadonlyMap<string, Place>;
}

/** Renders what was found to be without errors. */
export function toStaticData(settings: Settings, dataset: Dataset, findings: readonly Finding[]): StaticData {
  const { versions, locations } = renderDrafts({ settings, dataset });
  const { contents } = dataset;
  const fullest = fullestVersion(versions);
  return {
    findings,
    versions,
    listed: listLocations(fullest?.version === '2.2' ? locations.map(toVersion22) : locations),
    drafted: countDrafted(fullest ?? { locations: [], tariffs: [] }),
    rows: {
      locations: contents.locations.rows.length,
      evses: contents.evses.rows.length,
      connectors: contents.connectors.rows.length,
      tariffs: contents.tariffs.rows.length,
    },
    uids: contents.evses.rows.map(({ values }) => values.uid),
    hidden: new Map(
      contents.locations.rows
        .filter(({ values }) => !values.publish)
        .map((row) => [foldCase(row.values.id), placeInRow(row, 'publish')]),
    ),
  };
}

/** Tables that are not part of the base. */
const DYNAMIC_TABLES: readonly (TableName | undefined)[] = ['status', 'waivers'];

/** Whether a file belongs to a table that is read at every build. */
export function isDynamicTable(path: string): boolean {
  return DYNAMIC_TABLES.includes(tableOfFile(path));
}
