/** The page of the demo network, as readers use it. */

import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES, LOCALES } from '../../../../packages/page/locales/languages.ts';
import { pageWordsOf } from '../../../../packages/page/words/every-language.ts';
import { sampled } from '../../../support/sampled.ts';
import { findBarriers } from './support/accessibility.ts';
import { demo, type SharedNetwork } from './support/shared.ts';
import { takePicture, type VisitOptions, visit } from './support/visit.ts';

let network: SharedNetwork;

beforeAll(async () => {
  network = await demo();
});

const open = (path: string, use: (page: Page) => Promise<void>, options: VisitOptions = {}) =>
  visit(network, path, use, options);

/** Names of the sites in the list, once it says how many there are. */
async function listed(page: Page, count: RegExp): Promise<string[]> {
  await page.getByRole('status').filter({ hasText: count }).waitFor();
  return page.locator('.site h3').allInnerTexts();
}

const PUBLIC_SITES = 17;

test('it shows every site, and what is free right now', async () => {
  await open('/', async (page) => {
    expect(await listed(page, /^17 sites$/)).toHaveLength(PUBLIC_SITES);
    await page.getByText('20 of 32 charging points free').waitFor();
    const card = page.locator('.site', { hasText: 'Alexander Square' });
    expect(await card.innerText()).toMatch(/1 of 2 free/);
    expect(await page.title()).toBe('Example Charging (demo): where to charge');
  });
});

test('it finds sites by name, place and id while the reader types, and the URL says so', async () => {
  await open('/', async (page) => {
    const search = page.getByRole('searchbox');
    await search.fill('alexander');
    expect(await listed(page, /^1 site$/)).toEqual(['Alexander Square (demo)']);
    await page.waitForURL(/#\/\?q=alexander$/);
    await search.fill('12101');
    expect(await listed(page, /^1 site$/)).toEqual(['Airfield Park (demo)']);
    await search.fill('NL*EXA*EAMS011');
    expect(await listed(page, /^1 site$/)).toHaveLength(1);
    await search.fill('nowhere at all');
    await page.getByText('0 sites').waitFor();
    await search.fill('');
    await listed(page, /^17 sites/);
  });
});

test('it finds what was typed before its script had arrived', async () => {
  await open('/', async (page) => {
    const { promise: typed, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/_site/main-*.js', async (asked) => {
      await typed;
      await asked.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('searchbox').fill('alexander');
    release();
    expect(await listed(page, /^1 site$/)).toEqual(['Alexander Square (demo)']);
  });
});

test('it filters by what is free, by plug and by power; the back button takes a filter away', async () => {
  await open('/', async (page) => {
    await listed(page, /^17 sites/);
    await page.getByText('Free now', { exact: true }).click();
    // At night, most of them are closed.
    const free = await listed(page, /^(?!17 )\d+ sites/);
    expect(free.length).toBeLessThan(PUBLIC_SITES);
    await page.getByText('Plug, power, price').click();
    await page.locator('.plug-choice').getByText('CCS', { exact: true }).click();
    await page.waitForURL(/plug=IEC_62196_T2_COMBO/);
    await page.getByRole('textbox', { name: 'from' }).fill('100');
    await page.getByRole('textbox', { name: 'from' }).press('Enter');
    await page.waitForURL(/from=100/);
    const fast = await page.locator('.site').allInnerTexts();
    expect(fast.length).toBeGreaterThan(0);
    for (const card of fast) expect(card).toMatch(/\d{3} kW CCS/);
    await page.goBack();
    await page.waitForURL((url) => !url.hash.includes('from='));
    await expect.poll(() => page.locator('.site').count()).toBeGreaterThanOrEqual(fast.length);
  });
});

test('a charger has a page of its own, with a URL that can be shared', async () => {
  await open('/', async (page) => {
    await listed(page, /^17 sites/);
    await page.getByRole('link', { name: 'Alexander Square (demo)' }).click();
    await page.waitForURL(/\/charger\/[\w-]+$/);
    await page.getByRole('heading', { level: 1, name: 'Alexander Square (demo)' }).waitFor();
    await page.goBack();
    await listed(page, /^17 sites/);
  });
});

test('such a URL leads to its charger, also if it was typed in small letters or is none', async () => {
  await open('/#/AMS-01', async (page) => {
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Example Charging' }).waitFor();
    const text = await page.getByRole('main').innerText();
    expect(text).toContain('22 kW');
    expect(text).toMatch(/€\/kWh/);
    await expect.poll(() => page.title()).not.toBe('Example Charging (demo): where to charge');
  });
  await open('/#/NO-SUCH', async (page) => {
    await page
      .getByText(/no (such )?(charger|site)/i)
      .first()
      .waitFor();
    expect(await page.locator('a[href^="#/"]').count()).toBeGreaterThan(0);
  });
});

test('everything can be done with the keyboard alone', async () => {
  await open('/', async (page) => {
    await listed(page, /^17 sites/);
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    for (
      let i = 0;
      i < 3 && !(await page.getByRole('searchbox').evaluate((one) => one === document.activeElement));
      i++
    )
      await page.keyboard.press('Tab');
    await page.keyboard.type('airfield');
    expect(await listed(page, /^1 site$/)).toEqual(['Airfield Park (demo)']);
    for (let i = 0; i < 12 && (await focused()) !== 'Airfield Park (demo)'; i++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Airfield Park (demo)' }).waitFor();
  });
});

test.each([
  ['/', sampled('widths', [320, 400, 1280, 3840], 2)],
  ['/#/AMS-01', [320, 1280]],
  ['/nowhere', [320]],
])('%s at %j px, light and dark: nothing beside the window, and nothing keeps people out', async (path, widths) => {
  await open(
    path,
    async (page) => {
      if (path === '/') await listed(page, /^17 sites/);
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (path.startsWith('/#/')) await page.locator('.charger-head').waitFor();
      for (const width of widths) {
        await page.setViewportSize({ width, height: Math.min(width * 2, 900) });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await takePicture(page, `page-${colorScheme}-${width}${path}`);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          expect(await findBarriers(page), `${width} px, ${colorScheme}`).toEqual([]);
        }
      }
    },
    {
      viewport: { width: widths[0] ?? 0, height: 640 },
      expects: path === '/nowhere' ? [/404 \(Not Found\)/] : [],
    },
  );
});

test('on paper there is the content and nothing to press', async () => {
  await open('/', async (page) => {
    await listed(page, /^17 sites/);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('button:visible, input:visible').count()).toBe(0);
    await page.goto(`${network.origin}/#/AMS-01`);
    await page.locator('.charger-head').waitFor();
    await takePicture(page, 'print');
    expect(await page.locator('button:visible, input:visible').count()).toBe(0);
    expect(await page.getByRole('main').innerText()).toContain('22 kW');
  });
});

const READERS = [
  ['de-AT', 'de', /17 Standorte/, 'Ladepunkte'] as const,
  ...LANGUAGES.map(
    (language) => [LOCALES[language], language, /17 \S+/, pageWordsOf(language).say('charger.points')] as const,
  ),
  ['pt-BR', 'en', /17 sites/, 'Charging points'] as const,
];

test.each(sampled('readers', READERS, 2))('a reader with %s reads %s', async (locale, language, count, heading) => {
  await open(
    '/',
    async (page) => {
      await listed(page, count);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      const text = await page.locator('body').innerText();
      // A key without a text, or a place that was not filled in.
      expect(text).not.toMatch(/\b[a-z]+\.[a-z]+_[a-z]+\b|\{\w+\}|undefined|NaN/);
      await page.getByRole('link', { name: 'Alexander Square (demo)' }).click();
      await page.getByRole('heading', { name: heading }).waitFor();
      expect(await page.locator('body').innerText()).not.toMatch(/\{\w+\}|undefined|NaN/);
    },
    { locale },
  );
});
