/** For tests: a server on this machine that answers as it is told, and remembers what it was asked. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is if it is a text or bytes, otherwise as JSON. */
  readonly body?: unknown;
}

export interface Asked {
  readonly path: string;
  readonly authorization: string | undefined;
}

export interface OcpiServer {
  readonly origin: string;
  readonly asked: readonly Asked[];
  close(): Promise<void>;
}

/** Serves what `answer` returns for each path with its query. */
export async function serveLists(answer: (asked: Asked, origin: string) => Answer | undefined): Promise<OcpiServer> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const one = { path: request.url ?? '', authorization: request.headers.authorization };
    asked.push(one);
    const { status = 200, headers = {}, body = '' } = answer(one, origin) ?? { status: 404 };
    response.writeHead(status, headers);
    response.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin, asked, close };
}
