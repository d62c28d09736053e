/** The page with what makes its files. */

import type { Companion, Inputs } from '../../src/publish/index.ts';
import { declares } from './declares.ts';
import { keyOfAssets, startPageFiles } from './files/network-files.ts';
import { pageAssets } from './files/page-assets.ts';
import type { SiteAssets } from './files/site-assets.ts';
import { steps } from './live/stepped.ts';

export async function openPage({ hasScripts, note, stage }: Inputs): Promise<Companion> {
  const tell = (text: string) => note(declares.name, text);
  const assets = hasScripts ? await pageAssets(tell, () => tell(BUNDLING)) : undefined;
  if (assets) stage(declares.name, 'its scripts and styles');
  return pageWith(assets);
}

const BUNDLING =
  'bundles its scripts first, which takes some 15 s on an idle machine; they are kept until their sources change';

/** @param assets scripts and styles; without them, the page is HTML alone */
export function pageWith(assets: SiteAssets | undefined): Companion {
  return { ...declares, key: keyOfAssets(assets), files: (published) => startPageFiles(published, assets), steps };
}
