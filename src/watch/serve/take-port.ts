/** Lets a server listen, says in words why it cannot, and ends it without cutting off answers. */

import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { errorCode } from '../../read/files/file-errors.ts';

/** Other machines are not let in: what is built here may never be published. */
export const HOST = '127.0.0.1';

/** Where a server listens. */
export interface PortAddress {
  /** A name or an address of this machine; 0.0.0.0 and :: stand for all that it has. */
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
}

/** The address cannot be had. The message says what to do. */
export class CannotListen extends Error {}

/** Resolves to the port once the server accepts connections. @throws CannotListen */
export async function takePort(server: Server, { host, port }: PortAddress): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    const fail = (error: Error) => reject(inWords(error, { host, port }));
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
}

/** The port, if a server could listen there now. @throws CannotListen */
export async function freePort(address: PortAddress): Promise<number> {
  const server = createServer();
  const port = await takePort(server, address);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Ends a server: it accepts nothing more, and resolves when all answers that had begun have been sent. */
export type End = (patience: number) => Promise<void>;

/**
 * Prepares a server, before it listens, for an end that cuts off no answer.
 *
 * @returns how to end it; after `patience`, in ms, whoever is still reading is cut off
 */
export function prepareEnd(server: Server): End {
  const [open, busy] = [new Set<Socket>(), new Set<Socket>()];
  let isEnding = false;
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    busy.add(socket);
    response.once('close', () => {
      busy.delete(socket);
      if (isEnding) socket.destroySoon();
    });
  });
  return async (patience) => {
    isEnding = true;
    const timer = setTimeout(() => server.closeAllConnections(), patience);
    const ended = new Promise((resolve) => server.close(resolve));
    // Node itself leaves those that have not asked anything yet.
    for (const socket of open) if (!busy.has(socket)) socket.destroySoon();
    await ended;
    clearTimeout(timer);
  };
}

function inWords(error: Error, { host, port }: PortAddress): Error {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new CannotListen(
        `Port ${port} is in use by another program. Stop that program, or choose another port: --port ${another(port)}.`,
      );
    case 'EACCES':
      return new CannotListen(`You have no permission to use port ${port}. Choose one from 1024 on: --port 8787.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new CannotListen(
        `This machine has no address "${host}". Write --host 127.0.0.1 for programs on this machine, or --host 0.0.0.0 for everybody.`,
      );
    default:
      return error;
  }
}

function another(port: number): number {
  return port < 65_535 ? port + 1 : port - 1;
}
