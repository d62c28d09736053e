/** The host of what is in a directory now. */

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_PATH } from '../../stored-format/manifest.ts';
import type { Host } from '../host.ts';

/**
 * Another host after each new build, whoever made it: what the edge rule keeps belongs to a host, so the next answer has the new
 * data. This costs one `stat` per answer. A directory without a manifest goes on with the host that it had.
 */
export function currentHost(directory: string, hostOf: (directory: string) => Host): () => Promise<Host> {
  let [host, mark] = [hostOf(directory), ''];
  return async () => {
    const now = await markOf(join(directory, MANIFEST_PATH));
    if (now !== undefined && now !== mark) [host, mark] = [hostOf(directory), now];
    return host;
  };
}

/** Differs for every manifest that is written. */
async function markOf(path: string): Promise<string | undefined> {
  const stats = await stat(path, { bigint: true }).catch(() => undefined);
  return stats && `${stats.dev} ${stats.ino} ${stats.mtimeNs}`;
}
