/** Makes the JSON Schema (2020-12) of the rows of a table, as texts of cells, from its declaration. */

import * as z from 'zod';
import type { Table } from '../../../src/tables/table.ts';
import { inputSchema } from './input-schema.ts';

/** The schema of one row: an object with a text for each column. An absent cell is a missing member, not an empty text. */
export function tableSchema({ name, row, doc, columns }: Table): object {
  const cells = Object.entries(columns).map(
    ([column, { type, presence }]) => [column, presence.kind === 'required' ? type : type.optional()] as const,
  );
  const { $schema, ...schema } = inputSchema(z.strictObject(Object.fromEntries(cells)));
  return {
    $schema,
    $id: `${name}.schema.json`,
    title: `${name}.csv`,
    description: `A row is ${row}. ${doc}`,
    ...schema,
    patternProperties: { '^_': { type: 'string', description: 'A column of your own, which the build ignores.' } },
  };
}
