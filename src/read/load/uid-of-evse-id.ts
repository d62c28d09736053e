/** A file with EVSE ids and no uids: an EVSE id is for ever, as a uid is, so it can be both. */

import { type CsvFile, cellsOf } from '../../csv/csv-file.ts';
import { placeOfHeader } from '../../csv/position.ts';
import type { Finding } from '../../findings/finding.ts';
import { EVSE_ID, withStars } from '../../ocpi/evse-id.ts';
import { finding } from '../../tables/finding-codes.ts';
import type { AnyRow, Table } from '../../tables/table.ts';

/** The columns with the uid. */
const UIDS: { readonly [table: string]: string } = { chargers: 'evse_uid', evses: 'uid' };

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
  const theirs = `"${(file.written[at] ?? '').slice(0, LONGEST_NAME)}"`;
  const isOfEvseIds = file.rows.some((record) => EVSE_ID.test(withStars(cellsOf(file, record)[at] ?? '')));
  const place = placeOfHeader(file, at);
  if (!isOfEvseIds) {
    const message = `There is no column ${uid}, so ${theirs} is read as that: it has no EVSE id, such as NL*EXA*E12345.`;
    const found = finding('uid-of-evse-id', place, { field: 'evse_id', message, hint: `Rename it ${uid}.` });
    return { file: named, finding: found, withEvseIds: (rows) => rows };
  }
  const found = finding('uid-of-evse-id', place, {
    field: 'evse_id',
    message: `There is no column ${uid}, so ${theirs} is read as both, ${uid} and evse_id.`,
    hint: `That is fine as long as no id changes. To tell them apart, add a column ${uid} with the ids of today, and never change it.`,
  });
  return { file: named, finding: found, withEvseIds: (rows) => rows.map((row) => withEvseId(row, uid)) };
}

const LONGEST_NAME = 60;

/** Rows of one kind have no ids of their own. */
function withEvseId({ kind: _, ...row }: AnyRow, uid: string): AnyRow {
  const id = row.values[uid];
  const written = typeof id === 'string' ? withStars(id) : '';
  const evse_id = EVSE_ID.test(written) ? written : undefined;
  return { ...row, values: { ...row.values, evse_id } };
}
