/** src/edge/hosts/node.ts in this process. */

import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { format } from 'node:util';
import { compressLists } from '../../../src/edge/hosts/compressed-lists.ts';
import { passage } from '../../../src/edge/hosts/directory.ts';
import { createSiteServer, serverOf } from '../../../src/edge/hosts/node.ts';
import { answerRequest } from '../../../src/edge/rule/answer-request.ts';
import type { Host } from '../../../src/edge/rule/host.ts';
import type { AssetSource, RunningEdge } from './running-edge.ts';

export const startWithFolder = (folder: string): Promise<RunningEdge> => start(createSiteServer(folder));

export function startWithAssets(source: AssetSource): Promise<RunningEdge> {
  const read = async (path: string) => {
    const found = await source(path);
    if (found === 404) return undefined;
    if (typeof found === 'number') throw new Error(`The site answered with ${found}.`);
    return new Uint8Array(found).buffer;
  };
  const host: Host = {
    async open(path) {
      const bytes = await read(path);
      // Not the body of a Response, from which Node 24.21 cannot read with `min` up to its end.
      return bytes && new Blob([bytes]).stream();
    },
    read,
    has: async (path) => (await source(path)) !== 404,
    isReplaceable: false,
    hasPlainLists: true,
    brotli: compressLists(),
    passage,
    perClient: 64 * 1024,
    acceptEncoding: ({ headers }) => headers.get('Accept-Encoding'),
    sha256: async (text) => new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
    keepAlive: () => {},
  };
  return start(serverOf((request) => answerRequest(request, host, Date.now())));
}

async function start(server: Server): Promise<RunningEdge> {
  const logged: string[] = [];
  const { error } = console;
  console.error = (...words) => logged.push(format(...words));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    url,
    frontUrl: url,
    logged,
    async stop() {
      console.error = error;
      server.close();
      server.closeAllConnections();
    },
  };
}
