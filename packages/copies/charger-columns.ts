/**
 * The columns of /chargers.csv, each declared once: the file and its Table Schema in /datapackage.json follow from them.
 * Names and units are those of the sheet chargers.csv that maintainers write, where it has the column.
 */

import { CONNECTOR_FORMAT, CONNECTOR_TYPE, PARKING_TYPE, POWER_TYPE } from '../../src/ocpi/index.ts';

export interface ChargerColumn<Name extends string = string> {
  readonly name: Name;
  /** As Table Schema names it. */
  readonly type: 'string' | 'number' | 'integer' | 'boolean';
  /** Its meaning, for people. */
  readonly doc: string;
  /** Whether every row has a value. */
  readonly required: boolean;
  /** The only values, if the list of them is closed. */
  readonly values?: readonly string[];
}

/** Without a type, a column holds texts. */
type Options = Partial<Pick<ChargerColumn, 'type' | 'values'>>;

function always<Name extends string>(name: Name, doc: string, options?: Options): ChargerColumn<Name> {
  return { name, type: 'string', doc, required: true, ...options };
}

function perhaps<Name extends string>(name: Name, doc: string, options?: Options): ChargerColumn<Name> {
  return { ...always(name, doc, options), required: false };
}

/** Between the items of a cell that has several. */
export const AND = '|';

const BOOLEAN = { type: 'boolean' } as const;
const INTEGER = { type: 'integer' } as const;
const NUMBER = { type: 'number' } as const;

/** A site is written once for all of its plugs, so its columns come first, and those of the EVSE next. */
export const SITE_COLUMNS = [
  always('location_id', 'Id of the site; Location.id in OCPI.'),
  perhaps('name', 'Name of the site.'),
  always('address', 'Street and number.'),
  perhaps('postal_code', 'Postal code.'),
  always('city', 'City or town.'),
  perhaps('state', 'State or province.'),
  always('country', 'Country (ISO 3166-1 alpha-3).'),
  always('time_zone', 'Time zone of the site (IANA).'),
  perhaps(
    'opening_times',
    'When the site is open in a normal week, in local time and the notation of OpenStreetMap. Empty if it is not known. Holidays and other exceptions are in OCPI only.',
  ),
  perhaps('parking_type', 'Kind of parking place (OCPI 8.4.18).', { values: PARKING_TYPE }),
  perhaps('operator', 'Who operates the site.'),
];

export const EVSE_COLUMNS = [
  always(
    'evse_uid',
    'Id of the charging point, which charges one vehicle at a time; EVSE.uid in OCPI. It is the key of /status.json.',
  ),
  perhaps('evse_id', 'Id of the charging point as it stands on the charger and in roaming.'),
  perhaps(
    'capabilities',
    `What the charging point can do, such as take bank cards (OCPI 8.4.3); several are separated by ${AND}.`,
  ),
  perhaps('physical_reference', 'What stands on the charger, such as a number.'),
  perhaps('floor_level', 'Floor in a building.'),
  always('latitude', 'Latitude of the charging point if it is known, else of the site, in degrees (WGS 84).', NUMBER),
  always('longitude', 'Longitude, likewise.', NUMBER),
];

export const PLUG_COLUMNS = [
  always('connector_id', 'Id of the plug within its charging point.'),
  always('standard', 'Kind of plug (OCPI 8.4.5).', { values: CONNECTOR_TYPE }),
  always('format', 'CABLE if the cable is attached, SOCKET if the driver brings one.', { values: CONNECTOR_FORMAT }),
  always('power_type', 'Direct current, or the phases of alternating current (OCPI 8.4.19).', { values: POWER_TYPE }),
  perhaps('power_kw', 'Highest power in kW. Empty if it is not known.', NUMBER),
  always('max_voltage', 'Highest voltage in V; with three phases, between a phase and neutral.', INTEGER),
  always('max_amperage', 'Highest current in A; with three phases, of each phase.', INTEGER),
  perhaps('tariff_ids', `Ids of the tariffs of the plug; several are separated by ${AND}. OCPI has all that they say.`),
  perhaps('currency', 'Currency of the prices (ISO 4217).'),
  perhaps(
    'price_per_kwh_from',
    'Lowest price of a kWh for a driver without a contract. It differs from the highest if it depends on the time, the amount or the tariff. 0 only where a tariff says so; empty if no price is given.',
    NUMBER,
  ),
  perhaps('price_per_kwh_to', 'Highest price of a kWh, likewise.', NUMBER),
  perhaps(
    'prices_include_vat',
    'Whether drivers pay these prices: with VAT, or where none applies. They are without VAT if a tariff does not state the rate.',
    BOOLEAN,
  ),
  perhaps(
    'further_costs',
    'Whether a tariff asks for something else too: for time, per session, or a least amount. OCPI says what.',
    BOOLEAN,
  ),
];

/**
 * What the API has in some versions or in none (ocpi/held.ts), of a site, an EVSE and a plug. These come behind all others, and stand
 * there in every network, so that a header never changes. As in the tables, an empty cell is unknown and `NONE` is an empty list.
 */
export const HELD_SITE_COLUMNS = [
  perhaps('help_phone', 'Help line for drivers.'),
  perhaps('region', 'Region of the site (NUTS-1).'),
  perhaps('legal_name', 'Name of the operator in law.'),
  perhaps('operator_id', 'Id of the operator in the official list of its country.'),
  perhaps('services', 'What help there is on site: STAFFED or UNATTENDED; NONE if there is none.'),
  perhaps(
    'roofed',
    'Whether cars stand under a roof. Single parking places can differ: the GeoJSON file has them.',
    BOOLEAN,
  ),
  perhaps('lit', 'Whether the place is lit at night, likewise.', BOOLEAN),
  perhaps('catering', 'Whether there is something to eat or drink.', BOOLEAN),
  perhaps('toilets', 'Whether there are toilets.', BOOLEAN),
  perhaps('rest_area', 'Whether there is a place to rest.', BOOLEAN),
  perhaps('site_max_power', 'Highest power of all points of the site together, in W.', INTEGER),
];

export const HELD_EVSE_COLUMNS = [
  perhaps(
    'parking',
    `Ids of the parking places from which vehicles charge here, each perhaps with where the charger is then: P1:LEFT. Several are separated by ${AND}; the GeoJSON file says all of them.`,
  ),
  perhaps(
    'vehicle_types',
    `Vehicles that these places were made for (OCPI 2.3.0, VehicleType); several are separated by ${AND}.`,
  ),
  perhaps(
    'accepted_service_providers',
    `Companies whose contracts pay here, separated by ${AND}; NONE if no contract does.`,
  ),
  perhaps(
    'payment_brands',
    `Cards and wallets that drivers without a contract can pay with, separated by ${AND}; NONE if there are none.`,
  ),
  perhaps('payment_means', `Other ways to pay without a contract, separated by ${AND}; NONE if there are none.`),
  perhaps('smart_charging', 'Whether it can charge slower or later as the grid or a price demands.', BOOLEAN),
  perhaps('station', 'Points of a site with the same text are one charging station.'),
];

export const HELD_PLUG_COLUMNS = [
  perhaps(
    'connector_capabilities',
    `Whether drivers can charge by a contract in the car, without a card or an app (OCPI 2.3.0, ConnectorCapability); several are separated by ${AND}, NONE if they cannot.`,
  ),
];

/** All, in their order. It never changes: new ones come last, since some readers count columns. */
export const CHARGER_COLUMNS: readonly ChargerColumn[] = [
  ...SITE_COLUMNS,
  ...EVSE_COLUMNS,
  ...PLUG_COLUMNS,
  ...HELD_SITE_COLUMNS,
  ...HELD_EVSE_COLUMNS,
  ...HELD_PLUG_COLUMNS,
];

/** The columns that together are different in every row. */
export const CHARGER_KEY = ['evse_uid', 'connector_id'] as const;
