/** DateTime as OCPI writes it (16.2), and times as others do. */

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

const DAY_AND_TIME =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(?:[.,](\d{1,9}))?\s?(?:Z|UTC|GMT|([+-]\d\d):?(\d\d))?)?$/i;
/** In HTTP headers (RFC 9110, 5.6.7). */
const HTTP_DATE = /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/;

/** The time in ms since 1970, in any form that has only one reading. A time without a zone is UTC. Undefined for the rest. */
export function readTime(given: unknown): number | undefined {
  const text = String(given);
  if (/^\d{9,10}$/.test(text)) return 1000 * Number(text);
  if (/^\d{12,13}$/.test(text)) return Number(text);
  const parts = DAY_AND_TIME.exec(text);
  const [, day, time = '00:00', seconds = ':00', fraction = '0', hours, minutes] = parts ?? [];
  const zone = hours === undefined ? 'Z' : `${hours}:${minutes}`;
  const written = parts ? `${day}T${time}${seconds}.${fraction.slice(0, 3)}${zone}` : HTTP_DATE.test(text) ? text : '';
  const read = Date.parse(written);
  return Number.isNaN(read) ? undefined : read;
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
