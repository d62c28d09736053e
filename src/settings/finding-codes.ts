/** Findings about what is written in network.json. */

import { CELLS, type CellCode } from '../cells/finding-codes.ts';
import { LINKS } from '../cells/texts/links.ts';
import { PICTURES } from '../cells/texts/own-picture.ts';
import type { Entries } from '../findings/entry.ts';
import { findingOf } from '../findings/finding.ts';

/** Under the heading of settings. */
export const SETTINGS = {
  'invalid-json': {
    severity: 'error',
    wrong: 'A file is not valid JSON.',
    why: 'It cannot be read past the place named.',
    fix: 'Look for a missing or extra comma, or a text without quotation marks.',
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
    why: 'It is not clear which of the two counts.',
    fix: 'Delete one of the two.',
    bad: '{ "party_id": "ABC", "party_id": "EXA" }',
    good: '{ "party_id": "EXA" }',
  },
  'missing-setting': {
    severity: 'error',
    wrong: 'A required setting is missing from network.json.',
    why: 'Every published object needs it.',
    fix: 'Add the setting.',
    bad: '{ "country_code": "NL" }',
    good: '{ "country_code": "NL", "party_id": "EXA" }',
  },
  'invalid-setting': {
    severity: 'error',
    wrong: 'A setting in network.json has a value that is not allowed.',
    why: 'Every published object depends on it.',
    fix: 'Correct the value; the message says how.',
    bad: '"base_url": "https://your-network.nl/ocpi"',
    good: '"base_url": "https://your-network.nl"',
  },
  'country-as-language': {
    severity: 'warning',
    wrong: 'The language in network.json is the code of the country, which is that of another language.',
    why: 'Apps look for texts in the language of the driver, and would take these for another one.',
    fix: 'Write the code of the language: sv for Swedish, et for Estonian.',
    bad: '"country_code": "SE", "language": "se"',
    good: '"country_code": "SE", "language": "sv"',
  },
  'licence-of-other-name': {
    severity: 'warning',
    wrong: 'The name of the licence in network.json is that of another licence than the one at its url.',
    why: 'Nobody knows under which terms the data may be used.',
    fix: 'Write the name and the address of one licence.',
    bad: '"name": "CC BY 4.0", "url": "https://creativecommons.org/publicdomain/zero/1.0/"',
    good: '"name": "CC BY 4.0", "url": "https://creativecommons.org/licenses/by/4.0/"',
  },
  'example-address': {
    severity: 'doubt',
    wrong: 'base_url is an address that is reserved for examples, such as https://ocpi.example.com.',
    why: 'It is part of every published object, and nobody can publish there: all links of the API would lead nowhere.',
    fix: 'Write where the API will be published. While you are trying things out, leave base_url out.',
    bad: '"base_url": "https://ocpi.example.com"',
    good: '"base_url": "https://ocpi.your-network.nl"',
  },
  'setting-in-other-unit': {
    severity: 'doubt',
    wrong: 'A number in network.json is far from what the setting can mean.',
    why: 'It is in another unit. With minutes or hours for seconds, statuses would be out of date at once, or for days.',
    fix: 'Write the unit of the setting, which is in its name: 1 hour is 3600 seconds.',
    bad: '"max_age_seconds": 15',
    good: '"max_age_seconds": 900',
  },
  'secret-in-settings': {
    severity: 'warning',
    wrong: 'A source in network.json has a token, a password or a key in its headers or in its url.',
    why: 'Everybody who can read the repository can use it, and Git keeps it when it is deleted here.',
    fix: 'Put it into an environment variable, and write the name of that in its place. Have the old one changed.',
    bad: '"headers": { "Authorization": "Token 3f9c1b7a" }',
    good: `"headers": { "Authorization": "Token \${CPMS_TOKEN}" }`,
  },
} as const satisfies Entries;

/** A setting that has a counterpart among the cells of the tables has its findings too. */
export type SettingCode = keyof typeof SETTINGS | CellCode;

export const finding = findingOf({ ...SETTINGS, ...CELLS, ...LINKS, ...PICTURES });
