/** Files with EVSE ids and no uids: each is read as both. */

import { type CsvFile, cellsOf } from '../../csv/csv-file.ts';
import { placeOfHeader } from '../../csv/position.ts';
import { EVSE_ID, withStars } from '../../ocpi/evse-id.ts';
import { finding } from '../../tables/finding-codes.ts';
import type { AnyRow, Table } from '../../tables/table.ts';
import { shownName } from './header-reading.ts';

const UIDS: { readonly [table: string]: string } = { chargers: 'evse_uid', evses: 'uid' };

/** The file with the uid as the name of the column that stands for it. */
export function withUids(table: Table, file: CsvFile): CsvFile {
  const uid = UIDS[table.name];
  const at = file.header.indexOf('evse_id');
  return uid === undefined || at < 0 || file.header.includes(uid)
    ? file
    : { ...file, header: file.header.with(at, uid) };
}

/** What is said of a file of which an EVSE id is the uid too, and its rows with both; nothing if it has uids. */
export function uidsOfFile(table: Table, file: CsvFile) {
  const uid = UIDS[table.name];
  const at = file.header.indexOf('evse_id');
  if (uid === undefined || withUids(table, file) === file) return undefined;
  const isOfEvseIds = file.rows.some((record) => EVSE_ID.test(withStars(cellsOf(file, record)[at] ?? '')));
  const params = { uid, name: shownName(file, at) };
  const says = isOfEvseIds ? 'both' : 'uid';
  return {
    finding: finding('uid-of-evse-id', placeOfHeader(file, at), { field: 'evse_id', says, advises: says, params }),
    withEvseIds: (rows: readonly AnyRow[]) => (isOfEvseIds ? rows.map((row) => withEvseId(row, uid)) : rows),
  };
}

/** Rows of one kind have no ids of their own. */
function withEvseId({ kind: _, ...row }: AnyRow, uid: string): AnyRow {
  const id = row.values[uid];
  const written = typeof id === 'string' ? withStars(id) : '';
  const evse_id = EVSE_ID.test(written) ? written : undefined;
  return { ...row, values: { ...row.values, evse_id } };
}
