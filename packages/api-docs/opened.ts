/** The documents about the API with what makes their files. */

import type { Companion, Inputs } from '../../src/publish/index.ts';
import type { ListedFile } from '../../src/settings/index.ts';
import { RELEASE } from '../../src/snapshot/index.ts';
import type { CopyFile } from '../copies/feeds.ts';
import { assetsFor } from '../page/files/page-assets.ts';
import { fileFormatOf } from '../page/records/page-settings.ts';
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
        const [copies, others] = byKnowledge(listed);
        const texts = renderApiDocuments({ ...settings, copies, others }, RELEASE, assets);
        return { files: [...texts].map(([path, text]) => ({ path: `/${path}`, bytes: () => Buffer.from(text) })) };
      },
    }),
  };
}

/** Files of a format that is explained here, and others, of which their packages say what they are. */
function byKnowledge(listed: readonly ListedFile[]): [CopyFile[], ListedFile[]] {
  const [copies, others]: [CopyFile[], ListedFile[]] = [[], []];
  for (const file of listed) {
    const format = fileFormatOf(file);
    if (format === undefined) others.push(file);
    else copies.push({ ...file, format });
  }
  return [copies, others];
}
