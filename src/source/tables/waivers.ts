/** waivers.csv: a row accepts a doubt or a warning, with a reason and a date. */

import { date } from './cell-types/numbers-and-times.ts';
import { id, text } from './cell-types/text.ts';
import { defineTable, optional, required } from './table.ts';

/** That of an image: two ids, a number and a URL. */
const LONGEST_KEY = 400;

export const waivers = defineTable({
  name: 'waivers',
  row: 'a doubt or a warning that is known and accepted',
  doc: 'Lets a doubt pass and silences a warning; an error stays. A waiver that silences nothing, or has expired, is a warning itself.',
  key: ['code', 'file', 'key'],
  columns: {
    code: required(id(64), { doc: 'Code of the finding.', example: 'long-address' }),
    file: optional(text(255), {
      doc: 'Name of the file, without its directory. Empty means every file.',
      example: 'locations.csv',
    }),
    key: optional(text(LONGEST_KEY), {
      doc: 'Key of the row, with its parts joined by /. Empty means every row.',
      example: 'AMS-01',
    }),
    reason: required(text(255), { doc: 'Why the data is right as it is.', example: 'This is the full legal address' }),
    until: optional(date(), {
      doc: 'Last day on which the waiver is valid. Empty means that it does not expire.',
      example: '2027-06-30',
    }),
  },
});
