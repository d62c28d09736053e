/**
 * What is gone where something else is new: two objects, or one whose id was changed (id-changes.ts). Collected while objects
 * are carried forward, as sketches: what an object is, apart from its id.
 */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { Connector, Evse, Location, Tariff } from '../../ocpi/types.ts';
import type { Draft } from '../render/draft.ts';

export interface Sketch {
  readonly id: string;
  /** What two objects must have in common to be the same one: the plugs of an EVSE, the place of a Location. */
  readonly make: string;
  /** The same in other words, such as an address for coordinates. */
  readonly otherMake?: string;
  /** What tells it apart from others of its make. Objects with different marks of one name are different objects. */
  readonly marks: { readonly [name: string]: string | undefined };
}

/** The parts of one object that are gone, and the new ones. */
export interface PartExchange {
  /** Id of the Location, or uid of the EVSE, that they are part of. */
  readonly of: string;
  readonly gone: readonly Sketch[];
  readonly fresh: readonly Sketch[];
}

export interface Exchanges {
  /** Locations that had live EVSEs and left the tables or are hidden. */
  readonly goneLocations: Sketch[];
  readonly newLocations: Draft[];
  readonly goneTariffs: Sketch[];
  readonly newTariffs: Draft[];
  readonly evses: PartExchange[];
  readonly connectors: PartExchange[];
  /** Locations that belong to another party now; parties like `NL*EXA`. */
  readonly parties: { readonly id: string; readonly before: string; readonly after: string }[];
}

export function noExchanges(): Exchanges {
  return {
    goneLocations: [],
    newLocations: [],
    goneTariffs: [],
    newTariffs: [],
    evses: [],
    connectors: [],
    parties: [],
  };
}

/** @param current as the tables have it now */
export function notePartsOf({ evses, connectors, parties }: Exchanges, current: Location, previous: Location): void {
  const [before, after] = [partyOf(previous), partyOf(current)];
  if (before !== after) parties.push({ id: current.id, before, after });
  const old = new Map((previous.evses ?? []).map((evse) => [foldCase(evse.uid), evse]));
  const fresh: Evse[] = [];
  for (const evse of current.evses ?? []) {
    const known = old.get(foldCase(evse.uid));
    if (known === undefined) fresh.push(evse);
    else if (known.status !== 'REMOVED') noteConnectors(connectors, evse, known);
    old.delete(foldCase(evse.uid));
  }
  const gone = [...old.values()].filter(({ status }) => status !== 'REMOVED');
  if (gone.length === 0 || fresh.length === 0) return;
  evses.push({ of: current.id, gone: gone.map(toEvseSketch), fresh: fresh.map(toEvseSketch) });
}

function noteConnectors(noted: PartExchange[], current: Evse, previous: Evse): void {
  const idsOf = (list: readonly Connector[]) => new Set(list.map(({ id }) => foldCase(id)));
  const [before, after] = [idsOf(previous.connectors), idsOf(current.connectors)];
  const gone = previous.connectors.filter(({ id }) => !after.has(foldCase(id)));
  const fresh = current.connectors.filter(({ id }) => !before.has(foldCase(id)));
  if (gone.length === 0 || fresh.length === 0) return;
  noted.push({ of: current.uid, gone: gone.map(toConnectorSketch), fresh: fresh.map(toConnectorSketch) });
}

export function toLocationSketch({ id, name, address, city, coordinates }: Location): Sketch {
  const make = `${coordinates.latitude}, ${coordinates.longitude}`;
  return { id, make, otherMake: foldCase(`${address}, ${city}`), marks: { name: name && foldCase(name) } };
}

function toEvseSketch({ uid, evse_id, physical_reference, connectors }: Evse): Sketch {
  const make = connectors.map(plugOf).sort().join('; ');
  return { id: uid, make, marks: { evse_id: evse_id && foldCase(evse_id), physical_reference } };
}

function toConnectorSketch(connector: Connector): Sketch {
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

function partyOf({ country_code, party_id }: Location): string {
  return `${country_code}*${party_id}`;
}
