/** Whole lists without compression where their plain files are not: they were not uploaded, so they are made from the packs. */

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask, envelopeOf } from '../support/http.ts';
import { HOST, type RunningEdge, startWithAssets } from '../support/running-edge.ts';
import { makePlainSite, makeSite, type Site } from '../support/site.ts';

const LOCATIONS = '/api/ocpi/2.2/locations';
const PLAIN = { headers: { 'Accept-Encoding': 'identity' } };

/** So many objects of 600 bytes: several packs. */
const makeLocations = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: `LOC-${i}`,
    name: `Zürich ${'x'.repeat(540)}`,
    last_updated: '2026-01-01T00:00:00Z',
  }));

/** Below and above the size up to which a list is put together before its answer begins. */
const SIZES = [
  ['small', 500],
  ['large', 5000],
] as const;

// Directories have plain files (plain-file.test.ts).
describe.runIf(HOST === 'workerd').each(SIZES)('a %s list', (_, count) => {
  const locations = makeLocations(count);
  let edge: RunningEdge;
  let site: Site;

  // A runtime of its own for each: packs of the test before would still be in memory.
  beforeEach(async () => {
    edge = await startWithAssets((path) => site.get(path) ?? 404);
  });

  afterEach(() => edge?.stop());

  async function uploaded(): Promise<Site> {
    const { site } = await makePlainSite(locations);
    site.delete(LOCATIONS);
    return site;
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

  test('has the headers of an answer from packs of text, as HEAD too', async () => {
    site = await uploaded();
    const answers = [
      await ask(edge.url, LOCATIONS, PLAIN),
      await ask(edge.url, LOCATIONS, { ...PLAIN, method: 'HEAD' }),
    ];
    await edge.stop();
    site = (await makeSite({ locations, tariffs: [] })).site;
    edge = await startWithAssets((path) => site.get(path) ?? 404);
    const { headers } = await ask(edge.url, LOCATIONS, PLAIN);
    for (const answer of answers) expect(answer.headers).toEqual(headers);
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
    const pack = [...damaged.keys()].filter((path) => path.endsWith('.gzip')).at(-1) ?? '';
    if (fault === 'missing') damaged.delete(pack);
    else damaged.set(pack, Buffer.from(damaged.get(pack) ?? []).subarray(0, 100));
    site = damaged;
    const asking = ask(edge.url, LOCATIONS, PLAIN);
    if (count > 1000) await expect(asking).rejects.toThrow('aborted');
    else expect((await asking).status).toBeGreaterThanOrEqual(500);
  });
});
