/** status_schedules.csv: a row is a time at which an EVSE will have another status. */

import { STATUS_WORDS } from '../../cells/words/status-words.ts';
import { oneOf } from '../cell-types/choices.ts';
import { plannedTime } from '../cell-types/times.ts';
import { defineTable, optional, required } from '../table.ts';
import { evseColumn } from './shared-columns.ts';

export const statusSchedules = defineTable({
  name: 'status_schedules',
  object: 'StatusSchedule',
  row: 'a planned status of an EVSE',
  doc: 'For information only: when the time comes, the status itself still has to be changed.',
  key: ['evse_uid', 'period_begin', 'period_end', 'status'],
  columns: {
    evse_uid: evseColumn('EVSE.status_schedule'),
    period_begin: required(plannedTime(), { doc: 'Start, in UTC.', example: '2027-03-01T06:00:00Z' }),
    period_end: optional(plannedTime(), {
      doc: 'End, in UTC. Empty means open-ended.',
      example: '2027-03-01T16:00:00Z',
    }),
    status: required(oneOf(STATUS_WORDS), { doc: 'The planned status.', example: 'INOPERATIVE' }),
  },
});
