/** The columns of the dynamic file (schema-irve-dynamique 2.3.0), which is only written: a row is the state of a charging point. */

import { formatSecond } from '../../../src/cells/index.ts';
import type { Status } from '../../../src/ocpi/index.ts';
import type { IrveFields } from './field.ts';

/** What a row is written from. */
export interface StateToWrite {
  /** The registered id of the EVSE. */
  readonly id: string;
  readonly words: readonly [state: string, occupation: string];
  /** In ms since 1970. */
  readonly time: number;
}

const EMPTY = { columns: [], exported: 'empty; OCPI has no status of a plug' } as const;

export const DYNAMIC_FIELDS = {
  id_pdc_itinerance: {
    columns: ['evses.evse_id'],
    exported: 'the registered id; EVSEs without one are left out',
    write: ({ id }) => id,
  },
  etat_pdc: { columns: ['status.status'], exported: 'by the table below', write: ({ words: [state] }) => state },
  occupation_pdc: {
    columns: ['status.status'],
    exported: 'by the table below',
    write: ({ words: [, occupation] }) => occupation,
  },
  horodatage: {
    columns: ['status.last_updated'],
    exported: 'last_updated, otherwise the time of the export',
    // The schema has no fractions of a second.
    write: ({ time }) => formatSecond(time),
  },
  etat_prise_type_2: EMPTY,
  etat_prise_type_combo_ccs: EMPTY,
  etat_prise_type_chademo: EMPTY,
  etat_prise_type_ef: EMPTY,
} as const satisfies IrveFields<StateToWrite>;

/** The words for a status, `etat_pdc` and `occupation_pdc`; undefined for points that are not in service yet, or no more. */
export const WORDS_OF_STATUS: { readonly [S in Status]: readonly [state: string, occupation: string] | undefined } = {
  AVAILABLE: ['en_service', 'libre'],
  BLOCKED: ['en_service', 'occupe'],
  CHARGING: ['en_service', 'occupe'],
  INOPERATIVE: ['hors_service', 'inconnu'],
  OUTOFORDER: ['hors_service', 'inconnu'],
  PLANNED: undefined,
  REMOVED: undefined,
  RESERVED: ['en_service', 'reserve'],
  UNKNOWN: ['inconnu', 'inconnu'],
};
