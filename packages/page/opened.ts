/** The page with what makes its files. */

import type { Companion, Inputs } from '../../src/publish/index.ts';
import { declares } from './declares.ts';
import { keyOfAssets, startPageFiles } from './files/network-files.ts';
import { assetsFor } from './files/page-assets.ts';
import type { SiteAssets } from './files/site-assets.ts';
import { steps } from './live/stepped.ts';

export async function openPage(inputs: Inputs): Promise<Companion> {
  const assets = await assetsFor(inputs);
  if (assets) inputs.stage(declares.name, 'its scripts and styles');
  return pageWith(assets);
}

/** @param assets scripts and styles; without them, the page is HTML alone */
export function pageWith(assets: SiteAssets | undefined): Companion {
  return { ...declares, key: keyOfAssets(assets), files: (published) => startPageFiles(published, assets), steps };
}
