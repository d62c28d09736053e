/**
 * What the EVSEs that stay lose at once: connectors, and prices of connectors; and which tariffs go. A list that came in half
 * looks like this, while every site and every EVSE is still there.
 */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { Evse, Location, Tariff } from '../../ocpi/types.ts';
import { jsonIn } from '../../stored-format/stored-body.ts';
import type { PreviousList } from './previous.ts';

/** Connectors are named like `E-1/2`. */
export interface LostParts {
  /** Connectors that went, and none came in their place. */
  readonly connectors: string[];
  /** Connectors that had tariffs and have none now. */
  readonly prices: string[];
  /** Tariffs that went and had not ended. */
  readonly tariffs: string[];
  /** How many tariffs are new. */
  newTariffs: number;
  /** How many tariffs there were. */
  liveTariffs: number;
  /** Counts the connectors of what was published before. It reads all of it, so it is called only if many went. */
  countBefore: () => ConnectorCounts;
  /** The same of the Locations that changed. */
  readonly changed: ConnectorCounts;
}

export interface ConnectorCounts {
  connectors: number;
  /** Those that have tariffs. */
  priced: number;
}

export function noLostParts(): LostParts {
  const none = () => ({ connectors: 0, priced: 0 });
  return { connectors: [], prices: [], tariffs: [], newTariffs: 0, liveTariffs: 0, countBefore: none, changed: none() };
}

/** Notes what the EVSEs of one Location lose that have it before and after. */
export function noteLosses(losses: LostParts, current: Location, previous: Location): void {
  countConnectors(previous, losses.changed);
  const now = new Map(current.evses?.map((evse) => [foldCase(evse.uid), evse]));
  for (const before of liveEvses(previous)) {
    const after = now.get(foldCase(before.uid));
    if (after === undefined || after.status === 'REMOVED') continue;
    const left = new Map(after.connectors.map((connector) => [foldCase(connector.id), connector]));
    const gone = before.connectors.filter(({ id }) => !left.has(foldCase(id)));
    const surplus = Math.max(0, before.connectors.length - after.connectors.length);
    for (const { id } of gone.slice(0, surplus)) losses.connectors.push(`${before.uid}/${id}`);
    for (const connector of before.connectors) {
      const same = left.get(foldCase(connector.id));
      if (same && isPriced(connector) && !isPriced(same)) losses.prices.push(`${before.uid}/${connector.id}`);
    }
  }
}

/** Notes a tariff that left the tables. @param publishedAt ms since 1970 */
export function noteGoneTariff(losses: LostParts, { id, end_date_time: end }: Tariff, publishedAt: number): void {
  if (end !== undefined && Date.parse(end) <= publishedAt) return;
  losses.liveTariffs++;
  losses.tariffs.push(id);
}

/** The connectors of all EVSEs that were not REMOVED. */
export function connectorsIn(previous: PreviousList): ConnectorCounts {
  const counts = { connectors: 0, priced: 0 };
  for (const object of previous.values()) countConnectors(jsonIn<Location>(object.bytes()), counts);
  return counts;
}

function countConnectors(location: Location, counts: ConnectorCounts): void {
  for (const { connectors } of liveEvses(location)) {
    counts.connectors += connectors.length;
    counts.priced += connectors.filter(isPriced).length;
  }
}

function liveEvses({ evses = [] }: Location): readonly Evse[] {
  return evses.filter(({ status }) => status !== 'REMOVED');
}

function isPriced({ tariff_ids: ids = [] }: Evse['connectors'][number]): boolean {
  return ids.length > 0;
}
