/** What is asked of a page that a reader looks at: when it shows something, and how long it takes to answer. */

import type { Page } from 'playwright-core';

/** What a reader does, as text, because it runs in the page. */
const SEARCH = `const field = document.querySelector('input[type=search]');
  field.value = 'site 4711';
  field.dispatchEvent(new Event('input', { bubbles: true }));`;

/** Times are in ms since the visit began; `search` and `press` give how long it took. */
export interface Reader {
  firstView(): Promise<number>;
  /** All sites are counted, so their list is there. */
  listed(): Promise<number>;
  statuses(): Promise<number>;
  search(): Promise<number>;
  press(chip: string): Promise<number>;
}

/** @param sites how many the page has */
export function readerOf(page: Page, sites: number): Reader {
  const now = () => page.evaluate<number>('performance.now()');
  return {
    firstView: () => page.evaluate(`performance.getEntriesByName('first-contentful-paint')[0].startTime`),
    async listed() {
      await page.locator('.results-row p', { hasText: sites.toLocaleString('en') }).waitFor();
      return now();
    },
    async statuses() {
      await page.locator('.now-free').waitFor();
      return now();
    },
    search: () => answered(page, SEARCH),
    press: (chip) =>
      answered(
        page,
        `[...document.querySelectorAll('.chip')].find((one) => one.textContent === '${chip}').querySelector('input').click();`,
      ),
  };
}

/** How long it takes until the frame that shows another number of sites, in ms. */
function answered(page: Page, act: string): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    const results = document.querySelector('.results-row p');
    const start = performance.now();
    new MutationObserver((_, observer) => {
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    }).observe(results, { childList: true, subtree: true, characterData: true });
    ${act}
  })`);
}
