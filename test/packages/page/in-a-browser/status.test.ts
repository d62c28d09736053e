/** Statuses that change while somebody looks. The clock of the browser is moved on, so nobody waits. */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { csv, networkOf } from '../../../support/network-of.ts';
import { type PublishedNetwork, publishNetwork } from './support/published-network.ts';
import { visit } from './support/visit.ts';

const START = Date.parse('2026-03-02T10:00:00Z');
const MINUTE = 60_000;

/** The network with one EVSE of this status. */
const withStatus = (status: string) => networkOf({ status: csv('evse_uid,status', `E-1,${status}`) });

let network: PublishedNetwork;

beforeEach(async () => {
  network = await publishNetwork(withStatus('AVAILABLE'), START);
});

afterEach(() => network.stop());

/** Opens a page whose clock stands still, shortly after the publication. */
async function look(path: string, use: (page: Page) => Promise<void>, expects: readonly RegExp[] = []): Promise<void> {
  await visit(
    network,
    '/robots.txt',
    async (page) => {
      await page.clock.install({ time: START + MINUTE });
      await page.goto(new URL(path, network.origin).href);
      await use(page);
    },
    { expects },
  );
}

test("a charger's own page does so too, and says since when", { tags: ['slow'] }, async () => {
  await look('/#/L-1', async (page) => {
    const plugs = page.getByRole('main');
    await plugs.getByText('Free', { exact: false }).first().waitFor();
    await network.publish(withStatus('OUTOFORDER'), START + 2 * MINUTE);
    await page.clock.runFor(2 * MINUTE);
    await plugs
      .getByText(/Out of order/)
      .first()
      .waitFor();
  });
});

test('a first view asks for ten files, the list before statuses; a poll for one, without a body, and for one part that changed', async () => {
  await look('/robots.txt', async (page) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(network.origin);
    await page.locator('.site').getByText('1 of 1 free').waitFor();
    const own = asked.filter((path) => !path.includes('favicon'));
    const data = own.filter((path) => path.endsWith('.json'));
    expect(data).toEqual([
      '/_site/sites.json',
      '/_site/plugs.json',
      '/_site/ids.json',
      '/_site/statuses.json',
      '/_site/availability-0.json',
    ]);
    expect(own.length).toBeLessThanOrEqual(10);
    // It is asked for with what is known of it.
    const answered = page.waitForResponse((response) => response.url().endsWith('/_site/statuses.json'));
    await page.clock.runFor(2 * MINUTE);
    const { responseBodySize } = await (await answered).request().sizes();
    expect(responseBodySize).toBe(0);
    asked.length = 0;
    // The list and the counts show what was published while they were open.
    await network.publish(withStatus('CHARGING'), START + 4 * MINUTE);
    await page.clock.runFor(2 * MINUTE);
    await page.locator('.site').getByText('0 of 1 free').waitFor();
    await page.getByText('0 of 1 charging point free').waitFor();
    expect([...new Set(asked)]).toEqual(['/_site/statuses.json', '/_site/availability-0.json']);
  });
});

test('when the file cannot be had any more, what was known stays, and the page says how old it is', async () => {
  await look(
    '/',
    async (page) => {
      await page.locator('.site').getByText('1 of 1 free').waitFor();
      rmSync(join(`${network.folder}/`, '_site/statuses.json'));
      await page.clock.runFor(2 * MINUTE);
      await page.locator('.as-of.warn').waitFor();
      await page
        .locator('.site')
        .getByText(/^As of \d\d:\d\d: 1 of 1 free$/)
        .waitFor();
    },
    [/404.*statuses\.json/],
  );
});
