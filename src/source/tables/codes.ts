/** Findings that follow from the declarations of the tables: files, columns, keys, references. */

import type { Entries } from '../../findings/entry.ts';
import { findingOf } from '../../findings/finding.ts';
import { CELLS } from '../cells/codes.ts';

/** Files and their columns. */
export const TABLE_FILES = {
  'unknown-file': {
    severity: 'warning',
    wrong: 'A CSV file has a name that belongs to no table, so it is not read.',
    why: 'Rows in it are missing from what is published.',
    fix: 'Name the file after its table, or after the table, a hyphen and words of your own: connectors-north.csv.',
    bad: 'data/conectors.csv',
    good: 'data/connectors.csv',
  },
  'no-rows': {
    severity: 'warning',
    wrong: 'A table that is there has a header but no rows.',
    why: 'It may be a file that was saved by mistake before it was filled.',
    fix: 'Add rows, or delete the file if the table is not needed.',
    bad: 'evse_uid,status',
    good: 'evse_uid,status⏎E-1,AVAILABLE',
  },
  'duplicate-column': {
    severity: 'error',
    wrong: 'Two columns of a file have the same name.',
    why: 'It is unclear which of the two is meant.',
    fix: 'Delete one of the columns.',
    bad: 'id,name,name',
    good: 'id,name',
  },
  'unknown-column': {
    severity: 'error',
    wrong: 'A column has a name that the table does not know.',
    why: 'What stands in it would be missing from what is published.',
    fix: 'Correct the name (see the data dictionary). A column for notes of your own begins with an underscore.',
    bad: 'id,adress,city',
    good: 'id,address,city,_notes',
  },
  'unnamed-column': {
    severity: 'error',
    wrong: 'A column with content has no name in the header.',
    why: 'It is unclear what its cells mean.',
    fix: 'Give the column its name, or delete it.',
    bad: 'id,,city',
    good: 'id,address,city',
  },
  'missing-column': {
    severity: 'error',
    wrong: 'A column that the table cannot do without is missing.',
    why: 'OCPI requires the value in every object.',
    fix: 'Add the column.',
    bad: 'uid,status',
    good: 'uid,location_id,status',
  },
} as const satisfies Entries;

/** Keys, and references to them. */
export const KEYS = {
  'duplicate-key': {
    severity: 'error',
    wrong: 'Two rows have the same key. Letters in another case count as the same.',
    why: 'Readers keep one object per id and overwrite it with whichever comes last.',
    fix: 'Give one of them a new id, or delete the row that is out of date.',
    bad: 'E-1 and e-1',
    good: 'E-1 and E-2',
  },
  'unknown-location': {
    severity: 'error',
    wrong: 'A row names a location that locations.csv does not have.',
    why: 'The row could not be published anywhere.',
    fix: 'Correct the id, or add the location.',
    bad: 'location_id: LOC-9',
    good: 'location_id: LOC-09',
  },
  'unknown-evse': {
    severity: 'error',
    wrong: 'A row names an EVSE that evses.csv does not have.',
    why: 'The row could not be published anywhere.',
    fix: 'Correct the uid, or add the EVSE.',
    bad: 'evse_uid: E-100',
    good: 'evse_uid: E-10',
  },
  'unknown-tariff': {
    severity: 'error',
    wrong: 'A row names a tariff that tariffs.csv does not have.',
    why: 'Readers would show no price although one is promised.',
    fix: 'Correct the id, or add the tariff.',
    bad: 'tariff_ids: T-9',
    good: 'tariff_ids: T-09',
  },
  'unknown-business': {
    severity: 'error',
    wrong: 'A row names a business that businesses.csv does not have.',
    why: 'The operator or owner of the site could not be shown.',
    fix: 'Correct the id, or add the business.',
    bad: 'operator: acme-uk',
    good: 'operator: acme',
  },
  'unknown-energy-mix': {
    severity: 'error',
    wrong: 'A row names an energy mix that energy_mixes.csv does not have.',
    why: 'The source of the energy could not be shown.',
    fix: 'Correct the id, or add the energy mix.',
    bad: 'energy_mix: gren',
    good: 'energy_mix: green',
  },
} as const satisfies Entries;

/** References of statuses. */
export const STATUS_KEYS = {
  'unknown-status-evse': {
    severity: 'warning',
    wrong: 'A status is given for an EVSE that evses.csv does not have; it is ignored.',
    why: 'The charging system knows a charger that is not published, or spells its uid in another way.',
    fix: 'Correct the uid, or add the EVSE.',
    bad: 'E-100,AVAILABLE',
    good: 'E-10,AVAILABLE',
  },
} as const satisfies Entries;

/** What a reference to nothing is reported as. */
export type ReferenceCode = keyof typeof KEYS | keyof typeof STATUS_KEYS;

export const finding = findingOf({ ...TABLE_FILES, ...KEYS, ...STATUS_KEYS, ...CELLS });
