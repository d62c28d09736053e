/** A dynamic file as rows of status.csv: the newest row of each charging point. */

import { formatTimestamp, localToUtc, parseLocalDateTime } from '../../../src/cells/index.ts';
import type { Finding } from '../../../src/findings/index.ts';
import { foldCase } from '../../../src/ocpi/index.ts';
import { DYNAMIC_FIELDS, type DynamicFieldName } from '../irve-schema/dynamic-fields.ts';
import { registeredId } from '../irve-schema/ids.ts';
import { statusOf } from '../irve-schema/statuses.ts';
import type { ImportedTables } from '../rows/imported-tables.ts';
import { recorder } from '../rows/imported-tables.ts';
import { cellPointer } from './places.ts';
import { type IrveDocument, type IrveFile, type IrveRow, readIrveFile } from './read-file.ts';
import { isoTime } from './values.ts';

export type DynamicFile = IrveFile<DynamicFieldName>;

export function readDynamicFile(document: IrveDocument, findings: Finding[]): DynamicFile | undefined {
  return readIrveFile<DynamicFieldName>(
    document,
    DYNAMIC_FIELDS,
    [['id_pdc_itinerance'], ['etat_pdc'], ['occupation_pdc']],
    findings,
  );
}

interface ReportedStatus {
  readonly row: IrveRow<DynamicFieldName>;
  /** ms since 1970; undefined if it cannot be read. */
  readonly instant: number | undefined;
}

/** Adds the statuses of the points in the tables; others are findings. @param now ms since 1970 */
export function importStatuses(file: DynamicFile, draft: ImportedTables, now: number): void {
  const uids = new Map<string, string>();
  for (const { table, cells } of draft.rows) {
    const uid = table === 'evses' ? cells.textOf('uid') : undefined;
    if (uid !== undefined) uids.set(foldCase(registeredId(uid) ?? uid), uid);
  }
  const newest = new Map<string, ReportedStatus>();
  for (const record of file.csv.rows) {
    const row = file.row(record);
    const written = row.text('id_pdc_itinerance');
    const uid = uids.get(foldCase(registeredId(written) ?? written));
    if (uid === undefined) file.report('unknown-point', record, 'id_pdc_itinerance', {});
    else keepNewest(file, newest, uid, { row, instant: instantOf(file, row, now) });
  }
  const { addRow } = recorder(draft, file.csv.path);
  for (const [uid, { row, instant }] of newest) {
    const pointer = `/${row.record}`;
    const at = (field: DynamicFieldName, text: string) => ({ text, pointer: cellPointer(pointer, field) });
    const status = statusOf(row.text('etat_pdc').toLowerCase(), row.text('occupation_pdc').toLowerCase());
    if (status === undefined) {
      const written = `${row.text('etat_pdc')}, ${row.text('occupation_pdc')}`.slice(0, 60);
      file.report('left-out', row.record, 'etat_pdc', { says: 'state', params: { written } });
      continue;
    }
    addRow('status', pointer, [
      ['evse_uid', at('id_pdc_itinerance', uid)],
      ['status', at('etat_pdc', status)],
      ['last_updated', instant === undefined ? undefined : at('horodatage', formatTimestamp(instant))],
    ]);
  }
}

function keepNewest(
  file: DynamicFile,
  newest: Map<string, ReportedStatus>,
  uid: string,
  reported: ReportedStatus,
): void {
  const other = newest.get(uid);
  if (other === undefined) {
    newest.set(uid, reported);
    return;
  }
  const isNewer = (reported.instant ?? 0) >= (other.instant ?? 0);
  if (isNewer) newest.set(uid, reported);
  const lost = isNewer ? other.row : reported.row;
  file.report('repeated-point', lost.record, 'id_pdc_itinerance', { says: 'status' });
}

/** Times without a zone are local: the schema does not ask for one, and its producers are in France. */
function instantOf(file: DynamicFile, row: IrveRow<DynamicFieldName>, now: number): number | undefined {
  const written = row.text('horodatage');
  const time = parseLocalDateTime(isoTime(written));
  if (!time.ok) {
    file.report('left-out', row.record, 'horodatage', { says: 'time', params: { written: written.slice(0, 40) } });
    return undefined;
  }
  if (time.value.kind === 'local') file.report('assumed', row.record, 'horodatage', { says: 'time of Paris' });
  const instant = time.value.kind === 'instant' ? time.value.instant : localToUtc(time.value.local, 'Europe/Paris');
  if (instant <= now) return instant;
  file.report('left-out', row.record, 'horodatage', { says: 'future time' });
  return undefined;
}
