/** Finds the row of a location, an EVSE or a status. It reads the tables, so only when there is a finding to place. */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { DataFiles } from '../../source/load/data-files.ts';
import { newestStatusRows } from '../../source/load/newest-status.ts';
import { readTables } from '../../source/load/read-tables.ts';
import type { Settings } from '../../source/settings/settings.ts';
import { placeInRow } from '../../source/tables/row-name.ts';
import {
  type Contents,
  type EvseRow,
  type LocationRow,
  type StatusRow,
  tableOfFile,
} from '../../source/tables/tables.ts';
import type { PlaceOfRow } from './history-findings.ts';

export function placesOfRows({ tables }: DataFiles, settings: Settings): PlaceOfRow {
  const files = tables.filter(({ path }) =>
    ['chargers', 'locations', 'evses', 'status'].includes(tableOfFile(path) ?? ''),
  );
  let rows: ReturnType<typeof rowsById> | undefined;
  return (table, id, column = IDS[table]) => {
    const fileOf = (name: string) => files.find(({ path }) => tableOfFile(path) === name)?.path;
    const file = fileOf(table) ?? (table === 'status' ? undefined : fileOf('chargers')) ?? `${table}.csv`;
    if (id === '') return { file };
    rows ??= rowsById(readTables(files, settings).contents);
    const row = rows[table].get(foldCase(id));
    return row === undefined ? { file } : placeInRow(row, column);
  };
}

/** The column that identifies a row. */
const IDS = { locations: 'id', evses: 'uid', status: 'evse_uid' } as const;

/** All ids of a network may have changed at once, so searching all rows for each would take too long. */
function rowsById({ locations, evses, status }: Contents): {
  readonly [table in keyof typeof IDS]: ReadonlyMap<string, LocationRow | EvseRow | StatusRow>;
} {
  return {
    status: newestStatusRows(status.rows),
    locations: new Map(locations.rows.map((row) => [foldCase(row.values.id), row])),
    evses: new Map(evses.rows.map((row) => [foldCase(row.values.uid), row])),
  };
}
