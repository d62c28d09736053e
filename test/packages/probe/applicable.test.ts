/** What a server rightly lacks is not applicable; what could not be checked because something else failed is skipped. */

import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { CheckId } from '../../../packages/probe/src/results/check-catalogue.ts';
import type { Network } from './support/conformant.ts';
import { idsOf, probeWith, resultOf } from './support/run.ts';
import type { Fault } from './support/server.ts';

const OF_PAGES: readonly CheckId[] = [
  'limit-constant',
  'link-form',
  'link-present',
  'link-absolute',
  'link-origin',
  'link-parameters',
  'link-filters',
  'link-progress',
  'no-duplicates',
  'nothing-skipped',
  'order-stable',
];

/** What a network has too little of, and the checks for which that is too little. */
const NETWORKS: readonly (readonly [string, (network: Network) => void, readonly CheckId[]])[] = [
  [
    'one Location and no tariff',
    (network) => {
      network.locations.length = 1;
      network.tariffs.length = 0;
      for (const { connectors } of network.locations[0]?.evses ?? [])
        for (const connector of connectors) delete connector.tariff_ids;
    },
    [...OF_PAGES, 'limit-one', 'tariffs-resolve'],
  ],
  [
    'nothing at all',
    (network) => {
      network.locations.length = 0;
      network.tariffs.length = 0;
    },
    [
      ...OF_PAGES,
      ...(['limit-one', 'limit-above', 'compression'] as const),
      ...(['from-inclusive', 'from-excludes', 'to-exclusive', 'to-includes', 'filter-total'] as const),
      ...(['date-official', 'date-forms', 'objects-conform', 'objects-plain', 'last-updated-order'] as const),
      ...(['periods-order', 'unique-ids', 'tariffs-resolve', 'single-location', 'single-evse'] as const),
      ...(['single-connector', 'single-case'] as const),
    ],
  ],
  [
    'no EVSE and no opening hours',
    ({ locations }) => {
      for (const location of locations) {
        delete location.evses;
        delete location.opening_times;
      }
    },
    ['last-updated-order', 'periods-order', 'unique-ids', 'tariffs-resolve', 'single-evse', 'single-connector'],
  ],
  [
    'ids without letters',
    ({ locations }) => {
      for (const location of locations) location.id = location.id.replace(/\D/g, '');
    },
    ['single-case'],
  ],
];

test.for(NETWORKS)('%s: not applicable, and nothing is skipped', async ([, network, ids]) => {
  const report = await probeWith({ network });
  expect({ fail: idsOf(report, 'fail'), warn: idsOf(report, 'warn'), skipped: idsOf(report, 'skipped') }).toEqual({
    fail: [],
    warn: [],
    skipped: [],
  });
  expect(idsOf(report, 'not-applicable').toSorted()).toEqual(['tls', 'token-base64', ...ids].toSorted());
});

test('the first Location without an EVSE is not the only one', async () => {
  const report = await probeWith({ network: ({ locations: [first] }) => delete first?.evses });
  expect(resultOf(report, 'single-evse').result).toBe('pass');
});

test('of two lists, the broken one counts, and not the empty one', async () => {
  const report = await probeWith({
    network: ({ locations }) => {
      locations.length = 0;
    },
    reply: (reply, { path }) => {
      if (path.endsWith('/tariffs') && reply.body) reply.body.status_code = 3000;
      return reply;
    },
  });
  expect(idsOf(report, 'fail')).toEqual(['list-answer']);
  for (const id of ['limit-one', 'link-form', 'from-inclusive', 'objects-conform', 'tariffs-resolve'])
    expect(resultOf(report, id).result, id).toBe('skipped');
  expect(resultOf(report, 'single-evse')).toMatchObject({ result: 'not-applicable', reason: 'the list is empty' });
});

test.for<[string, Fault['reply'], string]>([
  [
    'link-present',
    (reply) => {
      reply.headers['X-Total-Count'] &&= '99';
      return reply;
    },
    'nothing follows after 10 objects, although X-Total-Count is 99',
  ],
  [
    'limit-constant',
    (reply) => {
      delete reply.headers['X-Limit'];
      return reply;
    },
    'there is no X-Limit',
  ],
  [
    'link-present',
    (reply, { query }) => {
      if (query.get('limit') === '3' && reply.body) reply.body.status_code = 3000;
      return reply;
    },
    'the second crawl did not reach the end: a page was not answered with success',
  ],
])('of two lists, the one where %s could not be checked counts, and not the short one', async ([id, reply, reason]) => {
  const report = await probeWith({
    network: ({ tariffs }) => {
      tariffs.length = 1;
    },
    reply: (plain, asked) => (asked.path.endsWith('locations') && reply ? reply(plain, asked) : plain),
  });
  expect(resultOf(report, id)).toMatchObject({ result: 'skipped', reason });
});

test('objects without ids cannot be compared, which is no success', async () => {
  const report = await probeWith({
    reply: (reply, { path }) => {
      if (/locations$|tariffs$/.test(path) && reply.body && Array.isArray(reply.body.data))
        reply.body.data = reply.body.data.map(({ id: _, ...others }) => others);
      return reply;
    },
  });
  expect(idsOf(report, 'fail')).toEqual(['objects-conform']);
  for (const id of ['no-duplicates', 'nothing-skipped', 'order-stable', 'from-inclusive', 'single-location'])
    expect(resultOf(report, id).result, id).toBe('skipped');
});

test('objects without times cannot be compared with dates, which is no success', async () => {
  const report = await probeWith({
    // Of the filtered lists only: otherwise the probe would not know by which dates to filter.
    asked: (asked) => {
      const query = new URLSearchParams(asked.query);
      if (/-19T08:00:01|-12T08:00:01/.test(query.get('date_from') ?? '')) query.delete('date_from');
      return { ...asked, query };
    },
    reply: (reply, { query }) => {
      if (query.has('date_from') && reply.body && Array.isArray(reply.body.data))
        reply.body.data = reply.body.data.map(({ last_updated: _, ...others }) => others);
      return reply;
    },
  });
  expect(resultOf(report, 'from-excludes')).toMatchObject({
    result: 'skipped',
    reason: 'no object in the filtered list says when it was updated',
  });
});

test('periods whose times cannot be read are in no order', async () => {
  const report = await probeWith({
    network: ({ locations }) => {
      const period = { period_begin: 'soon', period_end: 'later' };
      for (const location of locations)
        Object.assign(location, { opening_times: { twentyfourseven: true, exceptional_openings: [period] } });
    },
  });
  expect(idsOf(report, 'fail')).toEqual(['objects-conform']);
  expect(resultOf(report, 'periods-order')).toMatchObject({
    result: 'skipped',
    reason: 'objects are not as OCPI says',
  });
});

test('without an answer to an unknown id, it is open whether web pages can read errors', async () => {
  const report = await probeWith({
    take(response, { path }) {
      if (!path.endsWith('probe-unknown-id/probe/probe/probe')) return false;
      response.destroy();
      return true;
    },
  });
  expect(idsOf(report, 'fail')).toEqual(['answer-whole']);
  expect(resultOf(report, 'cors-errors')).toMatchObject({
    result: 'skipped',
    reason: expect.stringContaining('no answer'),
  });
});

test('HEAD is not compared with an answer that is an error', async () => {
  const report = await probeWith({
    reply: (reply, { path, headers }) =>
      /(locations|tariffs)$/.test(path) && headers['x-request-id'] === undefined ? { ...reply, status: 400 } : reply,
  });
  expect(resultOf(report, 'head')).toMatchObject({
    result: 'skipped',
    reason: 'the list without request ids: HTTP 400, status_code 1000',
  });
});

test('HEAD may be without the headers that need the content', async () => {
  const report = await probeWith({
    take(response, { method, path }) {
      if (method !== 'HEAD') return false;
      const count = path.endsWith('locations') ? 10 : 3;
      const head = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nX-Total-Count: ${count}\r\nX-Limit: 100\r\n`;
      response.socket?.end(`${head}Connection: close\r\n\r\n`);
      return true;
    },
  });
  expect(resultOf(report, 'head').result).toBe('pass');
});

test('HEAD is not compared with a list that changes from answer to answer', async () => {
  let count = 0;
  const report = await probeWith({
    wire: (wire) => ({ ...wire, headers: { ...wire.headers, ETag: `"${++count}"` } }),
  });
  expect(idsOf(report, 'fail')).toEqual(['etag-stable']);
});

test('objects that were updated between two answers are not different in another coding', async () => {
  const report = await probeWith({
    wire: (wire) =>
      wire.headers['Content-Encoding'] === 'gzip'
        ? { ...wire, body: gzipSync(gunzipSync(wire.body).toString().replaceAll('2026-01-10T', '2026-01-09T')) }
        : wire,
  });
  expect(resultOf(report, 'coding-same')).toMatchObject({ result: 'pass' });
});

test('objects without ids in another coding are not taken for others of the same age', async () => {
  const report = await probeWith({
    network: ({ locations, tariffs }) => {
      for (const one of [...locations, ...tariffs]) one.last_updated = '2026-01-10T08:00:00Z';
    },
    reply: (reply, { path }) => {
      if (/locations$|tariffs$/.test(path) && reply.body && Array.isArray(reply.body.data))
        reply.body.data = reply.body.data.map(({ id: _, ...others }) => others);
      return reply;
    },
  });
  expect(resultOf(report, 'coding-same').result).toBe('pass');
});

test('compressed answers that no cache may share need no Vary', async () => {
  const report = await probeWith({
    wire: (wire) => {
      const { Vary: _, ...headers } = wire.headers;
      return { ...wire, headers: { ...headers, 'Cache-Control': 'private, max-age=5' } };
    },
  });
  expect(resultOf(report, 'vary').result).toBe('not-applicable');
});

test('a server that answers everything with HTTP 200 has no errors in HTTP', async () => {
  const report = await probeWith({ reply: (reply) => ({ ...reply, status: reply.status === 204 ? 204 : 200 }) });
  expect(idsOf(report, 'fail')).toEqual([]);
  expect(idsOf(report, 'skipped')).toEqual([]);
  expect(idsOf(report, 'not-applicable')).toContain('request-ids-errors');
});

test('pages of a list that states no limit at all are compared with the limit that was asked for', async () => {
  const report = await probeWith({
    reply: (reply) => {
      delete reply.headers['X-Limit'];
      return reply;
    },
  });
  expect(idsOf(report, 'fail')).toEqual(['limit-header']);
  expect(resultOf(report, 'limit-constant').result).toBe('skipped');
  // All crawls but those in small pages are without a limit.
  expect(resultOf(report, 'page-size').checked).toBeLessThan(resultOf(report, 'list-array').checked);
});
