/** The whole way without a machine, in workerd: source or push -> bucket -> changed answer. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Evse } from '../../../src/ocpi/types.ts';
import { type PublishedNetwork, publishNetwork } from '../../live/support/published-network.ts';
import { type ChargingSystem, startChargingSystem } from './support/charging-system.ts';
import { bundleWorker, type RunningWorker, startWorker } from './support/running-worker.ts';

const TOKEN = 't0ken-of-the-charging-system';
const SECRET = 'a-secret-of-thirty-two-characters';
const EVSE = (uid: string) => `/api/ocpi/2.2/locations/L-1/${uid}`;

let system: ChargingSystem;
let network: PublishedNetwork;
let worker: RunningWorker;

beforeAll(async () => {
  system = await startChargingSystem(TOKEN);
  const source = { name: 'cpms', url: system.url, headers: { Authorization: `Token \${CPMS_TOKEN}` } };
  const sources = [{ ...source, allow_private_address: true }];
  network = await publishNetwork({ evses: 600, now: Math.floor(Date.now() / 1000) * 1000 - 5000, sources });
  worker = await startWorker(network, { CPMS_TOKEN: TOKEN, LIVE_PUSH_SECRET: SECRET });
});

afterAll(async () => {
  await worker?.[Symbol.asyncDispose]();
  await system?.[Symbol.asyncDispose]();
  network?.[Symbol.dispose]();
});

async function evse(uid: string): Promise<{ status: string; etag: string | null; last_updated: string }> {
  const answer = await worker.ask(EVSE(uid));
  const { data } = (await answer.json()) as { data: Evse };
  return { status: data.status, etag: answer.headers.get('ETag'), last_updated: data.last_updated };
}

/** An isolate keeps the head for a second. */
const until = (uid: string, status: string) =>
  expect.poll(async () => (await evse(uid)).status, { timeout: 30_000, interval: 100 }).toBe(status);

const push = (body: unknown, { path = '', method = 'POST', secret = SECRET } = {}) => {
  const headers = { Authorization: `Bearer ${secret}` };
  return worker.ask(`/_live/statuses${path}`, { method, headers, body: JSON.stringify(body) });
};

test('a round: what the charging system says is in the API, in /status.json and in health', async () => {
  const before = await evse('E-1');
  system.statuses.set('E-1', 'CHARGING').set('E-2', 'AVAILABLE');
  await worker.round();
  await until('E-1', 'CHARGING');
  const after = await evse('E-1');
  expect(after.etag).not.toBe(before.etag);
  expect(after.last_updated > before.last_updated).toBe(true);
  const file = (await (await worker.ask('/status.json')).json()) as { evses: Record<string, { status: string }> };
  expect(JSON.stringify(file.evses)).toContain('CHARGING');
  const health = (await (await worker.ask('/_health.json?strict')).json()) as Record<string, unknown>;
  expect(health).toMatchObject({ status_sources: [{ name: 'cpms', state: 'fresh' }] });
  expect(system.asked).toEqual({ right: 1, wrong: 0 });
});

test('a round records what the head names, so that the rest can be removed', async () => {
  expect(await worker.bucket.head('_live/named.json')).not.toBeNull();
});

test('a round in which nothing changes puts nothing but the last good copy', async () => {
  const { etag } = (await worker.bucket.head('_snapshot/manifest.json')) ?? {};
  await worker.round();
  expect((await worker.bucket.head('_snapshot/manifest.json'))?.etag).toBe(etag);
});

test('a charging system that fails: its last good copy counts, and health says so', async () => {
  system.failsWith = 500;
  system.statuses.set('E-1', 'AVAILABLE');
  await worker.round();
  expect((await evse('E-1')).status).toBe('CHARGING');
  system.failsWith = undefined;
  await worker.round();
  await until('E-1', 'AVAILABLE');
});

describe('a push', () => {
  test('of a list, and of one EVSE by PATCH, is stored and then in the API', async () => {
    const at = new Date(Date.now() + 1000).toISOString();
    expect((await push([{ evse_uid: 'E-2', status: 'OUTOFORDER', last_updated: at }])).status).toBe(202);
    const patch = { status: 'BLOCKED', last_updated: at };
    expect((await push(patch, { path: '/E-3', method: 'PATCH' })).status).toBe(202);
    await until('E-2', 'OUTOFORDER');
    await until('E-3', 'BLOCKED');
    await expect.poll(async () => (await worker.bucket.list({ prefix: '_pushed/' })).objects.length).toBe(0);
  });

  test('is known in later rounds', async () => {
    await worker.round();
    await worker.round();
    expect(await evse('E-3')).toMatchObject({ status: 'BLOCKED' });
  });

  test('without the secret is refused', async () => {
    for (const secret of ['', 'wrong']) {
      expect((await push([{ evse_uid: 'E-1', status: 'BLOCKED' }], { secret })).status).toBe(401);
      expect((await worker.bucket.list({ prefix: '_pushed/' })).objects).toEqual([]);
    }
  });
});

test('is no larger than a free Worker may be', async () => {
  expect((await bundleWorker()).length).toBeLessThan(700_000);
});
