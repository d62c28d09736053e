/** What findings about history need to know beside what happened, and words that they share. */

import type { Place } from '../../findings/finding.ts';
import { listed } from '../../findings/text/format.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import { once } from '../../sources/statuses/known-evses.ts';
import { fullestVersion } from '../render/counts.ts';
import type { CurrentStatuses } from '../render/draft.ts';
import type { DraftedVersion } from '../render/render-drafts.ts';
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

/** row: it left the tables or is no longer public. evses, status: its row there says REMOVED. source: a status source does. */
export type RemovalCause = 'row' | 'evses' | 'status' | 'source';

/** The cause for an EVSE that was live and becomes REMOVED, by its uid. */
export function removalCauses(
  versions: readonly DraftedVersion[],
  statuses: CurrentStatuses,
): (uid: string) => RemovalCause {
  const isPublic = once(() => new Set(fullestVersion(versions)?.locations.flatMap(({ uids }) => uids)));
  return (uid) => {
    if (!isPublic().has(foldCase(uid))) return 'row';
    const reported = statuses.get(foldCase(uid));
    if (reported === undefined) return 'evses';
    return reported.source === undefined ? 'status' : 'source';
  };
}
