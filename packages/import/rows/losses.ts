/** The kinds of objects of a feed that are counted, and the counts of those that are not in the tables. */

import type { TableName } from '../../../src/tables/index.ts';

/** The tables of which a row is an object with an id of its own in the feed. */
export const OBJECT_TABLES = ['locations', 'evses', 'connectors', 'tariffs'] as const satisfies readonly TableName[];

export type ObjectTable = (typeof OBJECT_TABLES)[number];

export type ObjectNumbers = { [T in ObjectTable]: number };

/** Zero for every kind of object. */
export function noNumbers(): ObjectNumbers {
  return { locations: 0, evses: 0, connectors: 0, tariffs: 0 };
}

/** Adds a row to the counts, if it is an object. */
export function count(numbers: ObjectNumbers, table: TableName): void {
  if (Object.hasOwn(numbers, table)) numbers[table as ObjectTable]++;
}
