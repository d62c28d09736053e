/** Findings about a document that is being imported. */

import type { Entries } from './entry.ts';

export const IMPORTS = {
  'not-a-feed': {
    severity: 'error',
    wrong: 'The document is neither an OCPI envelope with a list in "data" nor a bare list of objects.',
    why: 'There is nothing in it that could be imported.',
    fix: 'Give the answer of a locations or tariffs endpoint, as it was received.',
    bad: '{ "error": "login required" }',
    good: '{ "data": [ … ], "status_code": 1000, … }',
  },
  'not-carried': {
    severity: 'warning',
    wrong: 'A field is not in OCPI 2.2 or 2.2.1, so the tables have no column for it.',
    why: 'What stands in it is not imported.',
    fix: 'Nothing, if the field is an extension of that feed. A field of OCPI 2.1.1 has another name today.',
    bad: '"phone_number": "…"',
    good: '(the field left out)',
  },
  'left-out': {
    severity: 'warning',
    wrong: 'An optional value of the feed cannot be read, so it is left out.',
    why: 'The rest of the object is imported without it.',
    fix: 'Enter the right value in the table by hand, or ask the operator to mend the feed.',
    bad: '"parking_type": "STREET"',
    good: '"parking_type": "ON_STREET"',
  },
  'object-left-out': {
    severity: 'warning',
    wrong: 'An object of the feed breaks a mandatory rule, so the whole object is left out.',
    why: 'It could not be published.',
    fix: 'Add it to the tables by hand with the right values, or ask the operator to mend the feed.',
    bad: '"standard": "Type 2 outlet"',
    good: '"standard": "IEC_62196_T2"',
  },
  'undefined-tariff': {
    severity: 'warning',
    wrong: 'Connectors name a tariff that the feed does not define, so the reference is left out.',
    why: 'A price that cannot be looked up is no price.',
    fix: 'Import the tariffs of the same operator with --tariffs, or add the tariff to tariffs.csv.',
    bad: '"tariff_ids": ["8"] without --tariffs',
    good: '--tariffs tariffs.json',
  },
} as const satisfies Entries;
