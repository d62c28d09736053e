/**
 * The columns of /chargers.csv, each declared once: the file, its Table Schema in /datapackage.json and docs/copies.md follow from them.
 * Names and units are those of the sheet chargers.csv that maintainers write, where it has the column.
 */

import { formatOpeningHours } from '../../src/cells/index.ts';
import { CONNECTOR_FORMAT, CONNECTOR_TYPE, type Hours, PARKING_TYPE, POWER_TYPE } from '../../src/ocpi/index.ts';
import type { PlugPrice } from '../page/facts/price-without-contract.ts';
import { AND, always, type ChargerColumn, perhaps } from './charger-column.ts';
import type { CopiedEvse, CopiedLocation } from './feeds.ts';
import { HELD_EVSE_COLUMNS, HELD_PLUG_COLUMNS, HELD_SITE_COLUMNS } from './held-columns.ts';

/** The subject of a cell. A site is written once for all of its plugs, so its columns come first, and those of the EVSE next. */
interface EvseOfSite {
  readonly location: CopiedLocation;
  readonly evse: CopiedEvse;
}

interface PricedPlug {
  readonly connector: CopiedEvse['connectors'][number];
  readonly price: PlugPrice | undefined;
}

/** Kilowatts, from watts. */
export function inKilowatts(watts: number | undefined): number | undefined {
  return watts === undefined ? undefined : watts / 1000;
}

export const SITE_COLUMNS: readonly ChargerColumn<CopiedLocation>[] = [
  always('location_id', 'Id of the site; Location.id in OCPI.', ({ id }) => id),
  perhaps('name', 'Name of the site.', ({ name }) => name),
  always('address', 'Street and number.', ({ address }) => address),
  perhaps('postal_code', 'Postal code.', ({ postal_code }) => postal_code),
  always('city', 'City or town.', ({ city }) => city),
  perhaps('state', 'State or province.', ({ state }) => state),
  always('country', 'Country (ISO 3166-1 alpha-3).', ({ country }) => country),
  always('time_zone', 'Time zone of the site (IANA).', ({ time_zone }) => time_zone),
  perhaps(
    'opening_times',
    'When the site is open in a normal week, in local time and the notation of OpenStreetMap. Empty if it is not known. Holidays and other exceptions are in OCPI only.',
    (location) => weeklyHours(location.opening_times),
  ),
  perhaps('parking_type', 'Kind of parking place (OCPI 8.4.18).', ({ parking_type }) => parking_type, {
    values: PARKING_TYPE,
  }),
  perhaps('operator', 'Who operates the site.', (location) => location.operator?.name),
];

export const EVSE_COLUMNS: readonly ChargerColumn<EvseOfSite>[] = [
  always(
    'evse_uid',
    'Id of the charging point, which charges one vehicle at a time; EVSE.uid in OCPI. It is the key of /status.json.',
    ({ evse }) => evse.uid,
  ),
  perhaps(
    'evse_id',
    'Id of the charging point as it stands on the charger and in roaming.',
    ({ evse }) => evse.evse_id,
  ),
  perhaps(
    'capabilities',
    `What the charging point can do, such as take bank cards (OCPI 8.4.3); several are separated by ${AND}.`,
    ({ evse }) => evse.capabilities?.join(AND),
  ),
  perhaps('physical_reference', 'What stands on the charger, such as a number.', ({ evse }) => evse.physical_reference),
  perhaps('floor_level', 'Floor in a building.', ({ evse }) => evse.floor_level),
  always(
    'latitude',
    'Latitude of the charging point if it is known, else of the site, in degrees (WGS 84).',
    ({ location, evse }) => (evse.coordinates ?? location.coordinates).latitude,
    { type: 'number' },
  ),
  always(
    'longitude',
    'Longitude, likewise.',
    ({ location, evse }) => (evse.coordinates ?? location.coordinates).longitude,
    { type: 'number' },
  ),
];

const CONNECTOR: readonly ChargerColumn<PricedPlug>[] = [
  always('connector_id', 'Id of the plug within its charging point.', ({ connector }) => connector.id),
  always('standard', 'Kind of plug (OCPI 8.4.5).', ({ connector }) => connector.standard, { values: CONNECTOR_TYPE }),
  always(
    'format',
    'CABLE if the cable is attached, SOCKET if the driver brings one.',
    ({ connector }) => connector.format,
    { values: CONNECTOR_FORMAT },
  ),
  always(
    'power_type',
    'Direct current, or the phases of alternating current (OCPI 8.4.19).',
    ({ connector }) => connector.power_type,
    { values: POWER_TYPE },
  ),
  perhaps(
    'power_kw',
    'Highest power in kW. Empty if it is not known.',
    ({ connector }) => inKilowatts(connector.max_electric_power),
    { type: 'number' },
  ),
  always(
    'max_voltage',
    'Highest voltage in V; with three phases, between a phase and neutral.',
    ({ connector }) => connector.max_voltage,
    { type: 'integer' },
  ),
  always(
    'max_amperage',
    'Highest current in A; with three phases, of each phase.',
    ({ connector }) => connector.max_amperage,
    { type: 'integer' },
  ),
  perhaps(
    'tariff_ids',
    `Ids of the tariffs of the plug; several are separated by ${AND}. OCPI has all that they say.`,
    ({ connector }) => connector.tariff_ids?.join(AND),
  ),
];

const PRICE: readonly ChargerColumn<PricedPlug>[] = [
  perhaps('currency', 'Currency of the prices (ISO 4217).', ({ price }) => price?.energy?.currency),
  perhaps(
    'price_per_kwh_from',
    'Lowest price of a kWh for a driver without a contract. It differs from the highest if it depends on the time, the amount or the tariff. 0 only where a tariff says so; empty if no price is given.',
    ({ price }) => price?.energy?.from,
    { type: 'number' },
  ),
  perhaps('price_per_kwh_to', 'Highest price of a kWh, likewise.', ({ price }) => price?.energy?.to, {
    type: 'number',
  }),
  perhaps(
    'prices_include_vat',
    'Whether drivers pay these prices: with VAT, or where none applies. They are without VAT if a tariff does not state the rate.',
    ({ price }) => price?.energy && price.energy.excl_vat !== true,
    { type: 'boolean' },
  ),
  perhaps(
    'further_costs',
    'Whether a tariff asks for something else too: for time, per session, or a least amount. OCPI says what.',
    ({ price }) => price?.hasFurtherCosts,
    { type: 'boolean' },
  ),
];

export const PLUG_COLUMNS = [...CONNECTOR, ...PRICE];

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

/** The texts of hours that were written already. All plugs of a site have the same, and so have most sites. */
const written = new WeakMap<Hours, { readonly text: string | undefined }>();

/** Undefined if they are not known, or not the hours of a week. */
export function weeklyHours(hours: Hours | undefined): string | undefined {
  if (hours === undefined) return undefined;
  const known = written.get(hours);
  if (known) return known.text;
  const text = formatOpeningHours(hours);
  const result = text.ok ? text.value : undefined;
  written.set(hours, { text: result });
  return result;
}
