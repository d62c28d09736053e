/** A network that fills every column that AFIR asks for has all 37 items at 100 %. */

import { expect, test } from 'vitest';
import { networkScorecard } from '../../../packages/afir/files/network-scorecard.ts';
import { checkDirectory, NOW } from '../../support/data-directory.ts';

test('a network has all 37 items at 100 %, and nothing is found in it', async () => {
  const { findings, data } = await checkDirectory('test/fixtures/afir');
  expect(findings.map(({ message }) => message)).toEqual([]);
  const { points, sites, items, any_tariff } = networkScorecard(
    data?.staticData().versions ?? [],
    data?.statuses ?? new Map(),
    NOW,
  );
  expect({ points, sites, priced: any_tariff.present }).toEqual({ points: 3, sites: 2, priced: 3 });
  expect(items.map(({ item, share, stated_share, lacking }) => ({ item, share, stated_share, lacking }))).toEqual(
    items.map(({ item }) => ({ item, share: 1, stated_share: 1, lacking: [] })),
  );
  expect(items).toHaveLength(37);
});
