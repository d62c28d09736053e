/** The setting `table_files` of network.json: how the columns of files in the data directory are to be read. */

import * as z from 'zod';
import { tableOfFile } from '../tables/tables.ts';
import { checkNaming, columnNaming } from './column-naming.ts';

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
