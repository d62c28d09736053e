/**
 * Settings of tables: `table_sources`, those behind URLs such as published spreadsheets, `table_files`, those in the data directory, and of
 * both which of somebody's columns are which of ours.
 */

import * as z from 'zod';
import type { ColumnNaming } from '../csv/renamed-columns.ts';
import type { Advice } from '../findings/text/advice.ts';
import { didYouMean } from '../findings/text/suggestion.ts';
import { columnCalled } from '../tables/column-names.ts';
import { TABLE_NAMES, TABLES, type TableName, tableOfFile } from '../tables/tables.ts';
import { setting, wholeNumber } from './setting.ts';
import { addressProblem, sourceAddress, sourceList, sourceName } from './source-address.ts';

/** The name of a column as a sheet has it, on one line. */
const theirName = z.string().min(1).max(200);

const columnNaming = {
  columns: setting(
    z.record(theirName, z.string()).default({}),
    'Columns that the sheet calls otherwise: its name, and the name of ours. A column that has our name already need not be listed.',
    { Ladepunkt: 'evse_uid' },
  ),
  ignore_columns: setting(
    z.array(theirName).max(1000).default([]),
    'Columns of the sheet that are not read, without a warning. They are never published.',
    ['Remarks'],
  ),
};

type Context = z.core.$RefinementCtx<unknown>;

/** Adds an issue for each name that is no column of the table, and for one that two columns have. */
function checkNaming(
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
  return {
    code: 'custom' as const,
    message: `must be a column of ${table}.csv`,
    path,
    params: { advice: { hint } satisfies Advice },
  };
}

const entry = z.strictObject({
  name: setting(sourceName, 'Name of the source in findings.', 'sheet'),
  table: setting(z.enum(TABLE_NAMES as [TableName, ...TableName[]]), 'The table whose rows it has.', 'chargers'),
  url: sourceAddress.url,
  headers: sourceAddress.headers,
  columns: columnNaming.columns,
  ignore_columns: columnNaming.ignore_columns,
  timeout_seconds: sourceAddress.timeout_seconds,
  max_bytes: setting(
    wholeNumber(1, 100_000_000).default(20_000_000),
    'Largest content that is read, in bytes after decompression.',
    5_000_000,
  ),
  allow_private_address: sourceAddress.allow_private_address,
});

/** A table source with its defaults filled in. */
export type TableSource = z.output<typeof entry>;

const source = entry.superRefine((given, context) => {
  const wrongUrl = addressProblem(given);
  if (wrongUrl !== undefined) context.addIssue({ code: 'custom', message: wrongUrl, path: ['url'] });
  checkNaming(given, given.table, context);
});

export const tableSources = sourceList(source);

const naming = z.strictObject(columnNaming);

export const columnsOfFiles = z
  .record(
    z
      .string()
      .max(500)
      .refine((path) => tableOfFile(path) !== undefined, 'must be the name of a file of a table, such as chargers.csv'),
    naming,
  )
  .superRefine((files, context) => {
    for (const [path, given] of Object.entries(files)) {
      const table = tableOfFile(path);
      if (table !== undefined) checkNaming(given, table, context, [path]);
    }
  });

export type TableFiles = z.output<typeof columnsOfFiles>;
