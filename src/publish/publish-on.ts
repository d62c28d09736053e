/**
 * How everything is published, builds and live steps, in a directory and in a store: on what is there, the next is made; it is put
 * beside that, and swapped in before its publishedAt. If it is too late, or somebody else was first, all begins again.
 *
 * A client uses `date_from` (OCPI 8.2.1.1, inclusive) to ask for what changed since it last asked. So the `last_updated`
 * of a change, which is publishedAt, must not be earlier than the last answer that anyone can get from the previous
 * snapshot. However long rendering and writing take, this must hold:
 *
 *     when the new snapshot is in place + how long its upload takes + how long the edge keeps a manifest  <=  publishedAt
 *
 * publishedAt is part of the texts, so it must be chosen before rendering. It is set some time ahead, and compared with
 * the clock right before and right after the snapshot is swapped in.
 */

import { MANIFEST_KEPT_MS } from '../stored-format/manifest.ts';

/** Where something is published. What of it is in use stays until the next is swapped in. */
export interface SwapPlace<Found, Next> {
  /** What is published there now. */
  readonly find: () => Promise<Found>;
  /** Puts what is new of the next beside that. */
  readonly put: (next: Next) => Promise<void>;
  /** Makes it public. @returns whether it is: false if somebody else has published since `found` */
  readonly swap: (next: Next, found: Found) => Promise<boolean>;
  /** Takes away what was put and came too late. */
  readonly discard?: (next: Next) => Promise<void>;
}

/** Why an attempt came to nothing. `public too late`: clients that asked before it was public will not ask for what changed in it. */
export type Missed = 'ready too late' | 'public too late' | 'others were first';

export interface Made<Next, Result> {
  /** Absent if nothing is to be published. */
  readonly next?: Next | undefined;
  /** The `last_updated` of what changed, in ms since 1970. Absent if nobody can have asked too early. */
  readonly publishedAt?: number | undefined;
  readonly result: Result;
  /** Told how the attempt ended: undefined if it is public. */
  readonly ended?: (missed: Missed | undefined) => void;
}

export interface Timing {
  /** ms since 1970. Absent if nothing can be too late: the time was given (--now). */
  readonly clock: (() => number) | undefined;
  /** From the swap until all clients see it, in ms. */
  readonly leadMs: () => number;
}

/**
 * @param make makes the next on what was found; told why the attempt before came to nothing. What it throws ends it
 * @returns the result of what was made last
 */
export async function publishOn<Found, Next, Result>(
  place: SwapPlace<Found, Next>,
  make: (found: Found, missed: Missed | undefined) => Promise<Made<Next, Result>>,
  { clock, leadMs }: Timing,
): Promise<Result> {
  let missed: Missed | undefined;
  for (;;) {
    const found = await place.find();
    const { next, publishedAt, result, ended } = await make(found, missed);
    if (next === undefined) return result;
    const isLate = () =>
      clock !== undefined && publishedAt !== undefined && lateness(clock(), publishedAt, leadMs()) > 0;
    missed = await putAndSwap(place, next, found, isLate);
    ended?.(missed);
    if (missed === undefined) return result;
  }
}

async function putAndSwap<Found, Next>(place: SwapPlace<Found, Next>, next: Next, found: Found, isLate: () => boolean) {
  await place.put(next);
  if (isLate()) {
    await place.discard?.(next);
    return 'ready too late';
  }
  if (!(await place.swap(next, found))) return 'others were first';
  // The machine may have slept in between.
  return isLate() ? 'public too late' : undefined;
}

/**
 * How late a snapshot is that is in place at `now`: the time in ms from its publishedAt to the last answer from the
 * previous snapshot. 0 or less is in time.
 *
 * @param leadMs how long it takes from then on until all clients see it
 */
export function lateness(now: number, publishedAt: number, leadMs: number): number {
  return now + leadMs - publishedAt;
}

/** From when a snapshot is in place until all clients see it, in ms. @param uploadMs how long its upload takes; 0 if it is seen in place */
export function seenAfter(uploadMs: number): number {
  return uploadMs + MANIFEST_KEPT_MS;
}

/** The guess for the next attempt after one that was late: it took so long. */
export function guessAfter(workMs: number, tookMs: number): number {
  return 2 * Math.max(workMs, tookMs);
}

const LEAST_WORK_MS = 1000;

/**
 * Rendering and writing take some 1.5 times as long as checking. The rest is for a machine that gets busier meanwhile: a guess
 * that is too high makes changes wait, but one that is too low makes all of the work twice.
 */
const TIMES_CHECKING = 3;

/**
 * A guess of how long it takes to render and write everything, in ms.
 *
 * @param checkingMs how long it took to check it, on this machine and with what else that has to do now
 */
export function guessWork(checkingMs: number): number {
  return LEAST_WORK_MS + TIMES_CHECKING * Math.max(0, checkingMs);
}

/**
 * publishedAt of the next snapshot: the next full second, because many readers refuse fractions, and a client that asked after the build
 * began would miss an earlier time. Always at least a second after the previous snapshot, whatever the clock says.
 *
 * @param now ms since 1970
 * @param before publishedAt of the previous snapshot, in ms since 1970
 * @param lead how long it takes until all clients see the snapshot, in ms
 */
export function nextPublishedAt(now: number, before: number | undefined, lead = 0): number {
  const next = Math.ceil((now + lead) / 1000) * 1000;
  return before === undefined ? next : Math.max(next, before + 1000);
}
