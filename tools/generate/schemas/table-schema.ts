/** Makes the JSON Schema (2020-12) of the rows of a table, as texts of cells, from its declaration. */

import type { Column, Table } from '../../../src/tables/table.ts';

/** The schema of one row: an object with a text for each column. An absent cell is a missing member, not an empty text. */
export function tableSchema(table: Table): object {
  const columns = Object.entries(table.columns);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${table.name}.schema.json`,
    title: `${table.name}.csv`,
    description: `A row is ${table.row}. ${table.doc}`,
    type: 'object',
    properties: Object.fromEntries(columns.map(([name, column]) => [name, cellSchema(column)])),
    required: columns.filter(([, { presence }]) => presence.kind === 'required').map(([name]) => name),
    additionalProperties: false,
    patternProperties: { '^_': { type: 'string', description: 'A column of your own, which the build ignores.' } },
  };
}

function cellSchema({ type, doc, example }: Column<unknown>): object {
  const description = `${doc} (${type.form.replaceAll('`', '')})`;
  return { description, type: 'string', ...type.json, ...(example === '' ? {} : { examples: [example] }) };
}
