/** src/edge/hosts/node.ts in this process. */

import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { format } from 'node:util';
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
      return bytes && inPieces(new Uint8Array(bytes));
    },
    read,
    has: async (path) => (await source(path)) !== 404,
    isReplaceable: false,
    passage,
    perClient: 64 * 1024,
    acceptEncoding: ({ headers }) => headers.get('Accept-Encoding'),
    sha256: async (text) => new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
    keepAlive: () => {},
  };
  return start(serverOf((request) => answerRequest(request, host, Date.now())));
}

/** As a network may bring it: in pieces that end anywhere, the last ones of a few bytes. */
function inPieces(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    type: 'bytes',
    autoAllocateChunkSize: Math.max(1, Math.min(bytes.length, 64 * 1024)),
    pull(controller) {
      const { byobRequest } = controller;
      const view = byobRequest?.view;
      if (!byobRequest || !view) throw new Error('Somebody reads.');
      const left = bytes.length - at;
      const length = Math.min(view.byteLength, left > 8 ? left - 8 : Math.ceil(left / 2));
      new Uint8Array(view.buffer, view.byteOffset, length).set(bytes.subarray(at, at + length));
      at += length;
      if (length > 0) byobRequest.respond(length);
      if (at < bytes.length) return;
      controller.close();
      // A reader that waits for more must hear that there is none.
      controller.byobRequest?.respond(0);
    },
  });
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
