import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Presses the button that shows the map until it is heard: the HTML of the build has it before the script of the page runs. */
export async function openMap(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Show map' });
  await button.waitFor();
  await expect
    .poll(async () => {
      if (await button.isVisible()) await button.click();
      return button.isVisible();
    })
    .toBe(false);
}
