/** The documents about the API with what makes their files. */

import type { Companion, Inputs } from '../../src/publish/index.ts';
import { RELEASE } from '../../src/snapshot/index.ts';
import { assetsFor } from '../page/files/page-assets.ts';
import { renderApiDocuments } from './api-documents.ts';
import { declares } from './declares.ts';
import type { DocsAssets } from './page/layout.ts';

export async function openApiDocs(inputs: Inputs): Promise<Companion> {
  return apiDocsWith((await assetsFor(inputs))?.docs);
}

/** @param assets scripts and styles of the pages */
export function apiDocsWith(assets: DocsAssets | undefined): Companion {
  return {
    ...declares,
    key: JSON.stringify(assets ?? null),
    files: ({ settings }) => ({
      end: (listed) => {
        const texts = renderApiDocuments({ ...settings, copies: listed }, RELEASE, assets);
        return { files: [...texts].map(([path, text]) => ({ path: `/${path}`, bytes: () => Buffer.from(text) })) };
      },
    }),
  };
}
