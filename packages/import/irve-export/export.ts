/** Exports the tables of a network to IRVE files, static and dynamic. packages/import/irve-schema/ declares the mapping. */

import { writeCsv } from '../../../src/csv/index.ts';
import { type Finding, mergeEqual } from '../../../src/findings/index.ts';
import { type Dataset, newestStatusRows } from '../../../src/read/index.ts';
import type { Settings } from '../../../src/settings/index.ts';
import { placeInRow } from '../../../src/tables/index.ts';
import { DYNAMIC_FIELDS } from '../irve-schema/dynamic-fields.ts';
import { type IrveFields, writtenTable } from '../irve-schema/field.ts';
import { FIELDS_OF_EDITION } from '../irve-schema/static-fields.ts';
import type { ExportOptions, ReportAtCell } from './export-input.ts';
import { finding } from './finding-codes.ts';
import { pointsToWrite } from './points.ts';
import { statesToWrite } from './states.ts';

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
