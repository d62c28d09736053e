/** Findings about a feed that is imported. */

import type { Entries } from '../findings/entry.ts';
import { findingOf } from '../findings/finding.ts';

/** Under the heading of the import. */
export const IMPORTS = {
  'not-a-feed': {
    severity: 'error',
    wrong: 'The document is neither an OCPI envelope with a list in "data" nor a bare list of objects.',
    why: 'There is nothing in it that could be imported.',
    fix: 'Give the answer of a locations or tariffs endpoint, as it was received.',
    bad: '{ "error": "login required" }',
    good: '{ "data": [ … ], "status_code": 1000, … }',
  },
  'nothing-imported': {
    severity: 'error',
    wrong: 'The document holds no location that can be imported.',
    why: 'Without a location there is nothing to publish, so no file is written.',
    fix: 'Look at the warnings beside this one; check that the document is a list of locations, and the whole list.',
    bad: '{ "data": [] }',
    good: '{ "data": [ { "id": "AMS-01", … } ] }',
  },
  'not-carried': {
    severity: 'warning',
    wrong: 'A field is not in OCPI 2.2 or 2.2.1, so the tables have no column for it.',
    why: 'What stands in it is not imported.',
    fix: 'Nothing, if the field is an extension of that feed. If it is a misspelt one, enter its values by hand.',
    bad: '"phone_number": "…"',
    good: '(the field left out)',
  },
  renamed: {
    severity: 'warning',
    wrong:
      'A field has the name that it had in OCPI 2.1.1, or is written in camel case; it is imported as what it is today.',
    why: 'Readers of OCPI 2.2 do not find the value under that name.',
    fix: 'Nothing here; the operator of the feed should correct the name.',
    bad: '"voltage": 400',
    good: '"max_voltage": 400',
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
    wrong: 'An object of the feed breaks a mandatory rule, so it is left out with all that belongs to it.',
    why: 'It could not be published. A tariff is left out too if one of its prices or conditions cannot be read, because it would state another price without it.',
    fix: 'Add it to the tables by hand with the right values, or ask the operator to mend the feed.',
    bad: '"standard": "Type 2 outlet"',
    good: '"standard": "IEC_62196_T2"',
  },
  assumed: {
    severity: 'warning',
    wrong:
      'A mandatory value of the feed is missing or wrong, and the import wrote what the rest of the feed tells, such as the country by the coordinates.',
    why: 'Without it the whole object would be lost, but the rest of the feed can mislead: coordinates near a border, for example.',
    fix: 'Look at the value in the table, and correct it if it is wrong.',
    bad: '"country": "Polska"',
    good: '"country": "POL"',
  },
  'unknown-publisher': {
    severity: 'warning',
    wrong: 'The feed does not say who publishes it.',
    why: 'country_code and party_id are mandatory in every object.',
    fix: 'Add them to the network.json that the import wrote.',
    bad: 'no country_code and no party_id',
    good: '"country_code": "NL", "party_id": "EXA"',
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

export const finding = findingOf(IMPORTS);

export type ImportCode = keyof typeof IMPORTS;
