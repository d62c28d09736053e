/**
 * The text of a status publication: a line with its times, and then sites in so many lines that a live step writes few of them. A live step
 * changes words and times in it, and knows nothing of what stands around them.
 */

import type { DateTime, Status } from '../../../src/ocpi/worker.ts';
import { SnapshotDamaged } from '../../../src/snapshot/worker.ts';

export const STATUSES: { readonly [S in Status]: string } = {
  AVAILABLE: 'available',
  BLOCKED: 'blocked',
  CHARGING: 'charging',
  INOPERATIVE: 'inoperative',
  OUTOFORDER: 'outOfOrder',
  PLANNED: 'planned',
  REMOVED: 'removed',
  RESERVED: 'reserved',
  UNKNOWN: 'unknown',
};

/** A reference to a site, a station or a point. */
export function reference(idG: string): string {
  return `"reference":{"targetClass":"FacilityObject","idG":${JSON.stringify(idG)},"versionG":"1"}`;
}

/** How a site begins, and no station. */
export function siteHead(id: string): string {
  return `{${reference(id)},"energyInfrastructureStationStatus":[`;
}

/** How a point begins: its status follows. Sites and stations have other heads, for ids of theirs may be those of points. */
export function pointHead(id: string): string {
  return `{"aegiElectricChargingPointStatus":{${reference(id)},`;
}

/** What stands in a point: its status, and since when it is that, if it is known. */
export function statusMembers(status: Status, since: DateTime | undefined): string {
  const time = since === undefined ? '' : `,"lastUpdated":"${since}"`;
  return `${STATUS_MEMBER}"${STATUSES[status]}"}${time}`;
}

const STATUS_MEMBER = '"status":{"value":';
const WRITTEN = /"status":\{"value":"\w+"\}(?:,"lastUpdated":"[^"]*")?/y;

/** The line with another status of a point. @throws SnapshotDamaged if it is not there */
export function withStatus(line: string, site: string, point: string, members: string): string {
  const begin = line.indexOf(siteHead(site));
  const before = pointHead(point);
  const at = begin === -1 ? -1 : line.indexOf(before, begin);
  WRITTEN.lastIndex = at + before.length;
  const written = at === -1 ? null : WRITTEN.exec(line);
  if (written === null) throw new SnapshotDamaged('the statuses in DATEX II lack an EVSE of the base');
  return line.slice(0, written.index) + members + line.slice(WRITTEN.lastIndex);
}

const TIMES = /("publicationTime":"|"messageGenerationTimestamp":")[^"]*/g;

/** The first line with another time. */
export function withTime(line: string, time: DateTime): string {
  return line.replace(TIMES, `$1${time}`);
}
