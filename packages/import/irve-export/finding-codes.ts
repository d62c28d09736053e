/** The findings of an export to IRVE files. */

import { type Entries, findingOf } from '../../../src/findings/index.ts';

/** Documented under the heading "Export to IRVE files". */
export const IRVE_EXPORTS = {
  'not-exported': {
    severity: 'warning',
    wrong: 'Something in the tables has no place in the French national schema, so it is not in the files.',
    why: 'Readers of the IRVE files do not see it.',
    fix: 'Nothing, if that is right. Otherwise change the tables as the finding says.',
  },
  'assumed-in-export': {
    severity: 'warning',
    wrong: 'The French national schema demands a value that the tables do not have, so one was assumed.',
    why: 'Whoever reads the IRVE file takes it for a fact.',
    fix: 'Fill in the column that the finding names, and export again.',
  },
} as const satisfies Entries;

export const finding = findingOf(IRVE_EXPORTS);
