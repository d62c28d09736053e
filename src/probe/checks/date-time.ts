/** DateTime as OCPI writes it (16.2). */

/** OCPI 16.2: with or without Z, with or without a fraction, at most 25 characters. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z?$/;

/** The time in ms since 1970; undefined for anything that is not a DateTime. A time without a zone is UTC. */
export function parseDateTime(text: unknown): number | undefined {
  if (typeof text !== 'string' || text.length > 25 || !DATE_TIME.test(text)) return undefined;
  const time = Date.parse(text.endsWith('Z') ? text : `${text}Z`);
  // JavaScript reads 30 February as 2 March.
  const exists = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === text.slice(0, 19);
  return exists ? time : undefined;
}

/** `2026-01-31T08:00:00Z`, with a fraction only where there is one. */
export function formatDateTime(time: number): string {
  const text = new Date(time).toISOString();
  return text.endsWith('.000Z') ? `${text.slice(0, -5)}Z` : text;
}

/** A time about halfway, in whole seconds, at which nothing was updated. */
export function timeBetween(sorted: readonly number[]): number {
  const known = new Set(sorted);
  const seconds = [...known].map((time) => Math.floor(time / 1000) * 1000 + 1000).filter((time) => !known.has(time));
  return seconds[Math.floor((seconds.length - 1) / 2)] ?? (sorted.at(-1) ?? 0) + 1000;
}
