/** What a server can do to a probe that does not look out. */

import { expect, test } from 'vitest';
import { onOrigin, urlProblem } from '../../../packages/probe/src/http/addresses.ts';
import { idsOf, probeWith, resultOf, run } from './support/run.ts';
import { serve } from './support/server.ts';

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

test('a server that gives no answer to dates is not one that does not understand them', async () => {
  const report = await probeWith({
    take(response, { query }) {
      if (!query.get('date_from')?.includes('T08:00:0')) return false;
      response.destroy();
      return true;
    },
  });
  expect(idsOf(report, 'fail')).toEqual(['answer-whole']);
  expect(JSON.stringify(report.results)).not.toContain('understands no form');
  for (const id of ['from-inclusive', 'date-official', 'link-filters'])
    expect(resultOf(report, id), id).toMatchObject({ result: 'skipped', reason: 'no answer: socket hang up' });
});

test('a probe that stopped gives that as the reason, whatever it had left to ask', async () => {
  const server = await serve();
  try {
    const report = await run(server.url, { maxRequests: 10 });
    const reasons = report.results.flatMap(({ result, reason = '' }) => (result === 'skipped' ? [reason] : []));
    expect(reasons.filter((reason) => /understands no form|after 0 pages/.test(reason))).toEqual([]);
    expect(resultOf(report, 'from-inclusive').reason).toBe('--max-requests 10 is used up');
    expect(resultOf(report, 'cors-expose').reason).toBe('a list was not answered: --max-requests 10 is used up');
  } finally {
    await server.close();
  }
});

test('a list with dates of which only a few pages are read says so', async () => {
  const report = await probeWith({
    // date_from has no effect on the list of changes, which comes in pages of one object. The newest is the eighth.
    asked: (asked) => {
      const query = new URLSearchParams(asked.query);
      if (asked.path.endsWith('locations') && query.has('date_from')) {
        query.set('limit', '1');
        if (query.get('date_from')?.includes('-19T08:00:00')) query.set('date_from', '2026-01-10T08:00:00Z');
      }
      return { ...asked, query };
    },
    network: ({ tariffs }) => {
      tariffs.length = 0;
    },
  });
  expect(resultOf(report, 'from-inclusive')).toMatchObject({
    result: 'skipped',
    reason: 'it was stopped after 5 pages, the most that are read of a list with dates',
  });
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
