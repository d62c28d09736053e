/** The findings of an export to IRVE files. */

import { type Entries, findingOf, type SaidOf } from '../../../src/findings/index.ts';

/** Documented under the heading "Export to IRVE files". */
export const IRVE_EXPORTS = {
  'not-exported': {
    severity: 'warning',
    wrong: 'Something in the tables has no place in the French national schema, so it is not in the files.',
    why: 'Readers of the IRVE files do not see it.',
    fix: 'Nothing, if that is right. Otherwise change the tables as the finding says.',
    message: {
      evse: 'An EVSE that is PLANNED or REMOVED is not in the files.',
      plug: 'The schema has no column for {standard}, so prise_type_autre is true.',
      status: 'The schema has no word for {status}, so its status is not in the dynamic file.',
      'status without id': 'The EVSE has no registered id (evse_id), so its status is not in the dynamic file.',
    },
    hint: '',
  },
  'assumed-in-export': {
    severity: 'warning',
    wrong: 'The French national schema demands a value that the tables do not have, so one was assumed.',
    why: 'Whoever reads the IRVE file takes it for a fact.',
    fix: 'Fill in the column that the finding names, and export again.',
    message: {
      hours: 'The opening hours are not known, so horaires is 24/7.',
      payment: 'Whether it can be paid for without a contract is not known, so paiement_acte is false.',
    },
    hint: {
      hours: 'Fill in opening_times.',
      payment: 'Fill in capabilities, or use a tariff of the type AD_HOC_PAYMENT.',
    },
  },
} as const satisfies Entries;

export const finding = findingOf(IRVE_EXPORTS);

export type ExportCode = keyof typeof IRVE_EXPORTS;

/** What is said with a code. */
export type SaidOfExport<C extends ExportCode> = SaidOf<(typeof IRVE_EXPORTS)[C]>;
