/** A visit to a published network: a page in a browser that has never been there. */

import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { browser } from './shared.ts';
import { watchPage } from './watch-page.ts';

export interface VisitOptions extends BrowserContextOptions {
  /** Complaints that this visit is about (watch-page.ts). Each must come up. */
  readonly expects?: readonly RegExp[];
}

/** Nothing moves, the reader is English and uses a desktop; tests change what they are about. */
const READER: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  locale: 'en-GB',
  timezoneId: 'Europe/Amsterdam',
  reducedMotion: 'reduce',
  // Its requests are not those of the page. test/packages/page/in-a-browser/offline.test.ts allows it.
  serviceWorkers: 'block',
};

/** How long an element may take to appear, in ms. For what hangs; nothing waits as long, but on a machine with much other work. */
export const PATIENCE = 120_000;

/**
 * Opens a page and hands it on; then the console must be empty, no other host asked, and no cookie or storage left behind.
 *
 * @param path below the origin, such as `/#/AMS-01`
 */
export async function visit(
  { origin }: { readonly origin: string },
  path: string,
  use: (page: Page) => Promise<void>,
  { expects = [], ...options }: VisitOptions = {},
): Promise<void> {
  const context = await (await browser()).newContext({ ...READER, ...options });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const watch = watchPage(page, origin, options.javaScriptEnabled !== false);
    await page.goto(new URL(path, origin).href);
    await use(page).catch(async (error: unknown) => {
      const folder = process.env.SCREENSHOTS ?? join(tmpdir(), 'ocpi-screenshots');
      const picture = await writePicture(page, folder, `failed-${expect.getState().currentTestName ?? path}`);
      throw new Error(`${String(error)}\nthe page then: ${picture}\n${(await watch.complaints()).join('\n')}`, {
        cause: error,
      });
    });
    const complaints = await watch.complaints();
    for (const expected of expects) expect(complaints).toContainEqual(expect.stringMatching(expected));
    expect(complaints.filter((one) => !expects.some((expected) => expected.test(one)))).toEqual([]);
  } finally {
    await context.close();
  }
}

/** Writes a picture of the window into the folder that the variable SCREENSHOTS names. Without it, none is taken. */
export async function takePicture(page: Page, name: string): Promise<void> {
  const { SCREENSHOTS: folder } = process.env;
  if (folder !== undefined) await writePicture(page, folder, name);
}

/** Gives its path. */
async function writePicture(page: Page, folder: string, name: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name.replaceAll(/[^\w.-]+/g, '-')}.png`);
  await page.screenshot({ path });
  return path;
}
