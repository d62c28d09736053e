/**
 * Puts a snapshot in place before its publishedAt.
 *
 * A client uses `date_from` (OCPI 8.2.1.1, inclusive) to ask for what changed since it last asked. So the `last_updated`
 * of a change, which is publishedAt, must not be earlier than the last answer that anyone can get from the previous
 * snapshot. However long rendering and writing take, this must hold:
 *
 *     when the new snapshot is in place + how long its upload takes + how long the edge keeps a manifest  <=  publishedAt
 *
 * publishedAt is part of the texts, so it must be chosen before rendering. It is set some time ahead, and compared with
 * the clock right before and right after the snapshot is put in place. If that is too late, the snapshot is rendered
 * again with a later publishedAt (build.ts).
 */

import { MANIFEST_KEPT_MS } from '../../stored-format/kept-times.ts';

/** A snapshot that was written aside. */
export interface Prepared {
  /** ms since 1970. */
  readonly publishedAt: number;
  readonly putInPlace: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

export interface Timing {
  /**
   * ms since 1970. Absent if nothing can be too late: the time was given (--now), or nobody has an answer from a previous
   * snapshot, because there was none.
   */
  readonly clock: (() => number) | undefined;
  /** From when a snapshot is in place until all clients see it, in ms; 0 if they see it at once. */
  readonly uploadMs: number;
}

/**
 * How far ahead publishedAt must be, in ms.
 *
 * @param workMs a guess of how long rendering and writing will take, in ms. A guess that is too low costs a second rendering
 */
export function leadFor({ clock, uploadMs }: Timing, workMs: number): number {
  return clock === undefined ? uploadMs : uploadMs + MANIFEST_KEPT_MS + workMs;
}

/** The guess for the next attempt after one that was late: it took so long. */
export function guessAfter(workMs: number, tookMs: number): number {
  return 2 * Math.max(workMs, tookMs);
}

/**
 * Puts a snapshot in place that is in time, as described above.
 *
 * @returns whether it was in time. If not, it may be in place all the same: the next one must be made from the same history
 */
export async function publishInTime(prepared: Prepared, { clock, uploadMs }: Timing): Promise<boolean> {
  const isInTime = () => clock === undefined || lateness(clock(), prepared.publishedAt, uploadMs) <= 0;
  if (!isInTime()) {
    await prepared.discard();
    return false;
  }
  await prepared.putInPlace();
  // The machine may have slept in between.
  return isInTime();
}

/**
 * How late a snapshot is that is in place at `now`: the time in ms from its publishedAt to the last answer from the
 * previous snapshot. 0 or less is in time.
 *
 * @param uploadMs how much of an upload is still to come
 */
export function lateness(now: number, publishedAt: number, uploadMs: number): number {
  return now + uploadMs + MANIFEST_KEPT_MS - publishedAt;
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
