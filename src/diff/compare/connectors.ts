/** Compares the connectors of one EVSE. */

import { foldCase } from '../../ocpi/ci-string.ts';
import { ratedPower } from '../../ocpi/power.ts';
import type { Connector, Evse } from '../../ocpi/types.ts';
import { connectorWords } from '../describe/sites.ts';
import type { Change } from './change.ts';
import { fieldChanges } from './field-changes.ts';

/** @param location id of the EVSE's Location */
export function* connectorChanges(before: Evse, after: Evse, location: string): Iterable<Change> {
  const [old, now] = [byId(before), byId(after)];
  const objects = ({ id }: Connector) => ({ ids: [`${after.uid}/${id}`], locations: [location] });
  const whole = (one: Connector) => ({
    class: 'Connector' as const,
    ...objects(one),
    words: connectorWords(typeOf(one)),
  });
  for (const [key, connector] of now) {
    const earlier = old.get(key);
    if (earlier) yield* fieldChanges('Connector', [earlier, connector], objects(connector), ['last_updated']);
    else yield { kind: 'added', ...whole(connector), after: typeOf(connector) };
  }
  for (const [key, connector] of old)
    if (!now.has(key)) yield { kind: 'removed', ...whole(connector), before: typeOf(connector) };
}

/** The power of the strongest connector in W; undefined without connectors. */
export function largestPower(connectors: readonly Connector[]): number | undefined {
  return connectors.length === 0 ? undefined : connectors.reduce((most, one) => Math.max(most, powerOf(one)), 0);
}

function byId({ connectors }: Evse): ReadonlyMap<string, Connector> {
  return new Map(connectors.map((connector) => [foldCase(connector.id), connector]));
}

function typeOf(connector: Connector) {
  return { standard: connector.standard, watts: powerOf(connector) };
}

/** max_electric_power, or else what follows from voltage and current; in W. */
function powerOf(connector: Connector): number {
  return connector.max_electric_power ?? ratedPower(connector);
}
