/** Files with EVSE ids and no uids: each is read as both. */

import { type CsvFile, cellsOf } from '../../csv/csv-file.ts';
import { placeOfHeader } from '../../csv/position.ts';
import type { Finding } from '../../findings/finding.ts';
import { EVSE_ID, withStars } from '../../ocpi/evse-id.ts';
import { finding } from '../../tables/finding-codes.ts';
import type { AnyRow, Table } from '../../tables/table.ts';
import { shownName } from './header-reading.ts';

/** The columns with the uid. */
const UIDS: { readonly [table: string]: string } = { chargers: 'evse_uid', evses: 'uid' };

/** A file of which an EVSE id is the uid too: it is for ever, as a uid is. */
interface UidsOfFile {
  /** With the uid as the name of the column that stands for it. */
  readonly file: CsvFile;
  /** What is said of it; nothing if the file has uids. */
  readonly finding?: Finding;
  /** The rows, with the evse_ids that were read as uids. */
  readonly withEvseIds: (rows: readonly AnyRow[]) => readonly AnyRow[];
}

/** The file with the uid as the name of the column that stands for it. */
export function withUids(table: Table, file: CsvFile): CsvFile {
  const uid = UIDS[table.name];
  const at = file.header.indexOf('evse_id');
  return uid === undefined || at < 0 || file.header.includes(uid)
    ? file
    : { ...file, header: file.header.with(at, uid) };
}

export function uidsOfFile(table: Table, file: CsvFile): UidsOfFile {
  const named = withUids(table, file);
  const uid = UIDS[table.name];
  const at = file.header.indexOf('evse_id');
  if (uid === undefined || named === file) return { file, withEvseIds: (rows) => rows };
  const isOfEvseIds = file.rows.some((record) => EVSE_ID.test(withStars(cellsOf(file, record)[at] ?? '')));
  const params = { uid, name: shownName(file, at) };
  const says = isOfEvseIds ? 'both' : 'uid';
  return {
    file: named,
    finding: finding('uid-of-evse-id', placeOfHeader(file, at), { field: 'evse_id', says, advises: says, params }),
    withEvseIds: (rows) => (isOfEvseIds ? rows.map((row) => withEvseId(row, uid)) : rows),
  };
}

/** Rows of one kind have no ids of their own. */
function withEvseId({ kind: _, ...row }: AnyRow, uid: string): AnyRow {
  const id = row.values[uid];
  const written = typeof id === 'string' ? withStars(id) : '';
  const evse_id = EVSE_ID.test(written) ? written : undefined;
  return { ...row, values: { ...row.values, evse_id } };
}
