/** When tariffs are valid (OCPI 11.3.1). */

import type { Tariff } from '../../../ocpi/types.ts';

type Times = Pick<Tariff, 'start_date_time' | 'end_date_time'>;

/** The end is not part of the time in which a tariff is valid. @param at in ms since 1970 */
export function isValidAt(tariff: Times, at: number): boolean {
  return startOf(tariff) <= at && !isOver(tariff, at);
}

/** Tariffs that are valid or will be: those that are valid now first, then in the order in which they begin. */
export function tariffsFrom<T extends Times>(tariffs: readonly T[], at: number): T[] {
  const begin = (tariff: T) => Math.max(at, startOf(tariff));
  return tariffs.filter((tariff) => !isOver(tariff, at)).sort((a, b) => begin(a) - begin(b));
}

function startOf({ start_date_time }: Times): number {
  return start_date_time !== undefined ? Date.parse(start_date_time) : Number.NEGATIVE_INFINITY;
}

function isOver({ end_date_time }: Times, at: number): boolean {
  return end_date_time !== undefined && Date.parse(end_date_time) <= at;
}
