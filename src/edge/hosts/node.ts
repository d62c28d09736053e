/** The edge rule on Node: a server over a built directory. */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { EdgeRequest } from '../rule/host.ts';
import { type AnswerFrom, answerFromDirectory } from './directory.ts';

/** What a client may take, in bytes and ms. Proxies in front keep connections for a minute or less; silent ones are cut off. */
const LIMITS = { maxHeaderSize: 16_384, headersTimeout: 10_000, requestTimeout: 20_000, keepAliveTimeout: 65_000 };
const SILENCE = 60_000;
/** Answers up to this length, in bytes, are sent in one piece. */
const ONE_PIECE = 64 * 1024;

/** A server for a built directory. It does not listen yet; after `close`, answers under way come to their end. */
export const createSiteServer = (directory: string): Server => serverOf(answerFromDirectory(directory));

/** A server with the limits of one that stands in the open. */
export function serverOf(answer: AnswerFrom): Server {
  // Node by itself looks only every 30 seconds who has taken too long.
  const server = createServer({ ...LIMITS, connectionsCheckingInterval: 1000 }, (incoming, outgoing) => {
    if (!server.listening) outgoing.setHeader('Connection', 'close');
    send(answer, incoming, outgoing).catch((failure: NodeJS.ErrnoException) => {
      outgoing.destroy();
      // biome-ignore lint/suspicious/noConsole: a file ended early; nothing is said about clients that left
      if (failure.code !== 'ERR_STREAM_PREMATURE_CLOSE') console.error(failure);
    });
  });
  return Object.assign(server.setTimeout(SILENCE), { maxConnections: 4096 });
}

async function send(answer: AnswerFrom, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { status, headers, body } = await answer(requestOf(incoming));
  outgoing.statusCode = status;
  for (const [name, value] of headers) outgoing.setHeader(name, value);
  if (body === null) outgoing.end();
  else if (body instanceof Uint8Array) outgoing.end(body);
  else if ('parts' in body) await pipeline(body.parts, outgoing);
  else if (Number(headers.get('Content-Length') ?? Infinity) > ONE_PIECE) await pipeline(body, outgoing);
  else outgoing.end(new Uint8Array(await new Response(body).arrayBuffer()));
}

function requestOf({ method = '', url = '', headers }: IncomingMessage): EdgeRequest {
  return {
    // Other methods are refused alike.
    method: ['GET', 'HEAD', 'OPTIONS'].includes(method) ? method : 'POST',
    // Which host the client names counts for nothing, neither in Host nor as `http://host/path`.
    url: `http://site.invalid/${url.replace(/^(\w+:\/\/[^/?#]*)?\/?|^\*$/, '')}`,
    headers: { get: (name) => headers[name.toLowerCase()]?.toString() ?? null },
  };
}
