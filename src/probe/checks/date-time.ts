/** Moments as OCPI writes them (16.2). */

/** OCPI 16.2: with or without Z, with or without a fraction, at most 25 characters. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z?$/;

/** The moment in ms, or nothing for a text in another form. A moment without zone is UTC. */
export function momentOf(text: unknown): number | undefined {
  if (typeof text !== 'string' || text.length > 25 || !DATE_TIME.test(text)) return undefined;
  const moment = Date.parse(text.endsWith('Z') ? text : `${text}Z`);
  // JavaScript takes 30 February for 2 March.
  const exists = !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 19) === text.slice(0, 19);
  return exists ? moment : undefined;
}

/** `2026-01-31T08:00:00Z`, with a fraction only where there is one. */
export function formatDateTime(moment: number): string {
  const text = new Date(moment).toISOString();
  return text.endsWith('.000Z') ? `${text.slice(0, -5)}Z` : text;
}

/** A moment in the middle at which nothing was updated, in whole seconds. */
export function momentBetween(sorted: readonly number[]): number {
  const known = new Set(sorted);
  const seconds = [...known]
    .map((moment) => Math.floor(moment / 1000) * 1000 + 1000)
    .filter((moment) => !known.has(moment));
  return seconds[Math.floor((seconds.length - 1) / 2)] ?? (sorted.at(-1) ?? 0) + 1000;
}
