/**
 * The columns of /chargers.csv that the API has in some versions or in none (ocpi/held.ts). They come behind all others, and stand
 * there in every network, so that a header never changes. As in the tables, an empty cell is unknown and `NONE` is an empty list.
 */

import type { Connector, HeldEvse, HeldSite } from '../../src/ocpi/index.ts';
import { AND, type ChargerColumn, perhaps } from './charger-column.ts';

/** What is held of an EVSE, and of its site, which has the parking places. */
export interface HeldOfEvse {
  readonly site: HeldSite;
  readonly evse: HeldEvse;
}

type HeldPlug = Pick<Connector, 'capabilities'>;

const BOOLEAN = { type: 'boolean' } as const;

export const HELD_SITE_COLUMNS: readonly ChargerColumn<HeldSite>[] = [
  perhaps('help_phone', 'Help line for drivers.', (held) => held.help_phone),
  perhaps('region', 'Region of the site (NUTS-1).', (held) => held.region),
  perhaps('legal_name', 'Name of the operator in law.', (held) => held.legal_name),
  perhaps('operator_id', 'Id of the operator in the official list of its country.', (held) => held.operator_id),
  perhaps('services', 'What help there is on site: STAFFED or UNATTENDED; NONE if there is none.', (held) =>
    listed(held.services),
  ),
  perhaps(
    'roofed',
    'Whether cars stand under a roof. Single parking places can differ: the GeoJSON file has them.',
    (held) => held.roofed,
    BOOLEAN,
  ),
  perhaps('lit', 'Whether the place is lit at night, likewise.', (held) => held.lit, BOOLEAN),
  perhaps('catering', 'Whether there is something to eat or drink.', (held) => held.catering, BOOLEAN),
  perhaps('toilets', 'Whether there are toilets.', (held) => held.toilets, BOOLEAN),
  perhaps('rest_area', 'Whether there is a place to rest.', (held) => held.rest_area, BOOLEAN),
  perhaps('site_max_power', 'Highest power of all points of the site together, in W.', (held) => held.site_max_power, {
    type: 'integer',
  }),
];

export const HELD_EVSE_COLUMNS: readonly ChargerColumn<HeldOfEvse>[] = [
  perhaps(
    'parking',
    `Ids of the parking places from which vehicles charge here, each perhaps with where the charger is then: P1:LEFT. Several are separated by ${AND}; the GeoJSON file says all of them.`,
    ({ evse }) => evse.parking?.map(linkText).join(AND),
  ),
  perhaps(
    'vehicle_types',
    `Vehicles that these places were made for (OCPI 2.3.0, VehicleType); several are separated by ${AND}.`,
    vehicleTypes,
  ),
  perhaps(
    'accepted_service_providers',
    `Companies whose contracts pay here, separated by ${AND}; NONE if no contract does.`,
    ({ evse }) => listed(evse.accepted_service_providers),
  ),
  perhaps(
    'payment_brands',
    `Cards and wallets that drivers without a contract can pay with, separated by ${AND}; NONE if there are none.`,
    ({ evse }) => listed(evse.payment_brands),
  ),
  perhaps(
    'payment_means',
    `Other ways to pay without a contract, separated by ${AND}; NONE if there are none.`,
    ({ evse }) => listed(evse.payment_means),
  ),
  perhaps(
    'smart_charging',
    'Whether it can charge slower or later as the grid or a price demands.',
    ({ evse }) => evse.smart_charging,
    BOOLEAN,
  ),
  perhaps('station', 'Points of a site with the same text are one charging station.', ({ evse }) => evse.station),
];

export const HELD_PLUG_COLUMNS: readonly ChargerColumn<HeldPlug>[] = [
  perhaps(
    'connector_capabilities',
    `Whether drivers can charge by a contract in the car, without a card or an app (OCPI 2.3.0, ConnectorCapability); several are separated by ${AND}, NONE if they cannot.`,
    ({ capabilities }) => listed(capabilities),
  ),
];

function listed(values: readonly string[] | undefined): string | undefined {
  return values?.length === 0 ? 'NONE' : values?.join(AND);
}

function linkText({ parking_id, evse_position }: NonNullable<HeldEvse['parking']>[number]): string {
  return evse_position === undefined ? parking_id : `${parking_id}:${evse_position}`;
}

function vehicleTypes({ site: { parking_places = [] }, evse: { parking = [] } }: HeldOfEvse): string | undefined {
  const own = parking_places.filter(({ id }) => parking.some(({ parking_id }) => parking_id === id));
  const types = new Set(own.flatMap(({ vehicle_types }) => vehicle_types));
  return types.size === 0 ? undefined : [...types].join(AND);
}
