/** Makes the JSON Schema (2020-12) of the rows of a table, as texts of cells, from its declaration. */

import { z } from 'zod';
import type { Column, Table } from './table.ts';

/** The schema of one row: an object with a text for each column. */
export function tableSchema(table: Table): object {
  const { $schema, ...schema } = z.toJSONSchema(rowSchema(table), { io: 'input', target: 'draft-2020-12' });
  for (const [name, { example }] of Object.entries(table.columns)) {
    if (example !== '') Object.assign(schema.properties?.[name] ?? {}, { examples: [example] });
  }
  return {
    $schema,
    $id: `${table.name}.schema.json`,
    title: `${table.name}.csv`,
    description: `A row is ${table.row}. ${table.doc}`,
    ...schema,
    patternProperties: { '^_': { type: 'string', description: 'A column of your own, which the build ignores.' } },
  };
}

/** The zod schema of a row, from the texts of its cells to typed values. An absent cell is undefined, not an empty text. */
function rowSchema(table: Table) {
  const shape = Object.fromEntries(Object.entries(table.columns).map(([name, column]) => [name, cellSchema(column)]));
  return z.strictObject(shape);
}

function cellSchema(column: Column<unknown>): z.ZodType {
  const { type, presence, doc } = column;
  const described = type.schema.describe(`${doc} (${type.form.replaceAll('`', '')})`);
  return presence.kind === 'required' ? described : described.optional();
}
