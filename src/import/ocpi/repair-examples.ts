/**
 * Examples of all that an import repairs: a member of a Location, in the feed and as published. docs/import.md is
 * written from this list, and a test holds the import to it.
 */

import type { JsonObject } from '../../fetch/feeds/names.ts';

export interface RepairExample {
  readonly what: string;
  /** Where the member is in a Location with one EVSE and one connector, such as `evses/0/connectors/0/format`. */
  readonly path: string;
  readonly feed: unknown;
  readonly published: unknown;
  /** Other members of the same object that prove what is meant. */
  readonly beside?: JsonObject;
}

const CONNECTOR = 'evses/0/connectors/0';
const HOURS = 'opening_times/regular_hours/0';
const POINT = { latitude: '52.373169', longitude: '4.893379' };

export const REPAIR_EXAMPLES: readonly RepairExample[] = [
  { what: 'Words of OCPI in another case', path: `${CONNECTOR}/format`, feed: 'socket', published: 'SOCKET' },
  {
    what: 'Words of OCPI with blanks or hyphens',
    path: `${CONNECTOR}/standard`,
    feed: 'IEC 62196-T2',
    published: 'IEC_62196_T2',
  },
  { what: 'Words that people use for them', path: `${CONNECTOR}/standard`, feed: 'Type 2', published: 'IEC_62196_T2' },
  { what: 'Numbers with their unit', path: `${CONNECTOR}/max_voltage`, feed: '230 V', published: 230 },
  { what: 'Numbers with another unit', path: `${CONNECTOR}/max_electric_power`, feed: '22 kW', published: 22_000 },
  {
    what: 'A power in kW, if voltage and current prove it, or all other powers of the feed are in kW',
    path: `${CONNECTOR}/max_electric_power`,
    beside: { max_voltage: 230, max_amperage: 32, power_type: 'AC_3_PHASE' },
    feed: 22,
    published: 22_000,
  },
  {
    what: 'Volts and amperes with decimals, from 5 on, and watts from 1,000 on',
    path: `${CONNECTOR}/max_voltage`,
    feed: 229.99,
    published: 230,
  },
  {
    what: 'Decimal commas',
    path: 'coordinates',
    feed: { latitude: '52,373169', longitude: '4,893379' },
    published: POINT,
  },
  {
    what: 'Degrees with a sign or a direction',
    path: 'coordinates',
    feed: { latitude: '52.373169° N', longitude: '4.893379 E' },
    published: POINT,
  },
  {
    what: 'A point of GeoJSON, which has the longitude first; a bare pair of numbers is left out',
    path: 'coordinates',
    feed: { type: 'Point', coordinates: [4.893379, 52.373169] },
    published: POINT,
  },
  {
    what: 'Timestamps in another form that names its time zone',
    path: 'last_updated',
    feed: '2025-10-27T14:45:42+0200',
    published: '2025-10-27T12:45:42Z',
  },
  {
    what: 'Seconds or milliseconds since 1970',
    path: 'last_updated',
    feed: 1_761_569_142,
    published: '2025-10-27T12:45:42Z',
  },
  { what: 'Other words for true and false, also 1 and 0', path: 'publish', feed: 'yes', published: true },
  { what: 'Weekdays by name', path: `${HOURS}/weekday`, feed: 'Tue', published: 2 },
  { what: 'Times in another form', path: `${HOURS}/period_begin`, feed: '8:00', published: '08:00' },
  {
    what: 'One object in place of a list',
    path: 'directions',
    feed: { language: 'en', text: 'Turn left' },
    published: [{ language: 'en', text: 'Turn left' }],
  },
];
