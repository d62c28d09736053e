/** How pushes are answered. */

import { beforeEach, describe, expect, test } from 'vitest';
import { answerPush } from '../../../packages/live-worker/push-route.ts';
import { parsePush } from '../../../src/live/feed/pushed-statuses.ts';
import { StoreFault } from '../../../src/live/store/store.ts';
import { createMemoryStore, type Memory } from '../../live/support/memory-store.ts';

const T = Date.parse('2026-11-23T12:00:00Z');
const SECRET = 'a-secret-of-thirty-two-characters';

interface Push {
  readonly path?: string;
  readonly method?: string;
  readonly authorization?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

let memory: Memory;
let stored: number;

beforeEach(() => {
  memory = new Map();
  stored = 0;
});

function push(
  { path = '/_live/statuses', method = 'POST', authorization = `Bearer ${SECRET}`, body = [], headers = {} }: Push,
  {
    secret,
    turn = async () => {},
    isKnown,
  }: { secret?: string | undefined; turn?: () => Promise<void>; isKnown?: (id: string) => boolean } = {
    secret: SECRET,
  },
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const sent = method === 'GET' ? {} : { body: text };
  const request = new Request(`https://ocpi.test${path}`, {
    method,
    headers: { ...headers, ...(authorization === '' ? {} : { Authorization: authorization }) },
    ...sent,
  });
  const store = createMemoryStore({ memory, turn });
  return answerPush(request, { store, secret, known: async () => isKnown, clock: () => T, stored: () => stored++ });
}

const RIGHT = [{ evse_uid: 'E-1', status: 'CHARGING' }];

test.each<[string, Push]>([
  ['a list', { body: RIGHT }],
  ['statuses by uid', { body: { 'E-1': 'CHARGING' } }],
  ['a PATCH', { path: '/_live/statuses/E%2D1', method: 'PATCH', body: { status: 'CHARGING' } }],
  ['a POST of one', { path: '/_live/statuses/E-1', body: { status: 'CHARGING', uid: 'E-2' } }],
])('%s is stored as an object of its own', async (_, right) => {
  const answer = await push(right);
  expect(answer?.status).toBe(202);
  expect(answer?.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer?.json()).toEqual({ message: 'Stored: 1 status.' });
  const [object] = [...memory.values()];
  expect(object?.path).toMatch(/^\/_pushed\/\d{15}-[\da-f-]{36}$/);
  expect(object && parsePush(object.bytes, 'name')).toEqual({
    name: 'name',
    at: T,
    statuses: [['E-1', 'CHARGING', null]],
  });
  expect(stored).toBe(1);
});

test('the answer says how many EVSEs the network has not, and of these the newest are stored', async () => {
  const isKnown = (id: string) => id === 'E-1';
  const some = await push({ body: [...RIGHT, { evse_uid: 'X-1', status: 'CHARGING' }] }, { secret: SECRET, isKnown });
  expect(await some?.json()).toEqual({
    message: 'Stored: 2 statuses. The network has no EVSE for 1 status; the newest are kept for 30 days.',
    ...{ unknown: 1, dropped: 0 },
  });
  memory.clear();
  const old = { evse_uid: 'X-old', status: 'CHARGING', last_updated: '2026-11-20T00:00:00Z' };
  const many = Array.from({ length: 10_001 }, (_, i) => ({ evse_uid: `X-${i}`, status: 'CHARGING' }));
  const answer = await push({ body: [old, ...many, ...RIGHT] }, { secret: SECRET, isKnown });
  expect(answer?.status).toBe(202);
  expect(await answer?.json()).toMatchObject({
    message: expect.stringContaining('Stored: 10,001 statuses.'),
    ...{ unknown: 10_002, dropped: 2 },
  });
  const [object] = [...memory.values()];
  const uids = object && parsePush(object.bytes, 'name')?.statuses.map(([uid]) => uid);
  expect(uids).toHaveLength(10_001);
  expect(uids).not.toContain('X-old');
  expect(uids).toContain('E-1');
});

describe('nothing is stored', () => {
  test.each<[status: number, why: string, Push]>([
    [401, 'no secret', { body: RIGHT, authorization: '' }],
    [401, 'an empty secret', { body: RIGHT, authorization: 'Bearer ' }],
    [401, 'a wrong secret', { body: RIGHT, authorization: 'Bearer wrong' }],
    [401, 'half of the secret', { body: RIGHT, authorization: `Bearer ${SECRET.slice(0, 9)}` }],
    [401, 'more than the secret', { body: RIGHT, authorization: `Bearer ${SECRET}x` }],
    [401, 'another scheme', { body: RIGHT, authorization: `Token ${SECRET}` }],
    [405, 'GET', { method: 'GET' }],
    [405, 'PUT', { method: 'PUT', body: RIGHT }],
    [405, 'PATCH of the list', { method: 'PATCH', body: RIGHT }],
    [413, 'too much', { body: ' '.repeat(5_000_001) }],
    [413, 'too much, as it says itself', { headers: { 'Content-Length': '5000001' } }],
    [400, 'no JSON', { body: 'no JSON' }],
    [400, 'an empty list', { body: [] }],
    [400, 'no status', { body: [...RIGHT, { evse_uid: 'E-2', status: 'ON FIRE' }] }],
    [400, 'a removal', { body: [{ evse_uid: 'E-1', status: 'REMOVED' }] }],
    [400, 'a patch without a status', { path: '/_live/statuses/E-1', body: { last_updated: '2026-01-01T00:00:00Z' } }],
    [400, 'no uid', { path: '/_live/statuses/', body: { status: 'CHARGING' } }],
  ])('%i: %s', async (status, _, wrong) => {
    const answer = await push(wrong);
    expect(answer?.status).toBe(status);
    expect(await answer?.json()).toEqual({ message: expect.stringMatching(/[^.]\.$|secret/) });
    expect([memory.size, stored]).toEqual([0, 0]);
  });

  test('503: the store is away', async () => {
    const turn = async () => Promise.reject(new StoreFault('the store is away'));
    const answer = await push({ body: RIGHT }, { secret: SECRET, turn });
    expect(answer?.status).toBe(503);
    expect(answer?.headers.get('Retry-After')).toBe('1');
    expect(stored).toBe(0);
  });
});

test('without a secret of the Worker, the paths do not exist, and others never do', async () => {
  for (const secret of [undefined, ''])
    for (const authorization of ['', 'Bearer ', `Bearer ${SECRET}`])
      expect((await push({ body: RIGHT, authorization }, { secret }))?.status).toBe(404);
  for (const path of ['/_live/statusesX', '/_live', '/_live/statuses.json', '/_live/statuses/%ff', '/status.json'])
    expect(await push({ path, body: RIGHT })).toBeUndefined();
});
