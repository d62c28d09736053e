/** Whole lists without compression, from their plain files, on every host that has them (inflated-list.test.ts). */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, envelopeOf } from '../support/http.ts';
import { type ReplaceableSite, startReplaceable } from '../support/replaceable-site.ts';
import { HOST } from '../support/running-edge.ts';
import { makePlainSite, makeSite } from '../support/site.ts';

const LOCATIONS = '/api/ocpi/2.2/locations';
const PLAIN = { headers: { 'Accept-Encoding': 'identity' } };
const IN_FULL = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** So many objects of 600 bytes. */
const makeLocations = (count: number, name: string) =>
  Array.from({ length: count }, (_, i) => ({
    id: `LOC-${i}`,
    name: `${name} ${'x'.repeat(540)}`,
    last_updated: '2026-01-01T00:00:00Z',
  }));

/** Below and above the size up to which a file is read before the answer begins. */
const SIZES = [
  ['small', 500],
  ['large', 5000],
] as const;

let edge: ReplaceableSite;

beforeAll(async () => {
  edge = await startReplaceable(LOCATIONS);
});

afterAll(() => edge?.stop());

describe.runIf(HOST !== 'workerd').each(SIZES)('a %s list', (_, count) => {
  const locations = makeLocations(count, 'Zürich');

  test('is its plain file with a fresh timestamp, and no pack is read', async () => {
    const before = Date.now();
    await edge.publish((await makePlainSite(locations)).site);
    const answer = await ask(edge.url, LOCATIONS, PLAIN);
    expect(edge.asked).toContain(LOCATIONS);
    expect(edge.asked.filter((path) => /\.(gzip|identity|br)$/.test(path))).toEqual([]);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    const { data, timestamp } = envelopeOf(answer);
    expect(data).toEqual(locations);
    expect(timestamp).toMatch(IN_FULL);
    expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before);
  });

  test('has the headers of an answer that is put together from packs', async () => {
    await edge.publish((await makePlainSite(locations)).site);
    const answers = [
      await ask(edge.url, LOCATIONS, PLAIN),
      await ask(edge.url, LOCATIONS, { ...PLAIN, method: 'HEAD' }),
    ];
    await edge.publish((await makeSite({ locations, tariffs: [] })).site);
    const { headers } = await ask(edge.url, LOCATIONS, PLAIN);
    for (const answer of answers) expect({ ...answer.headers, date: headers.date }).toEqual(headers);
  });

  test('whose plain file is missing is answered by 503', async () => {
    const { site: incomplete } = await makePlainSite(locations);
    incomplete.delete(LOCATIONS);
    await edge.publish(incomplete);
    const answer = await ask(edge.url, LOCATIONS, PLAIN);
    expect(answer.status).toBe(503);
    expect(envelopeOf(answer).status_code).toBe(3000);
  });
});

describe.runIf(HOST !== 'workerd')('the plain file of another snapshot', () => {
  const CHANGED = '2026-02-02T00:00:00Z';

  /** The manifest of one snapshot, and the plain file of the next one, which is of the same length. */
  async function mixed(count: number) {
    const [old, next] = [
      await makePlainSite(makeLocations(count, 'old')),
      await makePlainSite(makeLocations(count, 'new')),
    ];
    const file = Buffer.from(next.site.get(LOCATIONS) ?? []).toString();
    const later = Buffer.from(file.replace(/"timestamp":".*"}$/, `"timestamp":"${CHANGED.replace('Z', '.000Z')}"}`));
    expect(later.length).toBe(old.site.get(LOCATIONS)?.length);
    return new Map([...old.site, [LOCATIONS, later]]);
  }

  test('is not sent, if it is small', async () => {
    await edge.publish(await mixed(500));
    expect((await ask(edge.url, LOCATIONS, PLAIN)).status).toBe(503);
  });

  test('is not sent if the snapshot of the manifest has gone, however large', async () => {
    const site = await mixed(5000);
    for (const path of site.keys()) if (path.endsWith('.index')) site.delete(path);
    await edge.publish(site);
    expect((await ask(edge.url, LOCATIONS, PLAIN)).status).toBe(503);
  });

  test('is cut off before its end, if it is large and the snapshot is there', async () => {
    await edge.publish(await mixed(5000));
    await expect(ask(edge.url, LOCATIONS, PLAIN)).rejects.toThrow('aborted');
  });

  test('that is too short is cut off too', async () => {
    const { site: damaged } = await makePlainSite(makeLocations(5000, 'short'));
    damaged.set(LOCATIONS, Buffer.from(damaged.get(LOCATIONS) ?? []).subarray(0, 2e6));
    await edge.publish(damaged);
    await expect(ask(edge.url, LOCATIONS, PLAIN)).rejects.toThrow('aborted');
  });
});
