/** The list of sites when something is not as usual: no place, no files, old statuses, many sites. */

import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { AvailabilityFile, StatusesHead } from '../../../../packages/page/records/live-statuses.ts';
import type { SitesFile } from '../../../../packages/page/records/sites-file.ts';
import { networkOf } from '../../../support/network-of.ts';
import { publishNetwork } from './support/published-network.ts';
import { demo, type SharedNetwork } from './support/shared.ts';
import { takePicture, type VisitOptions, visit } from './support/visit.ts';
import { demoWithStatuses, demoWithTexts } from './support/whole-demo.ts';

let network: SharedNetwork;

beforeAll(async () => {
  network = await demo();
});

const open = (path: string, use: (page: Page) => Promise<void>, options: VisitOptions = {}) =>
  visit(network, path, use, options);

/** Opens the list with another answer at a path. */
async function openWith<T>(path: string, change: (file: T) => T, use: (page: Page) => Promise<void>): Promise<void> {
  await open('/robots.txt', async (page) => {
    await page.route(`**${path}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: change((await answer.json()) as T) });
    });
    await page.goto(network.origin);
    await use(page);
  });
}

/** Opens the list where a path cannot be had. */
async function openWithout(path: string, use: (page: Page) => Promise<void>): Promise<void> {
  await open(
    '/robots.txt',
    async (page) => {
      await page.route(`**${path}`, (route) => route.fulfill({ status: 503 }));
      await page.goto(network.origin);
      await use(page);
    },
    { expects: [new RegExp(`503.*${path}`)] },
  );
}

const names = (page: Page) => page.locator('.site h3').allInnerTexts();

test('a browser that does not tell where the reader is: the list stays, and words say so', async () => {
  await open('/', async (page) => {
    await demoWithStatuses(page);
    const before = await names(page);
    await page.getByRole('button', { name: 'Near me' }).click();
    await page.getByText('Your browser does not tell this page where you are.').waitFor();
    expect(await names(page)).toEqual(before);
  });
});

test('the nearest sites come first once the reader presses the button, and not before', async () => {
  const inEdinburgh = { geolocation: { latitude: 55.95, longitude: -3.19 }, permissions: ['geolocation'] };
  await open(
    '/#/?sort=me',
    async (page) => {
      await demoWithTexts(page);
      expect(await page.getByLabel('Sort by').inputValue()).toBe('name');
      await page.getByRole('button', { name: 'Near me' }).click();
      await page.locator('.distance').first().waitFor();
      expect(await page.getByRole('button', { name: 'Near me', pressed: true }).count()).toBe(1);
      expect((await names(page))[0]).toBe('Grass Market (demo)');
      expect(await page.locator('.site').first().innerText()).toMatch(/\d k?m\n/);
    },
    inEdinburgh,
  );
});

test('without the whole list, the first sites stay, words say what is missing, and it can be tried again', async () => {
  await openWithout('/_site/sites.json', async (page) => {
    await page.getByText('The whole list cannot be loaded at the moment.').waitFor();
    expect(await names(page)).toHaveLength(17);
    await page.unroute('**/_site/sites.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await demoWithTexts(page);
  });
});

test('words find sites as soon as their texts are there; filters wait for the rest', async () => {
  await open('/', async (page) => {
    await demoWithTexts(page);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/_site/plugs.json', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await demoWithTexts(page);
    // Those of index.html, which say more.
    expect(await page.locator('.site').first().innerText()).toMatch(/ kW /);
    await page.getByRole('searchbox').fill('airfield');
    await page.getByText(/^1 site$/).waitFor();
    expect(await names(page)).toEqual(['Airfield Park (demo)']);
    // More may be found, and no link leads to a site whose id is not known.
    await page.locator('.results-row').getByText('Loading …').waitFor();
    expect(await page.locator('.site a').count()).toBe(0);
    await takePicture(page, 'list-texts');
    const { height } = (await page.locator('.site').boundingBox()) ?? {};
    await page.getByText('Bank card').click();
    await page.locator('.results-row').getByText('Loading …').waitFor();
    await page.getByText('Bank card').click();
    goOn();
    await page.locator('.site', { hasText: ' kW ' }).waitFor();
    expect((await page.locator('.site').boundingBox())?.height).toBe(height);
    await page.getByText('Bank card').click();
    await page.getByText(/^[01] sites?$/).waitFor();
  });
});

test('without the rest of the list, words find sites, and it can be tried again', async () => {
  await openWithout('/_site/plugs.json', async (page) => {
    await page.getByText('The whole list cannot be loaded at the moment.').waitFor();
    await page.getByRole('searchbox').fill('airfield');
    await page.getByText(/^1 site$/).waitFor();
    expect(await page.locator('.results-row').getByText('Loading …').count()).toBe(0);
    await page.unroute('**/_site/plugs.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.site', { hasText: ' kW ' }).waitFor();
    expect(await page.getByText('cannot be loaded').count()).toBe(0);
  });
});

test('without statuses, nothing is called free or taken', async () => {
  await openWithout('/_site/statuses.json', async (page) => {
    await demoWithTexts(page);
    await page.getByText('What is free cannot be loaded at the moment').waitFor();
    expect(await page.locator('.sites').innerText()).not.toMatch(/\d free|in use|out of order/i);
  });
});

test('statuses that should have been replaced by now are called old', async () => {
  const expired = { last_updated: '2026-01-01T10:00:00Z', expires: '2026-01-01T10:10:00Z' };
  await openWith<StatusesHead>(
    '/_site/statuses.json',
    (file) => ({ ...file, ...expired }),
    (page) => page.getByText('As of 1 January 2026 at 11:00: newer statuses have not arrived').waitFor(),
  );
});

test('statuses that no source confirms any more are of the time at which one did, and nothing is free now', async () => {
  const silent = { confirmed: '2026-01-01T10:20:00Z', expires: '2036-01-01T10:10:00Z', silent: true } as const;
  await openWith<StatusesHead>(
    '/_site/statuses.json',
    (file) => ({ ...file, ...silent }),
    async (page) => {
      await page.getByText('As of 1 January 2026 at 11:20: newer statuses have not arrived').waitFor();
      expect(await page.getByText(/\d of \d+ charging points free/).count()).toBe(0);
    },
  );
});

test('an EVSE without a status is neither free nor out of order', async () => {
  await openWith<AvailabilityFile>(
    '/_site/availability-0.json',
    (file) => ({ ...file, evses: '' }),
    async (page) => {
      await page.getByText('35 without status').waitFor();
      expect(await page.getByText(/\d of \d+ charging points free/).count()).toBe(0);
      expect(await page.locator('.site').first().innerText()).toContain('Status not known');
    },
  );
});

test('a long list shows its beginning; a button adds more, and the keyboard goes on with the first of them', async () => {
  const ten = <T>(list: readonly T[]) => Array.from({ length: 10 }, () => list).flat();
  const tenfold = (file: SitesFile) => ({ ...file, names: ten(file.names), city: ten(file.city) });
  await openWith('/_site/sites.json', tenfold, async (page) => {
    await page.getByText(/^170 sites/).waitFor();
    // Until the rest of the list is there, the page keeps the cards that it came with.
    await expect.poll(() => page.locator('.site').count()).toBe(60);
    await page.getByRole('button', { name: 'Show 60 more' }).press('Enter');
    await expect.poll(() => page.locator('.site').count()).toBe(120);
    const focused = await page.evaluate(() => document.activeElement?.closest('li')?.matches(':nth-child(61)'));
    expect(focused).toBe(true);
    await page.getByRole('button', { name: 'Show 50 more' }).click();
    await expect.poll(() => page.locator('.site').count()).toBe(170);
    expect(await page.getByRole('button', { name: /more/ }).count()).toBe(0);
  });
});

test('back from a site, the list and the keyboard are where they were', async () => {
  await open('/', async (page) => {
    await demoWithStatuses(page);
    const link = page.getByRole('link', { name: 'Piccadilly Gardens (demo)' });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    await link.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Piccadilly Gardens (demo)' }).waitFor();
    expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'H1']);
    expect(await page.title()).toBe('Piccadilly Gardens (demo) · Example Charging (demo)');
    await page.keyboard.press('Escape');
    await demoWithStatuses(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
  });
});

test('a field for a number keeps what is typed, and a link with filters shows them', async () => {
  await open('/#/?from=100&free=1', async (page) => {
    await page.getByText(/^\d sites?$/).waitFor();
    expect(await page.getByLabel('Free now').isChecked()).toBe(true);
    await page.getByText(/^Plug, power, price.* \(1\)$/).click();
    const price = page.getByRole('group', { name: 'Price per kWh' }).getByLabel('up to');
    await price.pressSequentially('0,60');
    expect(await price.inputValue()).toBe('0,60');
    await page.waitForURL(/from=100&free=1&price=0.6&currency=EUR/);
    expect(await page.getByLabel('from', { exact: true }).inputValue()).toBe('100');
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await demoWithTexts(page);
    expect(await price.inputValue()).toBe('');
    await page.goBack();
    await page.waitForURL(/price=0.6/);
    await expect.poll(() => price.inputValue()).toBe('0.6');
  });
});

test('without JavaScript: the list, and nothing that could only be pressed', async () => {
  await open(
    '/',
    async (page) => {
      expect(await names(page)).toHaveLength(17);
      const main = await page.getByRole('main').innerText();
      expect(main).toContain('Alexanderplatz, 10178 Berlin');
      expect(main).toContain('2 × 22 kW Type 2');
      for (const useless of ['button', 'input', 'select'])
        expect(await page.locator(`${useless}:visible`).count()).toBe(0);
      expect(await page.getByRole('searchbox').count()).toBe(0);
      await page.getByRole('link', { name: 'Piccadilly Gardens (demo)' }).click();
      await page.getByRole('heading', { level: 1, name: 'Piccadilly Gardens (demo)' }).waitFor();
      expect(await page.getByRole('main').innerText()).toMatch(/kW .*kWh/s);
      // A link to what only the script shows.
      await page.goto(`${network.origin}/#/MAN-01`);
      expect(await page.locator('.site:target h3').innerText()).toBe('Piccadilly Gardens (demo)');
    },
    { javaScriptEnabled: false },
  );
});

test('ids in links ignore case, and the URL is corrected', async () => {
  await open('/#/ams-01', async (page) => {
    await page.getByRole('heading', { level: 1, name: 'Museum Square Garage (demo)' }).waitFor();
    await page.waitForURL(/\/charger\/ams-01$/);
  });
});

test('what was typed last is in the URL to which the back button leads', async () => {
  await open('/', async (page) => {
    await demoWithTexts(page);
    await page.getByRole('searchbox').fill('picca');
    await page.getByRole('link', { name: 'Piccadilly Gardens (demo)' }).click();
    await page.getByRole('heading', { level: 1, name: 'Piccadilly Gardens (demo)' }).waitFor();
    expect(page.url()).toMatch(/\/charger\/[a-z]+[\w-]*$/);
    await page.goBack();
    await page.getByText(/^1 site$/).waitFor();
    expect(page.url()).toMatch(/#\/\?q=picca$/);
  });
});

test('a path at which there is nothing leads back', async () => {
  await open(
    '/nothing/here',
    async (page) => {
      await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
      await page.getByRole('link', { name: /Example Charging/ }).click();
      await demoWithTexts(page);
    },
    { expects: [/404/] },
  );
});

test('what is near me comes first, whether it is free or not, and the cards of what is free say so', async () => {
  const inMaastricht = { geolocation: { latitude: 50.85, longitude: 5.69 }, permissions: ['geolocation'] };
  await open(
    '/',
    async (page) => {
      await demoWithStatuses(page);
      await page.getByRole('button', { name: 'Near me' }).click();
      await page.locator('.distance').first().waitFor();
      await page.getByText(/^17 sites$/).waitFor();
      // The nearest one, of which nobody knows whether it is free.
      expect((await names(page))[0]).toBe('Shop at the Square (demo)');
      await page.getByRole('checkbox', { name: 'Free now' }).check({ force: true });
      expect((await page.locator('.site .badge').allInnerTexts()).filter((text) => !/^[1-9]/.test(text))).toEqual([]);
    },
    inMaastricht,
  );
});

test('a town without a site leads to the nearest one', async () => {
  await open('/#/?q=leipzig', async (page) => {
    await page.getByText(/^The site nearest to Leipzig is Airfield Park \(demo\), 14\d km away\.$/).waitFor();
    expect(await names(page)).toEqual(['Airfield Park (demo)', 'Alexander Square (demo)']);
    await page.getByRole('link', { name: 'Airfield Park (demo)' }).click();
    await page.getByRole('heading', { level: 1, name: 'Airfield Park (demo)' }).waitFor();
  });
});

test('where nobody says what is free, there is no word of it, on the list and on the page of a site', async () => {
  const silent = await publishNetwork(networkOf({}));
  try {
    await visit(silent, '/robots.txt', async (page) => {
      let asked = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/_site/statuses.json')) asked++;
      });
      await page.clock.install();
      // Whoever asks for statuses again has shown what the first answer said.
      const askedInTime = () => page.clock.runFor(60_000).then(() => asked);
      for (const path of ['/', '/#/L-1']) {
        await page.goto(silent.origin + path);
        await page.reload();
        asked = 0;
        await page.getByText('kW Type 2').first().waitFor();
        await expect.poll(askedInTime).toBeGreaterThan(1);
        const text = await page.locator('body').innerText();
        expect(text.match(/.*(?:status|free now|as of|\d free).*/gi)).toBeNull();
      }
    });
  } finally {
    await silent.stop();
  }
});
