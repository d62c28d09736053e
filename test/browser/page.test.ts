/** The front page of the demo network, in a browser. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDataFiles } from '../../src/build/disk/data-directory.ts';
import { findBarriers } from './support/accessibility.ts';
import { type PublishedNetwork, publishNetwork } from './support/published-network.ts';
import { visit } from './support/visit.ts';

let network: PublishedNetwork;

beforeAll(async () => {
  network = await publishNetwork(await readDataFiles('data'));
});

afterAll(() => network.stop());

test.each(['light', 'dark'] as const)(
  'it opens without a complaint, and nothing in it keeps people out: %s',
  async (colorScheme) => {
    await visit(
      network,
      '/',
      async (page) => {
        expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
        expect(await findBarriers(page)).toEqual([]);
      },
      { colorScheme },
    );
  },
);
