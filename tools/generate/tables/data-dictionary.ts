/** The sections of docs/data-dictionary.md, from the declarations of the tables. */

import type { Vocabulary } from '../../../src/cells/words/vocabulary.ts';
import { factsOf } from '../../../src/tables/cell-types/column-type.ts';
import { namesOf } from '../../../src/tables/column-names.ts';
import type { Column, Table } from '../../../src/tables/table.ts';
import { TABLE_NAMES, TABLES } from '../../../src/tables/tables.ts';
import { code, table } from '../markdown.ts';

/** The list of all tables, with links to their sections. */
export function tableIndex(): string {
  const rows = TABLE_NAMES.map((name) => [`[${name}.csv](#${name}csv)`, TABLES[name].row]);
  return table(['Table', 'A row is'], rows);
}

/** A section for each table, with all of its columns. */
export function tableSections(): string {
  return TABLE_NAMES.map((name) => tableSection(TABLES[name])).join('\n\n');
}

function tableSection({ name, row, doc, key, repeats, columns }: Table): string {
  const rows = Object.entries(columns).map(([column, declared]) => [
    code(column),
    presenceOf(declared),
    declared.doc,
    factsOf(declared.type).form,
    declared.example === '' ? '' : code(declared.example),
  ]);
  const lists = Object.entries(columns).flatMap(([column, declared]) => valueLists(column, declared));
  const names = Object.keys(columns).flatMap((column) => {
    const words = namesOf(name, column);
    return words.length === 0 ? [] : [`* Also called ${code(column)}: ${words.join(', ')}`];
  });
  return [
    `## ${name}.csv`,
    `A row is ${row}. ${doc}`,
    `Key: ${key.map(code).join(', ')}.${repeats === undefined ? '' : ` Several rows may have the same key. ${repeats}`}`,
    table(['Column', 'Required', 'What it holds', 'Form', 'Example'], rows),
    ...(names.length > 0 ? [names.join('\n')] : []),
    ...(lists.length > 0 ? [lists.join('\n')] : []),
  ].join('\n\n');
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

/** The values of a closed list, and the words that are read as one of them. */
function valueLists(name: string, { type }: Column<unknown>): string[] {
  const { values, words } = factsOf(type);
  const list = values && `* Values of ${code(name)}: ${values.map(code).join(', ')}`;
  return [list, words && wordList(name, words)].filter((line) => line !== undefined);
}

function wordList(name: string, { meanings }: Vocabulary<string>): string | undefined {
  const said = meanings.flatMap(({ values: [value = '', second], words }) =>
    second === undefined ? [`${code(value)} (${words.join(', ')})`] : [],
  );
  return said.length === 0 ? undefined : `* Words for ${code(name)}: ${said.join('; ').replaceAll('|', '\\|')}`;
}
