/** waivers.csv: a row accepts doubts or warnings of one kind, with a reason and a date. */

import { reading } from '../cell-types/column-type.ts';
import { list } from '../cell-types/lists.ts';
import { id, text } from '../cell-types/text.ts';
import { date } from '../cell-types/times.ts';
import { defineTable, optional, required } from '../table.ts';

/** That of an image: two ids, a number and a URL. */
const KEY = text(400);

/** The rows that a waiver is for. It names each of them, so that it never accepts a row that nobody has looked at. */
const keys = list((key) => reading(KEY, key), {
  form: 'keys, separated by `|`, each up to 400 characters',
  write: String,
});

export const waivers = defineTable({
  name: 'waivers',
  row: 'a doubt or a warning that is known and accepted, of one row or of several',
  doc: 'Lets a doubt pass and silences a warning; an error stays. A waiver that silences nothing, or has expired, is a warning itself.',
  key: ['code', 'file', 'key'],
  columns: {
    code: required(id(64), { doc: 'Code of the finding.', example: 'long-address' }),
    file: optional(text(255), {
      doc: 'Name of the file, without its directory. Empty means every file.',
      example: 'locations.csv',
    }),
    key: optional(keys, {
      doc: 'Key of the row, with its parts joined by /; several rows are separated by |. Rows that are added later are not covered, unless the key is a column, for a finding that is told once for many rows. Empty means every row, these too.',
      example: 'AMS-01|AMS-02',
    }),
    reason: required(text(255), { doc: 'Why the data is right as it is.', example: 'This is the full legal address' }),
    until: optional(date(), {
      doc: 'Last day on which the waiver is valid. Empty means that it does not expire.',
      example: '2027-06-30',
    }),
  },
});
