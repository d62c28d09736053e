/**
 * A connection by `fetch`, for runtimes that have no sockets of Node's. As connection.ts, it stops reading what is too slow or too
 * large, follows no redirect, and returns every failure as a value.
 */

import type { Connection, Failure, HttpExchangeRequest, Limits, WireAnswer } from './exchange.ts';
import { readUpTo } from './read-up-to.ts';

export const FETCH_CONNECTION: Connection = { send: exchange, close() {} };

async function exchange(
  { method, url, headers, readsBody = () => true }: HttpExchangeRequest,
  { timeout, maxBytes }: Limits,
): Promise<WireAnswer | Failure> {
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(), timeout);
  let status: number | undefined;
  try {
    const answer = await fetch(url, { method, headers, redirect: 'manual', signal: ended.signal });
    status = answer.status;
    const body = readsBody(status) ? await readUpTo(answer.body, maxBytes) : new Uint8Array();
    if (body === undefined) return { failure: 'size', message: `more than ${maxBytes} bytes`, status };
    return { status, headers: headersOf(answer), body: Buffer.from(body.buffer, body.byteOffset, body.length) };
  } catch (error) {
    const about = status === undefined ? {} : { status };
    if (ended.signal.aborted)
      return { failure: 'time', message: `no complete answer within ${timeout / 1000} s`, ...about };
    const cause = error instanceof Error ? error : new Error(String(error));
    return { failure: status === undefined ? 'network' : 'cut', message: cause.message, cause, ...about };
  } finally {
    clearTimeout(timer);
    // Whatever was not read.
    ended.abort();
  }
}

/** `fetch` decodes these by itself, and leaves the header as it was. */
const DECODED = /^\s*(gzip|x-gzip|br)\s*$/i;

function headersOf({ headers }: Response): ReadonlyMap<string, string> {
  const read = new Map(headers);
  if (DECODED.test(read.get('content-encoding') ?? '')) read.delete('content-encoding');
  return read;
}
