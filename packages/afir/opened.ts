/** AFIR with what makes its files. */

import type { Companion, Inputs } from '../../src/publish/index.ts';
import type { DocsAssets } from '../api-docs/page/layout.ts';
import { assetsFor } from '../page/files/page-assets.ts';
import { declares } from './declares.ts';
import { checkProfiles } from './demands/check-profiles.ts';
import { scorecardFiles } from './files/scorecard-files.ts';

export async function openAfir(inputs: Inputs): Promise<Companion> {
  return afirWith((await assetsFor(inputs))?.docs);
}

/** @param assets scripts and styles of pages of documentation */
export function afirWith(assets: DocsAssets | undefined): Companion {
  return { ...declares, check: checkProfiles, filesOfNow: (published, key) => scorecardFiles(published, key, assets) };
}
