/** The edge rule in workerd and on Node, and workerd's assets as a server of files. */

import { rm } from 'node:fs/promises';
import { startWithFolder } from '../../test/edge/support/workerd.ts';
import { startNodeHost } from './node-host.ts';
import { processesBelow } from './processes.ts';
import type { Server } from './servers.ts';

export interface Compared {
  readonly names: readonly string[];
  /** In the order of the names. @param path what is asked of the edge rule @param file with the same bytes */
  asking(path: string, file: string): Server[];
}

/** Starts them over a folder, with the files that it has by then; afterwards the folder is gone. */
export async function withServers<T>(folder: string, work: (servers: Compared) => Promise<T>): Promise<T> {
  const edge = await startWithFolder(folder);
  const ids = processesBelow('workerd');
  const node = await startNodeHost(folder);
  try {
    return await work({
      names: ['workerd', 'node', 'asset'],
      asking: (path, file) => [
        { url: edge.url, ids, path },
        { url: node.url, ids: node.ids, path },
        { url: edge.url, ids, path: file },
      ],
    });
  } finally {
    await edge.stop();
    node.stop();
    await rm(folder, { recursive: true });
  }
}
