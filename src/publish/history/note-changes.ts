/** One walk over a Location as it was published and as the tables have it now: it notes what a person should know. */

import { type Coordinates, distance } from '../../cells/places/distance.ts';
import type { Connector, Evse, Location, Tariff } from '../../ocpi/types.ts';
import { partyText } from '../../settings/network.ts';
import { countConnectors, type Events, isPriced } from './history-events.ts';
import { pairedParts } from './paired-parts.ts';
import { isRemovedLocation } from './removed-location.ts';
import { type Sketch, toConnectorSketch, toEvseSketch } from './sketches.ts';

/** Corrections of coordinates are mostly below this. */
const FAR_KM = 5;

export function noteChanges(events: Events, before: Location, after: Location): void {
  const { exchanges, losses, relocated, statusChanged } = events;
  const kilometres = distance(placeOf(before), placeOf(after)) / 1000;
  if (kilometres > FAR_KM && !isRemovedLocation(before)) relocated.push({ id: after.id, kilometres });
  const [partyBefore, party] = [partyText(before), partyText(after)];
  if (partyBefore !== party) exchanges.parties.push({ id: after.id, before: partyBefore, after: party });
  countConnectors(before, losses.changed);
  const { kept, gone, fresh } = pairedParts(before.evses, after.evses, ({ uid }) => uid);
  for (const [was, is] of kept) {
    if (was.status !== is.status) statusChanged.push(is.uid);
    if (was.status !== 'REMOVED') noteConnectors(events, was, is);
  }
  const live = gone.filter(({ status }) => status !== 'REMOVED');
  noteExchange(exchanges.evses, after.id, live.map(toEvseSketch), fresh.map(toEvseSketch));
}

function noteConnectors({ exchanges, losses }: Events, before: Evse, after: Evse): void {
  const { kept, gone, fresh } = pairedParts<Connector>(before.connectors, after.connectors, ({ id }) => id);
  noteExchange(exchanges.connectors, after.uid, gone.map(toConnectorSketch), fresh.map(toConnectorSketch));
  if (after.status === 'REMOVED') return;
  const lost = gone.slice(0, Math.max(0, gone.length - fresh.length));
  for (const { id } of lost) losses.connectors.push(`${before.uid}/${id}`);
  for (const [was, is] of kept) if (isPriced(was) && !isPriced(is)) losses.prices.push(`${before.uid}/${was.id}`);
}

/** @param of what they are part of */
function noteExchange(
  noted: Events['exchanges']['evses'],
  of: string,
  gone: readonly Sketch[],
  fresh: readonly Sketch[],
): void {
  if (gone.length > 0 && fresh.length > 0) noted.push({ of, gone, fresh });
}

/** Notes a tariff that left the tables. @param publishedAt ms since 1970 */
export function noteGoneTariff({ losses }: Events, { id, end_date_time: end }: Tariff, publishedAt: number): void {
  if (end !== undefined && Date.parse(end) <= publishedAt) return;
  losses.liveTariffs++;
  losses.tariffs.push(id);
}

function placeOf({ coordinates }: Location): Coordinates {
  return { latitude: Number(coordinates.latitude), longitude: Number(coordinates.longitude) };
}
