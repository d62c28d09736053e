/** The Node host in a process of its own, so that its CPU time can be told from that of the clients. */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../src/edge/hosts/node.ts';

export interface NodeHost {
  readonly url: URL;
  readonly ids: readonly number[];
  stop(): void;
}

/** Serves the files of a folder on a free port of 127.0.0.1. */
export async function startNodeHost(folder: string): Promise<NodeHost> {
  const child = fork(import.meta.filename, [folder], { execArgv: ['--import', 'tsx'] });
  const [port] = await once(child, 'message');
  return { url: new URL(`http://127.0.0.1:${port}`), ids: [child.pid ?? 0], stop: () => child.kill() };
}

const [, program, folder] = process.argv;
if (program === import.meta.filename && folder !== undefined) {
  const server = createSiteServer(folder).listen(0, '127.0.0.1', () => {
    process.send?.((server.address() as AddressInfo).port);
  });
}
