/** The columns of the dynamic file (schema-irve-dynamique 2.3.0): a row is the state of a charging point. */

import type { IrveFields } from './field.ts';

const STATE_OF_PLUG = { columns: [], imported: 'nothing; OCPI has no status of a plug', exported: 'empty' } as const;

export const DYNAMIC_FIELDS = {
  id_pdc_itinerance: {
    columns: ['status.evse_uid'],
    imported: 'the EVSE',
    exported: 'the registered id; EVSEs without one are left out',
  },
  etat_pdc: { columns: ['status.status'], imported: 'the status, by the table below', exported: 'by the table below' },
  occupation_pdc: {
    columns: ['status.status'],
    imported: 'the status, by the table below',
    exported: 'by the table below',
  },
  horodatage: {
    columns: ['status.last_updated'],
    imported: 'last_updated; a time without a zone is that of Paris',
    exported: 'last_updated, otherwise the time of the export',
  },
  etat_prise_type_2: STATE_OF_PLUG,
  etat_prise_type_combo_ccs: STATE_OF_PLUG,
  etat_prise_type_chademo: STATE_OF_PLUG,
  etat_prise_type_ef: STATE_OF_PLUG,
} as const satisfies IrveFields;

export type DynamicFieldName = keyof typeof DYNAMIC_FIELDS;
