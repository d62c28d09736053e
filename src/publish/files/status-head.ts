/**
 * What /status.json (stored-format/status-file.ts) says before its EVSEs, and the form of an entry: for builds (status-file.ts) and live
 * steps, which change a few entries of it.
 */

import { formatSecond, formatTimestamp } from '../../cells/times/timestamp.ts';
import { STATUS, type Status } from '../../ocpi/enums.ts';
import type { DateTime } from '../../ocpi/types.ts';
import { isInService } from '../../read/load/status-times.ts';
import type { Settings } from '../../settings/settings.ts';
import { isSilent, type SourceReading } from '../../sources/statuses/source-life.ts';
import type { StatusFile } from '../../stored-format/status-file.ts';
import type { CurrentStatuses } from '../render/draft.ts';
import { codeOfStatus } from '../render/template.ts';
import { type LiveLocation, REMOVED_CODE } from './live-location.ts';

/** Nobody needs to ask more often than `watch` publishes unless told otherwise, in seconds. */
const LEAST_TTL = 30;

/** The `ttl` of the file: caches may keep an answer for so long anyway. */
export function statusTtl({ cache_seconds }: Pick<Settings, 'cache_seconds'>): number {
  return Math.max(LEAST_TTL, cache_seconds);
}

/** What the file says before the statuses. */
export type StatusFileHead = Omit<StatusFile, 'evses'>;

interface NextStatusHead {
  readonly since: DateTime;
  readonly ttl: number;
  readonly confirmation: Confirmation;
  readonly readings: readonly SourceReading[];
}

/**
 * What the file says before its EVSEs from now on: the same object, if that is still right.
 *
 * @param isSame whether the file with this head has the same statuses as before
 */
export function nextStatusHead(
  before: StatusFileHead | undefined,
  { since, ttl, confirmation, readings }: NextStatusHead,
  isSame: (head: StatusFileHead) => boolean,
): StatusFileHead {
  const head = statusHead(since, ttl, confirmation);
  if (before === undefined || before.ttl !== ttl) return head;
  // What people wrote is said at once; what sources said may be older.
  const isNewer = readings.length === 0 && head.confirmed !== before.confirmed;
  return !isNewer && isStillRight(before, confirmation, readings) && isSame(before) ? before : head;
}

function statusHead(last_updated: DateTime, ttl: number, confirmation: Confirmation): StatusFileHead {
  const { expires, confirmed, isSilent: silent } = confirmation;
  return {
    last_updated,
    ttl,
    ...(expires === undefined ? {} : { expires: formatTimestamp(expires) }),
    ...(confirmed === undefined ? {} : { confirmed: formatTimestamp(confirmed) }),
    ...(silent ? { silent } : {}),
  };
}

/** The text of the file up to its first EVSE. */
export function openStatusFile(head: StatusFileHead): string {
  return `${JSON.stringify(head).slice(0, -1)},"evses":{`;
}

/**
 * Since when a status that is new in the file is what it is.
 *
 * @param shown when it is first shown @param reported the time of its report, in ms since 1970, if it has one
 */
export function sinceReported(shown: DateTime, reported: number | undefined): DateTime {
  if (reported === undefined) return shown;
  const time = formatSecond(reported);
  return time < shown ? time : shown;
}

/** What stands before the time of an entry. */
export function entryHead(uid: string, status: Status): string {
  return `${JSON.stringify(uid)}:{"status":"${status}","since":"`;
}

/** How far the status sources stand behind the statuses in the file. Times are in ms since 1970, in whole seconds. */
export interface Confirmation {
  /** When the first source in it counts as stale. Undefined if no status in it is from a fresh source. */
  readonly expires: number | undefined;
  /** When the source in it said anything that did so longest ago; undefined likewise. */
  readonly confirmed: number | undefined;
  readonly isSilent: boolean;
}

interface Confirmed<D> {
  readonly statuses: CurrentStatuses;
  readonly readings: readonly SourceReading[];
  readonly locations: readonly { readonly draft: D; readonly codes: string }[];
}

type TableTime<D> = (draft: D, evse: number) => number | undefined;

/**
 * How far sources, or the tables where there are none, stand behind the statuses.
 *
 * @param tableTime what the table of EVSEs says of the time of a status, in ms since 1970; asked for only where there are no sources
 */
export function confirmationOf<D extends Pick<LiveLocation['draft'], 'uids'>>(
  input: Confirmed<D>,
  tableTime: TableTime<D>,
): Confirmation {
  const { locations, statuses, readings } = input;
  if (readings.length === 0) return { expires: undefined, confirmed: newestTime(input, tableTime), isSilent: false };
  const fresh = new Map<string | undefined, { readonly expires: number; readonly confirmed: number }>();
  for (const { name, state, updatedAt, maxAgeSeconds } of readings) {
    if (state !== 'fresh' || updatedAt === undefined) continue;
    fresh.set(name, { expires: updatedAt + maxAgeSeconds * 1000, confirmed: updatedAt });
  }
  let [expires, confirmed] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { draft, codes } of fresh.size === 0 ? [] : locations) {
    for (const [i, uid] of draft.uids.entries()) {
      if (codes[i] === REMOVED_CODE) continue;
      const source = fresh.get(statuses.get(uid)?.source);
      if (source === undefined) continue;
      [expires, confirmed] = [Math.min(expires, source.expires), Math.min(confirmed, source.confirmed)];
    }
  }
  return { expires: wholeSecond(expires), confirmed: wholeSecond(confirmed), isSilent: readings.some(isSilent) };
}

/** The codes of what is free or taken. */
const IN_SERVICE = new Set(STATUS.filter(isInService).map(codeOfStatus));

/**
 * The newest time that the tables give of what is free or taken: without a source, that is when somebody looked. What somebody typed
 * without a time is of now. Undefined then, and if nothing is free or taken.
 */
function newestTime<D extends Pick<LiveLocation['draft'], 'uids'>>(
  { locations, statuses }: Confirmed<D>,
  tableTime: TableTime<D>,
): number | undefined {
  let newest = Number.NEGATIVE_INFINITY;
  for (const { draft, codes } of locations) {
    for (const [i, uid] of draft.uids.entries()) {
      if (!IN_SERVICE.has(codes[i] ?? '')) continue;
      const reported = statuses.get(uid);
      const time = reported ? reported.lastUpdated : tableTime(draft, i);
      newest = Math.max(newest, time ?? Number.POSITIVE_INFINITY);
    }
  }
  return wholeSecond(newest);
}

/** @param time ms since 1970; undefined comes back for one that is infinite */
function wholeSecond(time: number): number | undefined {
  return Number.isFinite(time) ? Math.floor(time / 1000) * 1000 : undefined;
}

/**
 * Whether the previous file may stay, so that those who ask for it again get no new one: its `expires` must be no later than it
 * would be now, and no earlier than by half of the time after which a source is stale, as in `watch`. That a source is silent by now is
 * said at once.
 */
function isStillRight(
  { expires: before, silent }: Pick<StatusFile, 'expires' | 'silent'>,
  { expires, isSilent: isSilentNow }: Confirmation,
  readings: readonly SourceReading[],
): boolean {
  if ((silent ?? false) !== isSilentNow) return false;
  if (before === undefined || expires === undefined) return before === undefined && expires === undefined;
  const later = expires - Date.parse(before);
  const patience = Math.min(...readings.map(({ maxAgeSeconds }) => maxAgeSeconds)) * 500;
  return later >= 0 && later < patience;
}
