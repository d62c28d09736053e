/**
 * The current snapshot of a live network: the newest head that was seen, however it is with the store, or else the fallback, which
 * was deployed with this code.
 *
 * A head is kept for MANIFEST_KEPT_MS. While it is read again, answers go on from the one that is known for HEAD_AWAITED_MS more;
 * then they wait. So no answer is older than LIVE_LEAD_MS, unless the store cannot be read. Then they go on from what is known.
 */

import {
  LIVE_LEAD_MS,
  MANIFEST_FORMAT,
  MANIFEST_KEPT_MS,
  MANIFEST_PATH,
  type Manifest,
} from '../../stored-format/manifest.ts';
import { logFailure, SnapshotFault, SnapshotUnreadable } from './failure.ts';
import type { Host, StoreObject } from './host.ts';
import { readStored } from './kept-files.ts';

/**
 * Where a manifest comes from: the store has it (`live`); it is the newest one that was seen, and the store cannot be read or has an
 * older or damaged one (`kept`); or it was deployed with this code (`fallback`).
 */
export type HeadState = 'live' | 'kept' | 'fallback';

/** What one answer is made from. */
export interface Snapshot {
  readonly manifest: Manifest;
  /** Only where the network is live. */
  readonly head?: HeadState;
}

/** How long a request waits for a head, in ms. */
const PATIENCE_MS = LIVE_LEAD_MS;

interface Reading {
  readonly begunAt: number;
  /** Never rejects. */
  readonly done: Promise<void>;
}

/** The heads of one host: what is in the store, and what was deployed. */
export class Heads {
  readonly #host: Host;
  readonly #readHead: NonNullable<Host['readHead']>;
  #newest: { readonly manifest: Manifest; readonly version: string } | undefined;
  /** Whether the store had the newest one when it was last read. */
  #isThere = false;
  /** When the last read of a whole head began. */
  #asOf = Number.NEGATIVE_INFINITY;
  #failedAt = Number.NEGATIVE_INFINITY;
  #reading: Reading | undefined;
  #fallback: Promise<Manifest | undefined> | undefined;

  constructor(host: Host, readHead: NonNullable<Host['readHead']>) {
    this.#host = host;
    this.#readHead = readHead;
  }

  async current(now: number): Promise<Snapshot> {
    const age = Math.abs(now - this.#asOf);
    const hasJustFailed = Math.abs(now - this.#failedAt) < MANIFEST_KEPT_MS;
    const isWaiting = age >= LIVE_LEAD_MS && !hasJustFailed;
    const reading = age >= MANIFEST_KEPT_MS && !hasJustFailed ? this.#readAgain(now) : undefined;
    const fallback = this.#deployedOnce();
    if (isWaiting) await inTime(reading, PATIENCE_MS).catch((failure: unknown) => this.#fail(failure));
    return this.#best(await fallback);
  }

  /** The snapshot by a read of the head that begins now. */
  async next(now: number): Promise<Snapshot> {
    await inTime(this.#begin(now).done, PATIENCE_MS).catch((failure: unknown) => this.#fail(failure));
    return this.#best(await this.#deployedOnce());
  }

  async deployed(): Promise<Snapshot | undefined> {
    const manifest = await this.#deployedOnce();
    return manifest && { manifest, head: 'fallback' };
  }

  /** The deployed manifest stays as long as this code runs, so it is read once. */
  #deployedOnce(): Promise<Manifest | undefined> {
    this.#fallback ??= this.#readFallback();
    return this.#fallback;
  }

  #best(fallback: Manifest | undefined): Snapshot {
    const head = this.#newest?.manifest;
    if (head !== undefined && (fallback === undefined || !isOlder(head, fallback)))
      return { manifest: head, head: this.#isThere ? 'live' : 'kept' };
    if (fallback !== undefined) return { manifest: fallback, head: 'fallback' };
    throw new SnapshotUnreadable('Neither the head in the store nor the deployed snapshot can be read.');
  }

  /** Concurrent requests share one read, unless it began so long ago that it may not show what is there now. */
  #readAgain(now: number): Promise<void> {
    const reading = this.#reading;
    return reading && Math.abs(now - reading.begunAt) < LIVE_LEAD_MS ? reading.done : this.#begin(now).done;
  }

  #begin(now: number): Reading {
    const reading: Reading = {
      begunAt: now,
      done: this.#read(now)
        .catch((failure: unknown) => this.#fail(failure))
        .finally(() => {
          if (this.#reading === reading) this.#reading = undefined;
        }),
    };
    this.#reading = reading;
    // Other requests may still wait for this read when the client that caused it has left.
    this.#host.keepAlive(reading.done);
    return reading;
  }

  async #read(now: number): Promise<void> {
    const object = await this.#readHead();
    if (object === undefined) throw new SnapshotFault('There is no head in the store.');
    this.#isThere = this.#isNewest(object);
    this.#asOf = Math.max(this.#asOf, now);
  }

  /** Whether an object is the newest head that was seen, which it then becomes. An older one may have been put back by hand. */
  #isNewest({ bytes, version }: StoreObject): boolean {
    if (version === this.#newest?.version) return true;
    const manifest = toManifest(bytes);
    if (manifest === undefined) throw new SnapshotFault('The head in the store is damaged, or of another format.');
    if (this.#newest !== undefined && isOlder(manifest, this.#newest.manifest)) return false;
    this.#newest = { manifest, version };
    return true;
  }

  #fail(failure: unknown): void {
    this.#isThere = false;
    this.#failedAt = Date.now();
    logFailure(this.#host, failure, this.#failedAt);
  }

  async #readFallback(): Promise<Manifest | undefined> {
    let manifest: Manifest | undefined;
    try {
      const bytes = await readStored(this.#host, MANIFEST_PATH);
      manifest = bytes && toManifest(bytes);
    } catch (failure) {
      logFailure(this.#host, failure, Date.now());
    }
    // What is not there is looked for again.
    if (manifest === undefined) this.#fallback = undefined;
    return manifest;
  }
}

/** The result of work that goes on by itself. @param most how long to wait for it, in ms. @throws SnapshotUnreadable after that */
export function inTime<T>(work: Promise<T> | T, most: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new SnapshotUnreadable('The store did not answer in time.')), most);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The manifest in these bytes; undefined if they are none of this format, or not all of one. */
function toManifest(bytes: ArrayBuffer | Uint8Array): Manifest | undefined {
  try {
    const manifest = JSON.parse(new TextDecoder().decode(bytes)) as Manifest;
    const { format, versions, by_version, health } = manifest;
    const isWhole = [versions, by_version, health].every((part) => typeof part === 'object' && part !== null);
    return format === MANIFEST_FORMAT && isWhole && !Number.isNaN(timeOf(manifest)) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a manifest is older than another. Whoever has nothing new to say moves `expires` alone. */
function isOlder(manifest: Manifest, other: Manifest): boolean {
  const later = timeOf(manifest) - timeOf(other);
  return later < 0 || (later === 0 && expiryOf(manifest) < expiryOf(other));
}

function timeOf({ moment }: Manifest): number {
  return Date.parse(moment);
}

/** A manifest that is no head expires at once. */
function expiryOf({ live }: Manifest): number {
  return live === undefined ? Number.NEGATIVE_INFINITY : Date.parse(live.expires);
}
