/** The settings that say which columns of somebody's table are which of ours: of table sources, and of files. */

import * as z from 'zod';
import type { ColumnNaming } from '../csv/column-naming.ts';
import { didYouMean } from '../findings/text/suggestion.ts';
import { columnCalled } from '../tables/column-names.ts';
import { TABLES, type TableName } from '../tables/tables.ts';
import type { SettingProblem } from './setting-as-cell.ts';

/** The name of a column as a sheet has it, on one line. */
const theirName = z.string().min(1).max(200);

/** The members of the schema. */
export const columnNaming = {
  columns: z
    .record(theirName, z.string())
    .default({})
    .describe(
      'Columns that the sheet calls otherwise: its name, and the name of ours. A column that has our name already need not be listed.',
    )
    .meta({ examples: [{ Ladepunkt: 'evse_uid' }] }),
  ignore_columns: z
    .array(theirName)
    .max(1000)
    .default([])
    .describe('Columns of the sheet that are not read, without a warning. They are never published.')
    .meta({ examples: [['Remarks']] }),
};

type Context = z.core.$RefinementCtx<unknown>;

/** Adds an issue for each name that is no column of the table, and for one that two columns have. */
export function checkNaming(
  { columns }: ColumnNaming,
  table: TableName,
  context: Context,
  above: readonly string[] = [],
): void {
  const ours = Object.keys(TABLES[table].columns);
  const seen = new Map<string, string>();
  for (const [their, our] of Object.entries(columns)) {
    const path = [...above, 'columns', their];
    const other = seen.get(our);
    seen.set(our, their);
    if (!ours.includes(our)) context.addIssue(noColumn(path, table, our, ours));
    else if (other !== undefined) {
      context.addIssue({ code: 'custom', message: `must not be the column of "${other}" too`, path });
    }
  }
}

function noColumn(path: string[], table: TableName, written: string, ours: readonly string[]) {
  const called = columnCalled(written, TABLES[table]);
  const meant = called === undefined ? didYouMean(written, ours) : `Did you mean "${called}"?`;
  const hint = meant ?? `Its columns are ${ours.join(', ')}.`;
  const params = { code: 'invalid-setting', hint } satisfies SettingProblem;
  return { code: 'custom' as const, message: `must be a column of ${table}.csv`, path, params };
}
