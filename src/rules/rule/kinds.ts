/** Goes through rows of which many are alike, such as connectors, and looks at one of a kind. */

import type { Finding } from '../../findings/finding.ts';
import type { AnyRow } from '../../tables/table.ts';
import type { Findings } from './rule.ts';

/**
 * What is found in each row. If nothing is found in a row, nothing is looked for in those of its kind.
 *
 * @param findingsIn must not depend on the first part of the key, in which rows of a kind differ
 */
export function* inEachKind<R extends AnyRow>(rows: readonly R[], findingsIn: (row: R) => Iterable<Finding>): Findings {
  const sound = new Set<object>();
  for (const row of rows) {
    const { kind } = row;
    if (kind !== undefined && sound.has(kind)) continue;
    let isSound = true;
    for (const found of findingsIn(row)) {
      isSound = false;
      yield found;
    }
    if (isSound && kind !== undefined) sound.add(kind);
  }
}
