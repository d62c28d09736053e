/** A page that stays open while its files are published anew, or its reader is quicker than it is. */

import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { detailFileOf } from '../../../../packages/page/records/live-statuses.ts';
import type { SitesFile } from '../../../../packages/page/records/sites-file.ts';
import { openMap } from './support/open-map.ts';
import { demo, type SharedNetwork } from './support/shared.ts';
import { type VisitOptions, visit } from './support/visit.ts';
import { demoWithStatuses } from './support/whole-demo.ts';

const MINUTE = 60_000;

let network: SharedNetwork;

beforeAll(async () => {
  network = await demo();
});

const open = (path: string, use: (page: Page) => Promise<void>, options: VisitOptions = {}) =>
  visit(network, path, use, options);

/** Answers with another list of sites, as if a new one were published. */
async function republish(page: Page, change: (file: SitesFile) => SitesFile): Promise<void> {
  await page.route(/_site\/(sites|plugs)\.json/, async (route) => {
    const answer = await route.fetch();
    const file: unknown = await answer.json();
    const json = route.request().url().endsWith('/sites.json') ? change(file as SitesFile) : file;
    await route.fulfill({ response: answer, json, headers: { ...answer.headers(), etag: '"newer"' } });
  });
}

test('a reader who comes back after a while sees the sites as they are now', async () => {
  await open('/robots.txt', async (page) => {
    await page.clock.install();
    await page.goto(network.origin);
    await demoWithStatuses(page);
    await republish(page, (file) => ({ ...file, names: file.names.slice(0, 5) }));
    await page.clock.fastForward(11 * MINUTE);
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
    await page.getByText(/^5 sites$/).waitFor();
  });
});

test('a charger is found in the file of details in which it is by now', async () => {
  await open('/', async (page) => {
    await demoWithStatuses(page);
    const link = page.locator('.site h3 a').first();
    const id = decodeURIComponent(((await link.getAttribute('href')) ?? '').slice(2));
    // As if the network had grown: twice the files, and no longer the one that this page knows.
    const files = [2, 4, 8, 16].find((count) => detailFileOf(id, count) > 0) ?? 1;
    await republish(page, (file) => ({ ...file, detail_files: files }));
    await page.route(`**/_site/details-${detailFileOf(id, files)}.json`, async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${network.origin}/_site/details-0.json` }) }),
    );
    await page.route('**/_site/details-0.json', (route) => route.fulfill({ json: { locations: [], tariffs: [] } }));
    await link.click();
    await page.locator('.charger-head').waitFor();
  });
});

test('a map that is no longer there is not the fault of the browser: words say so, and how to go on', {
  tags: ['slow'],
}, async () => {
  await open(
    '/',
    async (page) => {
      await demoWithStatuses(page);
      await page.route(/_site\/map-panel.*\.js/, (route) => route.fulfill({ status: 404 }));
      await openMap(page);
      await page.getByText('The map cannot be loaded at the moment.').waitFor();
      await page.unroute(/_site\/map-panel.*\.js/);
      await page.getByRole('button', { name: 'Reload the page' }).click();
      await page.locator('.map-canvas canvas').waitFor();
    },
    { expects: [/404.*map-panel/] },
  );
});

test("a charger's own page shows and hides the map", { tags: ['slow'] }, async () => {
  await open('/', async (page) => {
    await page.locator('.site h3 a').first().click();
    await page.locator('.charger-head').waitFor();
    await openMap(page);
    await page.locator('.map-canvas canvas').waitFor();
    await page.waitForURL(/\?map=1$/);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await page.locator('.map').waitFor({ state: 'detached' });
    await page.locator('.charger-head').waitFor();
  });
});

test('whoever types and goes back at once is not led astray', async () => {
  await open('/robots.txt', async (page) => {
    await page.clock.install();
    await page.goto(`${network.origin}/`);
    await demoWithStatuses(page);
    await page.getByText('Bank card').click();
    await page.waitForURL(/card=1/);
    await page.getByRole('searchbox').fill('harbour');
    await page.evaluate(`new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true });
      history.back();
    })`);
    await page.clock.runFor(1000);
    expect(page.url()).not.toContain('harbour');
    await demoWithStatuses(page);
  });
});
