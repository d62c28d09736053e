/** A day of 24 hours, in ms. */
export const DAY_MS = 86_400_000;

/**
 * When the day of a time began in UTC, both in ms since 1970. Rules see the day and not the hour, because their findings are
 * kept for a day (publish/build-memory.ts).
 */
export function startOfDay(time: number): number {
  return Math.floor(time / DAY_MS) * DAY_MS;
}
