/**
 * The feed as it was at the last import: a filethat is committed beside the tables, so that the next sync can tell what people
 * changed. Each row of a table is one line, and the rows are sorted, so Git shows what the feed changed.
 */

import { TABLE_NAMES, TABLES, type TableName } from '../../../src/tables/index.ts';
import { keyOfCells } from '../rows/row-keys.ts';
import { type RowTexts, type Side, type SideTable, tableIn } from './sides.ts';

export interface LastImport {
  readonly tables: Side;
  /** The id of the business that is the operator in network.json, and in no row. */
  readonly operator: string | undefined;
}

const VERSION = 1;
const NOTE = 'What the feed said at the last import. Commit this file with the tables, and do not edit it.';

/** The text of the file. */
export function formatLastImport({ tables, operator }: LastImport): string {
  const lists = TABLE_NAMES.flatMap((table) => {
    const { columns, rows } = tableIn(tables, table);
    if (rows.size === 0) return [];
    const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    const isFilled = (name: string) => columns.includes(name) && sorted.some((row) => row.text(name) !== '');
    const header = Object.keys(TABLES[table].columns).filter(isFilled);
    const lines = [header, ...sorted.map((row) => header.map((name) => row.text(name)))];
    return `"${table}": [\n${lines.map((line) => JSON.stringify(line)).join(',\n')}\n]`;
  });
  const head = Object.entries({ version: VERSION, note: NOTE, operator }).flatMap(([name, value]) =>
    value === undefined ? [] : [`"${name}": ${JSON.stringify(value)},\n`],
  );
  return `{\n${head.join('')}"tables": {\n${lists.join(',\n')}\n}\n}\n`;
}

/** A file that was read, and cannot be used. */
interface DamagedImport {
  readonly problem: string;
}

/** Reads the text of the file. Anybody may have edited it, or Git may have left its marks in it. */
export function parseLastImport(text: string): LastImport | DamagedImport {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'It is not JSON.' };
  }
  if (!isRecord(value) || value.version !== VERSION || !isRecord(value.tables)) {
    return { problem: `It does not say that it has version ${VERSION} of this format.` };
  }
  const { operator } = value;
  if (operator !== undefined && typeof operator !== 'string') return { problem: 'Its operator is not a text.' };
  const tables = new Map<TableName, SideTable>();
  for (const [name, list] of Object.entries(value.tables)) {
    const table = TABLE_NAMES.find((one) => one === name);
    if (table === undefined) return { problem: `There is no table ${JSON.stringify(name)}.` };
    const read = isRows(list) ? readRows(table, list) : { problem: `Its ${name} are not lists of texts.` };
    if ('problem' in read) return read;
    tables.set(table, read);
  }
  return { tables, operator };
}

function readRows(
  table: TableName,
  [header = [], ...lines]: readonly (readonly string[])[],
): SideTable | DamagedImport {
  const places = new Map(header.map((name, at) => [name, at]));
  const rows = new Map<string, RowTexts>();
  for (const line of lines) {
    if (line.length !== header.length) return { problem: `A row of its ${table} has too few or too many texts.` };
    const text = (name: string) => line[places.get(name) ?? -1] ?? '';
    const key = keyOfCells(table, text);
    if (rows.has(key)) return { problem: `Its ${table} have two rows with the key ${JSON.stringify(key)}.` };
    rows.set(key, { text });
  }
  return { columns: header, rows };
}

function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRows(value: unknown): value is readonly (readonly string[])[] {
  const isText = (text: unknown) => typeof text === 'string';
  return Array.isArray(value) && value.every((row) => Array.isArray(row) && row.every(isText));
}
