/** For tests: a charging system on 127.0.0.1 that gives the statuses of its EVSEs as JSON, to those who have its token. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ChargingSystem extends AsyncDisposable {
  readonly url: string;
  /** By uid. */
  readonly statuses: Map<string, string>;
  /** The answer that it gives instead, if it is one. */
  failsWith: number | undefined;
  /** How often it was asked with its token, and without. */
  asked: { right: number; wrong: number };
}

export async function startChargingSystem(token: string): Promise<ChargingSystem> {
  const server = createServer((request, response) => {
    const isRight = request.headers.authorization === `Token ${token}`;
    system.asked[isRight ? 'right' : 'wrong'] += 1;
    const status = isRight ? (system.failsWith ?? 200) : 401;
    const evses = [...system.statuses].map(([evse_uid, now]) => ({ evse_uid, status: now }));
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(evses));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const system: ChargingSystem = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/statuses.json`,
    statuses: new Map(),
    failsWith: undefined,
    asked: { right: 0, wrong: 0 },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
  return system;
}
