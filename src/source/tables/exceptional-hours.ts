/** exceptional_hours.csv: a row is a time at which a site is open or closed against its rule. */

import { localMoment } from './columns/exact.ts';
import { id, oneOf } from './columns/text.ts';
import { defineTable, required } from './table.ts';

export const EXCEPTION = ['OPENING', 'CLOSING'] as const;

export const exceptionalHours = defineTable({
  name: 'exceptional_hours',
  row: 'a time at which a site is open or closed against its rule',
  doc: 'Holidays and events. The location needs opening_times. Times without a zone are local to the site.',
  key: ['location_id', 'type', 'period_begin', 'period_end'],
  columns: {
    location_id: required(id(36), {
      doc: 'The site, by its id in locations.csv.',
      example: 'AMS-01',
      references: { table: 'locations', code: 'unknown-location' },
    }),
    type: required(oneOf(EXCEPTION), {
      doc: 'OPENING if the site is open against its rule, CLOSING if it is closed.',
      example: 'CLOSING',
      fields: ['Hours.exceptional_openings', 'Hours.exceptional_closings'],
    }),
    period_begin: required(localMoment(), {
      doc: 'From when: local time of the site, or UTC if it ends in Z. A day alone means its first minute.',
      example: '2026-12-25',
      fields: ['ExceptionalPeriod.period_begin'],
    }),
    period_end: required(localMoment(), {
      doc: 'Until when, written alike. The day after, if the whole day is meant.',
      example: '2026-12-26',
      fields: ['ExceptionalPeriod.period_end'],
    }),
  },
});
