/** Opens the way to the server of a source: variables of the environment filled in, and a connection that leads only where the source may lead. */

import type { Send } from '../http/exchange.ts';
import { type Environment, type Filled, fillIn } from './fill-in.ts';
import type { Internet } from './internet.ts';
import type { Failed } from './source-answer.ts';

/** What every source behind a URL says of its server. */
export interface ServerRequest {
  /** It, the headers and the token may have variables of the environment. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly token?: string | undefined;
  /** None if not given. */
  readonly environment?: Environment | undefined;
  /** From the first connection to the last byte, redirects and further pages included, in ms. */
  readonly timeout: number;
  /** Of all content, after decompression. */
  readonly maxBytes: number;
  /** Whether the host of `url` may have an address that is not public; the target of a redirect to elsewhere never may. */
  readonly allowPrivate: boolean;
}

/** A server that can be asked. */
export interface Server {
  readonly url: URL;
  readonly filled: Filled;
  readonly send: Send;
}

/** Opens a connection for as long as a server is asked. A variable that cannot be used is a failure. */
export async function askServer<T>(
  request: ServerRequest,
  internet: Internet,
  ask: (server: Server) => Promise<T>,
): Promise<T | Failed> {
  const filled = fillIn(request, request.environment ?? {});
  if (filled.kind === 'failed') return filled;
  const url = new URL(filled.url);
  const { send, close } = await internet({ origin: url.origin, allowPrivate: request.allowPrivate });
  try {
    return await ask({ url, filled, send });
  } finally {
    close();
  }
}
