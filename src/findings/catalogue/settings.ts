/** Findings about network.json and waivers.csv. */

import type { Entries } from './entry.ts';

export const SETTINGS = {
  'missing-network': {
    severity: 'error',
    wrong: 'The data directory has no network.json.',
    why: 'It says who publishes: without country_code and party_id no object is complete.',
    fix: 'Copy network.json of the demo network and enter your own data.',
    bad: 'data/ without network.json',
    good: 'data/network.json',
  },
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
  'duplicate-setting': {
    severity: 'error',
    wrong: 'network.json has the same setting twice.',
    why: 'It is unclear which of the two is meant.',
    fix: 'Delete one of the two.',
    bad: '{ "party_id": "ABC", "party_id": "EXA" }',
    good: '{ "party_id": "EXA" }',
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
    bad: '"base_url": "https://example.com/ocpi"',
    good: '"base_url": "https://example.com"',
  },
  'unused-waiver': {
    severity: 'warning',
    wrong: 'A waiver silences nothing.',
    why: 'The warning it was written for is gone; left behind, it would hide the next one.',
    fix: 'Delete the row.',
    bad: 'long-address,locations.csv,L-1 although L-1 has a short address',
    good: '(the row deleted)',
  },
  'expired-waiver': {
    severity: 'warning',
    wrong: 'A waiver is past the day in its column until, so it no longer silences anything.',
    why: 'Somebody promised to look again by that day.',
    fix: 'Correct the data and delete the row, or set a later day.',
    bad: 'until: 2020-01-01',
    good: 'until: 2030-01-01',
  },
  'waiver-of-error': {
    severity: 'error',
    wrong: 'A waiver names an error, or a code that does not exist.',
    why: 'Only warnings can be silenced; data with errors is never published.',
    fix: 'Correct the data and delete the row.',
    bad: 'code: unknown-tariff',
    good: 'code: unused-tariff',
  },
} as const satisfies Entries;
