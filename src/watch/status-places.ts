/** Where the status sources of network.json are, for those who wait for their changes. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readNetwork } from '../network.ts';
import { pathOfSource } from '../status/file-source.ts';

export interface StatusPlaces {
  /** Paths of files. */
  readonly files: readonly string[];
  /** Whether there are sources behind web addresses, which have to be asked. */
  readonly urls: boolean;
}

/** The sources; undefined while network.json cannot be read or has mistakes, since they may still be the former ones. */
export async function readStatusPlaces(data: string): Promise<StatusPlaces | undefined> {
  const path = join(data, 'network.json');
  const bytes = await readFile(path).catch(() => undefined);
  const network = bytes === undefined ? undefined : readNetwork(path, bytes).network;
  if (network === undefined) return undefined;
  const files = network.status_sources.flatMap((source) =>
    source.file === undefined ? [] : [pathOfSource(source, data)],
  );
  return { files, urls: network.status_sources.some(({ url }) => url !== undefined) };
}
