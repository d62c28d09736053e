/** Writes docs/data-dictionary.md, for people who edit the tables, from the declarations of the tables. */

import type { Vocabulary } from '../cells/words/word.ts';
import type { Column, Table } from './table.ts';
import { TABLE_NAMES, TABLES } from './tables.ts';

/** The whole page in Markdown. */
export function dataDictionary(): string {
  const index = TABLE_NAMES.map((name) => `| [${name}.csv](#${name}csv) | ${TABLES[name].row} |`);
  const sections = TABLE_NAMES.map((name) => tableSection(TABLES[name]));
  return `# Data dictionary

Every table and column that the build reads. \`npm run generate\` writes this page from \`src/source/tables/\`; do not edit it
here.

A table can have several files, anywhere under \`data/\`. Their names are the name of the table, or begin with it and a
hyphen: \`connectors.csv\`, \`connectors-north.csv\`, \`north/connectors.csv\`. Columns may be in any order, and columns that
are not required may be left out. A column whose name begins with an underscore is yours: the build ignores it.

An apostrophe in front of \`=\`, \`+\`, \`-\` or \`@\` keeps a spreadsheet from treating a text as a formula. It is not part of
the value: \`'+31201234567\` is \`+31201234567\`. For an apostrophe in the value, write two. The import adds these
apostrophes. The same applies after a semicolon inside a cell, where Excel splits lines in much of Europe.

Each column has one notation, in the column "Form". What people and spreadsheets write otherwise is accepted too, if it can
mean only one thing: \`Typ 2\`, \`frei\`, \`ja\`, \`DE\` or \`Germany\`, \`22 kW\`, \`49 ct\`, \`19 %\`, \`"0,45"\`,
\`24.12.2026\`, \`8 Uhr\`, \`Mon-Fri 8am-8pm\`, \`WIFI, CAFE\`. Case, accents, blanks, hyphens and underscores in words do
not matter. Where two things can be meant (\`03/04/2026\`, \`Tesla\`, \`1,250\`), the check names both.

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
    case 'once':
      return presence.ifNowhere.kind === 'required'
        ? `in one row of each ${presence.by}`
        : presenceOf({ presence: presence.ifNowhere });
    default:
      return presence satisfies never;
  }
}

function exampleOf({ example }: Column<unknown>): string {
  return example === '' ? '' : `\`${example}\``;
}

/** The values of a closed list, and the words that are read as one of them. */
function valueList(name: string, { type: { values, words } }: Column<unknown>): string[] {
  const list = values && `* Values of \`${name}\`: ${values.map((value) => `\`${value}\``).join(', ')}`;
  return [list, words && wordList(name, words)].filter((line) => line !== undefined);
}

function wordList(name: string, { words }: Vocabulary<string>): string | undefined {
  const meanings = Object.entries(words).map(([value, list]) => `\`${value}\` (${list})`);
  return meanings.length === 0 ? undefined : `* Words for \`${name}\`: ${escapeCell(meanings.join('; '))}`;
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|');
}
