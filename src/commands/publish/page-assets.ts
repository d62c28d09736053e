/** Scripts and styles of the page: the package has them; in a checkout they are made when their sources have changed. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readSiteAssets, type SiteAssets } from '../../people/site/site-assets.ts';
import { isCheckout, packageRoot } from '../command/own-package.ts';
import { UsageError } from '../command/terminal.ts';

type CheckoutPage = typeof import('../../../bin/checkout-page.cjs');

let assets: Promise<SiteAssets | undefined> | undefined;

/**
 * Once per process: files that change afterwards are not what runs. Without them, the page is HTML alone.
 *
 * @param note says why there are none
 * @throws UsageError if the package is not whole
 */
export function pageAssets(note: (text: string) => void): Promise<SiteAssets | undefined> {
  assets ??= isCheckout() ? ofCheckout(note) : ofPackage();
  return assets;
}

async function ofPackage(): Promise<SiteAssets> {
  const path = join(packageRoot(), 'lib', 'page.json');
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UsageError(`${path} is missing. Install ocpi-snapshot again.`);
  });
  return readSiteAssets(text);
}

async function ofCheckout(note: (text: string) => void): Promise<SiteAssets | undefined> {
  const root = packageRoot();
  const { pageInCheckout } = createRequire(join(root, 'package.json'))('./bin/checkout-page.cjs') as CheckoutPage;
  try {
    const path = await pageInCheckout(root);
    if (path !== undefined) return readSiteAssets(await readFile(path, 'utf8'));
    note('the page is HTML without style and script: vite, which bundles these, is not installed. Run: npm ci');
  } catch (error) {
    note(`the page is HTML without style and script: ${error instanceof Error ? error.message : error}`);
  }
  return undefined;
}
