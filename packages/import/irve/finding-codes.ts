/** The findings that only an import of IRVE files has. Those of every import are in packages/import/rows/finding-codes.ts. */

import { type Entries, findingOf } from '../../../src/findings/index.ts';
import { TABLE_FILES } from '../../../src/tables/index.ts';
import { IMPORTS } from '../rows/finding-codes.ts';

/** Documented under the heading "Import of IRVE files". */
export const IRVE_IMPORTS = {
  'repeated-point': {
    severity: 'warning',
    wrong: 'A charging point is in several rows of an IRVE file.',
    why: 'Only one row can count: one that can be published before one that cannot, then the newest, then the first.',
    fix: 'Check that the right row was taken, and ask whoever writes the file to delete the others.',
  },
  'contradicting-rows': {
    severity: 'warning',
    wrong: 'The rows of one station say different things about it.',
    why: 'A location has one name, one address and one operator. Those of the newest row were taken.',
    fix: 'Check the location in locations.csv. If they are two stations, they need two ids.',
  },
  'unknown-point': {
    severity: 'warning',
    wrong: 'The dynamic file has a charging point that the static file does not have, or that was left out.',
    why: 'Its status cannot be published.',
    fix: 'Import the static and the dynamic file of the same network, of about the same time.',
  },
} as const satisfies Entries;

export const finding = findingOf({ ...IMPORTS, ...IRVE_IMPORTS, ...TABLE_FILES });

export type IrveCode = Parameters<typeof finding>[0];
