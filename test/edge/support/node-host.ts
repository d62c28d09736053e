/** src/edge/hosts/node.ts in this process. */

import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { format } from 'node:util';
import { answerRequest } from '../../../src/edge/answer-request.ts';
import { passage } from '../../../src/edge/hosts/directory.ts';
import { createSiteServer, serverOf } from '../../../src/edge/hosts/node.ts';
import type { AssetSource, RunningEdge } from './running-edge.ts';

export const startWithFolder = (folder: string): Promise<RunningEdge> => start(createSiteServer(folder));

export function startWithAssets(source: AssetSource): Promise<RunningEdge> {
  const host = {
    async open(path: string) {
      const found = await source(path);
      if (found === 404) return undefined;
      if (typeof found === 'number') throw new Error(`The site answered with ${found}.`);
      // Not the body of a Response, from which Node 24.21 cannot read with `min` up to its end.
      return new Blob([new Uint8Array(found)]).stream();
    },
    has: async (path: string) => (await source(path)) !== 404,
    isReplaceable: false,
    hasPlainLists: true,
    passage,
    perClient: 64 * 1024,
    acceptEncoding: ({ headers }: Request) => headers.get('Accept-Encoding'),
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
