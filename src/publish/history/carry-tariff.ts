/**
 * Carries Tariffs forward. OCPI cannot mark a tariff as removed, and clients that ask for changes would never learn
 * that it is gone. So it stays for a while with an end (OCPI 11.3.1, end_date_time). Its prices stay for sessions that
 * began before. Its texts, URLs and energy mix go, because they can reveal where it was used.
 */

import { formatTimestamp } from '../../cells/times/timestamp.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Tariff } from '../../ocpi/types.ts';
import { jsonIn } from '../../stored-format/stored-body.ts';
import { type Draft, firstVolatileValues } from '../render/draft.ts';
import { withTime } from '../render/template.ts';
import type { VersionContext } from './carry-locations.ts';
import { noteGoneTariff } from './note-changes.ts';
import type { PreviousList } from './previous.ts';
import { fromText, fromVolatileValues, type PublishedObject } from './published-object.ts';
import { toTariffSketch } from './sketches.ts';

/** The Tariffs of one version. */
export function carryTariffs(
  drafts: readonly Draft[],
  previous: PreviousList | undefined,
  { publishedAt, keptTariffsMs, purged, statuses, events }: VersionContext,
): readonly PublishedObject[] {
  const ids = new Set<string>();
  const carried = drafts.map((draft) => {
    ids.add(foldCase(draft.id));
    const before = previous?.get(foldCase(draft.id));
    if (before) events.losses.liveTariffs++;
    if (before?.hash === draft.hash) return { ...before, from: draft.hash, isChanged: false };
    if (previous && before === undefined) {
      events.exchanges.newTariffs.push(draft);
      events.losses.newTariffs++;
    }
    const changed = formatTimestamp(Math.max(publishedAt, before?.lastUpdated ?? 0));
    const volatile = previous ? withTime(draft.volatile(), changed) : firstVolatileValues(draft, statuses, changed);
    return fromVolatileValues(draft, volatile, before?.created ?? publishedAt, draft.hash);
  });
  for (const [id, object] of previous ?? []) {
    if (ids.has(id) || purged.has(id)) continue;
    const published = jsonIn<Tariff>(object.bytes());
    if (isForgotten(published, publishedAt, keptTariffsMs)) continue;
    noteGoneTariff(events, published, publishedAt);
    const ended = endTariff(published, publishedAt);
    if (ended !== published) events.exchanges.goneTariffs.push(toTariffSketch(published));
    const changed = formatTimestamp(Math.max(publishedAt, object.lastUpdated));
    const text = JSON.stringify(ended === published ? published : { ...ended, last_updated: changed });
    carried.push(fromText(text, object, ''));
  }
  return carried;
}

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
