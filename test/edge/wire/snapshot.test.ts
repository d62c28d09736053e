/** The edge rule over a site that changes, or is broken, while the worker runs. */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MANIFEST_PATH } from '../../../src/stored-format/manifest.ts';
import { ask, envelopeOf } from '../support/http.ts';
import { type AssetSource, type RunningEdge, startWithAssets } from '../support/running-edge.ts';
import { GONE, LISTS, makeForgettableSite } from '../support/site.ts';

const LOCATIONS = '/api/ocpi/2.2/locations';
const NEW = await makeForgettableSite({ ...LISTS, locations: [{ id: 'NEW-1' }] });

/** Another one in each test: what the edge has read of it stays in its memory. */
let OLD = NEW;
let turn = 0;

let edge: RunningEdge;
let source: AssetSource;
let asked: string[];

beforeAll(async () => {
  edge = await startWithAssets((path) => {
    asked.push(path);
    return source(path);
  });
});

afterAll(() => edge?.stop());

beforeEach(async () => {
  // Every test begins with an old snapshot, of which the manifest alone is known.
  OLD = await makeForgettableSite({ ...LISTS, locations: [...LISTS.locations, { id: `OLD-${turn++}` }] });
  source = () => 404;
  await ask(edge.url, GONE);
  source = published(OLD.site);
  await ask(edge.url, LOCATIONS, { method: 'HEAD' });
  asked = [];
});

const published =
  (site: ReadonlyMap<string, Uint8Array>): AssetSource =>
  (path) =>
    site.get(path) ?? 404;

const without =
  (...missing: string[]): AssetSource =>
  (path) =>
    missing.includes(path) ? 404 : (OLD.site.get(path) ?? 404);

describe('a site that was replaced', () => {
  test('a body that has gone is looked for in the new snapshot, and all of the answer is from there', async () => {
    source = published(NEW.site);
    const answer = await ask(edge.url, LOCATIONS, { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers['x-total-count']).toBe('1');
    expect(answer.headers.etag).toBe(`W/"${NEW.manifest.by_version['2.2']?.locations.etag}"`);
    expect(envelopeOf(answer)).toMatchObject({ data: [{ id: 'NEW-1' }] });
  });

  test('many clients at that time all get one snapshot or the other, never a mixture', async () => {
    source = published(NEW.site);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        ask(edge.url, LOCATIONS, { headers: { 'Accept-Encoding': ['gzip', 'identity'][index % 2] ?? 'gzip' } }),
      ),
    );
    for (const answer of answers) expect(envelopeOf(answer)).toMatchObject({ data: [{ id: 'NEW-1' }] });
  });
});

describe('a body that is missing', () => {
  const lastPack = () => OLD.manifest.by_version['2.2']?.locations.gzip.at(-1)?.path ?? '';

  test.each(['gzip', 'identity'])(
    '%s: 503 with an envelope, which nobody may keep, after one look for a new manifest',
    async (coding) => {
      source = without(lastPack());
      const headers = { 'Accept-Encoding': coding, 'X-Request-ID': 'r1' };
      const answer = await ask(edge.url, LOCATIONS, { headers });
      expect(answer.status).toBe(503);
      expect(answer.headers).toMatchObject({
        'retry-after': '2',
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
        'x-request-id': 'r1',
      });
      expect(envelopeOf(answer)).toMatchObject({
        status_code: 3000,
        status_message: expect.stringContaining('missing'),
      });
      expect(asked.filter((path) => path === MANIFEST_PATH)).toHaveLength(1);
    },
  );

  test('a body that ends early is an error, not padded', async () => {
    source = (path) => (path === lastPack() ? Buffer.alloc(3) : (OLD.site.get(path) ?? 404));
    expect((await ask(edge.url, LOCATIONS, { headers: { 'Accept-Encoding': 'gzip' } })).status).toBe(500);
  });
});

describe('a snapshot that was built just now', () => {
  /** As `wrangler dev` shows it: the manifest at once, new files later, and those of the old one as broken. */
  const shown = async (...sizes: readonly number[]) => {
    const { site, manifest } = await makeForgettableSite({
      ...LISTS,
      locations: sizes.map((id) => ({ id: `JUST-${id}` })),
    });
    const health = { ...manifest.health, built_at: new Date().toISOString() };
    const text = Buffer.from(JSON.stringify({ ...manifest, health }));
    return new Map([...site, [MANIFEST_PATH, text]]);
  };

  test.each([
    ['not there', 404],
    ['broken', 500],
  ])('its files are waited for while they are %s', async (_, status) => {
    const site = await shown(1, status);
    let missed = 0;
    source = (path) => {
      if (path === MANIFEST_PATH) return site.get(path) ?? 404;
      return missed++ < 6 ? status : (site.get(path) ?? 404);
    };
    const answer = await ask(edge.url, `${LOCATIONS}?limit=1`);
    expect(answer.status).toBe(200);
    expect(envelopeOf(answer)).toMatchObject({ data: [{ id: 'JUST-1' }] });
  });

  test('but not for ever', { tags: ['slow'] }, async () => {
    const site = await shown(2);
    source = (path) => (path === MANIFEST_PATH ? (site.get(path) ?? 404) : 404);
    const answer = await ask(edge.url, LOCATIONS);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
    const looks = asked.filter((path) => path === MANIFEST_PATH).length;
    expect(looks).toBeGreaterThan(3);
    expect(looks).toBeLessThan(10);
  });
});

describe('the manifest', () => {
  /** Makes the worker read the manifest, by the way of a body that is missing, from a site that has `manifest` there. */
  const askWithManifest = (manifest: Uint8Array | number) => {
    source = (path) => (path === MANIFEST_PATH ? manifest : 404);
    return ask(edge.url, GONE);
  };

  test.each([
    ['missing', 404, 503, /Nothing has been published/],
    ['unreadable', 500, 503, /manifest\.json could not be read/],
    ['not JSON', Buffer.from('<html>'), 500, /could not be answered/],
    ['of an earlier format', Buffer.from('{"format":1}'), 500, /an unknown format/],
    ['of a later format', Buffer.from('{"format":4}'), 500, /an unknown format/],
  ])('%s: an error with an envelope', async (_, manifest, status, message) => {
    const answer = await askWithManifest(manifest);
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(envelopeOf(answer)).toMatchObject({ status_code: 3000, status_message: expect.stringMatching(message) });
  });

  test('a failure is not kept', async () => {
    await askWithManifest(404);
    source = published(NEW.site);
    expect((await ask(edge.url, LOCATIONS)).status).toBe(200);
  });

  test('one reading serves many requests', async () => {
    await askWithManifest(404);
    asked = [];
    source = async (path) => {
      await new Promise(setImmediate);
      return NEW.site.get(path) ?? 404;
    };
    await Promise.all(Array.from({ length: 40 }, () => ask(edge.url, LOCATIONS)));
    expect(asked.filter((path) => path === MANIFEST_PATH).length).toBeLessThanOrEqual(2);
  });

  test('a client that leaves while it is read does not leave the others waiting', async () => {
    await askWithManifest(404);
    const isAsked = Promise.withResolvers<void>();
    const manifest = Promise.withResolvers<Uint8Array>();
    source = (path) => {
      if (path !== MANIFEST_PATH) return OLD.site.get(path) ?? 404;
      isAsked.resolve();
      return manifest.promise;
    };
    const leaving = new AbortController();
    const first = fetch(new URL(LOCATIONS, edge.url), { signal: leaving.signal }).catch(() => 'left');
    await isAsked.promise;
    const second = ask(edge.url, LOCATIONS);
    leaving.abort();
    expect(await first).toBe('left');
    // The runtime has time to notice, and would drop all that belongs to the first request.
    for (let turn = 0; turn < 20; turn += 1) await ask(edge.url, LOCATIONS, { method: 'OPTIONS' });
    manifest.resolve(OLD.site.get(MANIFEST_PATH) ?? Buffer.alloc(0));
    expect((await second).status).toBe(200);
  });

  test('neither a preflight nor a refused method needs it', async () => {
    source = () => 500;
    expect((await ask(edge.url, LOCATIONS, { method: 'OPTIONS' })).status).toBe(204);
    expect((await ask(edge.url, LOCATIONS, { method: 'POST' })).status).toBe(405);
    expect(asked).toEqual([]);
  });
});
