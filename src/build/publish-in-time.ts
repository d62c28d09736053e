/**
 * A snapshot is put in place before its moment comes.
 *
 * The promise of `date_from` (OCPI 8.2.1.1, inclusive): a client asks for what changed since it asked last. So for every
 * client and every change, `last_updated` of the change must not lie before the last moment at which anyone can still be
 * answered from the snapshot before. With `moment` for that `last_updated`, this holds by construction, however long
 * rendering and writing take:
 *
 *     when the new snapshot is in place + how long its upload takes + how long the edge keeps a manifest  <=  moment
 *
 * The moment has to be chosen before rendering, since it is in the texts. So it is chosen ahead, and held against the clock
 * right before and right after the snapshot is put in place; what is too late is rendered again with a later one.
 */

import { MANIFEST_KEPT_MS } from '../format/manifest.ts';

/** A snapshot that was written aside. */
export interface Prepared<T> {
  /** ms since 1970. */
  readonly publishedAt: number;
  readonly putInPlace: () => Promise<T>;
  readonly discard: () => Promise<void>;
}

export interface Timing {
  /** ms since 1970. Absent where somebody said what time it is: then nothing takes any time. */
  readonly clock: (() => number) | undefined;
  /** From when a snapshot is in place until all clients see it, in ms; 0 where they see it at once. */
  readonly uploadMs: number;
  /** How long rendering and writing will take, in ms: a guess, and a wrong one costs a second rendering. */
  readonly workMs: number;
  /** Called when a snapshot was ready only after its moment. */
  readonly onLate: () => void;
}

/**
 * Puts a snapshot in place that keeps the promise above.
 *
 * @param prepare writes a snapshot aside whose moment lies at least `lead` ms ahead; undefined if there is none to publish.
 * It may be called again after `putInPlace`, and must then go on from the same history as before.
 */
export async function publishInTime<T>(
  prepare: (lead: number) => Promise<Prepared<T> | undefined>,
  { clock, uploadMs, workMs, onLate }: Timing,
): Promise<T | undefined> {
  if (clock === undefined) return (await prepare(uploadMs))?.putInPlace();
  for (let work = workMs; ; ) {
    const begun = clock();
    const prepared = await prepare(uploadMs + MANIFEST_KEPT_MS + work);
    if (prepared === undefined) return undefined;
    const isInTime = () => lateness(clock(), prepared.publishedAt, uploadMs) <= 0;
    if (isInTime()) {
      const result = await prepared.putInPlace();
      // The machine may have slept in between.
      if (isInTime()) return result;
    } else await prepared.discard();
    onLate();
    work = 2 * Math.max(work, clock() - begun);
  }
}

/**
 * By how much, in ms, the last answer from the snapshot before comes after the moment of the new one, if that is in place at
 * `now`; 0 or less is in time.
 *
 * @param uploadMs how much of an upload is still to come
 */
export function lateness(now: number, publishedAt: number, uploadMs: number): number {
  return now + uploadMs + MANIFEST_KEPT_MS - publishedAt;
}

const LEAST_WORK_MS = 1000;

/** What a slow machine renders and compresses in a second. */
const CONNECTORS_PER_SECOND = 10_000;

/** A guess of how long rendering and writing take, in ms, if so many connectors may have to be rendered. */
export function guessWork(connectors: number): number {
  return LEAST_WORK_MS + 1000 * Math.floor(connectors / CONNECTORS_PER_SECOND);
}
