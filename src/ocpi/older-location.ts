/**
 * A Location for readers of an older version: without what that version lacks (version-differences.ts). A connector whose plug
 * it lacks is left out, and so is an EVSE that has no other connectors.
 */

import type { OcpiVersion } from './enums.ts';
import type { Connector, Evse, Location } from './types.ts';
import { isPlugIn, LACKING } from './version-differences.ts';

/**
 * The Location as the version has it: the same object if nothing is left out.
 *
 * @param connectorOf the connector as the version has it, for callers that keep connectors which many EVSEs share
 */
export function olderLocation(
  version: OcpiVersion,
  location: Location,
  connectorOf = (connector: Connector): Connector => olderConnector(version, connector),
): Location {
  const { fields } = LACKING[version];
  const { evses = [] } = location;
  const own = mapped(evses, (evse) => olderEvse(version, evse, connectorOf));
  const copy = without(location, fields.location);
  if (own === evses) return copy;
  const { evses: _, ...rest } = copy;
  return own.length === 0 ? rest : { ...copy, evses: own };
}

/** The Connector without the fields that the version lacks: the same object if it has none of them. */
export function olderConnector(version: OcpiVersion, connector: Connector): Connector {
  return without(connector, LACKING[version].fields.connector);
}

/** Nothing if readers of the version know none of its plugs. */
function olderEvse(
  version: OcpiVersion,
  evse: Evse,
  connectorOf: (connector: Connector) => Connector,
): Evse | undefined {
  const { fields, values } = LACKING[version];
  const { connectors, capabilities, parking_restrictions } = evse;
  const own = mapped(connectors, (connector) => (isPlugIn(version, connector) ? connectorOf(connector) : undefined));
  if (own.length === 0) return undefined;
  let copy = without(evse, fields.evse);
  if (own !== connectors) copy = { ...copy, connectors: own };
  if (capabilities?.some((one) => values.has(one))) copy = withList(copy, 'capabilities', capabilities, values);
  if (parking_restrictions?.some((one) => values.has(one))) {
    copy = withList(copy, 'parking_restrictions', parking_restrictions, values);
  }
  return copy;
}

function withList<K extends 'capabilities' | 'parking_restrictions'>(
  evse: Evse,
  name: K,
  list: readonly string[],
  lacking: ReadonlySet<string>,
): Evse {
  const known = list.filter((value) => !lacking.has(value));
  const copy = { ...evse, [name]: known };
  if (known.length === 0) delete copy[name];
  return copy;
}

/** The list with its items replaced, or without them; the same list if all stay the same. */
function mapped<T>(list: readonly T[], to: (item: T) => T | undefined): T[] {
  const items = list.map(to);
  const isSame = items.every((item, i) => item === list[i]);
  return isSame ? (list as T[]) : items.flatMap((item) => item ?? []);
}

/** The object without some of its members: the same one if it has none of them. */
function without<T extends object>(object: T, names: readonly (keyof T)[]): T {
  if (names.every((name) => object[name] === undefined)) return object;
  const copy = { ...object };
  for (const name of names) delete copy[name];
  return copy;
}
