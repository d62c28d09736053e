/** Whether two texts of a column mean the same, in whatever notation. */

import { isDeepStrictEqual } from 'node:util';
import { foldCase } from '../../../src/ocpi/index.ts';
import {
  type Column,
  type Columns,
  type Defaults,
  readCell,
  TABLES,
  type TableName,
} from '../../../src/tables/index.ts';

/** The settings of network.json, which say what empty cells mean. */
export type NetworkDefaults = { readonly [name: string]: unknown } & Pick<Defaults, 'defaults'>;

/** The declaration of a column; undefined for one of a person's own, such as a note. */
export function columnOf(table: TableName, name: string): Column<unknown> | undefined {
  const columns: Columns = TABLES[table].columns;
  return Object.hasOwn(columns, name) ? columns[name] : undefined;
}

/** A text that cannot be read means only itself. */
export function meansSame(table: TableName, name: string, a: string, b: string, defaults: NetworkDefaults): boolean {
  if (a === b) return true;
  const column = columnOf(table, name);
  if (column === undefined) return false;
  if (column.references && foldCase(a) === foldCase(b)) return true;
  const [left, right] = [cellValue(column, a, defaults), cellValue(column, b, defaults)];
  return left !== undefined && isDeepStrictEqual(left, right);
}

/** The value of a text, in an object; undefined if it cannot be read. */
function cellValue({ type, presence }: Column<unknown>, text: string, defaults: NetworkDefaults) {
  if (text === '') {
    if (presence.kind === 'default') return { value: presence.value };
    if (presence.kind === 'setting') return { value: defaults[presence.setting] };
    if (presence.kind === 'of-network') return { value: defaults.defaults?.[presence.name] };
    return { value: undefined };
  }
  const reading = readCell(type, text);
  return 'value' in reading ? { value: reading.value } : undefined;
}
