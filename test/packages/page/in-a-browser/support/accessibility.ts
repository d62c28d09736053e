/** What axe-core finds in a page that is open: rules of WCAG 2.2 at A and AA, and axe's own best practices. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe calls minor or moderate is its opinion; these two keep people out. */
const GRAVE = new Set(['serious', 'critical']);

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

/**
 * A line for each serious or critical violation, with the elements that it is about.
 *
 * @param within a selector of the part to look at; the whole document if absent
 */
export async function findBarriers(page: Page, within?: string): Promise<readonly string[]> {
  // Evaluated by the browser's debugger, so the page's Content-Security-Policy stays as it is.
  if (await page.evaluate<boolean>("typeof axe === 'undefined'")) await page.evaluate(AXE);
  const place = within === undefined ? 'document' : JSON.stringify(within);
  const violations = await page.evaluate<Violation[]>(
    `axe.run(${place}, { preload: false, resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  );
  return violations
    .filter(({ impact }) => GRAVE.has(impact ?? ''))
    .map(({ id, help, nodes }) => {
      const places = nodes
        .slice(0, 5)
        .map(({ target, failureSummary = '' }) => `${target.join(' ')}: ${failureSummary}`);
      return `${id} (${help})\n  ${places.join('\n  ')}`;
    });
}
