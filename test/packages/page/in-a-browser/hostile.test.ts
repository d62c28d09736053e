/** A network whose every text is an attack or an accident: nothing of it runs, and nothing breaks the layout. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csv, networkOf, type Tables } from '../../../support/network-of.ts';
import { sampled } from '../../../support/sampled.ts';
import { type PublishedNetwork, publishNetwork } from './support/published-network.ts';
import { takePicture, visit } from './support/visit.ts';

/** Texts as people and attackers write them. Whatever runs calls `alert`, and a visit notes that. */
const TEXTS = {
  script: `<script>alert(1)</script><img src=x onerror=alert(2)>`,
  attribute: `" onfocus="alert(3)" autofocus tabindex=0 x="' onload='alert(4)`,
  entity: '&lt;script&gt;alert(5)&lt;/script&gt; &#x3c;b&gt; </title></div><!--',
  template: '{{7*7}} $ {7*7} {count} {name} %s $& $1',
  formula: '=cmd()|calc',
  emoji: '👩‍👩‍👧‍👦🏴‍☠️🔌⚡️'.repeat(8),
  marks: `Z${'\u0351\u0332'.repeat(40)}algo`,
  endless: 'W'.repeat(255),
  override: 'invoice\u202Egnp.exe',
  directions: 'שדרות רוטשילד 1 شارع الملك فهد',
} as const satisfies { readonly [kind: string]: string };

/** A cell with a text, cut to the length that its column allows. An apostrophe says that it is no formula. */
function cell(text: string, length: number): string {
  return `"${text.startsWith('=') ? "'" : ''}${cut(text, length).replaceAll('"', '""')}"`;
}

/** Without half a character at its end. */
function cut(text: string, length: number): string {
  return [...text].reduce((kept, letter) => (kept.length + letter.length > length ? kept : kept + letter), '');
}

/** Every text of a site, of its EVSE and of its operator is this one. */
function hostileTables(text: string): Tables {
  const link = `https://example.com/?q=${encodeURIComponent(cut(text, 20))}`;
  return {
    locations: csv(
      'id,name,address,city,latitude,longitude,operator,directions',
      `L-1,${cell(text, 255)},${cell(text, 45)},${cell(text, 45)},52.373169,4.893379,B-1,${cell(text.replaceAll('|', '/'), 400)}`,
    ),
    businesses: csv('id,name,website', `B-1,${cell(text, 100)},${link}`),
    evses: csv('uid,location_id,physical_reference,floor_level', `E-1,L-1,${cell(text, 16)},${cell(text, 4)}`),
  };
}

/** What runs, and what is long, is tried on each change. */
const SURE = ['script', 'attribute', 'endless'];

const tried = sampled('hostile texts', Object.entries(TEXTS), 2, ([kind]) => SURE.includes(kind));

describe.each(tried)('%s', (kind, text) => {
  let network: PublishedNetwork;

  beforeAll(async () => {
    const settings = {
      name: cut(text, 100),
      operator: { name: cut(text, 100) },
      licence: { name: cut(text, 100), url: 'https://example.com/licence' },
      contact: { name: cut(text, 100), email: 'data@example.com' },
    };
    network = await publishNetwork(networkOf(hostileTables(text), settings));
  });

  afterAll(() => network?.stop());

  test('is shown as it was written, runs nowhere, and fits; in the documents of the API, too', async () => {
    await visit(network, '/docs/', async (page) => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        if (width === 320) await demandFit(page, width);
        await page.goto(`${network.origin}/#/`);
        await walk(page, kind, width);
      }
    });
  });

  test('without JavaScript too', async () => {
    await visit(network, '/', (page) => demandFit(page, 320), {
      viewport: { width: 320, height: 800 },
      javaScriptEnabled: false,
    });
  });

  async function walk(page: Page, name: string, width: number): Promise<void> {
    const card = page.locator('.site');
    await card.waitFor();
    expect(squeezed(await card.locator('h3').innerText())).toBe(squeezed(text));
    await page.getByRole('searchbox').fill(text);
    await card.waitFor();
    await demandFit(page, width);
    await takePicture(page, `hostile-${name}-${width}-list`);
    await card.getByRole('link').click();
    await page.locator('.charger-head').waitFor();
    await demandFit(page, width);
    await takePicture(page, `hostile-${name}-${width}-charger`);
  }
});

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Nothing beside the window; no element that the texts brought along. */
async function demandFit(page: Page, width: number): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await page.locator('[onerror], [onfocus], [onload], img[src="x"], script:not([src])').count()).toBe(0);
  expect(await page.locator('a[href^="javascript" i], a[href^="data" i]').count()).toBe(0);
  expect(await widthOf(page)).toBeLessThanOrEqual(width);
}

/** How wide the page is, which a browser tells without running a script of the page. */
const widthOf = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth');
