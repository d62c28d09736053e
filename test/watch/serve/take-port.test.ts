/** A server ends without cutting off answers, and without waiting for anybody who asks nothing. */

import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CannotListen, type End, freePort, prepareEnd, takePort } from '../../../src/watch/serve/take-port.ts';

const HERE = { host: '127.0.0.1', port: 0 };

/** Longer than any test may take: what waits for it never ends. */
const FOR_EVER = 2_000_000_000;

let server: Server;
let port: number;
let end: End;
/** The answers to requests that have arrived and are not yet answered. */
let waiting: ServerResponse[];
let arrived: () => void;
const agent = new Agent({ keepAlive: true });

beforeEach(async () => {
  waiting = [];
  arrived = () => {};
  server = createServer((_, response) => {
    waiting.push(response);
    arrived();
  });
  end = prepareEnd(server);
  port = await takePort(server, HERE);
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a request; resolves when it has arrived. */
async function ask(): Promise<{ answer: Promise<IncomingMessage>; response: ServerResponse }> {
  const came = new Promise<void>((done) => {
    arrived = done;
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, agent }, resolve).on('error', reject).end();
  });
  await came;
  return { answer, response: waiting.shift() as ServerResponse };
}

test('an answer under way is finished, a kept connection and a silent one are closed', async () => {
  const silent = connect(port, '127.0.0.1');
  await new Promise((done) => silent.once('connect', done));
  const first = await ask();
  first.response.end('kept');
  expect(Buffer.concat(await (await first.answer).toArray()).toString()).toBe('kept');

  const { answer, response } = await ask();
  response.write('one ');
  const incoming = await answer;
  const ended = end(FOR_EVER);
  await new Promise((done) => silent.once('close', done));
  response.end('two');
  expect(Buffer.concat(await incoming.toArray()).toString()).toBe('one two');
  await ended;
});

test('whoever reads for longer than the patience is cut off', async () => {
  const { answer, response } = await ask();
  response.write('one ');
  const incoming = await answer;
  await end(0);
  await expect(incoming.toArray()).rejects.toThrow('aborted');
});

test('a port that is taken is told before anything else', async () => {
  await expect(freePort({ ...HERE, port })).rejects.toThrow(
    new CannotListen(
      `Port ${port} is in use by another program. Stop that program, or choose another port: --port ${port + 1}.`,
    ),
  );
  const free = await freePort(HERE);
  expect(await freePort({ ...HERE, port: free })).toBe(free);
});
