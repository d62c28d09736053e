/** Whole lists for clients without gzip: the texts of the packs. */

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MANIFEST_PATH, type Manifest } from '../../../src/stored-format/manifest.ts';
import { ask, envelopeOf } from '../support/http.ts';
import { type RunningEdge, startWithAssets } from '../support/running-edge.ts';
import { makeSite, type Site } from '../support/site.ts';

const LOCATIONS = '/api/ocpi/2.2/locations';
const PLAIN = { headers: { 'Accept-Encoding': 'identity' } };

/** So many objects of 600 bytes: several packs. */
const makeLocations = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: `LOC-${i}`,
    name: `Zürich ${'x'.repeat(540)}`,
    last_updated: '2026-01-01T00:00:00Z',
  }));

const lastPackOf = (site: Site) => {
  const { by_version } = JSON.parse(Buffer.from(site.get(MANIFEST_PATH) ?? []).toString()) as Manifest;
  return by_version['2.2']?.locations.gzip.at(-1)?.path ?? '';
};

/** Below and above the size up to which a list is put together before its answer begins. */
const SIZES = [
  ['small', 500],
  ['large', 5000],
] as const;

describe.each(SIZES)('a %s list', (_, count) => {
  const locations = makeLocations(count);
  let edge: RunningEdge;
  let site: Site;

  // A runtime of its own for each: packs of the test before would still be in memory.
  beforeEach(async () => {
    edge = await startWithAssets((path) => site.get(path) ?? 404);
  });

  afterEach(() => edge?.stop());

  async function uploaded(): Promise<Site> {
    return (await makeSite({ locations, tariffs: [] })).site;
  }

  test('is its packs as text with a fresh timestamp, of the length that was said', async () => {
    const before = Date.now();
    site = await uploaded();
    const answer = await ask(edge.url, LOCATIONS, PLAIN);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    const { data, timestamp } = envelopeOf(answer);
    expect(data).toEqual(locations);
    expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before);
  });

  test('has the headers of HEAD', async () => {
    site = await uploaded();
    const answer = await ask(edge.url, LOCATIONS, PLAIN);
    const { headers } = await ask(edge.url, LOCATIONS, { ...PLAIN, method: 'HEAD' });
    expect(headers).toEqual({ ...answer.headers, date: headers.date });
  });

  test('whose index is missing is answered by 503', async () => {
    const incomplete = await uploaded();
    for (const path of incomplete.keys()) if (path.endsWith('.index')) incomplete.delete(path);
    site = incomplete;
    const answer = await ask(edge.url, LOCATIONS, PLAIN);
    expect(answer.status).toBe(503);
  });

  test.each([['missing'], ['cut']])('of which a pack is %s is never sent as if it were whole', async (fault) => {
    const damaged = await uploaded();
    const pack = lastPackOf(damaged);
    if (fault === 'missing') damaged.delete(pack);
    else damaged.set(pack, Buffer.from(damaged.get(pack) ?? []).subarray(0, 100));
    site = damaged;
    const asking = ask(edge.url, LOCATIONS, PLAIN);
    if (count > 1000) await expect(asking).rejects.toThrow('aborted');
    else expect((await asking).status).toBeGreaterThanOrEqual(500);
  });
});
