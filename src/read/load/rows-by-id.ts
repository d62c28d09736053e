/** Rows that are about one thing, such as the plugs of a charger: together, in the order in which they come. */

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
