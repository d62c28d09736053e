/** The edge rule on Node: a server over a built directory. */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { answerFromDirectory } from './directory.ts';

/** What a client may take, in bytes and ms. Proxies in front keep connections for a minute or less; silent ones are cut off. */
const LIMITS = { maxHeaderSize: 16_384, headersTimeout: 10_000, requestTimeout: 20_000, keepAliveTimeout: 65_000 };
const MOST_CONNECTIONS = 4096;
const SILENCE_MS = 60_000;
/** Answers up to this length, in bytes, are sent in one piece. */
const ONE_PIECE = 1024 * 1024;

/** A server that does not listen yet. After `close`, answers under way come to their end. */
export function createSiteServer(directory: string): Server {
  const answer = answerFromDirectory(directory);
  const server = createServer(LIMITS, (incoming, outgoing) => {
    if (!server.listening) outgoing.setHeader('Connection', 'close');
    // If a file ended early or the client left, nothing can be said any more.
    send(answer, incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.maxConnections = MOST_CONNECTIONS;
  return server.setTimeout(SILENCE_MS);
}

type Answer = ReturnType<typeof answerFromDirectory>;

async function send(answer: Answer, { method = '', url = '', headers }: IncomingMessage, outgoing: ServerResponse) {
  // Which host the client names counts for nothing, neither in Host nor as `http://host/path` or `//host/path`.
  const target = `http://site.invalid/${url.replace(/^(\w+:\/\/[^/?#]*)?\/|^\*$/, '')}`;
  // All other methods are refused alike, and some of them no Request can have.
  const known = ['GET', 'HEAD', 'OPTIONS'].includes(method) ? method : 'POST';
  const response = await answer(new Request(target, { method: known, headers: headers as Record<string, string> }));
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  const isShort = Number(response.headers.get('Content-Length') ?? Infinity) <= ONE_PIECE;
  if (response.body === null) outgoing.end();
  else if (isShort) outgoing.end(new Uint8Array(await response.arrayBuffer()));
  else await pipeline(response.body, outgoing);
}
