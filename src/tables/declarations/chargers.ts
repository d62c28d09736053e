/**
 * chargers.csv: a row is a plug, with its charger, its site and its price. One sheet is enough for a small network. The load
 * step makes rows of five other tables of it (read/load/sheet.ts), so nothing behind that knows the sheet.
 */

import { CONNECTOR_FORMAT_WORDS, POWER_TYPE_WORDS } from '../../cells/words/vocabularies.ts';
import { AC_RATINGS, type AcRating, MAINS_VOLTAGE } from '../ac-ratings.ts';
import { oneOf } from '../cell-types/choices.ts';
import { decimal, whole } from '../cell-types/numbers.ts';
import { pictureAddress } from '../cell-types/pictures.ts';
import { id } from '../cell-types/text.ts';
import { defineTable, onceFor, onceForEach, optional, required, type SheetCells, withDefault } from '../table.ts';
import { connectors } from './connectors.ts';
import { evses } from './evses.ts';
import type { images } from './images.ts';
import { locations } from './locations.ts';
import { tariffs } from './tariffs.ts';

const [site, charger, plug, tariff] = [locations.columns, evses.columns, connectors.columns, tariffs.columns];

/** The id of the tariff of rows that have a price but no tariff_id. */
export const ONLY_TARIFF = 'STANDARD';

const called = (type: AcRating['power_type']) =>
  AC_RATINGS.filter(({ power_type }) => power_type === type)
    .map(({ kilowatts, max_amperage }) => `${kilowatts} kW (${max_amperage} A)`)
    .join(', ');

const FOLLOWS = `Empty is enough for AC in most of Europe (${MAINS_VOLTAGE} V): one phase with ${called('AC_1_PHASE')}; three phases with ${called('AC_3_PHASE')}.`;

/** What the rows of one site, of one charger and of one tariff share, under the names of the other tables. */
const OF_SITE = [
  ...(['name', 'address', 'postal_code', 'city', 'country', 'latitude', 'longitude', 'time_zone'] as const),
  ...(['opening_times', 'help_phone', 'services', 'roofed', 'catering', 'toilets'] as const),
] as const;
const OF_CHARGER = ['evse_id', 'status', 'capabilities', 'physical_reference', 'floor_level'] as const;
const OF_TARIFF = [
  ...(['currency', 'price_per_kwh', 'price_per_hour', 'parking_price_per_hour', 'price_per_session'] as const),
  ...(['vat', 'prices_include_vat'] as const),
] as const;

export const chargers = defineTable({
  name: 'chargers',
  row: 'a plug, with its charger, its site and its price',
  doc: 'One sheet for a small network, in place of locations.csv, evses.csv, connectors.csv and tariffs.csv, or beside them. What all plugs of a site share is written in one of its rows or repeated in others, but never differs; the same holds for a charger and for a tariff. A site may also be described in locations.csv, and a tariff in tariffs.csv; then only its id stands here.',
  key: ['evse_uid', 'connector_id'],
  ifTwice: 'Two chargers need different uids. Two plugs of one charger need a connector_id: 1 and 2.',
  columns: {
    location_id: required(id(36), {
      doc: 'Your id of the site. Rows with the same id are at one site. Never change it, and never use it for another site.',
      example: 'AMS-01',
      fields: ['Location.id', 'Location.evses'],
    }),
    ...onceForEach('location_id', site, OF_SITE),
    photo: optional(pictureAddress(), {
      doc: 'A photo of the site: its address, or images/ and the name of a file in data/images/. Rows of a site may name several. What else a picture can show stands in images.csv.',
      example: 'images/ams-01.jpg',
      fields: ['Image.url', 'Location.images'],
    }),
    evse_uid: required(id(36), {
      doc: 'Your id of the charging point, which charges one vehicle at a time. Never change it, and never reuse it, not even at another site.',
      example: 'AMS-01-A',
      fields: ['EVSE.uid', 'EVSE.connectors'],
    }),
    ...onceForEach('evse_uid', charger, OF_CHARGER),
    connector_id: withDefault(id(36), '1', {
      doc: 'Id of the plug, if the charging point has several.',
      example: '2',
      fields: ['Connector.id'],
    }),
    standard: plug.standard,
    format: optional(oneOf(CONNECTOR_FORMAT_WORDS), {
      doc: 'SOCKET if the driver brings the cable, CABLE if it is attached. Needed for plugs that can be either, such as Type 2.',
      example: 'SOCKET',
      fields: ['Connector.format'],
    }),
    power_kw: required(decimal({ min: 0, max: 5000, decimals: 3, unit: 'kW' }), {
      doc: 'Highest power, in kilowatts.',
      example: '22',
      fields: ['Connector.max_electric_power'],
    }),
    power_type: optional(oneOf(POWER_TYPE_WORDS), {
      doc: `Direct current, or alternating current of one or three phases. ${FOLLOWS} Also for plugs that are only for direct current.`,
      example: 'AC_3_PHASE',
      fields: ['Connector.power_type'],
    }),
    max_voltage: optional(whole({ min: 0, max: 100_000, unit: 'V', leastPlausible: 1 }), {
      doc: 'Highest voltage, in volts. For three phases, between a phase and neutral (230, not 400). Needed for direct current, and for AC outside of Europe.',
      example: '920',
      fields: ['Connector.max_voltage'],
    }),
    max_amperage: optional(whole({ min: 0, max: 100_000, unit: 'A', leastPlausible: 1 }), {
      doc: 'Highest current, in amperes; with three phases, of each phase. Needed for direct current, and where power_type is not enough to know it.',
      example: '500',
      fields: ['Connector.max_amperage'],
    }),
    tariff_id: optional(id(36), {
      doc: `Your id of the tariff. Rows with the same id have one price. Empty is enough while all rows with a price have the same one; it is published as ${ONLY_TARIFF}.`,
      example: 'DC',
      fields: ['Tariff.id', 'Connector.tariff_ids'],
    }),
    tariff_type: onceFor('tariff_id', tariff.type),
    ...onceForEach('tariff_id', tariff, OF_TARIFF),
  },
});

type SheetColumn = keyof typeof chargers.columns;

type Filled<C> = { readonly [column in keyof C]?: SheetColumn };

const same = <const N extends SheetColumn>(...names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { readonly [name in N]: name };

/** Which columns of the sheet fill the columns of the other tables. */
export const CELLS_OF_SHEET = {
  locations: { names: { id: 'location_id', ...same(...OF_SITE) } satisfies Filled<typeof site> },
  images: { names: { location_id: 'location_id', url: 'photo' } satisfies Filled<typeof images.columns> },
  evses: {
    names: { uid: 'evse_uid', location_id: 'location_id', ...same(...OF_CHARGER) } satisfies Filled<typeof charger>,
  },
  connectors: {
    names: {
      ...same('evse_uid', 'standard', 'format', 'power_type', 'max_voltage', 'max_amperage'),
      ...{ id: 'connector_id', max_electric_power: 'power_kw', tariff_ids: 'tariff_id' },
    } satisfies Filled<typeof plug>,
    otherUnits: {
      max_electric_power:
        'Correct the power, which is in kW here, or the standard, the voltage, the current or the power_type.',
    },
  },
  tariffs: {
    names: { id: 'tariff_id', type: 'tariff_type', ...same(...OF_TARIFF) } satisfies Filled<typeof tariff>,
  },
} as const satisfies { readonly [table: string]: SheetCells };

/** A table whose rows a sheet can hold. */
export type PartName = keyof typeof CELLS_OF_SHEET;

export const PART_NAMES = Object.keys(CELLS_OF_SHEET) as readonly PartName[];
