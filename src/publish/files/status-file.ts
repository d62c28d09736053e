/**
 * Makes /status.json (stored-format/status-file.ts) from the statuses that are about to be published and from the file of the
 * previous snapshot, which says since when they are what they are.
 */

import { formatSecond, formatTimestamp } from '../../cells/times/timestamp.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Status } from '../../ocpi/enums.ts';
import type { DateTime, Location } from '../../ocpi/types.ts';
import type { Settings } from '../../settings/settings.ts';
import { isObject } from '../../sources/feeds/json-values.ts';
import { once } from '../../sources/statuses/known-evses.ts';
import type { SourceReading } from '../../sources/statuses/source-life.ts';
import { jsonIn } from '../../stored-format/stored-body.ts';
import type { PublishedObject } from '../history/published-object.ts';
import type { CurrentStatuses } from '../render/draft.ts';
import { statusOfCode } from '../render/template.ts';
import { type LiveLocation, REMOVED_CODE } from './live-location.ts';
import {
  confirmationOf,
  entryHead,
  nextStatusHead,
  openStatusFile,
  type StatusFileHead,
  sinceReported,
  statusTtl,
} from './status-head.ts';

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
 * The `last_updated` of the EVSEs of a Location that is about to be published. A status that changed gives its EVSE a new one, so
 * the status is at least as old.
 */
function publishedTimes(published: readonly PublishedObject[]) {
  const byId = once(() => new Map(published.map((object) => [object.id, object])));
  return ({ id, uids }: LiveLocation['draft']): ((evse: number) => DateTime) => {
    const object = byId().get(id);
    if (object?.volatile) {
      const { evses } = object.volatile;
      return (evse) => evses[evse]?.lastUpdated ?? '';
    }
    const { evses = [] }: Partial<Location> = object ? jsonIn(object.bytes()) : {};
    const times = new Map(evses.map(({ uid, last_updated }) => [foldCase(uid), last_updated]));
    return (evse) => times.get(uids[evse] ?? '') ?? '';
  };
}

/** A time in whole seconds, and `latest` if it is later than that. The previous snapshot may be somebody else's, with any text in it. */
function notAfter(time: DateTime, latest: DateTime): DateTime {
  if (TIME.test(time)) return time < latest ? time : latest;
  const instant = Date.parse(time);
  return instant < Date.parse(latest) ? formatSecond(instant) : latest;
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
  if (!isObject(file)) return undefined;
  const { last_updated, ttl, expires, confirmed, silent, evses } = file;
  const isRight = isTime(last_updated) && last_updated <= latest && typeof ttl === 'number';
  if (!isRight || ![expires, confirmed].every((time) => time === undefined || isTime(time))) return undefined;
  const times = { ...(isTime(expires) && { expires }), ...(isTime(confirmed) && { confirmed }) };
  return {
    head: { last_updated, ttl, ...times, ...(silent === true && { silent }) },
    since: (uid, status) => {
      const shown = isObject(evses) && Object.hasOwn(evses, uid) ? evses[uid] : undefined;
      if (!isObject(shown) || shown.status !== status) return undefined;
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
