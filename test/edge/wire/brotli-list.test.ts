/** Large lists, which are stored without brotli, for clients that accept brotli and not gzip. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, envelopeOf, textOfExchange } from '../support/http.ts';
import { type ReplaceableSite, startReplaceable } from '../support/replaceable-site.ts';
import { HOST } from '../support/running-edge.ts';
import { makePlainSite, makeSite, type Site } from '../support/site.ts';

const LOCATIONS = '/api/ocpi/2.2/locations';
const accepting = (codings: string) => ({ headers: { 'Accept-Encoding': codings } });
const withoutTime = (text: string) => text.replace(/"timestamp":"[^"]*"}$/, '');

/** 3 MB in several packs. */
const makeLocations = (name: string) =>
  Array.from({ length: 5000 }, (_, i) => ({
    id: `LOC-${i}`,
    name: `${name} ${(i * 2_654_435_761) % 4_294_967_296} ${'x'.repeat(540)}`,
    last_updated: '2026-01-01T00:00:00Z',
  }));

let edge: ReplaceableSite;

beforeAll(async () => {
  edge = await startReplaceable(LOCATIONS);
});

afterAll(() => edge?.stop());

describe.runIf(HOST === 'workerd')('where computing is dear', () => {
  test.each([
    ['from the edge rule they are plain', () => edge.url, undefined],
    ['the front of Cloudflare, as wrangler emulates it, compresses them', () => edge.frontUrl, 'br'],
  ])('%s', async (_, url, coding) => {
    await edge.publish((await makeSite({ locations: makeLocations('Bern'), tariffs: [] })).site);
    const answer = await ask(url(), LOCATIONS, accepting('br'));
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(envelopeOf(answer).data).toHaveLength(5000);
  });
});

describe.runIf(HOST !== 'workerd').each([
  ['a plain file', makePlainSite],
  ['packs of text', (locations: readonly unknown[]) => makeSite({ locations, tariffs: [] })],
])('a list that has %s', (which, make) => {
  const listOf = async (name: string) => (await make(makeLocations(`${which} ${name}`))).site;
  let basel: Promise<Site> | undefined;

  test('is in brotli what it is without, with a fresh timestamp', async () => {
    await edge.publish(await listOf('Zürich'));
    const before = Date.now();
    const plain = await ask(edge.url, LOCATIONS, accepting('identity'));
    const answer = await ask(edge.url, LOCATIONS, accepting('br'));
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(answer.body.length).toBeLessThan(plain.body.length / 10);
    expect(withoutTime(textOfExchange(answer))).toBe(withoutTime(textOfExchange(plain)));
    expect(Date.parse(envelopeOf(answer).timestamp)).toBeGreaterThanOrEqual(before);
    const { 'content-encoding': _, ...headers } = answer.headers;
    expect({ ...headers, 'content-length': plain.headers['content-length'] }).toEqual(plain.headers);
  });

  test('has the same headers as HEAD, and 304 without compressing anything', async () => {
    await edge.publish(await listOf('Genf'));
    const { etag = '' } = (await ask(edge.url, LOCATIONS, { ...accepting('identity'), method: 'HEAD' })).headers;
    edge.asked.length = 0;
    const known = { headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } };
    expect((await ask(edge.url, LOCATIONS, known)).status).toBe(304);
    expect(edge.asked.filter((path) => path.endsWith('.gzip'))).toEqual([]);
    const head = await ask(edge.url, LOCATIONS, { ...accepting('br'), method: 'HEAD' });
    const answer = await ask(edge.url, LOCATIONS, accepting('br'));
    expect(head.headers).toEqual(answer.headers);
    expect(head.body).toHaveLength(0);
  });

  test('is compressed once for all who ask at the same time, and those who ask later', async () => {
    await edge.publish(await listOf('Bern'));
    const first = await Promise.all(Array.from({ length: 8 }, () => ask(edge.url, LOCATIONS, accepting('br'))));
    const bodies = [...first, await ask(edge.url, LOCATIONS, accepting('br'))].map(textOfExchange);
    expect(new Set(bodies.map(withoutTime)).size).toBe(1);
    const packs = edge.asked.filter((path) => path.endsWith('.gzip'));
    expect(packs.length).toBeGreaterThan(1);
    expect(new Set(packs).size).toBe(packs.length);
  });

  test.each([
    ['gzip, br', 'gzip'],
    ['br, gzip;q=0.1', 'gzip'],
    ['gzip, br;q=0.5', 'gzip'],
    ['identity, br;q=0.5', undefined],
    ['br;q=0', undefined],
    ['br, gzip;q=0', 'br'],
    ['br;q=0.5', 'br'],
  ])('Accept-Encoding: %s gets %s', async (codings, coding) => {
    basel ??= listOf('Basel');
    await edge.publish(await basel);
    const answer = await ask(edge.url, LOCATIONS, accepting(codings));
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(envelopeOf(answer).data).toHaveLength(5000);
  });

  test('of which a pack is missing is answered by 503, and in brotli as soon as it is there', async () => {
    const { site: whole, manifest } = await make(makeLocations(`${which} Chur`));
    const pack = manifest.by_version['2.2']?.locations.gzip.at(-1)?.path ?? '';
    const incomplete = new Map(whole);
    incomplete.delete(pack);
    await edge.publish(incomplete);
    expect((await ask(edge.url, LOCATIONS, accepting('br'))).status).toBe(503);
    await edge.publish(whole);
    const answer = await ask(edge.url, LOCATIONS, accepting('br'));
    expect(answer.headers['content-encoding']).toBe('br');
    expect(envelopeOf(answer).data).toHaveLength(5000);
  });
});
