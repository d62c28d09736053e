/** Who says that an EVSE is gone. */

import { foldCase } from '../../ocpi/ci-string.ts';
import { fullestVersion } from '../render/counts.ts';
import type { CurrentStatuses } from '../render/draft.ts';
import type { DraftedVersion } from '../render/render.ts';

/** It left the tables or is not public any more; its row in one of two tables calls it REMOVED; or a status source does. */
export type RemovalCause = 'row' | 'evses' | 'status' | 'source';

/** The cause for EVSEs that were live and are REMOVED from now on, by their uid. */
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
