/** Waits until a page of the demo has what a test is about: its files come one after the other. */

import type { Page } from 'playwright-core';

/** All sites are listed. Their plugs and statuses may still be on their way. */
export const demoWithTexts = (page: Page) => page.getByText(/^17 sites$/).waitFor();

/** All sites are listed, and nothing is on its way any more. */
export async function demoWithStatuses(page: Page): Promise<void> {
  await demoWithTexts(page);
  // Statuses come last.
  await page.locator('.now-free').waitFor();
}
