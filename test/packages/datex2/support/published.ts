/** What builds publish in DATEX II. */

import type { Built } from '../../../../src/publish/build-request.ts';
import type { DataFiles } from '../../../../src/read/load/data-files.ts';
import { buildInMemory } from '../../../support/build-in-memory.ts';
import { OPENED } from '../../../support/companions.ts';
import { NOW, readDirectory } from '../../../support/data-directory.ts';
import type { Publications } from './judges.ts';

/** Of a network with these settings besides its own. */
export async function builtWith(dataFiles: DataFiles, own: object = {}): Promise<Built> {
  const settings = JSON.parse(Buffer.from(dataFiles.settingsFile?.bytes ?? '{}').toString());
  const bytes = Buffer.from(JSON.stringify({ ...settings, datex2: true, ...own }));
  const settingsFile = { path: 'data/network.json', bytes };
  const built = await buildInMemory({ ...dataFiles, settingsFile }, { companions: OPENED, now: NOW });
  if (built.kind === 'invalid') throw new Error(JSON.stringify(built.findings));
  return built;
}

export async function builtIn(parent: string, own: object = {}): Promise<Built> {
  return builtWith((await readDirectory(parent)).dataFiles, own);
}

export function publicationsOf({ files }: Pick<Built, 'files'>): Publications {
  const parsed = (path: string): unknown => {
    const file = files.get(path);
    return file instanceof Uint8Array ? JSON.parse(Buffer.from(file).toString()) : undefined;
  };
  const table = parsed('datex2/v3/table.json');
  return { ...(table !== undefined && { table }), status: parsed('datex2/v3/status.json') };
}
