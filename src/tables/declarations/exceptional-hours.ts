/** exceptional_hours.csv: a row is a time at which a site is open or closed exceptionally. */

import { EXCEPTION_WORDS } from '../../cells/words/vocabularies.ts';
import { oneOf } from '../cell-types/choices.ts';
import { localDateTime } from '../cell-types/times.ts';
import { defineTable, required } from '../table.ts';
import { siteColumn } from './shared-columns.ts';

export const exceptionalHours = defineTable({
  name: 'exceptional_hours',
  object: 'ExceptionalPeriod',
  row: 'a time at which a site is open or closed exceptionally',
  doc: 'Holidays and events. The location needs opening_times. Times without a zone are local to the site.',
  key: ['location_id', 'type', 'period_begin', 'period_end'],
  columns: {
    location_id: siteColumn(),
    type: required(oneOf(EXCEPTION_WORDS), {
      doc: 'OPENING if the site is open exceptionally, CLOSING if it is closed exceptionally.',
      example: 'CLOSING',
      fields: ['Hours.exceptional_openings', 'Hours.exceptional_closings'],
    }),
    period_begin: required(localDateTime(), {
      doc: 'Start: local time of the site, or UTC with a Z at the end. A date alone means the start of that day.',
      example: '2026-12-25',
    }),
    period_end: required(localDateTime(), {
      doc: 'End, in the same format. For a whole day, write the next day.',
      example: '2026-12-26',
    }),
  },
});
