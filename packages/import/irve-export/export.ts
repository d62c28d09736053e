/** Exports the tables of a network to IRVE files, static and dynamic. packages/import/irve-schema/ declares the mapping. */

import { writeCsv } from '../../../src/csv/index.ts';
import { type Finding, mergeEqual } from '../../../src/findings/index.ts';
import { foldCase } from '../../../src/ocpi/index.ts';
import { ageingSince, type Dataset, hoursInMs, newestStatusRows } from '../../../src/read/index.ts';
import type { Settings } from '../../../src/settings/index.ts';
import { placeInRow, type StatusRow } from '../../../src/tables/index.ts';
import { DYNAMIC_FIELDS, type StateToWrite, WORDS_OF_STATUS } from '../irve-schema/dynamic-fields.ts';
import { type IrveFields, writtenTable } from '../irve-schema/field.ts';
import { FIELDS_OF_EDITION } from '../irve-schema/static-fields.ts';
import { finding } from './finding-codes.ts';
import {
  type ExportInput,
  type ExportOptions,
  exportedEvses,
  pointIdOf,
  pointsToWrite,
  type ReportAtCell,
} from './points.ts';

export interface IrveExport {
  /** The text of each file by its name. */
  readonly files: ReadonlyMap<string, string>;
  /** About all that could not be said in the schema or had to be assumed. Equal findings are merged. */
  readonly findings: readonly Finding[];
  /** The number of rows of each file. */
  readonly counts: ReadonlyMap<string, number>;
}

export function exportIrve(settings: Settings, dataset: Dataset, options: ExportOptions): IrveExport {
  const findings: Finding[] = [];
  const report: ReportAtCell = (code, row, column, said) => {
    findings.push(finding(code, placeInRow(row, column), { ...said, field: column }));
  };
  const input = { ...options, settings, dataset, report };
  const files = new Map<string, string>();
  const counts = new Map<string, number>();
  const add = <W>(name: string, fields: IrveFields<W>, items: readonly W[]) => {
    if (items.length === 0) return;
    const { header, rows } = writtenTable(fields, items);
    files.set(name, writeCsv(header, rows));
    counts.set(name, rows.length);
  };
  add('irve-statique.csv', FIELDS_OF_EDITION, pointsToWrite(input));
  add('irve-dynamique.csv', DYNAMIC_FIELDS, statesToWrite(input, newestStatusRows(dataset.contents.status.rows)));
  return { files, findings: mergeEqual(findings), counts };
}

/** @param newest the status of each EVSE, by its folded uid */
function statesToWrite(
  { settings, dataset, report, now }: ExportInput,
  newest: ReadonlyMap<string, StatusRow>,
): StateToWrite[] {
  return dataset.locations.flatMap(exportedEvses).flatMap(({ evse }): StateToWrite[] => {
    const row = newest.get(foldCase(evse.values.uid));
    const told = row?.values ?? evse.values;
    const time = ageingSince(told.status, told.last_updated);
    const isOld = time !== undefined && time < now - hoursInMs(settings.max_status_hours);
    const status = isOld ? 'UNKNOWN' : told.status;
    const id = pointIdOf(evse);
    if (status === undefined) return [];
    const words = WORDS_OF_STATUS[status];
    if (words === undefined || id === undefined) {
      const said =
        id === undefined ? ({ says: 'status without id' } as const) : ({ says: 'status', params: { status } } as const);
      report('not-exported', evse, 'evse_id', said);
      return [];
    }
    const changed = isOld ? undefined : (row?.values.last_updated ?? evse.values.last_updated);
    return [{ id, words, time: changed ?? now }];
  });
}
