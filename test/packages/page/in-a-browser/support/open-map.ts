import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Presses the button that shows the map until it is heard: the HTML of the build has it before the script of the page runs. */
export async function openMap(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Map', exact: true });
  const isPressed = async () => (await button.getAttribute('aria-pressed')) === 'true';
  await expect
    .poll(async () => {
      if (!(await isPressed())) await button.click();
      return isPressed();
    })
    .toBe(true);
}
