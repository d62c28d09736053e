/** One HTTP exchange as it is on the wire: no redirects, nothing decompressed, the path as it was given. */

import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Exchange {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function ask(base: URL, path: string, { method = 'GET', headers = {} }: Ask = {}): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = base;
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, async (incoming) => {
      try {
        const body = Buffer.concat(await incoming.toArray());
        // The time of an answer of Node differs from that of the next one.
        const { date: _, ...headers } = incoming.headers;
        resolve({ status: incoming.statusCode ?? 0, headers, body });
      } catch (error) {
        reject(error);
      }
    });
    outgoing.on('error', reject).end();
  });
}

export interface Envelope {
  readonly data?: unknown;
  readonly status_code: number;
  readonly status_message: string;
  readonly timestamp: string;
}

/** The envelope in an answer, whatever its coding. */
export function envelopeOf(exchange: Exchange): Envelope {
  return JSON.parse(textOfExchange(exchange));
}

/** The body of an answer as text, whatever its coding. */
export function textOfExchange({ headers, body }: Exchange): string {
  return textOf(headers['content-encoding'], body);
}

function textOf(coding: string | undefined, body: Buffer): string {
  switch (coding) {
    case undefined:
      return body.toString();
    case 'br':
      return brotliDecompressSync(body).toString();
    case 'gzip':
      return gunzipSync(body).toString();
    default:
      throw new Error(`unknown coding ${coding}`);
  }
}
