/** The setting `table_sources` of network.json: tables that are behind URLs, such as published spreadsheets. */

import * as z from 'zod';
import { TABLE_NAMES, type TableName } from '../tables/tables.ts';
import { checkNaming, columnNaming } from './column-naming.ts';
import { addressProblem, sourceAddress, sourceList, sourceName } from './source-address.ts';

const entry = z.strictObject({
  name: sourceName.describe('Name of the source in findings.').meta({ examples: ['sheet'] }),
  table: z
    .enum(TABLE_NAMES as [TableName, ...TableName[]])
    .describe('The table whose rows it has.')
    .meta({ examples: ['chargers'] }),
  url: sourceAddress.url,
  headers: sourceAddress.headers,
  columns: columnNaming.columns,
  ignore_columns: columnNaming.ignore_columns,
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
  checkNaming(given, given.table, context);
});

export const tableSources = sourceList(source);
