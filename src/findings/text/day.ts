/** A day of 24 hours, in ms. */
export const DAY_MS = 86_400_000;

/**
 * When the day of a time began in UTC, both in ms since 1970. Rules see the day and not the hour, because their findings are
 * kept for a day (publish/build-memory.ts).
 */
export function startOfDay(time: number): number {
  return Math.floor(time / DAY_MS) * DAY_MS;
}

/** The day of a time in UTC, such as `2026-12-25`. @param time ms since 1970 */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The day after one of the form `2026-12-25`. */
export function dayAfter(day: string): string {
  return dayOf(Date.parse(day) + DAY_MS);
}
