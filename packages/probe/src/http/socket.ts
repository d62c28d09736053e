/**
 * One HTTP exchange on a bare socket. HTTP clients do not read a body after 304 or HEAD, where there must be none
 * (RFC 9112, 6.3). This reads everything up to the end of the connection.
 */

import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { type Failure, joinHeaders, type Method, type Send, type WireAnswer } from '../../../../src/sources/index.ts';

export const sendOnSocket: Send = ({ method, url, headers }, { timeout, maxBytes }) =>
  new Promise((resolve) => {
    const socket = open(url);
    const chunks: Buffer[] = [];
    let size = 0;
    const end = (outcome: WireAnswer | Failure) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(outcome);
    };
    const timer = setTimeout(() => end({ failure: 'time', message: `no end within ${timeout / 1000} s` }), timeout);
    socket.on('error', (error) => end({ failure: 'network', message: error.message }));
    socket.on('data', (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > maxBytes) end({ failure: 'size', message: `more than ${maxBytes} bytes` });
    });
    socket.on('end', () => end(parse(Buffer.concat(chunks), method)));
    const lines = Object.entries({ Host: url.host, ...headers, Connection: 'close' });
    const text = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.write(`${method} ${url.pathname}${url.search} HTTP/1.1\r\n${text}\r\n`);
  });

function open({ protocol, hostname, port }: URL): Socket {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol === 'https:')
    return connectTls({ host, port: Number(port || 443), ...(isIP(host) === 0 ? { servername: host } : {}) });
  return connect({ host, port: Number(port || 80) });
}

function parse(bytes: Buffer, method: Method): WireAnswer | Failure {
  const split = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes
    .subarray(0, split < 0 ? 0 : split)
    .toString('latin1')
    .split('\r\n');
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1];
  if (status === undefined) return { failure: 'cut', message: 'the connection ended before the headers did' };
  const raw = lines.flatMap((line) => [
    line.slice(0, Math.max(0, line.indexOf(':'))),
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  const [headers, body] = [joinHeaders(raw), bytes.subarray(split + 4)];
  const answer = { status: Number(status), headers };
  // There must be no body. What came all the same is shown as it is.
  if (method === 'HEAD' || ['204', '304'].includes(status)) return { ...answer, body };
  const isChunked = /\bchunked\b/i.test(headers.get('transfer-encoding') ?? '');
  const content = isChunked
    ? joinChunks(body)
    : { body, isWhole: body.length >= Number(headers.get('content-length') ?? 0) };
  if (content.isWhole) return { ...answer, body: content.body };
  return { ...answer, failure: 'cut', message: `the connection ended after ${content.body.length} bytes of the body` };
}

/** The content of a body in chunks (RFC 9112, 7.1), as far as it came; a body that is not in chunks as it came. */
function joinChunks(body: Buffer): { readonly body: Buffer; readonly isWhole: boolean } {
  const chunks: Buffer[] = [];
  for (let at = 0; at < body.length; ) {
    const end = body.indexOf('\r\n', at);
    const size = /^[\da-f]{1,8}/i.exec(body.subarray(at, at + 8).toString('latin1'))?.[0];
    if (size === undefined) return { body, isWhole: true };
    if (end < 0) break;
    const length = Number.parseInt(size, 16);
    if (length === 0) return { body: Buffer.concat(chunks), isWhole: true };
    chunks.push(body.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
  return { body: Buffer.concat(chunks), isWhole: false };
}
