/** What the marks of the map say of sites. */

import { expect, test } from 'vitest';
import { pointsOf } from '../../../../packages/page/map/map-sites.ts';
import type { SiteRecord } from '../../../../packages/page/records/site-index.ts';

const SITE: SiteRecord = {
  id: 'A',
  name: 'A',
  address: 'A 1',
  city: 'Ghent',
  latitude: 51,
  longitude: 3.7,
  time_zone: 0,
  evses: [],
};

test.each([
  [{ evses: 3, free: 2 }, 'one/free/2', [2, 1, 0]],
  [{ evses: 3, free: 0 }, 'one/busy/0', [0, 1, 0]],
  [{ evses: 3 }, 'one/unknown/?', [0, 0, 0]],
  [{ evses: 3, isSilent: true }, 'one/place/3', [0, 0, 1]],
  [{ evses: 3, isPlanned: true }, 'one/unknown/–', [0, 0, 0]],
])('%j is the mark %s', (marked, mark, [free, known, silent]) => {
  const [point] = pointsOf([{ site: SITE, ...marked }]).features;
  expect(point?.properties).toMatchObject({ mark, free, known, silent });
});
