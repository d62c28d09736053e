/** AFIR with what makes its files. */

import type { Companion, Inputs } from '../../src/publish/index.ts';
import type { DocsAssets } from '../api-docs/page/layout.ts';
import { pageAssets } from '../page/files/page-assets.ts';
import { declares } from './declares.ts';
import { checkProfiles } from './demands/check-profiles.ts';
import { scorecardFiles } from './files/scorecard-files.ts';

export async function openAfir({ hasScripts, note }: Inputs): Promise<Companion> {
  return afirWith(hasScripts ? (await pageAssets((text) => note(declares.name, text)))?.docs : undefined);
}

/** @param assets scripts and styles of pages of documentation */
export function afirWith(assets: DocsAssets | undefined): Companion {
  return { ...declares, check: checkProfiles, filesOfNow: (published, key) => scorecardFiles(published, key, assets) };
}
