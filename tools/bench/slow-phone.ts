/** The page on a slow phone: a quarter of this machine's speed, 1.6 Mbit/s and 150 ms to the server (fast 3G). */

import type { Browser, Page } from 'playwright-core';
import { readerOf } from './page-visit.ts';

/** As Chromium names them: bytes per second, and ms. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWER = 4;

/** In ms since the visit began, and in kB as they are sent. */
export interface PhoneVisit {
  readonly firstView: number;
  /** Until a search over all sites answers. */
  readonly searchable: number;
  readonly statuses: number;
  readonly requests: number;
  readonly kilobytes: number;
}

export async function visitOnPhone(browser: Browser, origin: string, sites: number): Promise<PhoneVisit> {
  const context = await browser.newContext({ viewport: { width: 400, height: 800 }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(180_000);
    const loaded = await slowDown(page);
    await page.goto(origin, { waitUntil: 'commit' });
    const reader = readerOf(page, sites);
    const searchable = await reader.listed();
    const search = await reader.search();
    const statuses = await reader.statuses();
    const firstView = await reader.firstView();
    const kilobytes = loaded.reduce((sum, bytes) => sum + bytes, 0) / 1000;
    return { firstView, searchable: searchable + search, statuses, requests: loaded.length, kilobytes };
  } finally {
    await context.close();
  }
}

/** @returns a list that grows by the bytes of each answer */
async function slowDown(page: Page): Promise<readonly number[]> {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('Network.enable');
  await chromium.send('Network.emulateNetworkConditions', NETWORK);
  await chromium.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const loaded: number[] = [];
  chromium.on('Network.loadingFinished', ({ encodedDataLength }) => loaded.push(encodedDataLength));
  return loaded;
}
