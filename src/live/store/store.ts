/**
 * A store: where a live network keeps its head and all that the head names (stored-format/live-head.ts). Two kinds are here: a
 * bucket that a Worker is bound to, and any bucket that speaks S3.
 *
 * What is in it, by path:
 *
 * - `/_snapshot/manifest.json`, the head. It may never be lost or go back. Whoever may write it is trusted: it is swapped, never put.
 * - `/_snapshot/…`, bodies named after their content. One that a head names may never be lost; it cannot go back. Readers compare
 *   lengths and names where a wrong one would spread.
 * - `/_live/…`, what live steps need to know, named after its content: if it is lost, a build is needed. And two notes of removals
 *   (removal.ts, remove-old.ts), which may be lost.
 * - `/_sources/…`, last good copies of status sources. They may be lost, and may go back. `/_sources/pushed` is swapped: if it is lost,
 *   what was pushed is forgotten.
 * - `/_pushed/…`, pushed statuses that are not in the head yet. If one is lost, so is what somebody was told is stored.
 */

/** An object as it is in the store. */
export interface StoredObject {
  readonly bytes: Uint8Array;
  /** Differs for each content that the path has had. */
  readonly version: string;
}

export interface ListedObject {
  readonly path: string;
  /** When it was last put, in ms since 1970. */
  readonly putAt: number;
}

/** The store cannot be had now, or refuses. The message says which store, and has no full stop. */
export class StoreFault extends Error {}

/** A fault that may be gone at the next try. */
export class PassingFault extends StoreFault {
  /** Whether the request may have been done all the same: its answer was lost. */
  readonly mayBeDone: boolean;

  constructor(message: string, mayBeDone: boolean) {
    super(message);
    this.mayBeDone = mayBeDone;
  }
}

/** Paths begin with a slash. All functions throw StoreFault. */
export interface Store {
  /** What it is called in messages: `the bucket "example" at …`. */
  readonly words: string;
  /** Undefined if there is nothing. Never an old version. */
  read(path: string): Promise<StoredObject | undefined>;
  /**
   * Puts an object that is named after its content. Costs little if it was put within the last half day; an older one is put anew,
   * so that it is not removed (remove-old.ts). The head that names it must be swapped within an hour. What the head names
   * that is swapped need not be put again.
   */
  putIfAbsent(path: string, bytes: Uint8Array): Promise<void>;
  /** Puts an object, whatever was there. */
  put(path: string, bytes: Uint8Array): Promise<void>;
  /**
   * Puts an object if the one that is there still has the version `expected`; if `expected` is undefined, only if there is none.
   * If the answer is lost, the object is read: one with the same bytes counts as one's own. So writers that mean different things
   * must write different bytes.
   *
   * @returns the new version; undefined if another writer was first. Where answers were lost, that writer may have built on these
   *   bytes, so to do the same change again must do no harm
   */
  swap(path: string, bytes: Uint8Array, expected: string | undefined): Promise<string | undefined>;
  /** All objects whose path begins so, in any order. */
  list(prefix: string): AsyncIterable<ListedObject>;
  /**
   * Removes objects; those that are not there any more count as removed. Each removal is asked for once, and not again after a
   * fault: it could come late, and remove what somebody put in between.
   */
  remove(paths: readonly string[]): Promise<void>;
}

/** What publishing needs of a place where a head is. */
export type HeadPlace = Pick<Store, 'words' | 'read' | 'putIfAbsent' | 'swap'>;
