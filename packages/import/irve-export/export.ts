/** Exports the tables of a network to IRVE files, static and dynamic. packages/import/irve-schema/ declares the mapping. */

import { writeCsv } from '../../../src/csv/index.ts';
import { type Finding, mergeEqual } from '../../../src/findings/index.ts';
import { type Dataset, newestStatusRows } from '../../../src/read/index.ts';
import type { Settings } from '../../../src/settings/index.ts';
import { placeInRow } from '../../../src/tables/index.ts';
import { DYNAMIC_FIELDS } from '../irve-schema/dynamic-fields.ts';
import { type ExportedCells, exportedNames, type IrveFields } from '../irve-schema/field.ts';
import { STATIC_FIELDS } from '../irve-schema/static-fields.ts';
import type { ExportOptions, ReportAtCell } from './export-input.ts';
import { finding } from './finding-codes.ts';
import { stateRows } from './states.ts';
import { stationRows } from './stations.ts';

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
  const stations = stationRows(input);
  const states = stateRows(input, newestStatusRows(dataset.contents.status.rows));
  const files = new Map<string, string>();
  const counts = new Map<string, number>();
  const add = <F extends IrveFields>(name: string, fields: F, rows: readonly ExportedCells<F>[]) => {
    if (rows.length === 0) return;
    const header = exportedNames(fields);
    files.set(
      name,
      writeCsv(
        header,
        rows.map((row) => header.map((column) => row[column])),
      ),
    );
    counts.set(name, rows.length);
  };
  add('irve-statique.csv', STATIC_FIELDS, stations);
  add('irve-dynamique.csv', DYNAMIC_FIELDS, states);
  return { files, findings: mergeEqual(findings), counts };
}
