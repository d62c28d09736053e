/** waivers.csv: a row silences one warning, with a reason and a date. */

import { date } from './cell-types/numbers-and-times.ts';
import { id, text } from './cell-types/text.ts';
import { defineTable, optional, required } from './table.ts';

export const waivers = defineTable({
  name: 'waivers',
  row: 'a warning that is known and accepted',
  doc: 'Silences warnings, never errors. A waiver that silences nothing, or has expired, is a warning itself.',
  key: ['code', 'file', 'key'],
  columns: {
    code: required(id(64), { doc: 'Code of the warning.', example: 'long-address' }),
    file: optional(text(255), {
      doc: 'Name of the file, without its directory. Empty means every file.',
      example: 'locations.csv',
    }),
    key: optional(text(255), {
      doc: 'Key of the row, with its parts joined by /. Empty means every row.',
      example: 'AMS-01',
    }),
    reason: required(text(255), { doc: 'Why the warning is accepted.', example: 'This is the full legal address' }),
    until: optional(date(), {
      doc: 'Last day on which the waiver is valid. Empty means that it does not expire.',
      example: '2027-06-30',
    }),
  },
});
