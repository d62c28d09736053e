/**
 * Pushed statuses, as they are in the store: each push is an object of its own, and the newest report of each EVSE is in one object
 * more. What is in that object is known for good: a status that was pushed once counts until a newer one comes.
 */

import { DAY_MS } from '../../findings/text/day.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Status } from '../../ocpi/enums.ts';
import type { StatusReport } from '../../sources/status-formats/reported-statuses.ts';
import type { SourceReading } from '../../sources/statuses/source-life.ts';
import { readWithFormat, writeWithFormat } from '../store/json-with-format.ts';
import { PUSH_PATH, PUSHED } from './push-body.ts';

/** Times are in ms since 1970. */
export interface Push {
  /** Of its object. Names are in the order in which pushes came. */
  readonly name: string;
  readonly at: number;
  readonly statuses: readonly PushedStatus[];
}

/** @property since when the status changed; null if the push does not say */
type PushedStatus = readonly [uid: string, status: Status, since: number | null];

/** The newest report of each EVSE, by its uid (foldCase). */
export interface PushedState {
  /** When the last push came. */
  readonly at: number;
  /** How many reports about EVSEs that the tables do not have were dropped so far. */
  readonly dropped: number;
  readonly newest: ReadonlyMap<string, NewestReport>;
}

/**
 * @property since when the status changed
 * @property time when it was reported: the time that the push says, or else when it came
 * @property push the name of its object
 */
type NewestReport = readonly [uid: string, status: Status, since: number, time: number, push: string];

const NOTHING: PushedState = { at: 0, dropped: 0, newest: new Map() };

export function toPush(reports: readonly StatusReport[], name: string, at: number): Push {
  return { name, at, statuses: reports.map((one) => [one.evse_uid, one.status, one.last_updated ?? null]) };
}

/**
 * The state after some pushes, in any order and however often: of two reports the one with the later time counts, of two with the
 * same time that whose push has the later name. So pushes that were folded before change nothing, and then the state is the same
 * object.
 */
export function foldPushes(state: PushedState = NOTHING, pushes: readonly Push[]): PushedState {
  const newest = new Map(state.newest);
  let at = state.at;
  let hasChanged = false;
  for (const push of pushes) {
    hasChanged ||= push.at > at;
    at = Math.max(at, push.at);
    for (const [uid, status, said] of push.statuses) {
      const key = foldCase(uid);
      const known = newest.get(key);
      const time = said ?? push.at;
      if (known !== undefined && !isLater([time, push.name], [known[3], known[4]])) continue;
      // A system that repeats all statuses without their times does not mean that they changed.
      const since = said === null && known?.[1] === status ? known[2] : time;
      newest.set(key, [uid, status, since, time, push.name]);
      hasChanged = true;
    }
  }
  return hasChanged ? { ...state, at, newest } : state;
}

/** Whether the tables have the EVSE of a uid or evse_id. */
export type IsKnown = (id: string) => boolean;

/** Of EVSEs that the tables do not have yet, so many reports are kept, and for so long, in ms. */
export const MOST_UNKNOWN = 10_000;
const UNKNOWN_MS = 30 * DAY_MS;

/** The state with no more than the newest reports about EVSEs that the tables do not have; the same object if it has no more. */
export function dropUnknown(state: PushedState, isKnown: IsKnown, now: number, most = MOST_UNKNOWN): PushedState {
  const unknown = [...state.newest].filter(([, [uid]]) => !isKnown(uid));
  const order = ([, , , time, push]: NewestReport): Order => [time, push];
  const kept = unknown
    .filter(([, [, , , time]]) => now - time <= UNKNOWN_MS)
    .sort(([, a], [, b]) => (isLater(order(a), order(b)) ? -1 : 1))
    .slice(0, most);
  const dropped = unknown.length - kept.length;
  if (dropped === 0) return state;
  const keys = new Set(kept.map(([key]) => key));
  const gone = new Set(unknown.flatMap(([key]) => (keys.has(key) ? [] : [key])));
  const newest = new Map([...state.newest].filter(([key]) => !gone.has(key)));
  return { ...state, dropped: state.dropped + dropped, newest };
}

type Order = readonly [time: number, push: string];

function isLater([time, push]: Order, [otherTime, otherPush]: Order): boolean {
  return time === otherTime ? push > otherPush : time > otherTime;
}

/**
 * What was pushed, as a status source says it.
 *
 * @param maxAgeSeconds how long it counts after the last push
 * @param isKnown for how many are not known, which is not said without it
 */
export function readingOf(
  { at, dropped, newest }: PushedState,
  now: number,
  maxAgeSeconds: number,
  isKnown?: IsKnown,
): SourceReading {
  const reports = [...newest.values()].map(([evse_uid, status, last_updated]) => {
    return { evse_uid, status, last_updated, source: PUSHED };
  });
  const state = now - at > maxAgeSeconds * 1000 ? 'stale' : 'fresh';
  const about = { state, name: PUSHED, address: PUSH_PATH, updatedAt: at, heardAt: at } as const;
  const unknown = isKnown && reports.filter(({ evse_uid }) => !isKnown(evse_uid)).length;
  return {
    ...about,
    maxAgeSeconds,
    reports,
    findings: [],
    ...(unknown ? { unknown } : {}),
    ...(dropped ? { dropped } : {}),
  };
}

/** Changes with the form of a push, or of what is known of all: what has another one is forgotten. */
const FORMAT = 1;

export function writePush({ at, statuses }: Push): Uint8Array {
  return writeWithFormat(FORMAT, { at, statuses });
}

export function writeState({ newest, ...state }: PushedState): Uint8Array {
  return writeWithFormat(FORMAT, { ...state, newest: [...newest.values()] });
}

/** Undefined if it is not what this program writes. */
export function parsePush(bytes: Uint8Array, name: string): Push | undefined {
  const push = readWithFormat<Omit<Push, 'name'>>(FORMAT, bytes);
  return push && { ...push, name };
}

/** As for parsePush. */
export function parseState(bytes: Uint8Array | undefined): PushedState | undefined {
  const state = readWithFormat<Omit<PushedState, 'newest'> & { readonly newest: readonly NewestReport[] }>(
    FORMAT,
    bytes,
  );
  return state && { ...state, newest: new Map(state.newest.map((report) => [foldCase(report[0]), report])) };
}
