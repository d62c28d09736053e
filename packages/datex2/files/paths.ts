/** Where the files are. Both addresses are for ever: readers enter them by hand. */

import type { CopyFile } from '../../copies/feeds.ts';

const JSON_FILE = { format: 'json', mediaType: 'application/json' } as const;

export const DATEX_TABLE: CopyFile = {
  ...{ name: 'datex2-table', path: '/datex2/v3/table.json', ...JSON_FILE },
  title: 'Sites, points and prices in DATEX II',
};

export const DATEX_STATUSES: CopyFile = {
  ...{ name: 'datex2-status', path: '/datex2/v3/status.json', ...JSON_FILE },
  title: 'Statuses and ad hoc prices in DATEX II',
};

/** What Mobilithek takes in one publication, and every host. */
export const LARGEST = 20 * 1024 * 1024;
