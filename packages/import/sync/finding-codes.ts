/** The findings of a sync. */

import { type Entries, findingOf } from '../../../src/findings/index.ts';

/** Documented under the heading "Sync". */
export const SYNCS = {
  'contested-price': {
    severity: 'doubt',
    wrong:
      'A person changed what a tariff costs, or which tariff a connector has, and the feed changed it in another way. The person’s value stays; the rest is brought up to date.',
    why: 'One of the two is not the price that people pay.',
    fix: 'Find out which one is right, and write it into the table. The next sync takes the feed’s new value for known, and does not ask again.',
    message: 'The price of {name} stays as it is in {table}.csv, but the feed has another: {what}.',
    hint: 'Find out what people pay. If the feed is right, write its price into the table.',
  },
  'contested-cell': {
    severity: 'warning',
    wrong: 'A person changed cells of a row, and the feed changed them in another way. The person’s values stay.',
    why: 'The feed may know something that the person did not.',
    fix: 'If the feed is right, write its value into the table. Otherwise there is nothing to do: the next sync does not ask again.',
    message: '{name} stays as it is in {table}.csv, but the feed says something else: {what}.',
    hint: 'If the feed is right, write its value into the table.',
  },
  'contested-row': {
    severity: 'warning',
    wrong:
      'A row left the feed, but a person edited it, or something that needs it, so it stays. Or a person deleted a row, and the feed changed it, so it stays deleted.',
    why: 'A site that is gone would be published, or a site that is there would not.',
    fix: 'If the feed is right, delete the row, or add it again. Otherwise there is nothing to do.',
    message: {
      gone: '{name} of {table}.csv is not in the feed any more. It stays, because somebody edited it or what needs it.',
      deleted: 'Somebody deleted {name} from {table}.csv. The feed still has it, and changed it. It stays deleted.',
    },
    hint: {
      gone: 'If {name} is gone, delete its row and what belongs to it.',
      deleted: 'If {name} is needed, add its row again.',
    },
  },
  'no-last-import': {
    severity: 'doubt',
    wrong:
      'The data directory has no .last-import.json, so nobody knows what people changed. Every cell that differs from the feed stays, and so does every row that the feed does not have.',
    why: 'What the feed changed since the last import is not in the tables.',
    fix: 'If nobody edited the tables, run the sync once more with --take-feed. Otherwise look through what stayed. Commit the new .last-import.json with the tables: the next sync knows it.',
    message:
      'Nobody knows what people changed since the last import, so {cells:cell} and {rows:row} that are not as in the feed stay.',
    hint: 'If nobody edited the tables, sync once more with --take-feed.',
  },
  'damaged-last-import': {
    severity: 'error',
    wrong: 'The file .last-import.json cannot be read, so nobody knows what people changed. Nothing was written.',
    why: 'A sync that guesses overwrites what people wrote.',
    fix: 'Restore the file with Git. If you cannot, delete it: then every cell that differs from the feed stays as it is.',
    message: 'This says what the feed said at the last import, and cannot be used: {problem}',
  },
} as const satisfies Entries;

export const finding = findingOf(SYNCS);
