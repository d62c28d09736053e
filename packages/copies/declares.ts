/** What the copies declare: how they are answered. */

import type { Declared } from '../../src/settings/index.ts';
import { DATA_PACKAGE_FILE, DISCOVERY_PATH } from './feeds.ts';

export const declares: Declared = {
  name: 'copies',
  headers: {
    open: () =>
      ['/locations*.geojson', '/chargers*.csv', DATA_PACKAGE_FILE.path, DISCOVERY_PATH].map((path) => ({
        path,
        isLicensed: true,
      })),
  },
};
