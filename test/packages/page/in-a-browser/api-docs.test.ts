/** /docs/ in a browser: forms that send requests, by keyboard too; links; small screens; no script; and the cookbook's JavaScript. */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipesFor } from '../../../../packages/api-docs/cookbook/recipes.ts';
import { ALL_COPIES } from '../../../../packages/copies/feeds.ts';
import { networkOf } from '../../../support/network-of.ts';
import { HOSTILE } from '../../api-docs/support/documents.ts';
import { findBarriers } from './support/accessibility.ts';
import { type PublishedNetwork, publishNetwork } from './support/published-network.ts';
import { browser } from './support/shared.ts';
import { takePicture, visit } from './support/visit.ts';

let network: PublishedNetwork;
/** What it can say of itself, at its worst. */
let other: PublishedNetwork;

beforeAll(async () => {
  network = await publishNetwork(networkOf({}, { versions: ['2.2', '2.2.1'], profiles: ['afir'] }));
  other = await publishNetwork(networkOf({}, { ...HOSTILE, profiles: ['afir'] }));
});

afterAll(() => Promise.all([network?.stop(), other?.stop()]));

const outcome = (page: Page, route: string) => page.locator(`#${route} .outcome`);

/** The line above an answer. Its headers may have the same digits. */
const statusLine = (page: Page, route: string, text: string) =>
  page.locator(`#${route} .status-line`, { hasText: new RegExp(`^${text}`) });

describe('the reference begins with a question', () => {
  const CONTENTS = '.docs-contents a[href="#locations"]';

  test('on a phone, where the contents are folded until somebody opens them', async () => {
    await visit(
      network,
      '/docs/',
      async (page) => {
        const send = await page.locator('#ask button').boundingBox();
        expect((send?.y ?? 0) + (send?.height ?? 0)).toBeLessThan(600);
        expect(await page.locator(CONTENTS).isVisible()).toBe(false);
        await page.locator('.docs-contents summary').click();
        expect(await page.locator(CONTENTS).isVisible()).toBe(true);
        // All else is looked at on a small screen below.
        expect(await findBarriers(page, '.docs-contents')).toEqual([]);
      },
      { viewport: { width: 390, height: 844 } },
    );
  });

  test('beside the contents, where there is room; every question has an answer, and the line for curl is about it', async () => {
    await visit(network, '/docs/', async (page) => {
      expect(await page.locator(CONTENTS).isVisible()).toBe(true);
      expect(await page.locator('.docs-contents summary').isVisible()).toBe(false);
      const questions = await page.locator('#ask option').allTextContents();
      expect(questions.length).toBeGreaterThan(3);
      for (const question of questions) {
        const target = await page.locator('#ask option', { hasText: question }).getAttribute('value');
        await page.locator('#ask-question').selectOption({ label: question.trim() });
        expect(await page.locator('#ask .curl').textContent()).toBe(
          `curl -i --compressed '${network.origin}${target}'`,
        );
        const answered = page.waitForResponse(`**${target}`);
        await page.locator('#ask button').click();
        expect((await answered).status()).toBe(200);
        await statusLine(page, 'ask', '200').waitFor();
      }
    });
  });
});

describe('try it', () => {
  test('by keyboard alone: fields, Enter, the answer; then the same with its ETag is 304', async () => {
    await visit(network, '/docs/#locations', async (page) => {
      await page.locator('#try-locations-limit').focus();
      await page.keyboard.type('1');
      await page.keyboard.press('Enter');
      await statusLine(page, 'locations', '200').waitFor();
      expect(await outcome(page, 'locations').textContent()).toContain('"id": "L-1"');
      expect(await page.locator('#locations .curl').textContent()).toBe(
        `curl -i --compressed '${network.origin}/api/ocpi/2.2.1/locations?limit=1'`,
      );
      await page.locator('#locations .again').focus();
      await page.keyboard.press('Enter');
      await statusLine(page, 'locations', '304').waitFor();
      expect(await page.locator('#try-locations-If-None-Match').inputValue()).toMatch(/^W\/"/);
    });
  });

  test('an object by its id, in the other version; without an id, the browser asks for it', async () => {
    await visit(network, '/docs/#location', async (page) => {
      await page.locator('#location button[type=submit]').click();
      expect(await page.evaluate('document.activeElement.id')).toBe('try-location-location_id');
      await page.locator('#try-location-location_id').fill('l-1');
      await page.locator('#try-location-version').selectOption('2.2');
      await page.locator('#location button[type=submit]').click();
      await statusLine(page, 'location', '200').waitFor();
      expect(await page.locator('#location .curl').textContent()).toContain('/api/ocpi/2.2/locations/l-1');
    });
  });

  test('what fails is said in words', async () => {
    await visit(
      network,
      '/docs/#location',
      async (page) => {
        await page.locator('#try-location-location_id').fill('NO-SUCH');
        await page.locator('#location button[type=submit]').click();
        await statusLine(page, 'location', '404').waitFor();
        expect(await outcome(page, 'location').textContent()).toContain('Unknown location');
        await page.locator('#try-location-If-None-Match').fill('W/"❤"');
        await page.locator('#location button[type=submit]').click();
        await statusLine(page, 'location', 'A header has a character that cannot be sent').waitFor();
        await page.locator('#try-location-If-None-Match').fill('');
        await page.route('**/api/**', (route) => route.abort('connectionrefused'));
        await page.locator('#location button[type=submit]').click();
        await statusLine(page, 'location', 'There was no answer').waitFor();
      },
      { expects: [/404/, /ERR_CONNECTION_REFUSED/] },
    );
  });

  test('a plain file, too', async () => {
    await visit(network, '/docs/#csv', async (page) => {
      await page.locator('#csv button[type=submit]').click();
      await statusLine(page, 'csv', '200').waitFor();
      expect(await outcome(page, 'csv').textContent()).toContain('location_id,name');
    });
  });
});

const PATHS = ['/docs/', '/docs/cookbook/', '/afir/'];
const SCREENS = [
  { width: 320, height: 640, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
  { width: 3840, height: 2160, colorScheme: 'light' },
] as const;

const forms = (page: Page) => page.locator('form.try:visible').count();

async function demandFit(page: Page, screen: number): Promise<void> {
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(screen);
}

test.each(PATHS)(
  '%s on small, dark and wide screens: nothing is cut off, nothing complains',
  { tags: ['slow'] },
  async (path) => {
    await visit(network, path, async (page) => {
      for (const { width, height, colorScheme } of SCREENS) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme });
        await page.reload();
        await demandFit(page, width);
        if (width < 3840) expect(await findBarriers(page), `${width} px`).toEqual([]);
        expect(await page.locator('h1').isVisible()).toBe(true);
        expect((await forms(page)) > 0).toBe(path === '/docs/');
        await takePicture(page, `docs ${path} ${width} px`);
      }
    });
  },
);

test('without a script they are whole, and have no form that nothing answers', async () => {
  await visit(
    network,
    '/docs/',
    async (page) => {
      for (const path of PATHS) {
        await page.goto(network.origin + path);
        expect(await page.locator('h1').isVisible(), path).toBe(true);
        expect(await forms(page), path).toBe(0);
        await takePicture(page, `docs ${path} no script`);
      }
    },
    { javaScriptEnabled: false },
  );
});

test('a network with hostile texts: nothing runs, nothing is cut off', { tags: ['slow'] }, async () => {
  await visit(
    other,
    '/docs/',
    async (page) => {
      for (const path of PATHS) {
        await page.goto(other.origin + path);
        expect(await page.locator('header').textContent(), path).toContain('<script>alert(1)</script>');
        await demandFit(page, 320);
      }
    },
    { viewport: { width: 320, height: 640 } },
  );
});

test('a link to a section shows it', async () => {
  await visit(network, '/docs/#tariffs', async (page) => {
    const top = await page.evaluate<number>("document.getElementById('tariffs').getBoundingClientRect().top");
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(200);
  });
});

/** A page that is not ours, and has no policy about whom it asks. */
let elsewhere: string;
let server: Server;

beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Elsewhere</title>');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterAll(() => server?.close().closeAllConnections());

describe('JavaScript of the cookbook, on a page of another origin', () => {
  const recipes = recipesFor({ base: 'BASE', version: '2.2.1', copies: ALL_COPIES }).flatMap(({ id, examples }) =>
    examples.filter(({ language }) => language === 'JavaScript').map(({ code }) => [id, code] as const),
  );

  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await (await browser()).newContext();
    page = await context.newPage();
    await page.goto(elsewhere);
  });

  afterAll(() => context?.close());

  test.each(recipes)('%s', async (id, code) => {
    const printed = await page.evaluate<string[]>(`(async () => {
        const printed = [];
        const console = { log: (...parts) => printed.push(parts.join(' ')) };
        const map = { addSource: (name) => console.log(name), addLayer: () => {} };
        ${code.replaceAll('BASE', network.origin)}
        return printed;
      })()`);
    expect(printed.length, id).toBeGreaterThan(0);
  });
});
