/** EVSEs that become REMOVED, or return: a live step adds and removes no object, so these need a build. */

import { REMOVED_CODE } from '../../publish/files/live-location.ts';
import type { CurrentStatuses } from '../../publish/render/draft.ts';
import { codeOfStatus } from '../../publish/render/template.ts';
import type { LiveSnapshot } from './snapshot-and-change.ts';

/** Whether an EVSE of the base is REMOVED now and was not, or the other way round. */
export function someBecomeRemovedOrReturn({ base, statuses: { codes } }: LiveSnapshot, now: CurrentStatuses): boolean {
  const someAreRemoved = codes.includes(REMOVED_CODE) || [...now.values()].some(({ status }) => status === 'REMOVED');
  if (!someAreRemoved) return false;
  let number = 0;
  for (const { uids, statuses } of base.locations) {
    for (const [i, uid] of uids.entries()) {
      const known = now.get(uid);
      const code = known === undefined ? statuses[i] : codeOfStatus(known.status);
      if ((code === REMOVED_CODE) !== (codes[number++] === REMOVED_CODE)) return true;
    }
  }
  return false;
}
