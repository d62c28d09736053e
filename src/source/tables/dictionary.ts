/** The data dictionary for people who edit the tables: Markdown, from the declarations of the tables. */

import type { Column, Table } from './table.ts';
import { TABLE_NAMES, TABLES } from './tables.ts';

/** The whole page. */
export function dataDictionary(): string {
  const index = TABLE_NAMES.map((name) => `| [${name}.csv](#${name}csv) | ${TABLES[name].row} |`);
  const sections = TABLE_NAMES.map((name) => tableSection(TABLES[name]));
  return `# Data dictionary

Every table and column that the build reads. Written by \`npm run generate\` from \`src/tables/\`; do not edit it here.

A table is every file whose name is the table's name, or begins with it and a hyphen, anywhere under \`data/\`:
\`connectors.csv\`, \`connectors-north.csv\`, \`north/connectors.csv\`. Columns may stand in any order, and columns that are
not required may be left out. A column whose name begins with an underscore is yours: the build ignores it.

An apostrophe in front of \`=\`, \`+\`, \`-\` or \`@\` keeps a spreadsheet from taking a text for a formula, and is no part of the
value: \`'+31201234567\` is \`+31201234567\`. To have an apostrophe there, write two. The import writes them so. The same holds
behind a semicolon inside a cell, where Excel divides lines in much of Europe.

| Table | A row is |
|---|---|
${index.join('\n')}

${sections.join('\n')}`;
}

function tableSection(table: Table): string {
  const rows = Object.entries(table.columns).map(([name, column]) => columnRow(name, column));
  const values = Object.entries(table.columns).flatMap(([name, column]) => valueList(name, column));
  return `## ${table.name}.csv

A row is ${table.row}. ${table.doc}

Key: ${table.key.map((name) => `\`${name}\``).join(', ')}.${table.repeats === undefined ? '' : ` Several rows may have the same key. ${table.repeats}`}

| Column | Required | What it holds | Form | Example |
|---|---|---|---|---|
${rows.join('\n')}
${values.length > 0 ? `\n${values.join('\n')}\n` : ''}`;
}

function columnRow(name: string, column: Column<unknown>): string {
  const cells = [`\`${name}\``, presenceOf(column), column.doc, column.type.form, exampleOf(column)];
  return `| ${cells.map(escapeCell).join(' | ')} |`;
}

function presenceOf({ presence }: Column<unknown>): string {
  switch (presence.kind) {
    case 'required':
      return 'yes';
    case 'optional':
      return 'no';
    case 'default':
      return `no, empty means ${presence.text}`;
    case 'setting':
      return `unless ${presence.setting} is set in network.json`;
    default:
      return presence satisfies never;
  }
}

function exampleOf({ example }: Column<unknown>): string {
  return example === '' ? '' : `\`${example}\``;
}

/** The values of a closed list, which the schema of the cell knows. */
function valueList(name: string, { type }: Column<unknown>): string[] {
  const json = type.values;
  return json === undefined ? [] : [`* Values of \`${name}\`: ${json.map((value) => `\`${value}\``).join(', ')}`];
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|');
}
