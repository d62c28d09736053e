/** `defaults` of network.json: what empty cells of some columns mean in the whole network, as the columns are declared (ofNetwork). */

import * as z from 'zod';
import type { Column, Table } from '../tables/table.ts';
import { TABLES } from '../tables/tables.ts';
import { cellOfJson } from './setting.ts';

export const networkDefaults = z.strictObject(
  Object.fromEntries(
    Object.values<Table>(TABLES).flatMap(({ columns }) =>
      Object.values(columns).flatMap((column) =>
        column.presence.kind === 'of-network' ? [[column.presence.name, likeCell(column)]] : [],
      ),
    ),
  ),
);

/** A default as it would stand in a cell of the column. JSON's true, false and lists of texts mean the same. */
function likeCell({ type, doc, example }: Column<unknown>) {
  return z
    .preprocess((value) => (Array.isArray(value) || typeof value === 'boolean' ? cellOfJson(value) : value), type)
    .optional()
    .meta({ description: doc, examples: [example] });
}
