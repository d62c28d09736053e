/** The JSON Schema (2020-12) of the rows of a source table, as text of cells, from its declaration. */

import { z } from 'zod';
import type { Column, Table } from './table.ts';

/** A schema for one row of the table: an object with a text for each column. */
export function tableSchema(table: Table): object {
  const { $schema, ...schema } = z.toJSONSchema(rowSchema(table), { io: 'input', target: 'draft-2020-12' });
  return {
    $schema,
    $id: `${table.name}.schema.json`,
    title: `${table.name}.csv`,
    description: `A row is ${table.row}. ${table.doc}`,
    ...schema,
  };
}

/** The zod row of a table, from the texts of its cells to typed values; an absent cell is undefined, not empty text. */
export function rowSchema(table: Table) {
  const shape = Object.fromEntries(Object.entries(table.columns).map(([name, column]) => [name, cellSchema(column)]));
  return z.strictObject(shape);
}

function cellSchema(column: Column<unknown>): z.ZodType {
  const { type, presence, doc, example } = column;
  const described = type.schema.describe(`${doc} (${type.form.replaceAll('`', '')})`).meta({ examples: [example] });
  return presence.kind === 'required' ? described : described.optional();
}
