/**
 * How objects travel of which many are alike: a list for each of their members, with the value of each object. No name is repeated,
 * and what several share is said once. Any JSON travels so, but for null.
 */

import { numbering } from './numbering.ts';

/** The values of a member of some objects, or these objects themselves. */
export type Column =
  /** As they are; null stands for what is not there. */
  | readonly unknown[]
  /** Each value once, and which stands where: -1 for none. Of one value alone, how many times it stands there. */
  | { readonly of: Column; readonly at: readonly number[] | number }
  /** Lists: how long each is, and the items of all. */
  | { readonly lengths: Column; readonly items: Column }
  /** Objects: how many, and their members. */
  | { readonly count: number; readonly members: { readonly [name: string]: Column } }
  /** Objects whose members have names of their own, such as ids: the names and the values of each. */
  | { readonly names: Column; readonly values: Column };

const NONE = -1;
/** Of objects of one kind, more of all members are there than this part. */
const SPARSE = 0.25;
/** So few objects may be shorter as they are. */
const FEW = 3;

/** @param values of one kind; null for none. What is the same object several times is written once */
export function toColumn(values: readonly unknown[]): Column {
  const { list, of } = numbering<unknown>();
  const at = values.map((value) => (value === null ? NONE : of(value)));
  const hasNone = at.includes(NONE);
  if (list.length === 1 && values.length > 1 && !hasNone) return { of: ofDifferent(list), at: values.length };
  const isShared = list.length * 2 <= values.length || (hasNone && typeof list[0] === 'object');
  return isShared ? { of: ofDifferent(list), at } : ofDifferent(values);
}

function ofDifferent(values: readonly unknown[]): Column {
  if (values.length === 0) return values;
  if (values.every((value) => Array.isArray(value))) {
    return { lengths: toColumn(values.map(({ length }) => length)), items: toColumn(values.flat()) };
  }
  return values.every(isObject) ? ofObjects(values) : values;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function ofObjects(objects: readonly object[]): Column {
  const members = new Map<string, unknown[]>();
  let filled = 0;
  for (const [i, object] of (objects as readonly { readonly [name: string]: unknown }[]).entries()) {
    for (const name of Object.keys(object)) {
      const values = members.get(name) ?? new Array<unknown>(objects.length).fill(null);
      members.set(name, values);
      values[i] = object[name];
      filled++;
    }
  }
  if (filled < members.size * objects.length * SPARSE) {
    return { names: toColumn(objects.map(Object.keys)), values: toColumn(objects.map(Object.values)) };
  }
  const columns = [...members].map(([name, values]) => [name, toColumn(values)] as const);
  const column = { count: objects.length, members: Object.fromEntries(columns) };
  return objects.length > FEW || lengthOf(column) < lengthOf(objects) ? column : objects;
}

function lengthOf(json: object): number {
  return JSON.stringify(json).length;
}

/** The values of which a column was made. What was the same object is it again. */
export function readColumn(column: Column): readonly unknown[] {
  if ('of' in column) {
    const [values, { at }] = [readColumn(column.of), column];
    return typeof at === 'number' ? new Array(at).fill(values[0]) : at.map((number) => values[number] ?? null);
  }
  if ('lengths' in column) {
    const items = readColumn(column.items);
    let end = 0;
    return readColumn(column.lengths).map((length) => {
      end += Number(length);
      return items.slice(end - Number(length), end);
    });
  }
  if ('names' in column) {
    const values = readColumn(column.values) as readonly unknown[][];
    const names = readColumn(column.names) as readonly string[][];
    return names.map((own, i) => Object.fromEntries(own.map((name, j) => [name, values[i]?.[j]])));
  }
  if (!('members' in column)) return column;
  const members = Object.entries(column.members).map(([name, own]) => [name, readColumn(own)] as const);
  return Array.from({ length: column.count }, (_, i) =>
    Object.fromEntries(members.flatMap(([name, values]) => (values[i] === null ? [] : [[name, values[i]]]))),
  );
}
