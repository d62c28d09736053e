/** Why an EVSE is gone. */

import { foldCase } from '../../ocpi/ci-string.ts';
import { fullestVersion } from '../render/counts.ts';
import type { CurrentStatuses } from '../render/draft.ts';
import type { DraftedVersion } from '../render/render-drafts.ts';

/** row: it left the tables or is no longer public. evses, status: its row there says REMOVED. source: a status source does. */
export type RemovalCause = 'row' | 'evses' | 'status' | 'source';

/** The cause for an EVSE that was live and becomes REMOVED, by its uid. */
export function removalCauses(
  versions: readonly DraftedVersion[],
  statuses: CurrentStatuses,
): (uid: string) => RemovalCause {
  let listed: ReadonlySet<string> | undefined;
  return (uid) => {
    listed ??= new Set(fullestVersion(versions)?.locations.flatMap(({ uids }) => uids));
    if (!listed.has(foldCase(uid))) return 'row';
    const reported = statuses.get(foldCase(uid));
    if (reported === undefined) return 'evses';
    return reported.source === undefined ? 'status' : 'source';
  };
}
