/** Sketches: what an object is, apart from its id. By them, an object whose id was changed is found (history-findings/id-changes.ts). */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { Connector, Evse, Location, Tariff } from '../../ocpi/types.ts';

export interface Sketch {
  readonly id: string;
  /** What two objects must have in common to be the same one: the plugs of an EVSE, the place of a Location. */
  readonly make: string;
  /** The same in other words, such as an address for coordinates. */
  readonly otherMake?: string;
  /** What tells it apart from others of its make. Objects with different marks of one name are different objects. */
  readonly marks: { readonly [name: string]: string | undefined };
}

export function toLocationSketch({ id, name, address, city, coordinates }: Location): Sketch {
  const make = `${coordinates.latitude}, ${coordinates.longitude}`;
  return { id, make, otherMake: foldCase(`${address}, ${city}`), marks: { name: name && foldCase(name) } };
}

export function toEvseSketch({ uid, evse_id, physical_reference, connectors }: Evse): Sketch {
  const make = connectors.map(plugOf).sort().join('; ');
  return { id: uid, make, marks: { evse_id: evse_id && foldCase(evse_id), physical_reference } };
}

export function toConnectorSketch(connector: Connector): Sketch {
  return { id: connector.id, make: plugOf(connector), marks: {} };
}

function plugOf(connector: Connector): string {
  const { standard, format, power_type, max_voltage, max_amperage, max_electric_power } = connector;
  return [standard, format, power_type, max_voltage, max_amperage, max_electric_power].join(' ');
}

/** Whatever drivers pay is its make. */
export function toTariffSketch({ id, last_updated: _, ...rest }: Tariff): Sketch {
  return { id, make: JSON.stringify(rest), marks: {} };
}
