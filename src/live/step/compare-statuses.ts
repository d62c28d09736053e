/** What changes: the statuses of now beside those that are published. */

import { REMOVED_CODE } from '../../publish/files/live-location.ts';
import { confirmationOf, nextStatusHead, type StatusFileHead } from '../../publish/files/status-file.ts';
import type { CurrentStatuses } from '../../publish/render/draft.ts';
import { codeOfStatus, statusOfCode } from '../../publish/render/template.ts';
import { SnapshotDamaged } from '../../snapshot/read-manifest.ts';
import { once } from '../../sources/statuses/known-evses.ts';
import type { ChangedEvse } from './change-status-file.ts';
import type { LiveSnapshot, StatusesNow } from './snapshot-and-change.ts';

/** What is known of all EVSEs of a base. */
export interface Compared {
  /** Of all EVSEs, from now on. */
  readonly codes: string;
  /** Those with another status than before, and those that are published again. */
  readonly evses: readonly ChangedEvse[];
  /** The newest report about any of them, in ms since 1970; -Infinity if none has a time. */
  readonly reportedAt: number;
}

/** Each EVSE is looked up once: that costs more than everything else that is done for each. */
export function compareStatuses(
  { base, statuses: { codes: before } }: LiveSnapshot,
  reported: CurrentStatuses,
  again: ReadonlySet<string> = new Set(),
): Compared {
  const evses: ChangedEvse[] = [];
  const codes: string[] = [];
  let [number, kept, reportedAt] = [0, 0, Number.NEGATIVE_INFINITY];
  for (const location of base.locations) {
    for (let i = 0; i < location.uids.length; i++, number++) {
      const uid = location.uids[i] ?? '';
      const known = reported.get(uid);
      if (known?.reportedAt !== undefined && known.reportedAt > reportedAt) reportedAt = known.reportedAt;
      const code = known === undefined ? location.statuses[i] : codeOfStatus(known.status);
      const published = before[number];
      if (code === undefined || published === undefined || (code === published && !again.has(uid))) continue;
      if (code === REMOVED_CODE || published === REMOVED_CODE) continue;
      codes.push(before.slice(kept, number), code);
      kept = number + 1;
      const [own, status] = [statusOfCode(published), statusOfCode(code)];
      evses.push({
        number,
        location,
        uid: location.ownUids[i] ?? '',
        before: own,
        status,
        reported: known?.lastUpdated,
      });
    }
  }
  if (number !== before.length) throw new SnapshotDamaged('its base and its statuses do not belong together');
  return { codes: evses.length === 0 ? before : codes.join('') + before.slice(kept), evses, reportedAt };
}

/** What /status.json says before its EVSEs: the same object if the file may stay as it is. */
export function statusHeadAfter(
  { base, statuses }: LiveSnapshot,
  now: StatusesNow,
  codes: string,
  hasChanged: boolean,
  since: string,
): StatusFileHead {
  let at = 0;
  const locations = base.locations.map((draft) => {
    const begin = at;
    at += draft.uids.length;
    return { draft, codes: codes.slice(begin, at) };
  });
  const times = once(() => new Map(base.feed.times));
  const confirmation = confirmationOf({ ...now, locations }, ({ uids }, evse) => times().get(uids[evse] ?? ''));
  const next = { since, ttl: base.ttl, confirmation, readings: now.readings };
  return nextStatusHead(statuses.head, next, () => !hasChanged);
}
