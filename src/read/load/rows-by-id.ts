/** Rows that are about one thing, such as the plugs of a charger, and rows that are there twice: together, in their order. */

import { foldCase } from '../../ocpi/ci-string.ts';

/** By the folded id (foldCase), without rows that have none, or one that cannot be read. */
export function rowsById<R>(rows: readonly R[], idOf: (row: R) => unknown): Map<string, R[]> {
  const groups = new Map<string, R[]>();
  let [last, group]: [string | undefined, R[]] = [undefined, []];
  for (const row of rows) {
    const id = idOf(row);
    if (typeof id !== 'string') continue;
    // Rows that belong together are mostly next to each other.
    if (id !== last) {
      const key = foldCase(id);
      group = groups.get(key) ?? [];
      groups.set(key, group);
      last = id;
    }
    group.push(row);
  }
  return groups;
}

/**
 * The rows that share their key with another row, in groups. What has no key is left out. Nearly all keys of a network are
 * there once, so groups are made of the others alone.
 *
 * @param keyOf folded (foldCase) where it is an id
 */
export function repeatedRows<R>(rows: readonly R[], keyOf: (row: R) => string | number | undefined): R[][] {
  const [seen, repeated] = [new Set<string | number>(), new Set<string | number>()];
  for (const row of rows) {
    const key = keyOf(row);
    if (key === undefined) continue;
    if (seen.has(key)) repeated.add(key);
    else seen.add(key);
  }
  if (repeated.size === 0) return [];
  const groups = Map.groupBy(rows, (row) => {
    const key = keyOf(row);
    return key !== undefined && repeated.has(key) ? key : undefined;
  });
  groups.delete(undefined);
  return [...groups.values()];
}
