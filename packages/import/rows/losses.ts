/** Counts the objects of a feed that are not in the tables, by what became of them. */

import type { TableName } from '../../../src/tables/index.ts';

/** The tables of which a row is an object with an id of its own in the feed. */
export const OBJECT_TABLES = ['locations', 'evses', 'connectors', 'tariffs'] as const satisfies readonly TableName[];

export type ObjectTable = (typeof OBJECT_TABLES)[number];

export interface Losses {
  /** Objects that are in no table, by cause. */
  readonly lost: { readonly [T in ObjectTable]: Map<string, number> };
  /** Objects that are in the tables once, although the feed has them several times. */
  readonly merged: { readonly [T in ObjectTable]: number };
  /** How many of the lost ones lack a mandatory value, or belong to something that does. */
  readonly incomplete: { readonly [T in ObjectTable]: number };
  lose(table: TableName, cause: string, isIncomplete?: boolean): void;
  merge(table: ObjectTable): void;
}

/** The counts before anything was read. */
export function noLosses(): Losses {
  const counts = () => new Map<string, number>();
  const lost = { locations: counts(), evses: counts(), connectors: counts(), tariffs: counts() };
  const merged = { locations: 0, evses: 0, connectors: 0, tariffs: 0 };
  const incomplete = { ...merged };
  return {
    lost,
    merged,
    incomplete,
    lose: (table, cause, isIncomplete = false) => {
      if (!isObjectTable(table)) return;
      lost[table].set(cause, (lost[table].get(cause) ?? 0) + 1);
      if (isIncomplete) incomplete[table]++;
    },
    merge: (table) => void merged[table]++,
  };
}

/** Whether the rows of a table are objects of their own, which a summary counts. */
export function isObjectTable(table: TableName): table is ObjectTable {
  return OBJECT_TABLES.some((one) => one === table);
}
