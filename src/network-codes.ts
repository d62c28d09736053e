/** Findings about what is written in network.json. */

import type { Entries } from './findings/catalogue/entry.ts';
import { findingOf } from './findings/finding.ts';

/** Under the heading of settings. */
export const SETTINGS = {
  'invalid-json': {
    severity: 'error',
    wrong: 'A file is not JSON.',
    why: 'It cannot be read beyond the place named.',
    fix: 'Often a comma is missing or one too many, or a text has no quotation marks.',
    bad: '"party_id": EXA',
    good: '"party_id": "EXA"',
  },
  'unknown-setting': {
    severity: 'error',
    wrong: 'network.json has a setting that does not exist.',
    why: 'A misspelt setting would silently have no effect.',
    fix: 'Correct the name.',
    bad: '"timezone": "Europe/Amsterdam"',
    good: '"time_zone": "Europe/Amsterdam"',
  },
  'missing-setting': {
    severity: 'error',
    wrong: 'network.json lacks a setting that has no default.',
    why: 'Every published object needs it.',
    fix: 'Add the setting.',
    bad: '{ "country_code": "NL" }',
    good: '{ "country_code": "NL", "party_id": "EXA" }',
  },
  'invalid-setting': {
    severity: 'error',
    wrong: 'A setting of network.json has a value that it cannot have.',
    why: 'Every published object depends on it.',
    fix: 'Correct the value as the message says.',
    bad: '"party_id": "EXAMPLE"',
    good: '"party_id": "EXA"',
  },
} as const satisfies Entries;

export const finding = findingOf(SETTINGS);
