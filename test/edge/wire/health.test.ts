/** `/_health.json` on every host, with the paths of wrangler.toml: how old the data is at the time of the answer. */

import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { healthText } from '../../../src/edge/rule/health.ts';
import type { Health } from '../../../src/stored-format/health.ts';
import type { Manifest } from '../../../src/stored-format/manifest.ts';
import { ask } from '../support/http.ts';
import { type RunningEdge, startWithFolder } from '../support/running-edge.ts';
import { HEALTH, LISTS, makeSite, writeSite } from '../support/site.ts';

const PATH = '/_health.json';

let edge: RunningEdge;
let folder: string;
let manifest: Manifest;

beforeAll(async () => {
  const made = await makeSite(LISTS);
  manifest = made.manifest;
  folder = await writeSite(made.site);
  edge = await startWithFolder(folder);
});

afterAll(async () => {
  await edge?.stop();
  await rm(folder, { recursive: true });
});

describe('GET /_health.json', () => {
  test('reports all that the build knew, and the age of the snapshot', async () => {
    const before = Math.floor(Date.now() / 1000) * 1000;
    const answer = await ask(edge.url, PATH);
    const { timestamp, age_seconds, ...known } = JSON.parse(answer.body.toString());
    expect(answer.status).toBe(200);
    expect(known).toEqual(HEALTH);
    expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before);
    expect(Math.abs(age_seconds - (Date.parse(timestamp) - Date.parse(HEALTH.built_at)) / 1000)).toBeLessThanOrEqual(1);
  });

  test('is JSON that any page may read, and a cache may keep for five seconds', async () => {
    const { headers } = await ask(edge.url, PATH, { headers: { Origin: 'https://map.example.net' } });
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'public, max-age=5',
      'access-control-allow-origin': '*',
    });
  });

  test('with a request id is for its client alone', async () => {
    const { headers } = await ask(edge.url, PATH, { headers: { 'X-Request-ID': 'r1' } });
    expect(headers).toMatchObject({ 'x-request-id': 'r1', 'cache-control': 'private, max-age=5' });
  });

  test('HEAD has a length and no body, OPTIONS passes, POST is refused', async () => {
    const head = await ask(edge.url, PATH, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(100);
    expect((await ask(edge.url, PATH, { method: 'OPTIONS' })).status).toBe(204);
    expect((await ask(edge.url, PATH, { method: 'POST' })).status).toBe(405);
  });

  test.each(['/_health.json/', '/api/_health.json', '/_health'])('%s is something else', async (path) => {
    expect((await ask(edge.url, path)).status).toBe(404);
  });
});

describe('the age of a source of statuses', () => {
  const read = Date.UTC(2026, 0, 1);
  const sourceAt = (now: number, source: object) => {
    const sources = [{ name: 'status.csv', max_age_seconds: 60, state: 'fresh', ...source }];
    const health = { ...HEALTH, status_sources: sources } as Health;
    return JSON.parse(healthText({ manifest: { ...manifest, health } }, now)).status_sources[0];
  };
  const updated = { updated_at: '2026-01-01T00:00:00Z' };

  test.each([
    [0, 0, false],
    [999, 0, false],
    [60_999, 60, false],
    [61_000, 61, true],
    [-5000, 0, false],
  ])('%i ms after its update it is %i s, stale: %s', (later, age, isStale) => {
    expect(sourceAt(read + later, updated)).toEqual({
      name: 'status.csv',
      max_age_seconds: 60,
      state: 'fresh',
      ...updated,
      age_seconds: age,
      is_stale: isStale,
    });
  });

  test('one that was never read has no age, and is stale', () => {
    const source = sourceAt(read, { state: 'failed' });
    expect(source).toMatchObject({ state: 'failed', is_stale: true });
    expect(source).not.toHaveProperty('age_seconds');
  });
});
