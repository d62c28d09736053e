/**
 * publishedAt, the time of a snapshot: the `last_updated` of everything that changed in it. Clients ask for what changed
 * since they last asked, so it must not be earlier than any answer from the previous snapshot (publish-on.ts).
 */

/**
 * The next full second, because many readers refuse fractions, and a client that asked after the build began would miss an
 * earlier time. Always at least a second after the previous snapshot, whatever the clock says.
 *
 * @param now ms since 1970
 * @param before publishedAt of the previous snapshot, in ms since 1970
 * @param lead how long it takes until all clients see the snapshot, in ms
 */
export function nextPublishedAt(now: number, before: number | undefined, lead = 0): number {
  const next = Math.ceil((now + lead) / 1000) * 1000;
  return before === undefined ? next : Math.max(next, before + 1000);
}
