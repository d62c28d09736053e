/** tariff_elements.csv: a row is one price component of one element of a tariff. */

import { RESERVATION_WORDS, TARIFF_DIMENSION_WORDS } from '../../cells/words/vocabularies.ts';
import { ocpiObject } from '../../ocpi/object.ts';
import type { TariffRestrictions } from '../../ocpi/types.ts';
import { daysOfWeek, oneOf } from '../cell-types/choices.ts';
import { decimal, whole } from '../cell-types/numbers.ts';
import { id } from '../cell-types/text.ts';
import { date, timeOfDay } from '../cell-types/times.ts';
import { defineTable, optional, type RowOf, required, withDefault } from '../table.ts';
import { percentage, price } from './tariffs.ts';

const amount = (unit: string) => decimal({ min: 0, max: 1_000_000, decimals: 4, unit });
const seconds = () => whole({ min: 0, max: 100_000_000, unit: 's' });

export const tariffElements = defineTable({
  name: 'tariff_elements',
  object: 'TariffRestrictions',
  row: 'one price of a tariff, with the conditions under which it applies',
  doc: 'For each kind of price, the first element whose restrictions all match applies, in the order of the column element. So put the element without restrictions last. Rows with the same element number form one element, and need the same restrictions.',
  key: ['tariff_id', 'element', 'type'],
  ifTwice:
    'If they apply under different conditions, number them in the column element: 1 for what is tried first, the row without conditions last. If they say the same, delete one.',
  columns: {
    tariff_id: required(id(36), {
      doc: 'The tariff, by its id in tariffs.csv.',
      example: 'T-NIGHT',
      references: { table: 'tariffs', code: 'unknown-tariff' },
      fields: [],
    }),
    element: withDefault(whole({ min: 0, max: 100_000, unit: '' }), 1, {
      doc: 'Number of the element: lower numbers are tried first.',
      example: '1',
      fields: ['Tariff.elements', 'TariffElement.restrictions'],
    }),
    type: required(oneOf(TARIFF_DIMENSION_WORDS), {
      doc: 'What the price is for: ENERGY (kWh), TIME (hour of charging), PARKING_TIME (hour without charging) or FLAT (session).',
      example: 'ENERGY',
      fields: ['TariffElement.price_components', 'PriceComponent.type'],
    }),
    price: required(price('type'), {
      doc: 'Price of one kWh, hour or session.',
      example: '0.29',
      fields: ['PriceComponent.price'],
    }),
    vat: optional(percentage(), {
      doc: 'VAT rate of this price, in per cent. Empty means the vat of the tariff.',
      example: '21',
      fields: ['PriceComponent.vat'],
    }),
    step_size: withDefault(whole({ min: 0, max: 100_000_000, unit: 'Wh or s' }), 1, {
      doc: 'Smallest amount that is billed: Wh for ENERGY, seconds for TIME and PARKING_TIME.',
      example: '1',
      fields: ['PriceComponent.step_size'],
    }),
    start_time: optional(timeOfDay(), { doc: 'From this time of day, local to the site.', example: '22:00' }),
    end_time: optional(timeOfDay(), {
      doc: 'Until this time of day, local to the site. 00:00 is the end of the day; earlier than start_time means the next day.',
      example: '06:00',
    }),
    start_date: optional(date(), { doc: 'From this day on.', example: '2026-12-01' }),
    end_date: optional(date(), { doc: 'Before this day.', example: '2027-03-01' }),
    min_kwh: optional(amount('kWh'), { doc: 'From this energy on, in kWh.', example: '20' }),
    max_kwh: optional(amount('kWh'), { doc: 'Below this energy, in kWh.', example: '50' }),
    min_current: optional(amount('A'), { doc: 'From this current on, in A, as the sum of all phases.', example: '0' }),
    max_current: optional(amount('A'), { doc: 'Below this current, in A, as the sum of all phases.', example: '96' }),
    min_power: optional(amount('kW'), { doc: 'From this power on, in kW.', example: '50' }),
    max_power: optional(amount('kW'), { doc: 'Below this power, in kW.', example: '50' }),
    min_duration: optional(seconds(), {
      doc: 'From this many seconds after the start of the session.',
      example: '3600',
    }),
    max_duration: optional(seconds(), {
      doc: 'Until this many seconds after the start of the session.',
      example: '14400',
    }),
    day_of_week: optional(daysOfWeek(), {
      doc: 'On these days only. Ranges are understood, too: Mo-Fr.',
      example: 'SATURDAY|SUNDAY',
    }),
    reservation: optional(oneOf(RESERVATION_WORDS), {
      doc: 'Fill this in if the price is for a reservation, or for one that expires unused. Only with FLAT and TIME.',
      example: 'RESERVATION',
    }),
  },
});

/** The restrictions of an element (OCPI 11.4.6), or nothing if it always applies. */
export function toRestrictions({ values }: RowOf<typeof tariffElements>): TariffRestrictions | undefined {
  const restrictions = ocpiObject({
    start_time: values.start_time,
    end_time: values.end_time,
    start_date: values.start_date,
    end_date: values.end_date,
    min_kwh: values.min_kwh?.toNumber(),
    max_kwh: values.max_kwh?.toNumber(),
    min_current: values.min_current?.toNumber(),
    max_current: values.max_current?.toNumber(),
    min_power: values.min_power?.toNumber(),
    max_power: values.max_power?.toNumber(),
    min_duration: values.min_duration,
    max_duration: values.max_duration,
    day_of_week: values.day_of_week,
    reservation: values.reservation,
  });
  return Object.values(restrictions).every((value) => value === undefined) ? undefined : restrictions;
}
