/**
 * The columns of /chargers.csv, each declared once: the file, its Table Schema in /datapackage.json and docs/copies.md follow from them.
 * Names and units are those of the sheet chargers.csv that maintainers write, where it has the column.
 */

import { CONNECTOR_FORMAT, CONNECTOR_TYPE, PARKING_TYPE, POWER_TYPE } from '../../ocpi/enums.ts';
import type { CopiedEvse, CopiedLocation } from './feeds.ts';
import type { CopiedPrice } from './plug-prices.ts';
import { weeklyHours } from './weekly-hours.ts';

/** What a cell is about. A site is written once for all of its plugs, so its columns come first, and those of the EVSE next. */
interface EvseOfSite {
  readonly location: CopiedLocation;
  readonly evse: CopiedEvse;
}

interface PricedPlug {
  readonly connector: CopiedEvse['connectors'][number];
  readonly price: CopiedPrice | undefined;
}

export interface ChargerColumn<About = never> {
  readonly name: string;
  /** As Table Schema names it. */
  readonly type: 'string' | 'number' | 'integer' | 'boolean';
  /** What it says, for people. */
  readonly doc: string;
  /** Whether every row has a value. */
  readonly required?: true;
  /** The only values, if the list of them is closed. */
  readonly values?: readonly string[];
  /** The text of the cell; undefined if nothing is known. */
  readonly value: (about: About) => string | undefined;
}

/** What separates the items of a cell that has several. */
const AND = '|';

const number = (value: number | undefined): string | undefined => (value === undefined ? undefined : String(value));

/** Kilowatts, from watts. */
export function inKilowatts(watts: number | undefined): number | undefined {
  return watts === undefined ? undefined : watts / 1000;
}

export const SITE_COLUMNS: readonly ChargerColumn<CopiedLocation>[] = [
  {
    name: 'location_id',
    type: 'string',
    doc: 'Id of the site; Location.id in OCPI.',
    required: true,
    value: (location) => location.id,
  },
  { name: 'name', type: 'string', doc: 'Name of the site.', value: (location) => location.name },
  {
    name: 'address',
    type: 'string',
    doc: 'Street and number.',
    required: true,
    value: (location) => location.address,
  },
  { name: 'postal_code', type: 'string', doc: 'Postal code.', value: (location) => location.postal_code },
  { name: 'city', type: 'string', doc: 'City or town.', required: true, value: (location) => location.city },
  { name: 'state', type: 'string', doc: 'State or province.', value: (location) => location.state },
  {
    name: 'country',
    type: 'string',
    doc: 'Country (ISO 3166-1 alpha-3).',
    required: true,
    value: (location) => location.country,
  },
  {
    name: 'time_zone',
    type: 'string',
    doc: 'Time zone of the site (IANA).',
    required: true,
    value: (location) => location.time_zone,
  },
  {
    name: 'opening_times',
    type: 'string',
    doc: 'When the site is open in a normal week, in local time and the notation of OpenStreetMap. Empty if it is not known. Holidays and other exceptions are in OCPI only.',
    value: (location) => weeklyHours(location.opening_times),
  },
  {
    name: 'parking_type',
    type: 'string',
    doc: 'Kind of parking place (OCPI 8.4.18).',
    values: PARKING_TYPE,
    value: (location) => location.parking_type,
  },
  { name: 'operator', type: 'string', doc: 'Who operates the site.', value: (location) => location.operator?.name },
];

export const EVSE_COLUMNS: readonly ChargerColumn<EvseOfSite>[] = [
  {
    name: 'evse_uid',
    type: 'string',
    doc: 'Id of the charging point, which charges one vehicle at a time; EVSE.uid in OCPI. It is the key of /status.json.',
    required: true,
    value: ({ evse }) => evse.uid,
  },
  {
    name: 'evse_id',
    type: 'string',
    doc: 'Id of the charging point as it stands on the charger and in roaming.',
    value: ({ evse }) => evse.evse_id,
  },
  {
    name: 'capabilities',
    type: 'string',
    doc: `What the charging point can do, such as take bank cards (OCPI 8.4.3); several are separated by ${AND}.`,
    value: ({ evse }) => evse.capabilities?.join(AND),
  },
  {
    name: 'physical_reference',
    type: 'string',
    doc: 'What stands on the charger, such as a number.',
    value: ({ evse }) => evse.physical_reference,
  },
  { name: 'floor_level', type: 'string', doc: 'Floor in a building.', value: ({ evse }) => evse.floor_level },
  {
    name: 'latitude',
    type: 'number',
    doc: 'Latitude of the charging point if it is known, else of the site, in degrees (WGS 84).',
    required: true,
    value: ({ location, evse }) => (evse.coordinates ?? location.coordinates).latitude,
  },
  {
    name: 'longitude',
    type: 'number',
    doc: 'Longitude, likewise.',
    required: true,
    value: ({ location, evse }) => (evse.coordinates ?? location.coordinates).longitude,
  },
];

const CONNECTOR: readonly ChargerColumn<PricedPlug>[] = [
  {
    name: 'connector_id',
    type: 'string',
    doc: 'Id of the plug within its charging point.',
    required: true,
    value: ({ connector }) => connector.id,
  },
  {
    name: 'standard',
    type: 'string',
    doc: 'Kind of plug (OCPI 8.4.5).',
    required: true,
    values: CONNECTOR_TYPE,
    value: ({ connector }) => connector.standard,
  },
  {
    name: 'format',
    type: 'string',
    doc: 'CABLE if the cable is attached, SOCKET if the driver brings one.',
    required: true,
    values: CONNECTOR_FORMAT,
    value: ({ connector }) => connector.format,
  },
  {
    name: 'power_type',
    type: 'string',
    doc: 'Direct current, or the phases of alternating current (OCPI 8.4.19).',
    required: true,
    values: POWER_TYPE,
    value: ({ connector }) => connector.power_type,
  },
  {
    name: 'power_kw',
    type: 'number',
    doc: 'Highest power in kW. Empty if it is not known.',
    value: ({ connector }) => number(inKilowatts(connector.max_electric_power)),
  },
  {
    name: 'max_voltage',
    type: 'integer',
    doc: 'Highest voltage in V; with three phases, between a phase and neutral.',
    required: true,
    value: ({ connector }) => number(connector.max_voltage),
  },
  {
    name: 'max_amperage',
    type: 'integer',
    doc: 'Highest current in A; with three phases, of each phase.',
    required: true,
    value: ({ connector }) => number(connector.max_amperage),
  },
  {
    name: 'tariff_ids',
    type: 'string',
    doc: `Ids of the tariffs of the plug; several are separated by ${AND}. OCPI has all that they say.`,
    value: ({ connector }) => connector.tariff_ids?.join(AND),
  },
];

const PRICE: readonly ChargerColumn<PricedPlug>[] = [
  {
    name: 'currency',
    type: 'string',
    doc: 'Currency of the prices (ISO 4217).',
    value: ({ price }) => price?.energy?.currency,
  },
  {
    name: 'price_per_kwh_from',
    type: 'number',
    doc: 'Lowest price of a kWh for a driver without a contract. It differs from the highest if it depends on the time, the amount or the tariff. 0 only where a tariff says so; empty if no price is given.',
    value: ({ price }) => number(price?.energy?.from),
  },
  {
    name: 'price_per_kwh_to',
    type: 'number',
    doc: 'Highest price of a kWh, likewise.',
    value: ({ price }) => number(price?.energy?.to),
  },
  {
    name: 'prices_include_vat',
    type: 'boolean',
    doc: 'Whether the prices are with VAT. They are without it if a tariff does not state the rate.',
    value: ({ price }) => price?.energy && String(price.energy.excl_vat !== true),
  },
  {
    name: 'further_costs',
    type: 'boolean',
    doc: 'Whether a tariff asks for something else too: for time, per session, or a least amount. OCPI says what.',
    value: ({ price }) => price && String(price.hasFurtherCosts),
  },
];

export const PLUG_COLUMNS = [...CONNECTOR, ...PRICE];

/** All, in their order. */
export const CHARGER_COLUMNS: readonly ChargerColumn[] = [...SITE_COLUMNS, ...EVSE_COLUMNS, ...PLUG_COLUMNS];

/** The columns that together are different in every row. */
export const CHARGER_KEY = ['evse_uid', 'connector_id'] as const;
