/**
 * Carries one Tariff forward. OCPI cannot mark a tariff as removed, and clients that ask for changes would never learn
 * that it is gone. So it stays for a while with an end (OCPI 11.3.1, end_date_time). Its prices stay for sessions that
 * began before. Its texts, URLs and energy mix go, because they can reveal where it was used.
 */

import type { Tariff } from '../../ocpi/types.ts';
import { formatTimestamp } from '../../source/cells/timestamp.ts';

/** Members that can reveal where a tariff was used. */
const REVEALING = ['tariff_alt_text', 'tariff_alt_url', 'energy_mix'];

/** A tariff that left the tables ends at `publishedAt` (ms since 1970), unless it has already ended. */
export function endTariff(tariff: Tariff, publishedAt: number): Tariff {
  const { end_date_time: end, start_date_time: start } = tariff;
  // A tariff that has not begun yet ends when it begins: its end must not be before its start.
  const last = Math.max(publishedAt, start === undefined ? publishedAt : Date.parse(start));
  const hasEnd = end !== undefined && Date.parse(end) <= last;
  const entries = Object.entries(tariff).filter(([name]) => name !== 'end_date_time' && !REVEALING.includes(name));
  if (hasEnd && entries.length === Object.keys(tariff).length - 1) return tariff;
  const at = entries.findIndex(([name]) => name === 'last_updated');
  return Object.fromEntries([
    ...entries.slice(0, at),
    ['end_date_time', hasEnd ? end : formatTimestamp(last)],
    ...entries.slice(at),
  ]) as unknown as Tariff;
}

/**
 * Whether a tariff that left the tables has been published with its end for `keptMs` (ms). An end in the past may have been
 * published just now, so `last_updated` counts too.
 */
export function isForgotten(
  { end_date_time: end, last_updated: since }: Tariff,
  publishedAt: number,
  keptMs: number,
): boolean {
  return end !== undefined && Math.max(Date.parse(end), Date.parse(since)) + keptMs <= publishedAt;
}
