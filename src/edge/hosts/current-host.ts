/** The host of what is in a directory now. */

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_PATH } from '../../stored-format/manifest.ts';
import type { Host } from '../rule/host.ts';

/**
 * Another host after each new build, whoever made it: what the edge rule keeps belongs to a host, so the next answer has the new
 * data. This costs one `stat` per answer, which takes some microseconds: passing it to another thread would take ten times as long.
 * A directory without a manifest goes on with the host that it had.
 */
export function currentHost(directory: string, hostOf: (directory: string) => Host): () => Host {
  let [host, mark] = [hostOf(directory), ''];
  return () => {
    const now = markOf(join(directory, MANIFEST_PATH));
    if (now !== undefined && now !== mark) [host, mark] = [hostOf(directory), now];
    return host;
  };
}

/** Differs for every manifest that is written. */
function markOf(path: string): string | undefined {
  try {
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
    return stats && `${stats.dev} ${stats.ino} ${stats.mtimeNs}`;
  } catch {
    return undefined;
  }
}
