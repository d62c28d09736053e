/** What a server can do to a probe that does not look out. */

import { expect, test } from 'vitest';
import { onOrigin, urlProblem } from '../../src/probe/http/addresses.ts';
import { idsOf, resultOf, run } from './support/run.ts';
import { type Fault, serve } from './support/server.ts';

async function probeWith(fault: Fault) {
  const server = await serve(fault);
  try {
    return await run(server.url);
  } finally {
    await server.close();
  }
}

test('after three requests without an answer the server is left alone', async () => {
  const report = await probeWith({
    take(response, { query }) {
      if (query.size === 0) return false;
      response.destroy();
      return true;
    },
  });
  expect(resultOf(report, 'answer-whole').failures).toBe(3);
  expect(report.notes).toEqual(['The probe stopped early: 3 requests had no complete answer.']);
});

test('all answers together have a bound too', async () => {
  const status_message = 'x'.repeat(900_000);
  const report = await probeWith({
    reply: (reply) => (reply.body ? { ...reply, body: { ...reply.body, status_message } } : reply),
  });
  expect(report.notes.at(-1)).toMatch(/^The probe stopped early: 1\d{7} bytes were received in total\.$/);
});

test('a 304 whose connection never ends is given up', async () => {
  const report = await probeWith({
    take(response, { headers }) {
      if (headers['if-none-match'] === undefined) return false;
      const { socket } = response;
      socket?.write('HTTP/1.1 304 Not Modified\r\n\r\n');
      const more = () => {
        while (socket && !socket.destroyed && socket.write('x'.repeat(65_536)));
      };
      socket?.on('drain', more);
      more();
      return true;
    },
  });
  expect(idsOf(report, 'fail')).toEqual(['answer-size']);
});

test('a list that grows between two crawls is not one that skips objects', async () => {
  const report = await probeWith({
    reply: (reply, { path, query }) => {
      if (!path.endsWith('2.2/tariffs') || query.size > 0 || !Array.isArray(reply.body?.data)) return reply;
      reply.headers['X-Total-Count'] = '2';
      reply.body.data.pop();
      return reply;
    },
  });
  expect(idsOf(report, 'fail')).not.toContain('nothing-skipped');
  expect(idsOf(report, 'fail')).not.toContain('total-count');
});

test.for<[unknown, 'fail' | 'warn' | undefined]>([
  ['https://ocpi.example.com/2.2', undefined],
  ['http://ocpi.example.com/2.2', 'fail'],
  ['https://other.example.com/2.2', 'warn'],
  ['https://10.0.0.1/2.2', 'fail'],
  ['https://ocpi.svc/2.2', 'fail'],
  ['https://[::1]/2.2', 'fail'],
  ['//ocpi.example.com/2.2', 'fail'],
  ['javascript:alert(1)', 'fail'],
  [`https://ocpi.example.com/${'x'.repeat(255)}`, 'fail'],
  [null, 'fail'],
])('the URL %j: %s', ([given, result]) => {
  expect(urlProblem(given, new URL('https://ocpi.example.com/versions'))?.result).toBe(result);
});

test('no URL leads the probe to another host', () => {
  const asked = new URL('https://ocpi.example.com/versions');
  for (const given of ['https://evil.example/a?b=1', '//evil.example/a?b=1', 'https://u:p@evil.example:8/a?b=1'])
    expect(onOrigin(given, asked).href).toBe('https://ocpi.example.com/a?b=1');
});
