/** Findings about what is written in network.json. */

import { CELLS } from '../cells/finding-codes.ts';
import { LINKS } from '../cells/texts/links.ts';
import { PICTURES } from '../cells/texts/own-picture.ts';
import type { Entries } from '../findings/entry.ts';
import { findingOf, type SaidOf } from '../findings/finding.ts';
import { documentation } from '../findings/text/documentation.ts';

/** Said of a country that most sites contradict, with the finding of these too. */
export const WRONG_COUNTRY =
  '"country" is {country}, but the coordinates of {sites} of {relying:site} without a country in the tables are in {meant}.';

/** Under the heading of settings. */
export const SETTINGS = {
  'invalid-json': {
    severity: 'error',
    wrong: 'A file is not valid JSON.',
    why: 'It cannot be read past the place named.',
    fix: 'Look for a missing or extra comma, or a text without quotation marks.',
    message: {
      empty: 'The file is empty.',
      nested: 'More than {most} lists and objects are nested here.',
      endless: 'This comment has no end.',
      hash: 'A comment does not begin with #.',
      commas: 'There are two commas in a row.',
      decimal: '"{whole},{fraction}" has a decimal comma.',
      valueless: 'There is no value behind this colon.',
      joined: 'A comma is missing here, between two settings.',
      semicolon: 'There is a semicolon.',
      equals: 'There is an equals sign.',
      curved: 'The quotation mark {mark} is not one of JSON.',
      word: '{word} is not a word of JSON.',
      unquoted: '{word} has no quotation marks.',
      short: 'The file ends too early.',
      backslash: 'The text has a backslash.',
      unclosed: 'The quotation mark here is not closed in its line.',
      behind: 'The file goes on behind its end.',
      other: 'This is not valid JSON.',
    },
    hint: {
      empty: 'Restore it, or copy network.json from the demo network.',
      nested: 'No setting needs that.',
      endless: 'Write */ where it ends.',
      hash: 'Write // in its place.',
      commas: 'Delete one of them.',
      decimal: 'Write {whole}.{fraction}.',
      valueless: 'Add the value, or delete the setting.',
      joined: 'Add the comma.',
      semicolon: 'Write a comma.',
      equals: 'Write a colon.',
      curved: 'Write straight double quotation marks: ".',
      word: 'Write {meant}.',
      unquoted: 'Put it in straight double quotation marks.',
      short: 'Add what closes it: } or ], or restore the file.',
      backslash: 'Write / or two backslashes in its place.',
      unclosed: 'Close it; a text is one line.',
      behind: 'Delete what is here.',
    },
  },
  'unknown-setting': {
    severity: 'error',
    wrong: 'network.json has a setting that does not exist.',
    why: 'A misspelt setting would silently have no effect.',
    fix: 'Correct the name.',
    message: 'There is no setting {setting}.',
    hint: `All settings: ${documentation('network-json.md')}`,
  },
  'duplicate-setting': {
    severity: 'error',
    wrong: 'network.json has the same setting twice.',
    why: 'It is not clear which of the two counts.',
    fix: 'Delete one of the two.',
    message: 'The setting "{field}" is there twice.',
  },
  'missing-setting': {
    severity: 'error',
    wrong: 'A required setting is missing from network.json.',
    why: 'Every published object needs it.',
    fix: 'Add the setting.',
    message: 'The setting {setting} is missing.',
    hint: { add: 'Add {line}', needs: 'It {problem}.' },
  },
  'invalid-setting': {
    severity: 'error',
    wrong: 'A setting in network.json has a value that is not allowed.',
    why: 'Every published object depends on it.',
    fix: 'Correct the value; the message says how.',
    message: {
      value: '{setting} {problem}.',
      empty: '{setting} must not be empty.',
      cell: '{field}: {problem}',
      network: WRONG_COUNTRY,
      file: 'There is no file "{path}" in the data directory.',
    },
    hint: {
      value: '',
      empty: 'Fill it in, or leave it out.',
      line: 'Write {line}',
      share: 'Write {share} for {value} %: it is a share.',
      file: 'Name it as it is below the directory of network.json, such as north/chargers.csv.',
    },
  },
  'country-as-language': {
    severity: 'warning',
    wrong: 'The language in network.json is the code of the country, which is that of another language.',
    why: 'Apps look for texts in the language of the driver, and would take these for another one.',
    fix: 'Write the code of the language: sv for Swedish, et for Estonian.',
    message: '{field} is {value}, which is a language of somewhere else. The country has this code.',
  },
  'licence-of-other-name': {
    severity: 'warning',
    wrong: 'The name of the licence in network.json is that of another licence than the one at its url.',
    why: 'Nobody knows under which terms the data may be used.',
    fix: 'Write the name and the address of one licence.',
    message: '{field} is not that of {name}, which is the name.',
  },
  'example-address': {
    severity: 'doubt',
    wrong: 'base_url is an address that is reserved for examples, such as https://ocpi.example.com.',
    why: 'It is part of every published object, and nobody can publish there: all links of the API would lead nowhere.',
    fix: 'Write where the API will be published. While you are trying things out, leave base_url out.',
    message: '{field} is {value}, which is reserved for examples.',
    hint: 'Write where the API will be published. Until you know, leave base_url out.',
  },
  'example-party': {
    severity: 'doubt',
    wrong: 'party_id is XXX, which init writes until you have an id of your own.',
    why: 'It is in every published object, and tells your sites from those of others. With another one later, all readers would see a new network.',
    fix: `Write the registered id of the operator (where to get one: ${documentation('party-id.md')}).`,
    message: '{field} is {value}, which stands for an id that you do not have yet.',
    hint: `Write that of the operator: ${documentation('party-id.md')}`,
  },
  'setting-in-other-unit': {
    severity: 'doubt',
    wrong: 'A number in network.json is far from what the setting can mean.',
    why: 'It is in another unit. With minutes or hours for seconds, statuses would be out of date at once, or for days.',
    fix: 'Write the unit of the setting, which is in its name: 1 hour is 3600 seconds.',
    message: {
      cache: '{field} is {value} seconds: readers would get answers that are hours old.',
      early:
        'max_age_seconds is {value} seconds: its statuses would be out of date before readers have them, up to {interval} seconds later.',
      long: 'max_age_seconds is {value} seconds: its statuses would be believed for {days} days.',
    },
    hint: {
      cache: 'Write seconds. Usual is 30, and an hour is 3600.',
      early: 'Write seconds. An hour is 3600.',
      long: 'Write seconds. If it is in milliseconds, that is {seconds}.',
    },
  },
  'secret-in-settings': {
    severity: 'warning',
    wrong: 'A source in network.json has a token, a password or a key in its headers or in its url.',
    why: 'Everybody who can read the repository can use it, and Git keeps it when it is deleted here.',
    fix: 'Put it into an environment variable, and write the name of that in its place. Have the old one changed.',
    message: '{setting} seems to hold a secret, which everybody who can read this file then has.',
    hint: 'Put it into an environment variable and write {example} here. Have it changed, since Git keeps the old one.',
  },
} as const satisfies Entries;

/** A setting that has a counterpart among the cells of the tables has its findings too. */
export const ABOUT_SETTINGS = { ...SETTINGS, ...CELLS, ...LINKS, ...PICTURES };

export type SaidOfSetting<C extends keyof typeof SETTINGS> = SaidOf<(typeof SETTINGS)[C]>;

export const finding = findingOf(ABOUT_SETTINGS);
