/** The sections of docs/data-dictionary.md, from the declarations of the tables. */

import { factsOf } from '../../../src/tables/cell-types/column-type.ts';
import type { Column, Table } from '../../../src/tables/table.ts';
import { TABLE_NAMES, TABLES } from '../../../src/tables/tables.ts';
import { code, table } from '../markdown.ts';

/** The list of all tables, with links to their sections. */
export function tableIndex(): string {
  const rows = TABLE_NAMES.map((name) => [`[${name}.csv](#${name}csv)`, TABLES[name].row]);
  return table(['Table', 'A row is'], rows);
}

/** A section for each table: a table with all of its columns. */
export function tableSections(): string {
  return TABLE_NAMES.map((name) => tableSection(TABLES[name])).join('\n\n');
}

function tableSection({ name, row, doc, key, repeats, columns }: Table): string {
  const rows = Object.entries(columns).map(([column, declared]) => [
    code(column),
    presenceOf(declared),
    declared.doc,
    formOf(declared),
    declared.example === '' ? '' : code(declared.example),
  ]);
  return [
    `## ${name}.csv`,
    `A row is ${row}. ${doc}`,
    `Key: ${key.map(code).join(', ')}.${repeats === undefined ? '' : ` Several rows may have the same key. ${repeats}`}`,
    table(['Column', 'Required', 'What it holds', 'Form', 'Example'], rows),
  ].join('\n\n');
}

/** With the values of a closed list. */
function formOf({ type }: Column<unknown>): string {
  const { form, values = [] } = factsOf(type);
  return form.replace(/the values below/, () => values.map(code).join(', '));
}

function presenceOf({ presence }: Pick<Column<unknown>, 'presence'>): string {
  switch (presence.kind) {
    case 'required':
      return 'yes';
    case 'optional':
      return 'no';
    case 'default':
      return `no, empty means ${presence.text}`;
    case 'setting':
      return `unless ${presence.setting} is set in network.json`;
    case 'of-network':
      return `no, empty means ${code(`defaults.${presence.name}`)} in network.json`;
    case 'once':
      return presence.ifNowhere.kind === 'required'
        ? `in one row of each ${presence.by}`
        : presenceOf({ presence: presence.ifNowhere });
    default:
      return presence satisfies never;
  }
}
