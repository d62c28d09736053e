/** What findings about history need to know beside what happened, and words that they share. */

import type { Place } from '../../findings/finding.ts';
import { listed } from '../../findings/text/format.ts';
import type { RemovalCause } from './removal-cause.ts';
import type { PlaceOfRow } from './row-places.ts';

export interface FindingsContext {
  /** The option --allow-removals. */
  readonly allowsRemovals: boolean;
  /** Whether nothing will be published now. */
  readonly isRehearsal: boolean;
  /** Whether an EVSE may be REMOVED for a status source that was not asked. */
  readonly mayBeRemoved: boolean;
  readonly placeOf: PlaceOfRow;
  /** The cells that hide a location (`publish`), by the id of the location (foldCase). */
  readonly hidden: ReadonlyMap<string, Place>;
  /** Uids of all EVSEs in the tables. */
  readonly uids: readonly string[];
  /** Why an EVSE is gone, by its uid. */
  readonly causeOf: (uid: string) => RemovalCause;
}

/** How many ids, or changes of ids, a finding names. */
export const EXAMPLES = 3;

/** `"L-1", "L-2", "L-3" and 7 more` */
export function firstIds(ids: readonly string[]): string {
  const quoted = ids.map((id) => `"${id}"`);
  return listed(quoted, EXAMPLES);
}
