/** What every part of an export needs. */

import type { Dataset } from '../../../source/load/join.ts';
import type { Settings } from '../../../source/settings/settings.ts';
import type { AnyRow } from '../../../source/tables/table.ts';
import type { IRVE_EXPORTS } from './finding-codes.ts';

export interface ExportOptions {
  /** E-mail address of the operator, which the schema demands. */
  readonly contact: string;
  /** ms since 1970. */
  readonly now: number;
}

/** Adds a finding at a cell of a row. */
export type ReportAtCell = (
  code: keyof typeof IRVE_EXPORTS,
  row: AnyRow,
  column: string,
  message: string,
  hint?: string,
) => void;

export interface ExportInput extends ExportOptions {
  readonly settings: Settings;
  readonly dataset: Dataset;
  readonly report: ReportAtCell;
}
