/** Where the row of a location or an EVSE stands. Asked only when there is something to say, so the tables are read then. */

import type { Network } from '../network.ts';
import type { Sources } from '../sources.ts';
import { placeInRow } from '../tables/check-keys.ts';
import { readTables } from '../tables/read-tables.ts';
import { sameCase, tableOfFile } from '../tables/tables.ts';
import type { PlaceOfRow } from './findings.ts';

export function placesOfRows({ tables }: Sources, network: Network): PlaceOfRow {
  const files = tables.filter(({ path }) => ['locations', 'evses'].includes(tableOfFile(path) ?? ''));
  let contents: ReturnType<typeof readTables>['contents'] | undefined;
  return (table, id) => {
    const file = files.find(({ path }) => tableOfFile(path) === table)?.path ?? `${table}.csv`;
    if (id === '') return { file };
    contents ??= readTables(files, network).contents;
    const row =
      table === 'evses'
        ? contents.evses.rows.find(({ values }) => sameCase(values.uid) === sameCase(id))
        : contents.locations.rows.find(({ values }) => sameCase(values.id) === sameCase(id));
    return row === undefined ? { file } : placeInRow(row, table === 'evses' ? 'uid' : 'id');
  };
}
