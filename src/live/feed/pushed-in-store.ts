/** Pushes in a store: puts them there, and folds them into what is known of pushed statuses. */

import { inTurns } from '../../snapshot/in-turns.ts';
import type { StatusReport } from '../../sources/status-formats/reported-statuses.ts';
import type { SourceReading } from '../../sources/statuses/source-life.ts';
import { type Store, StoreFault } from '../store/store.ts';
import {
  dropUnknown,
  foldPushes,
  type IsKnown,
  MOST_UNKNOWN,
  type Push,
  type PushedState,
  parsePush,
  parseState,
  readingOf,
  toPush,
  writePush,
  writeState,
} from './pushed-statuses.ts';

/** What is known of pushed statuses. */
const STATE_PATH = '/_sources/pushed';
const PREFIX = '/_pushed/';

/** How many pushes are folded at once; the others wait for the next time. */
const MOST_AT_ONCE = 500;
/** And so many reports: a push may be large, and a Worker has 128 MB. */
const MOST_REPORTS = 50_000;
/** After a push of more than so many reports, one is read at a time. */
const LARGE = 5000;
/** Requests to a store at the same time. A Worker may have six. */
const AT_A_TIME = 6;
/** How often another writer may be first. */
const ATTEMPTS = 8;

/**
 * @param now in ms since 1970
 * @param isKnown without it, all is stored: what is too much is dropped when it is folded
 * @returns how many reports are about EVSEs that the tables do not have, and how many of those were not stored
 * @throws StoreFault
 */
export async function putPush(
  store: Store,
  reports: readonly StatusReport[],
  now: number,
  isKnown: IsKnown = () => true,
): Promise<{ readonly unknown: number; readonly dropped: number }> {
  const name = `${String(now).padStart(15, '0')}-${crypto.randomUUID()}`;
  const unknown = reports.filter(({ evse_uid }) => !isKnown(evse_uid));
  const timeOf = ({ last_updated = now }: StatusReport) => last_updated;
  const dropped = new Set(unknown.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(MOST_UNKNOWN));
  const stored = dropped.size === 0 ? reports : reports.filter((report) => !dropped.has(report));
  await store.put(PREFIX + name, writePush(toPush(stored, name, now)));
  return { unknown: unknown.length, dropped: dropped.size };
}

/**
 * What was pushed, for whoever publishes statuses of the network beside the status sources: nothing if nothing ever was.
 *
 * @param isKnown whether the tables have an EVSE: of others, the newest reports are kept, and health says how many
 * @param maxAgeSeconds how long it counts after the last push
 * @throws StoreFault
 */
export async function readPushed(
  store: Store,
  clock: () => number,
  isKnown?: IsKnown,
  maxAgeSeconds = PUSHED_SECONDS,
): Promise<readonly SourceReading[]> {
  const state = await foldPushed(store, clock(), isKnown);
  return state === undefined ? [] : [readingOf(state, clock(), maxAgeSeconds, isKnown)];
}

/** As long as max_age_seconds of a source can be: a year. */
const PUSHED_SECONDS = 31_536_000;

/**
 * Folds the pushes that wait, and removes them once what they say is in the state. Whoever is killed in between leaves pushes that
 * will be folded again, which changes nothing but how many are said to be dropped.
 *
 * @returns what is known then; undefined if nothing was ever pushed
 * @throws StoreFault
 */
async function foldPushed(store: Store, now: number, isKnown: IsKnown = () => true): Promise<PushedState | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    // In this order: what somebody else folds and removes in between is in the state.
    const paths = await waiting(store);
    const found = await store.read(STATE_PATH);
    const state = parseState(found?.bytes);
    if (paths.length === 0) return state;
    const pushes: (Push | undefined)[] = [];
    let largest = 0;
    for (let reports = 0; pushes.length < paths.length && reports < MOST_REPORTS; ) {
      const some = paths.slice(pushes.length, pushes.length + (largest > LARGE || pushes.length === 0 ? 1 : AT_A_TIME));
      const read = await inTurns(some, AT_A_TIME, (path) => readPushAt(store, path));
      pushes.push(...read);
      const sizes = read.map((push) => push?.statuses.length ?? 0);
      largest = Math.max(largest, ...sizes);
      reports += sizes.reduce((sum, size) => sum + size, 0);
    }
    const folded = foldPushes(
      state,
      pushes.flatMap((push) => push ?? []),
    );
    const next = dropUnknown(folded, isKnown, now);
    const hasChanged = next !== state;
    if (hasChanged && (await store.swap(STATE_PATH, writeState(next), found?.version)) === undefined) continue;
    await store.remove(paths.slice(0, pushes.length));
    return next;
  }
  throw new StoreFault(`${store.words}: others were first to fold pushed statuses, ${ATTEMPTS} times`);
}

/** The oldest pushes. */
async function waiting(store: Store): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of store.list(PREFIX)) paths.push(path);
  return paths.sort().slice(0, MOST_AT_ONCE);
}

/** Undefined if another writer has folded it, or if it is none of ours. */
async function readPushAt(store: Store, path: string): Promise<Push | undefined> {
  const found = await store.read(path);
  return found && parsePush(found.bytes, path.slice(PREFIX.length));
}
