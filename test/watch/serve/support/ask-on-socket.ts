/** Requests to a server that listens on a socket of the file system or on a port. */

import { request } from 'node:http';
import type { Ask as AskOptions, Exchange } from '../../../edge/support/http.ts';

export type Ask = (path: string, options?: AskOptions) => Promise<Exchange>;

/** @param place where it listens */
export function askAt(place: { readonly socketPath: string } | { readonly port: number }): Ask {
  return (path, { method = 'GET', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const outgoing = request({ ...place, path, method, headers, agent: false }, async (incoming) => {
        try {
          const body = Buffer.concat(await incoming.toArray());
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body });
        } catch (error) {
          reject(error);
        }
      });
      outgoing.on('error', reject).end();
    });
}
