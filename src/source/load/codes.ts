/** Findings about the files of a data directory, before anyone looks into them. */

import type { Entries } from '../../findings/entry.ts';
import { findingOf } from '../../findings/finding.ts';

/** Under the heading of files. */
export const SOURCES = {
  'no-tables': {
    severity: 'error',
    wrong: 'The data directory holds no locations.csv.',
    why: 'Without sites there is nothing to publish; an empty list would tell every reader that the network is gone.',
    fix: 'Give the directory that holds the tables with --data, or add locations.csv.',
    bad: 'data/ with only notes.txt',
    good: 'data/locations.csv',
  },
  'unreadable-file': {
    severity: 'error',
    wrong:
      'A file cannot be opened or is larger than is read, or a name that should be a file is a directory, a pipe or a device.',
    why: 'Publishing without it would close the chargers that it holds.',
    fix: 'Check that the file exists and that you may read it.',
    bad: 'data/evses.csv (a directory)',
    good: 'data/evses.csv (a file)',
  },
} as const satisfies Entries;

/** Under the heading of settings. */
export const NO_SETTINGS = {
  'missing-network': {
    severity: 'error',
    wrong: 'The data directory has no network.json.',
    why: 'It says who publishes: without country_code and party_id no object is complete.',
    fix: 'Copy network.json of the demo network and enter your own data.',
    bad: 'data/ without network.json',
    good: 'data/network.json',
  },
} as const satisfies Entries;

export const finding = findingOf({ ...SOURCES, ...NO_SETTINGS });
