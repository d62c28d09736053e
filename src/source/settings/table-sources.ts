/** The setting `table_sources` of network.json: tables that are behind URLs, such as published spreadsheets. */

import * as z from 'zod';
import { didYouMean } from '../../findings/text/suggestion.ts';
import { columnCalled } from '../tables/column-names.ts';
import { TABLE_NAMES, TABLES, type TableName } from '../tables/tables.ts';
import type { SettingProblem } from './setting-as-cell.ts';
import { addressProblem, sourceAddress, sourceList, sourceName } from './source-address.ts';

/** The name of a column as a sheet has it, on one line. */
const theirName = z.string().min(1).max(200);

const entry = z.strictObject({
  name: sourceName.describe('Name of the source in findings.').meta({ examples: ['sheet'] }),
  table: z
    .enum(TABLE_NAMES as [TableName, ...TableName[]])
    .describe('The table whose rows it has.')
    .meta({ examples: ['chargers'] }),
  url: sourceAddress.url,
  headers: sourceAddress.headers,
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
  timeout_seconds: sourceAddress.timeout_seconds,
  max_bytes: z
    .int()
    .min(1)
    .max(100_000_000)
    .default(20_000_000)
    .describe('Largest content that is read, in bytes after decompression.')
    .meta({ examples: [5_000_000] }),
  allow_private_address: sourceAddress.allow_private_address,
});

/** A table source with its defaults filled in. */
export type TableSource = z.output<typeof entry>;

const source = entry.superRefine((given, context) => {
  const wrongUrl = addressProblem(given);
  if (wrongUrl !== undefined) context.addIssue({ code: 'custom', message: wrongUrl, path: ['url'] });
  const ours = Object.keys(TABLES[given.table].columns);
  const seen = new Map<string, string>();
  for (const [their, our] of Object.entries(given.columns)) {
    const path = ['columns', their];
    const other = seen.get(our);
    seen.set(our, their);
    if (!ours.includes(our)) context.addIssue(noColumn(path, given.table, our, ours));
    else if (other !== undefined) {
      context.addIssue({ code: 'custom', message: `must not be the column of "${other}" too`, path });
    }
  }
});

function noColumn(path: string[], table: TableName, written: string, ours: readonly string[]) {
  const called = columnCalled(written, TABLES[table]);
  const meant = called === undefined ? didYouMean(written, ours) : `Did you mean "${called}"?`;
  const hint = meant ?? `Its columns are ${ours.join(', ')}.`;
  const params = { code: 'invalid-setting', hint } satisfies SettingProblem;
  return { code: 'custom' as const, message: `must be a column of ${table}.csv`, path, params };
}

export const tableSources = sourceList(source);
