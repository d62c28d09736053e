/**
 * One Tariff as it follows on what was published of it. OCPI has no word for a tariff that is gone, and who asks for
 * changes only would never hear of it; so it stays for a while, with an end (OCPI 11.3.1, end_date_time). Its prices stay
 * for sessions that began before; texts, addresses and the energy mix do not, since they can tell where it was used.
 */

import type { Tariff } from '../../ocpi/types.ts';
import { formatTimestamp } from '../../source/cells/timestamp.ts';

/** Members that can tell where a tariff was used. */
const TELLING = ['tariff_alt_text', 'tariff_alt_url', 'energy_mix'];

/** A tariff that left the tables: it ends at `moment` (ms since 1970), unless it has ended before. */
export function endTariff(tariff: Tariff, moment: number): Tariff {
  const { end_date_time: end, start_date_time: start } = tariff;
  // One that has not begun yet ends as it begins, since an end before the beginning is no period.
  const last = Math.max(moment, start === undefined ? moment : Date.parse(start));
  const hasEnd = end !== undefined && Date.parse(end) <= last;
  const entries = Object.entries(tariff).filter(([name]) => name !== 'end_date_time' && !TELLING.includes(name));
  if (hasEnd && entries.length === Object.keys(tariff).length - 1) return tariff;
  const at = entries.findIndex(([name]) => name === 'last_updated');
  return Object.fromEntries([
    ...entries.slice(0, at),
    ['end_date_time', hasEnd ? end : formatTimestamp(last)],
    ...entries.slice(at),
  ]) as unknown as Tariff;
}

/**
 * Whether a tariff that left the tables has been shown with its end for long enough, `keptMs` in ms. An end in the past may
 * have been published just now.
 */
export function isForgotten(
  { end_date_time: end, last_updated: since }: Tariff,
  moment: number,
  keptMs: number,
): boolean {
  return end !== undefined && Math.max(Date.parse(end), Date.parse(since)) + keptMs <= moment;
}
