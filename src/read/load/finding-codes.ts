/** Findings about the files of a data directory, before their content is read. */

import type { Entries } from '../../findings/entry.ts';
import { findingOf, type SaidOf } from '../../findings/finding.ts';

const NOT_READ = 'is not read; only files that end in .csv are';
const UNDER_ITS_NAME =
  'as "CSV UTF-8" under the name of its table (such as {table}), and move this file to another directory';

/** Under the heading of files. */
export const SOURCES = {
  'no-tables': {
    severity: 'error',
    wrong: 'The data directory has neither chargers.csv nor locations.csv.',
    why: 'Without sites there is nothing to publish. An empty list would tell every reader that the network is gone.',
    fix: 'Add chargers.csv or locations.csv, or use --data to name the directory that has the tables.',
    message: {
      none: 'There is no CSV file here.',
      others: 'There is no chargers.csv and no locations.csv.',
    },
  },
  'unreadable-file': {
    severity: 'error',
    wrong: 'A file cannot be opened, is too large, or is not a file but a directory, a pipe or a device.',
    why: 'Publishing without it would remove the chargers that it lists.',
    fix: 'Check its name and its permissions.',
    message: {
      'no file': 'This is {what}, not a file.',
      large: '{problem}',
      circle: 'This is a symbolic link that leads in a circle.',
      closed: 'The {what} cannot be read ({error}).',
    },
    hint: {
      'no file': 'Put the file itself there.',
      large: 'Check what got into it.',
      'large table': 'Check what got into it, or split the table: connectors-north.csv belongs to connectors too.',
      circle: 'Put the file itself there.',
    },
  },
  'unfinished-replacement': {
    severity: 'error',
    wrong: 'A command that replaces several tables together was cut off, so some of them are new and some are old.',
    why: 'Tables of two states do not belong together. Publishing them would show plugs at the wrong sites, or wrong prices.',
    fix: 'Run "ocpi-snapshot repair", which puts the rest of the new tables in place, or "ocpi-snapshot repair --undo", which puts all old ones back. Neither needs the feed, and both leave tables alone that somebody edited since then.',
    message: {
      damaged: 'A replacement of tables was cut off, and its list ({list}) cannot be used: {damage}.',
      'cut off': 'A replacement of tables was cut off, as by a power cut: {states}.',
    },
  },
  'not-csv': {
    severity: 'warning',
    wrong: 'A file in the data directory looks like a table, but is not a CSV file, so it is not read.',
    why: 'Changes that were saved there and nowhere else are not published.',
    fix: 'Save each sheet as "CSV UTF-8" under the name of its table, and move the other file out of the directory.',
    message: {
      'csv.txt': `The file is named .csv.txt, so it ${NOT_READ}.`,
      text: `A .{ending} file ${NOT_READ}.`,
      workbook: `A workbook (.{ending}) ${NOT_READ}.`,
    },
    hint: {
      'csv.txt': 'Rename it to {name}.',
      text: `Save it ${UNDER_ITS_NAME}.`,
      workbook: `In your spreadsheet program, save each sheet ${UNDER_ITS_NAME}.`,
    },
  },
  'picture-not-published': {
    severity: 'warning',
    wrong:
      'A file in images/ cannot be published: it is no SVG, PNG, JPEG, WebP or GIF, its name does not say which of these it is or cannot stand in an address, or it is too large.',
    why: 'Cells that name its address lead nowhere.',
    fix: 'Save it as a picture of at most 5 MB, with a name of letters, digits and hyphens, directly in images/.',
    message: {
      folder: 'Only pictures directly in images/ are published.',
      other: 'This is no picture that can be published.',
      name: 'Its name must be letters from a to z, digits, hyphens and underscores, and end in {endings}, because that is what it is.',
      link: 'This is a link, and links are not followed.',
      closed: 'The picture cannot be read ({reason}).',
      large: 'The picture has {size}; at most {most} are published.',
      many: '{left:picture} left out, from this one on: at most {most} with {size} in all are published.',
    },
    hint: {
      folder: 'Move it up, to images/{name}.',
      other: 'Save it as SVG, PNG, JPEG, WebP or GIF, or move it elsewhere.',
      name: 'Rename it to "{name}".',
      link: 'Put the pictures themselves here.',
      closed: 'Check its permissions.',
      large: 'Save it smaller: a photo needs no more than 1600 pixels.',
      many: 'Save them smaller, or remove some.',
    },
  },
} as const satisfies Entries;

/** Under the heading of settings. */
export const NO_SETTINGS = {
  'missing-network': {
    severity: 'error',
    wrong: 'The data directory has no network.json.',
    why: 'It says who publishes. Without country_code and party_id, no object is complete.',
    fix: 'Copy network.json from the demo network and fill in your own details.',
    message: 'The data directory has no network.json.',
    hint: 'Write one with at least your ids, such as {example}.',
  },
} as const satisfies Entries;

export const finding = findingOf({ ...SOURCES, ...NO_SETTINGS });

/** What is said of a file that cannot be read, of one in another format, and of a picture. */
export type SaidOfFile<C extends keyof typeof SOURCES> = SaidOf<(typeof SOURCES)[C]>;
