/** Connectors of one EVSE that came, went or changed. */

import { ratedPower } from '../../ocpi/power.ts';
import type { Connector, Evse } from '../../ocpi/types.ts';
import type { Change } from './change.ts';
import { compareFields } from './fields.ts';

const LEFT_OUT: ReadonlySet<string> = new Set(['last_updated']);

/** `location` is the id of the EVSE's Location. */
export function* connectorChanges(before: Evse, after: Evse, location: string): Iterable<Change> {
  const [old, now] = [byId(before), byId(after)];
  const objects = ({ id }: Connector) => [{ id: `${after.uid}/${id}`, location }];
  for (const [key, connector] of now) {
    const former = old.get(key);
    if (former === undefined) yield { kind: 'connectors-added', ...typeOf(connector), objects: objects(connector) };
    else {
      for (const edit of compareFields(former, connector, LEFT_OUT)) {
        yield { kind: 'field-changed', of: 'Connector', ...edit, objects: objects(connector) };
      }
    }
  }
  for (const [key, connector] of old) {
    if (!now.has(key)) yield { kind: 'connectors-removed', ...typeOf(connector), objects: objects(connector) };
  }
}

/** The most that one of them gives, in W; nothing where there is none. */
export function largestPower(connectors: readonly Connector[]): number | undefined {
  return connectors.length === 0 ? undefined : connectors.reduce((most, one) => Math.max(most, powerOf(one)), 0);
}

function byId({ connectors }: Evse): ReadonlyMap<string, Connector> {
  return new Map(connectors.map((connector) => [connector.id.toLowerCase(), connector]));
}

function typeOf(connector: Connector) {
  return { standard: connector.standard, watts: powerOf(connector) };
}

/** What is published, else what voltage and current give; in W. */
function powerOf(connector: Connector): number {
  return connector.max_electric_power ?? ratedPower(connector);
}
