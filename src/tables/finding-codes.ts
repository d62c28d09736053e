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
    message: 'The name of the file matches no table, so the file was not read.',
    hint: {
      copy: 'If it is newer than {table}.csv, or that is missing, name it {table}.csv. If not, delete it.',
      part: 'If its rows belong to {table}, name it "{table}-{words}.csv".',
      misspelt: 'Did you mean "{table}.csv"?',
      other: 'The tables are {tables}. A name can go on with a hyphen and words of your own, and ends in .csv.',
    },
  },
  'no-rows': {
    severity: 'warning',
    wrong: 'A table has a header but no rows.',
    why: 'The file may have been saved before its rows were added.',
    fix: 'Add rows. If you do not need the table, delete the file.',
    message: 'The file has a header but no rows.',
  },
  'duplicate-column': {
    severity: 'error',
    wrong: 'Two columns of a file have the same name.',
    why: 'It is not clear which of the two counts.',
    fix: 'Delete one of them.',
    message: {
      same: 'The column "{field}" is there twice, as column {first} and column {second}.',
      alike: '"{one}" and "{other}" are both the column {field}, as column {first} and column {second}.',
    },
    hint: { alike: 'Delete or rename one of them. A column of your own notes begins with an underscore.' },
  },
  'unknown-column': {
    severity: 'error',
    wrong: 'The table has no column of that name.',
    why: 'What is in the column would not be published.',
    fix: 'Correct the name (see the data dictionary). To keep notes of your own, begin the name with an underscore.',
    message: {
      names: '{table}.csv has no column {names}.',
      currency: 'The name of the column says that its prices are in {unit}, but there are prices in {other}.',
    },
    hint: { currency: 'Correct the currency, or name the column {column}.' },
  },
  'unnamed-column': {
    severity: 'error',
    wrong: 'A column has content but no name in the header.',
    why: 'It is not clear what its cells mean.',
    fix: 'Name the column, or delete it.',
    message: 'There is content, but no name, in column {columns}.',
  },
  'missing-column': {
    severity: 'error',
    wrong: 'A required column is missing.',
    why: 'OCPI requires the value in every object.',
    fix: 'Add the column.',
    message: {
      file: 'The header lacks {columns}.',
      settings: 'The header lacks {names}, which network.json names among the columns of this file.',
    },
    hint: {
      file: 'Add {instead}.',
      settings: 'Correct or delete what "table_files" of network.json says.',
      misspelt: 'The file has "{meant}". Correct "{field}" in "table_files" of network.json.',
    },
  },
  'uid-of-evse-id': {
    severity: 'warning',
    wrong: 'A file has EVSE ids, but no column for the uid, so they are read as both.',
    why: 'A uid is for ever. If an EVSE id changes one day, readers would see another charger, and the old one vanish.',
    fix: 'Add a column evse_uid with the same ids, or accept it in waivers.csv.',
    message: {
      both: 'There is no column {uid}, so "{name}" is read as both, {uid} and evse_id.',
      uid: 'There is no column {uid}, so "{name}" is read as that: it has no EVSE id, such as NL*EXA*E12345.',
    },
    hint: {
      both: 'That is fine as long as no id changes. To tell them apart, add a column {uid} with the ids of today, and never change it.',
      uid: 'Rename it {uid}.',
    },
  },
  'missing-header': {
    severity: 'error',
    wrong: 'The first line of a file has no name of a column, so the file is not read.',
    why: 'Without a header, it is not clear what the cells mean. It may have been deleted, or sorted into the rows.',
    fix: 'Write the names of the columns into the first line (see the data dictionary).',
    message: {
      data: 'The header is missing: the first line has data, and not the names of the columns.',
      names: 'None of the names in the first line is a column of {table}.csv.',
      cell: 'Each line is a single cell: the file was saved without having been split into columns.',
      sorted: 'The header is here, among the rows, because the table was sorted together with it.',
    },
    hint: {
      data: 'Write a line with the names of the columns above it. These are needed: {columns}',
      names: 'Correct the names. These are needed: {columns}',
      cell: 'Restore it as it was. Open it by the text import of your spreadsheet program (Excel: Data → From Text/CSV), and save it as "CSV UTF-8".',
      sorted: 'Move the line to the top of the file.',
    },
  },
} as const satisfies Entries;

/** A row that refers to no row; in a sheet, the rows themselves may say what it needs. */
const REFERENCE = {
  message: {
    table: '{field} "{value}" is not in {where}.',
    sheet: 'No row has {needed} for {field} "{value}".',
  },
  hint: {
    table: 'Correct it here, or add it to {where}.',
    sheet: 'Correct it here, or fill in {needed} in one of its rows.',
  },
} as const;

/** @param article of the name of the row that there is not */
function noRow(article: 'a' | 'an', name: string, table: string, id: 'id' | 'uid', why: string) {
  return {
    severity: 'error',
    wrong: `A row refers to ${article} ${name} that is not in ${table}.csv.`,
    why,
    fix: `Correct the ${id}, or add the ${name}.`,
    ...REFERENCE,
  } as const;
}

/** Keys, and references to them. */
export const KEYS = {
  'missing-table': {
    severity: 'error',
    wrong: 'A table that other rows need is missing, or has no rows, or one of its files is gone.',
    why: 'EVSEs without sites or plugs cannot be published, and neither can plugs without their prices.',
    fix: 'Restore the file. If its name is wrong, correct it: each table is a file of its name, such as connectors.csv.',
    message: {
      file: 'There is no {table}.csv, but {needs}.',
      rows: 'The file has no rows, but {needs}.',
      part: '{count:reference} are to {ids} ids that are not in {files}, such as {examples}.',
    },
    hint: {
      file: 'Restore the file, or {otherwise}.',
      rows: 'Restore its rows, or {otherwise}.',
      misnamed: 'Rename {other} to {table}.csv.',
      part: 'If a file of this table is gone, such as {table}-north.csv, restore it. If not, correct the ids, or add their rows.',
    },
  },
  'duplicate-key': {
    severity: 'error',
    wrong: 'Two rows have the same key. Upper and lower case count as the same.',
    why: 'Readers keep one object per id. The row that comes last would overwrite the other.',
    fix: 'Give one of the rows a new id, or delete the one that is out of date.',
    message: {
      row: '{ids} is already used, in {place}.',
      file: '{copied} of {all:row} in this file are in {other} too.',
    },
    hint: {
      'two files': 'Describe it in one of the two files only. Or give one of the rows a new id.',
      parts: 'Delete one of the two rows, or correct it.',
      file: 'One of the two files seems to be a copy of the other. Keep the newer one, and move the other out of the data directory.',
    },
  },
  'unknown-location': noRow(
    'a',
    'location',
    'locations',
    'id',
    'There is no object in which the row could be published.',
  ),
  'unknown-evse': noRow('an', 'EVSE', 'evses', 'uid', 'There is no object in which the row could be published.'),
  'unknown-tariff': noRow('a', 'tariff', 'tariffs', 'id', 'Readers would show no price where there should be one.'),
  'unknown-business': noRow(
    'a',
    'business',
    'businesses',
    'id',
    'The operator or owner of the site could not be shown.',
  ),
  'unknown-energy-mix': noRow('an', 'energy mix', 'energy_mixes', 'id', 'The source of the energy could not be shown.'),
} as const satisfies Entries;

/** About the rows of a sheet together. */
export const SHEETS = {
  'rows-disagree': {
    severity: 'error',
    wrong: 'Two rows of chargers.csv say different things about one site, one charger or one tariff.',
    why: 'Only one of them can be published, and it is not clear which.',
    fix: 'Write the same in both rows, or leave the cells of one row empty. Different things need different ids.',
    message: {
      one: '{field} is {here} here, but {there} in {place}, {ids}.{further}',
      several: '{columns} are not as in {place}, {ids}.{further}',
    },
    hint: {
      location_id: 'Write the same in both rows. If they are at different sites, these need different ids.',
      evse_uid: 'Write the same in both rows. If they are different chargers, these need different uids.',
      tariff_id: 'Write the same in both rows. A second price needs a tariff_id of its own.',
    },
  },
  'rating-unclear': {
    severity: 'error',
    wrong: 'The phases or the current of a plug in chargers.csv are empty, and do not follow from its power.',
    why: 'OCPI asks for them in every connector. They follow only from powers that AC chargers usually have.',
    fix: 'Correct the power, or fill in power_type, max_voltage and max_amperage from the rating plate.',
    message: {
      usual: '{columns} cannot be worked out from {value} kW with {known}. Usual are {usual}.',
      rare: '{columns} cannot be worked out from {value} kW with {known}.',
    },
    hint: 'Correct the power if it is wrong. If not, fill in {columns} from the rating plate.',
  },
} as const satisfies Entries;

/** References of statuses. */
export const STATUS_KEYS = {
  'unknown-status-evse': {
    severity: 'warning',
    wrong: 'A status is for an EVSE that is not in evses.csv. The status is ignored.',
    why: 'Either the charging system has a charger that is not published, or it spells the uid differently.',
    fix: 'Correct the uid, or add the EVSE.',
    message: {
      ...REFERENCE.message,
      one: 'The status source "{key}" reports "{uid}", which is not in {where}. The report is ignored.',
      only: 'The only EVSE that the status source "{key}" reports, "{uid}", is not in {where}.',
      some: 'The status source "{key}" reports {count} EVSEs that are not in {where}, and they are ignored: {uids}.',
      all: 'None of the {count} EVSEs that the status source "{key}" reports is in {where}: {uids}.',
    },
    hint: {
      ...REFERENCE.hint,
      one: 'Add it to {where}, or correct the uid in the source.',
      only: 'Add it to {where}, or correct the uid in the source.',
      some: 'Add them to {where}, or correct the uids in the source.',
      all: 'Let the source name them by the uid or the evse_id that they have in {where}.',
    },
  },
} as const satisfies Entries;

/** The code of a reference to nothing. */
export type ReferenceCode = keyof typeof KEYS | keyof typeof STATUS_KEYS;

export const finding = findingOf({ ...TABLE_FILES, ...KEYS, ...SHEETS, ...STATUS_KEYS, ...CELLS });

/** The id of a site, a charger or a tariff about which rows of a sheet disagree. */
export type IdOfSheet = keyof (typeof SHEETS)['rows-disagree']['hint'];
