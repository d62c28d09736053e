/**
 * The rest of a Location or EVSE that is no longer published. OCPI has no deletion: an EVSE stays with the status REMOVED,
 * so that clients that ask for changes learn that it is gone (8.3.2). They need its uid for that, and nothing about the
 * place or about people. What else OCPI demands gets fixed values.
 */

import { iso1A3Code } from '../../cells/places/countries.ts';
import type { Connector, DateTime, Evse, Location } from '../../ocpi/types.ts';

/** Replaces the address and the city. OCPI's `#NA` does not mean withheld. */
const WITHHELD = 'REMOVED';

const NOWHERE = { latitude: '0.000000', longitude: '0.000000' } as const;

/** Private-use code of ISO 3166-1, if the operator's country has no other code. */
const NO_COUNTRY = 'ZZZ';

/**
 * An EVSE that left a site which is still public: the mandatory members of its connectors, and nothing else. Its evse_id
 * may be that of another EVSE by now (OCPI 8.3.2).
 */
export function toRemovedEvse({ uid, connectors, last_updated }: Evse): Evse {
  return {
    uid,
    status: 'REMOVED',
    connectors: connectors.map(
      ({ id, standard, format, power_type, max_voltage, max_amperage, last_updated: at }): Connector => {
        return { id, standard, format, power_type, max_voltage, max_amperage, last_updated: at };
      },
    ),
    last_updated,
  };
}

/** An EVSE of a site that is no longer public. It must have a connector, so all get the same one. */
export function toHiddenEvse({ uid, connectors, last_updated }: Evse): Evse {
  return {
    uid,
    status: 'REMOVED',
    connectors: [hiddenConnector(connectors[0]?.last_updated ?? last_updated)],
    last_updated,
  };
}

function hiddenConnector(last_updated: DateTime): Connector {
  return {
    id: '1',
    standard: 'IEC_62196_T2',
    format: 'SOCKET',
    power_type: 'AC_1_PHASE',
    max_voltage: 230,
    max_amperage: 16,
    last_updated,
  };
}

/**
 * A Location that is hidden or left the tables, without its EVSEs. Clients identify it by country_code, party_id and id.
 * `publish` stays true: clients that skip what is not public would skip this too, and keep the address.
 */
export function toRemovedLocation({ country_code, party_id, id, last_updated }: Location): Location {
  return {
    country_code,
    party_id,
    id,
    publish: true,
    address: WITHHELD,
    city: WITHHELD,
    country: (typeof country_code === 'string' ? iso1A3Code(country_code) : undefined) ?? NO_COUNTRY,
    coordinates: { ...NOWHERE },
    time_zone: 'Etc/UTC',
    last_updated,
  };
}

/** Whether a published Location is only the rest of one. */
export function isRemovedLocation({ address, coordinates }: Location): boolean {
  const isNowhere = coordinates?.latitude === NOWHERE.latitude && coordinates.longitude === NOWHERE.longitude;
  return address === WITHHELD && isNowhere;
}
