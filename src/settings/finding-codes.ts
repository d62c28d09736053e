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
  },
  'unknown-setting': {
    severity: 'error',
    wrong: 'network.json has a setting that does not exist.',
    why: 'A misspelt setting would silently have no effect.',
    fix: 'Correct the name.',
  },
  'duplicate-setting': {
    severity: 'error',
    wrong: 'network.json has the same setting twice.',
    why: 'It is not clear which of the two counts.',
    fix: 'Delete one of the two.',
  },
  'missing-setting': {
    severity: 'error',
    wrong: 'A required setting is missing from network.json.',
    why: 'Every published object needs it.',
    fix: 'Add the setting.',
  },
  'invalid-setting': {
    severity: 'error',
    wrong: 'A setting in network.json has a value that is not allowed.',
    why: 'Every published object depends on it.',
    fix: 'Correct the value; the message says how.',
  },
  'country-as-language': {
    severity: 'warning',
    wrong: 'The language in network.json is the code of the country, which is that of another language.',
    why: 'Apps look for texts in the language of the driver, and would take these for another one.',
    fix: 'Write the code of the language: sv for Swedish, et for Estonian.',
  },
  'licence-of-other-name': {
    severity: 'warning',
    wrong: 'The name of the licence in network.json is that of another licence than the one at its url.',
    why: 'Nobody knows under which terms the data may be used.',
    fix: 'Write the name and the address of one licence.',
  },
  'example-address': {
    severity: 'doubt',
    wrong: 'base_url is an address that is reserved for examples, such as https://ocpi.example.com.',
    why: 'It is part of every published object, and nobody can publish there: all links of the API would lead nowhere.',
    fix: 'Write where the API will be published. While you are trying things out, leave base_url out.',
  },
  'setting-in-other-unit': {
    severity: 'doubt',
    wrong: 'A number in network.json is far from what the setting can mean.',
    why: 'It is in another unit. With minutes or hours for seconds, statuses would be out of date at once, or for days.',
    fix: 'Write the unit of the setting, which is in its name: 1 hour is 3600 seconds.',
  },
  'secret-in-settings': {
    severity: 'warning',
    wrong: 'A source in network.json has a token, a password or a key in its headers or in its url.',
    why: 'Everybody who can read the repository can use it, and Git keeps it when it is deleted here.',
    fix: 'Put it into an environment variable, and write the name of that in its place. Have the old one changed.',
  },
} as const satisfies Entries;

/** A setting that has a counterpart among the cells of the tables has its findings too. */
export type SettingCode = keyof typeof SETTINGS | CellCode;

export const ABOUT_SETTINGS = { ...SETTINGS, ...CELLS, ...LINKS, ...PICTURES };

export const finding = findingOf(ABOUT_SETTINGS);
