/** The findings that only an import of an IRVE file has. Those of every import are in packages/import/rows/finding-codes.ts. */

import { type Entries, findingOf, type SaidOf } from '../../../src/findings/index.ts';
import { TABLE_FILES } from '../../../src/tables/index.ts';
import { IMPORTS } from '../rows/finding-codes.ts';

/** Documented under the heading "Import of IRVE files". */
export const IRVE_IMPORTS = {
  'repeated-point': {
    severity: 'warning',
    wrong: 'A charging point is in several rows of an IRVE file.',
    why: 'Only one row can count: one that can be published before one that cannot, then the newest, then the first.',
    fix: 'Check that the right row was taken, and ask whoever writes the file to delete the others.',
    message:
      'The charging point is in another row too, which was taken: it can be published, is newer, or is the first.',
    hint: 'Delete the row that is not right.',
  },
  'contradicting-rows': {
    severity: 'warning',
    wrong: 'The rows of one station say different things about it.',
    why: 'A location has one name, one address and one operator. Those of the newest row were taken.',
    fix: 'Check the location in locations.csv. If they are two stations, they need two ids.',
    message: 'Rows of one station have a different {field}, so that of the newest row was taken.',
  },
} as const satisfies Entries;

const ALL = { ...IMPORTS, ...IRVE_IMPORTS, ...TABLE_FILES } as const;

export const finding = findingOf(ALL);

export type IrveCode = keyof typeof ALL;

/** What is said with a code. */
export type SaidAt<C extends IrveCode> = SaidOf<(typeof ALL)[C]>;
