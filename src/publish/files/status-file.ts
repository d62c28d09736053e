/**
 * Makes /status.json (stored-format/status-file.ts) from the statuses that are about to be published and from the file of the
 * previous snapshot, which says since when they are what they are.
 */

import { formatTimestamp } from '../../cells/times/timestamp.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Status } from '../../ocpi/enums.ts';
import type { DateTime, Location } from '../../ocpi/types.ts';
import { isInService } from '../../read/load/status-times.ts';
import type { Settings } from '../../settings/settings.ts';
import { isSilent, type SourceReading } from '../../sources/statuses/source-life.ts';
import type { StatusFile } from '../../stored-format/status-file.ts';
import type { PublishedObject } from '../history/published-object.ts';
import type { CurrentStatuses } from '../render/draft.ts';
import { statusOfCode } from '../render/template.ts';
import { type LiveLocation, REMOVED_CODE } from './live-location.ts';

export interface StatusFileInput {
  readonly settings: Pick<Settings, 'cache_seconds'>;
  /** In the order of their ids. */
  readonly locations: readonly LiveLocation[];
  /** The same, and those that left the tables, as they are about to be published. */
  readonly published: readonly PublishedObject[];
  readonly statuses: CurrentStatuses;
  readonly readings: readonly SourceReading[];
  /** ms since 1970. */
  readonly publishedAt: number;
  /** The file of the previous snapshot, if it is as that snapshot wrote it. */
  readonly before?: Uint8Array | undefined;
}

/** Nobody needs to ask more often than `watch` publishes unless told otherwise, in seconds. */
const LEAST_TTL = 30;

/** The `ttl` of the file: caches may keep an answer for so long anyway. */
export function statusTtl({ cache_seconds }: Pick<Settings, 'cache_seconds'>): number {
  return Math.max(LEAST_TTL, cache_seconds);
}

/** What the file says before the statuses. */
export type StatusFileHead = Omit<StatusFile, 'evses'>;

export interface MadeStatuses {
  /** Of the file: those of the previous one if that is still right. */
  readonly bytes: Uint8Array;
  readonly head: StatusFileHead;
}

/** Told of the status of an EVSE. @param since when it is that, as in the file; nothing if its report has no time: that it was shown says nothing */
export type TellStatus = (location: string, uid: string, status: Status, since: DateTime | undefined) => void;

/** @param add is told of each EVSE of the file, in its order */
export function statusFile(input: StatusFileInput, add: TellStatus): MadeStatuses {
  const { settings, publishedAt, before } = input;
  const previous = before && readStatusFile(before, publishedAt);
  const evses = entriesOf(input, previous, add);
  const confirmation = confirmationOf(input, ({ volatile }, evse) => timeIn(volatile().evses[evse]));
  const next = {
    since: formatTimestamp(publishedAt),
    ttl: statusTtl(settings),
    confirmation,
    readings: input.readings,
  };
  const isSame = (head: StatusFileHead) => before !== undefined && toBytes(head, evses).equals(before);
  const head = nextStatusHead(previous?.head, next, isSame);
  return { bytes: before && head === previous?.head ? before : toBytes(head, evses), head };
}

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

/** @param evses the members of `evses` as JSON */
function toBytes(head: StatusFileHead, evses: string): Buffer {
  return Buffer.from(`${openStatusFile(head)}${evses}}}`);
}

/** The live EVSEs with their statuses, as the members of a JSON object. */
function entriesOf(
  { locations, published, publishedAt, statuses }: StatusFileInput,
  previous: PreviousStatuses | undefined,
  add: TellStatus,
): string {
  const timesOf = publishedTimes(published);
  const latest = formatTimestamp(publishedAt);
  let entries = '';
  for (const { draft, codes } of locations) {
    let lastUpdated: ((evse: number) => DateTime) | undefined;
    for (let i = 0; i < codes.length; i++) {
      const code = codes[i] ?? '';
      if (code === REMOVED_CODE) continue;
      const [uid = '', status] = [draft.ownUids[i], statusOfCode(code)];
      const report = statuses.get(draft.uids[i] ?? '');
      const reported = report ? report.lastUpdated : timeIn(draft.volatile().evses[i]);
      let since = previous?.since(uid, status);
      if (since === undefined) {
        lastUpdated ??= timesOf(draft);
        since = sinceReported(notAfter(lastUpdated(i), latest), reported);
      }
      entries += `${entries === '' ? '' : ','}${entryHead(uid, status)}${since}"}`;
      add(draft.id, uid, status, reported === undefined ? undefined : since);
    }
  }
  return entries;
}

/** What the table of EVSEs says of the time of a status. */
function timeIn(evse: { readonly lastUpdated: DateTime } | undefined): number | undefined {
  const time = Date.parse(evse?.lastUpdated ?? '');
  return Number.isNaN(time) ? undefined : time;
}

/**
 * Since when a status that is new in the file is what it is.
 *
 * @param shown when it is first shown @param reported the time of its report, in ms since 1970, if it has one
 */
export function sinceReported(shown: DateTime, reported: number | undefined): DateTime {
  if (reported === undefined) return shown;
  const time = formatTimestamp(Math.floor(reported / 1000) * 1000);
  return time < shown ? time : shown;
}

/** What stands before the time of an entry. */
export function entryHead(uid: string, status: Status): string {
  return `${JSON.stringify(uid)}:{"status":"${status}","since":"`;
}

/**
 * The `last_updated` of the EVSEs of a Location that is about to be published. A status that changed gives its EVSE a new one, so
 * the status is at least as old.
 */
function publishedTimes(published: readonly PublishedObject[]) {
  let byId: ReadonlyMap<string, PublishedObject> | undefined;
  return ({ id, uids }: LiveLocation['draft']): ((evse: number) => DateTime) => {
    byId ??= new Map(published.map((object) => [object.id, object]));
    const object = byId.get(id);
    if (object?.volatile) {
      const { evses } = object.volatile;
      return (evse) => evses[evse]?.lastUpdated ?? '';
    }
    const { evses = [] } = JSON.parse(object?.text() ?? '{}') as Partial<Location>;
    const times = new Map(evses.map(({ uid, last_updated }) => [foldCase(uid), last_updated]));
    return (evse) => times.get(uids[evse] ?? '') ?? '';
  };
}

/** A time in whole seconds, and `latest` if it is later than that. The previous snapshot may be somebody else's, with any text in it. */
function notAfter(time: DateTime, latest: DateTime): DateTime {
  if (TIME.test(time)) return time < latest ? time : latest;
  const instant = Date.parse(time);
  return instant < Date.parse(latest) ? formatTimestamp(Math.floor(instant / 1000) * 1000) : latest;
}

/** How far the status sources stand behind the statuses in the file. Times are in ms since 1970, in whole seconds. */
export interface Confirmation {
  /** When the first source in it counts as stale. Undefined if no status in it is from a fresh source. */
  readonly expires: number | undefined;
  /** When the source in it said anything that did so longest ago; undefined likewise. */
  readonly confirmed: number | undefined;
  readonly isSilent: boolean;
}

interface Confirmed<D> extends Pick<StatusFileInput, 'statuses' | 'readings'> {
  readonly locations: readonly { readonly draft: D; readonly codes: string }[];
}

/**
 * How far sources, or the tables where there are none, stand behind the statuses.
 *
 * @param tableTime what the table of EVSEs says of the time of a status, in ms since 1970
 */
export function confirmationOf<D extends Pick<LiveLocation['draft'], 'uids'>>(
  input: Confirmed<D>,
  tableTime: (draft: D, evse: number) => number | undefined,
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

/**
 * The newest time that the tables give of what is free or taken: without a source, that is when somebody looked. What somebody typed
 * without a time is of now. Undefined then, and if nothing is free or taken.
 */
function newestTime<D extends Pick<LiveLocation['draft'], 'uids'>>(
  { locations, statuses }: Confirmed<D>,
  tableTime: (draft: D, evse: number) => number | undefined,
): number | undefined {
  let newest = Number.NEGATIVE_INFINITY;
  for (const { draft, codes } of locations) {
    for (const [i, uid] of draft.uids.entries()) {
      if (!isInService(statusOfCode(codes[i] ?? ''))) continue;
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

interface PreviousStatuses {
  readonly head: StatusFileHead;
  /** Since when an EVSE has had this status; undefined if it had another one or is not in the file. */
  readonly since: (uid: string, status: Status) => DateTime | undefined;
}

/** Times as we write them. Of two such texts, the earlier time comes first. */
const TIME = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** What a file says that can be right. Nothing in it is trusted: somebody else may have written it. */
function readStatusFile(bytes: Uint8Array, publishedAt: number): PreviousStatuses | undefined {
  const latest = formatTimestamp(publishedAt);
  const isTime = (time: unknown): time is DateTime => typeof time === 'string' && TIME.test(time);
  const file = parsed(bytes);
  if (!isRecord(file)) return undefined;
  const { last_updated, ttl, expires, confirmed, silent, evses } = file;
  const isRight = isTime(last_updated) && last_updated <= latest && typeof ttl === 'number';
  if (!isRight || ![expires, confirmed].every((time) => time === undefined || isTime(time))) return undefined;
  const times = { ...(isTime(expires) && { expires }), ...(isTime(confirmed) && { confirmed }) };
  return {
    head: { last_updated, ttl, ...times, ...(silent === true && { silent }) },
    since: (uid, status) => {
      const shown = isRecord(evses) && Object.hasOwn(evses, uid) ? evses[uid] : undefined;
      if (!isRecord(shown) || shown.status !== status) return undefined;
      return isTime(shown.since) && shown.since <= latest ? shown.since : undefined;
    },
  };
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null;
}
