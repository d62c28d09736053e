/** What changes: the statuses of now beside those that are published. */

import { REMOVED_CODE } from '../../publish/files/live-location.ts';
import { expiryOf, isStillRight, type StatusFileHead, statusHead } from '../../publish/files/status-file.ts';
import type { CurrentStatuses } from '../../publish/render/draft.ts';
import { codeOfStatus, statusOfCode } from '../../publish/render/template.ts';
import { formatTimestamp } from '../../source/cells/timestamp.ts';
import type { ChangedEvse } from './change-status-file.ts';
import { HeadDamaged } from './head-damaged.ts';
import type { LiveSnapshot, StatusesNow } from './snapshot-and-change.ts';

/** The codes from now on, and the EVSEs for which they are others than before. */
export function compareStatuses({ base, statuses: { codes: before } }: LiveSnapshot, reported: CurrentStatuses) {
  const evses: ChangedEvse[] = [];
  let codes = '';
  let number = 0;
  for (const location of base.locations) {
    for (let i = 0; i < location.uids.length; i++, number++) {
      const known = reported.get(location.uids[i] ?? '');
      const code = known === undefined ? (location.statuses[i] ?? '?') : codeOfStatus(known.status);
      const published = before[number] ?? '?';
      const isKept = code === published || code === REMOVED_CODE || published === REMOVED_CODE;
      codes += isKept ? published : code;
      if (isKept) continue;
      const [own, status] = [statusOfCode(published), statusOfCode(code)];
      evses.push({ number, location, uid: location.ownUids[i] ?? '', before: own, status });
    }
  }
  if (number !== before.length) throw new HeadDamaged('its base and its statuses do not belong together');
  return { codes, evses };
}

/** What /status.json says before its EVSEs: the same object if the file may stay as it is. */
export function nextStatusHead(
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
  const expires = expiryOf({ locations, statuses: now.statuses, readings: now.readings });
  if (!hasChanged && isStillRight(statuses.head, expires, now.readings)) return statuses.head;
  return statusHead(since, base.ttl, expires === undefined ? undefined : formatTimestamp(expires));
}
