/** For how long the edge goes on with a manifest that it has read. */

/**
 * How long the edge keeps a manifest that it has read, in ms. For this long, clients may get answers from a snapshot that was
 * replaced, so publishedAt of the new one must be later (publish/publish-on.ts).
 */
export const MANIFEST_KEPT_MS = 1000;

/** How long the edge goes on with a head that it knows while it reads the next one, in ms, after the time for which it keeps it (MANIFEST_KEPT_MS). */
export const HEAD_AWAITED_MS = 2000;

/**
 * How long after a head was swapped the edge may still answer from the one before, in ms. The moment of the new one must be later by
 * that (publish/publish-on.ts).
 */
export const LIVE_LEAD_MS = MANIFEST_KEPT_MS + HEAD_AWAITED_MS;
