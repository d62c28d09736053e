/** status.csv: a row is the current status of an EVSE. It overrides the column `status` of evses.csv. */

import { STATUS_WORDS } from '../../cells/words/status-words.ts';
import { oneOf } from '../cell-types/choices.ts';
import { id } from '../cell-types/text.ts';
import { timestamp } from '../cell-types/times.ts';
import { defineTable, optional, required } from '../table.ts';

export const status = defineTable({
  name: 'status',
  object: 'EVSE',
  row: 'the current status of an EVSE',
  doc: 'Kept apart from evses.csv because it changes all day, and because a charging system usually writes it.',
  key: ['evse_uid'],
  repeats: 'The row with the newest `last_updated` counts. A row without one is older than all others.',
  ignoresOtherColumns: true,
  columns: {
    evse_uid: required(id(36), {
      doc: 'The EVSE, by its uid in evses.csv.',
      example: 'AMS-01-A',
      references: { table: 'evses', code: 'unknown-status-evse' },
      fields: [],
    }),
    status: required(oneOf(STATUS_WORDS), { doc: 'Its status now.', example: 'CHARGING' }),
    last_updated: optional(timestamp(), {
      doc: 'When the status changed, if the charging system knows. You can leave it out: the build works it out.',
      example: '2026-11-21T14:30:00Z',
    }),
  },
});
