/** Findings that follow from the declarations of the tables: files, columns, keys, references. */

import { CELLS } from '../cells/finding-codes.ts';
import type { Entries } from '../findings/entry.ts';
import { findingOf } from '../findings/finding.ts';

/** Files and their columns. */
export const TABLE_FILES = {
  'unknown-file': {
    severity: 'warning',
    wrong: 'The name of a CSV file matches no table, so the file is not read.',
    why: 'Its rows are not published.',
    fix: 'Name the file after its table. You can add a hyphen and words of your own: connectors-north.csv.',
  },
  'no-rows': {
    severity: 'warning',
    wrong: 'A table has a header but no rows.',
    why: 'The file may have been saved before its rows were added.',
    fix: 'Add rows. If you do not need the table, delete the file.',
  },
  'duplicate-column': {
    severity: 'error',
    wrong: 'Two columns of a file have the same name.',
    why: 'It is not clear which of the two counts.',
    fix: 'Delete one of the columns.',
  },
  'unknown-column': {
    severity: 'error',
    wrong: 'The table has no column of that name.',
    why: 'What is in the column would not be published.',
    fix: 'Correct the name (see the data dictionary). To keep notes of your own, begin the name with an underscore.',
  },
  'unnamed-column': {
    severity: 'error',
    wrong: 'A column has content but no name in the header.',
    why: 'It is not clear what its cells mean.',
    fix: 'Name the column, or delete it.',
  },
  'missing-column': {
    severity: 'error',
    wrong: 'A required column is missing.',
    why: 'OCPI requires the value in every object.',
    fix: 'Add the column.',
  },
  'uid-of-evse-id': {
    severity: 'warning',
    wrong: 'A file has EVSE ids, but no column for the uid, so they are read as both.',
    why: 'A uid is for ever. If an EVSE id changes one day, readers would see another charger, and the old one vanish.',
    fix: 'Add a column evse_uid with the same ids, or accept it in waivers.csv.',
  },
  'missing-header': {
    severity: 'error',
    wrong: 'The first line of a file has no name of a column, so the file is not read.',
    why: 'Without a header, it is not clear what the cells mean. It may have been deleted, or sorted into the rows.',
    fix: 'Write the names of the columns into the first line (see the data dictionary).',
  },
} as const satisfies Entries;

/** Keys, and references to them. */
export const KEYS = {
  'missing-table': {
    severity: 'error',
    wrong: 'A table that other rows need is missing, or has no rows, or one of its files is gone.',
    why: 'EVSEs without sites or plugs cannot be published, and neither can plugs without their prices.',
    fix: 'Restore the file. If its name is wrong, correct it: each table is a file of its name, such as connectors.csv.',
  },
  'duplicate-key': {
    severity: 'error',
    wrong: 'Two rows have the same key. Upper and lower case count as the same.',
    why: 'Readers keep one object per id. The row that comes last would overwrite the other.',
    fix: 'Give one of the rows a new id, or delete the one that is out of date.',
  },
  'unknown-location': {
    severity: 'error',
    wrong: 'A row refers to a location that is not in locations.csv.',
    why: 'There is no object in which the row could be published.',
    fix: 'Correct the id, or add the location.',
  },
  'unknown-evse': {
    severity: 'error',
    wrong: 'A row refers to an EVSE that is not in evses.csv.',
    why: 'There is no object in which the row could be published.',
    fix: 'Correct the uid, or add the EVSE.',
  },
  'unknown-tariff': {
    severity: 'error',
    wrong: 'A row refers to a tariff that is not in tariffs.csv.',
    why: 'Readers would show no price where there should be one.',
    fix: 'Correct the id, or add the tariff.',
  },
  'unknown-business': {
    severity: 'error',
    wrong: 'A row refers to a business that is not in businesses.csv.',
    why: 'The operator or owner of the site could not be shown.',
    fix: 'Correct the id, or add the business.',
  },
  'unknown-energy-mix': {
    severity: 'error',
    wrong: 'A row refers to an energy mix that is not in energy_mixes.csv.',
    why: 'The source of the energy could not be shown.',
    fix: 'Correct the id, or add the energy mix.',
  },
} as const satisfies Entries;

/** About the rows of a sheet together. */
export const SHEETS = {
  'rows-disagree': {
    severity: 'error',
    wrong: 'Two rows of chargers.csv say different things about one site, one charger or one tariff.',
    why: 'Only one of them can be published, and it is not clear which.',
    fix: 'Write the same in both rows, or leave the cells of one row empty. Different things need different ids.',
  },
  'rating-unclear': {
    severity: 'error',
    wrong: 'The phases or the current of a plug in chargers.csv are empty, and do not follow from its power.',
    why: 'OCPI asks for them in every connector. They follow only from powers that AC chargers usually have.',
    fix: 'Correct the power, or fill in power_type, max_voltage and max_amperage from the rating plate.',
  },
} as const satisfies Entries;

/** References of statuses. */
export const STATUS_KEYS = {
  'unknown-status-evse': {
    severity: 'warning',
    wrong: 'A status is for an EVSE that is not in evses.csv. The status is ignored.',
    why: 'Either the charging system has a charger that is not published, or it spells the uid differently.',
    fix: 'Correct the uid, or add the EVSE.',
  },
} as const satisfies Entries;

/** The code of a reference to nothing. */
export type ReferenceCode = keyof typeof KEYS | keyof typeof STATUS_KEYS;

export const finding = findingOf({ ...TABLE_FILES, ...KEYS, ...SHEETS, ...STATUS_KEYS, ...CELLS });
