/**
 * Leaves out of a Location what version 2.2 lacks (enums.ts): connectors without an equivalent, EVSEs that have no other
 * connectors, and capabilities.
 */

import { ONLY_IN_2_2_1 } from './enums.ts';
import type { Connector, Evse, Location } from './types.ts';

/** The Location for readers of 2.2: the same object if nothing is left out. */
export function toVersion22(location: Location): Location {
  if (location.evses === undefined || location.evses.every(isIn22)) return location;
  const evses = location.evses.flatMap(toEvse22);
  const copy = { ...location, evses };
  if (evses.length === 0) delete (copy as Location).evses;
  return copy;
}

/** Whether readers of 2.2 know the plug and the kind of current. */
export function isConnectorIn22({ standard, power_type }: Pick<Connector, 'standard' | 'power_type'>): boolean {
  return !ONLY_IN_2_2_1.has(standard) && !ONLY_IN_2_2_1.has(power_type);
}

function isIn22(evse: Evse): boolean {
  return !evse.capabilities?.some((one) => ONLY_IN_2_2_1.has(one)) && evse.connectors.every(isConnectorIn22);
}

function toEvse22(evse: Evse): Evse[] {
  if (isIn22(evse)) return [evse];
  const connectors = evse.connectors.filter(isConnectorIn22);
  if (connectors.length === 0) return [];
  const copy: Evse = { ...evse, connectors };
  const capabilities = evse.capabilities?.filter((one) => !ONLY_IN_2_2_1.has(one)) ?? [];
  if (capabilities.length > 0) copy.capabilities = capabilities;
  else delete copy.capabilities;
  return [copy];
}
