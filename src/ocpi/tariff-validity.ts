/** When tariffs are valid (OCPI 11.3.1): the one rule of the page, of the copies and of the scorecard. */

/** Of a Tariff of anybody. What cannot be read as a time is none. */
interface Times {
  readonly start_date_time?: unknown;
  readonly end_date_time?: unknown;
}

/** The end is not part of the time in which a tariff is valid. @param at in ms since 1970 */
export function isValidAt(tariff: Times, at: number): boolean {
  return startOf(tariff) <= at && at < endOf(tariff);
}

/** Tariffs that are valid or will be: those that are valid now first, then in the order in which they begin. */
export function tariffsFrom<T extends Times>(tariffs: readonly T[], at: number): T[] {
  const begin = (tariff: T) => Math.max(at, startOf(tariff));
  return tariffs.filter((tariff) => at < endOf(tariff)).sort((a, b) => begin(a) - begin(b));
}

/** When the next of them begins or ends, in ms since 1970; never, if it is infinite. */
export function nextChange(tariffs: readonly Times[], at: number): number {
  const times = tariffs.flatMap((tariff) => [startOf(tariff), endOf(tariff)]);
  return times.reduce((next, time) => (time > at && time < next ? time : next), Number.POSITIVE_INFINITY);
}

function startOf({ start_date_time }: Times): number {
  return instantOf(start_date_time) ?? Number.NEGATIVE_INFINITY;
}

function endOf({ end_date_time }: Times): number {
  return instantOf(end_date_time) ?? Number.POSITIVE_INFINITY;
}

/** OCPI's times are in UTC, and may lack the Z (16.5). */
function instantOf(time: unknown): number | undefined {
  if (typeof time !== 'string') return undefined;
  const instant = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/i.test(time) ? time : `${time}Z`);
  return Number.isNaN(instant) ? undefined : instant;
}
