/** The findings of an import. */

import { type Entries, findingOf, type SaidOf } from '../../../src/findings/index.ts';
import { ASSUMED, LEFT_OUT, OBJECT_LEFT_OUT, REPAIRED } from './wordings.ts';

/** What to do with a document that is something else. */
export const AS_RECEIVED = 'Pass the response of a locations or tariffs endpoint unchanged.';

const AGAIN = '{kind} {id} is here again';

/** Documented under the heading "Import". */
export const IMPORTS = {
  'not-a-feed': {
    severity: 'error',
    wrong: 'The document is neither an OCPI envelope with a list in "data" nor a bare list of objects.',
    why: 'Nothing in it can be imported.',
    fix: AS_RECEIVED,
    message: {
      document: 'The document is neither an OCPI envelope with a list in "data" nor a list.',
      envelope:
        'The document is neither an OCPI envelope with a list in "data" nor a list. The server said {answer} ({status}).',
    },
  },
  'nothing-imported': {
    severity: 'error',
    wrong: 'The document has no location that can be imported.',
    why: 'Without a location there is nothing to publish, so no file is written.',
    fix: 'Read the other warnings of this import. Check that the document is the complete list of locations.',
    message: {
      locations: 'The document has no location that can be imported, so there is nothing to publish.',
      points: 'The file has no charging point that can be imported.',
    },
    hint: {
      empty: 'The list is empty. Request it without date_from and offset.',
      tariffs: 'These are tariffs. Pass them with --tariffs, and the locations with --locations.',
      faulty: 'The warnings say what is wrong with each location.',
      foreign: AS_RECEIVED,
      points: 'The warnings say what is wrong with each charging point.',
    },
  },
  'not-carried': {
    severity: 'warning',
    wrong: 'A field is in no OCPI version from 2.2 to 2.3.0, so the tables have no column for it.',
    why: 'Its values are not imported.',
    fix: 'If the field is an extension of this feed, there is nothing to do. If its name is misspelt, enter the values by hand.',
    message: {
      field: '{object} has no field {member} in OCPI.',
      access: 'OCPI 2.2 has no word for accessible points that are not reserved, and for inaccessible ones.',
      columns: 'The tables have no place for these columns, so they were not imported: {columns}.',
    },
    hint: { '': '', extension: 'It may be an extension of this feed.', misspelt: 'OCPI has a field "{meant}".' },
  },
  renamed: {
    severity: 'warning',
    wrong:
      'Fields have their names of another OCPI version, or names in another spelling, such as camel case. They are imported under the names that OCPI has for them since 2.2.',
    why: 'Clients that expect those names do not find the value under that name.',
    fix: 'Nothing here. The operator of the feed should correct the name.',
    message: {
      member: '{object} has "{member}", which OCPI calls {meant}.',
      spelling: 'The document spells the names of members differently: {names}.',
      columns: 'Columns have names of another edition of the schema and were read as those of this one: {columns}.',
    },
    hint: '',
  },
  repaired: {
    severity: 'warning',
    wrong: 'A value is not written as OCPI demands, but its meaning is certain. It is imported as OCPI writes it.',
    why: 'Clients that expect OCPI do not understand the value of the feed.',
    fix: 'Nothing here. The operator of the feed should correct the value.',
    ...REPAIRED,
  },
  'left-out': {
    severity: 'warning',
    wrong: 'An optional value of the feed cannot be read, so it was left out.',
    why: 'The rest of the object is imported without it.',
    fix: 'Enter the right value in the table by hand, or ask the operator to correct the feed.',
    ...LEFT_OUT,
  },
  'object-left-out': {
    severity: 'warning',
    wrong:
      'An object of the feed breaks a mandatory rule, or with --leave-out-incomplete lacks a mandatory value, so it was left out, with everything that belongs to it.',
    why: 'It could not be published. A tariff is also left out if a price or a condition of it cannot be read: without that, it would state a different price.',
    fix: 'Add the object to the tables by hand with the right values, or ask the operator to correct the feed.',
    ...OBJECT_LEFT_OUT,
  },
  'to-fill-in': {
    severity: 'warning',
    wrong:
      'A mandatory value that a person can find out is missing or cannot be used, such as the city of a site. The object was imported with an empty cell.',
    why: 'Without the value, nothing can be published: the check refuses the empty cell. But to leave out the site with all its EVSEs would be worse.',
    fix: 'Fill in the cell that the hint names, or delete its row. The same import with --sync keeps what you fill in. Or import with --leave-out-incomplete: then the object is left out until the feed has the value.',
    message: {
      missing: '{field} is missing. So the cell stays empty.',
      refused: '{problem} So the cell stays empty.',
    },
    hint: {
      missing: 'Fill in {field} of "{key}" in {table}.csv.',
      refused: '{advice} Fill in {field} of "{key}" in {table}.csv.',
    },
  },
  'duplicate-object': {
    severity: 'warning',
    wrong:
      'An id is in the feed more than once. Equal objects are imported once. Of different ones, the one that changed last is kept, otherwise the first; but of EVSEs, none without connectors, and one that moved stays at the site where it is not REMOVED. Of tariffs that differ, and of which none is newer, none is imported. Connectors with the same id in one EVSE are all kept, with new ids.',
    why: 'An id stands for one object, and clients keep only one of them.',
    fix: 'Check that the right one was kept. The operator of the feed should give each object an id of its own.',
    message: {
      equal: 'The feed has this {kind} more than once, with the same content, so it is imported once.',
      lost: `${AGAIN}, but is different at {place}. That one is kept, because it {reason}; this one was left out.`,
      unclear: `${AGAIN}, but is different at {place}. Nothing says which of them is right, so all were left out.`,
      numbered: 'The connector has the id {id} of another one in this EVSE, so it got {written}.',
    },
    hint: '',
  },
  assumed: {
    severity: 'warning',
    wrong:
      'A mandatory value of the feed is missing or wrong. The import derived it from the rest of the feed, such as the time zone from the country.',
    why: 'Without the value, the whole object would be lost. But a derived value can be wrong, for example near a border.',
    fix: 'Check the value in the table, and correct it if it is wrong.',
    ...ASSUMED,
  },
  'unknown-publisher': {
    severity: 'warning',
    wrong: 'The feed does not say who publishes it.',
    why: 'country_code and party_id are mandatory in every object.',
    fix: 'Add both to the network.json that the import wrote, or import with --publisher.',
    message: {
      feed: 'The feed does not say who publishes it.',
      points: 'No id in the file says who publishes it.',
    },
    hint: 'Add {settings} to network.json.',
  },
  'newer-version-needed': {
    severity: 'warning',
    wrong: 'The feed has what no version of OCPI that network.json lists has a field or a value for.',
    why: 'It is in the tables, but the API leaves it out. A connector with a plug that the version does not know is left out as a whole.',
    fix: 'Write the line of the hint into network.json, or import with --versions.',
    message: 'OCPI {version} has no place for a part of the feed, which the API leaves out: {parts}.',
    hint: 'Write {line} into network.json to publish it.',
  },
  'undefined-tariff': {
    severity: 'warning',
    wrong:
      'Connectors name tariffs that the feed does not define, or that were left out, so the references were left out.',
    why: 'Clients cannot look up the price.',
    fix: 'Import the tariffs of the same operator with --tariffs, or add the tariff to tariffs.csv and to tariff_ids of the connectors.',
    message: {
      undefined: 'The feed does not define tariffs of {count:connector}: {tariffs}.',
      lost: 'Tariffs of {count:connector} were left out: {tariffs}.',
    },
    hint: {
      import: 'Import the tariffs too, with --tariffs.',
      add: 'Add them to tariffs.csv, and then to tariff_ids of the connectors.',
      lost: 'The findings about tariffs say why.',
    },
  },
} as const satisfies Entries;

export const finding = findingOf(IMPORTS);

export type ImportCode = keyof typeof IMPORTS;

/** What is said with a code. */
export type SaidBy<C extends ImportCode> = SaidOf<(typeof IMPORTS)[C]>;
