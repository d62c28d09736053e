/** From where the files of a live network come: the store or what was deployed, whichever has them whole. */

import { beforeEach, expect, test, vi } from 'vitest';
import { toResponse } from '../../../src/edge/hosts/directory.ts';
import { answerRequest } from '../../../src/edge/rule/answer-request.ts';
import type { Host } from '../../../src/edge/rule/host.ts';
import { answerLiveFile } from '../../../src/edge/rule/live-file.ts';
import { MANIFEST_PATH, type Manifest } from '../../../src/stored-format/manifest.ts';
import { FakeStore, makeHead, makeLiveHost } from '../support/live-site.ts';
import { makeSite, type Site } from '../support/site.ts';

const LIST = '/api/ocpi/2.2/locations';
const namesOf = (name: string) => ({ locations: [{ id: 'L-1', name }], tariffs: [] });
const PATH = '/status.json';
const TEXT = `{"evses":${JSON.stringify(Object.fromEntries(Array.from({ length: 99 }, (_, i) => [`E-${i}`, 'AVAILABLE'])))}}`;
const HEAD = await makeHead(
  namesOf('head'),
  { moment: '2026-01-02T00:00:00Z', expires: '2026-01-02T00:01:00Z' },
  { [PATH]: TEXT },
);
const DEPLOYED: Site = (await makeSite(namesOf('deployed'))).site;
/** Some bodies of the head were deployed, too. */
const SHARED = [...HEAD.files.keys()].filter((path) => path !== MANIFEST_PATH && DEPLOYED.has(path));
const OWN = [...HEAD.files.keys()].filter((path) => !DEPLOYED.has(path));

let store: FakeStore;
let host: Host;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  store = new FakeStore();
  store.publish(HEAD);
  host = makeLiveHost(DEPLOYED, store);
  return () => vi.restoreAllMocks();
});

async function answered(path = LIST): Promise<string> {
  const answer = toResponse(await answerRequest(new Request(`https://ocpi.test${path}`), host, Date.now()));
  return `${answer.status} ${await answer.text()}`;
}

test('what was deployed is never asked of the store', async () => {
  expect(SHARED.length).toBeGreaterThan(0);
  expect(await answered('/api/ocpi/versions')).toMatch(/^200/);
  expect(store.asked.filter((path) => SHARED.includes(path))).toEqual([]);
});

test('what is in neither of the two, or half, is answered from what was deployed', async () => {
  for (const change of [() => undefined, (bytes: Uint8Array) => bytes.subarray(1)]) {
    store = new FakeStore();
    store.publish(HEAD);
    host = makeLiveHost(DEPLOYED, store);
    for (const path of OWN) {
      const changed = change(HEAD.files.get(path) ?? new Uint8Array());
      if (changed) store.objects.set(path, changed);
      else store.objects.delete(path);
    }
    expect(await answered()).toMatch(/^200 .*"deployed"/);
  }
});

test('bytes that are not those that their path is named after are as good as none', async () => {
  const path = OWN.find((one) => one.endsWith('.index')) ?? '';
  const bytes = Uint8Array.from(HEAD.files.get(path) ?? []);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  store.objects.set(path, bytes);
  expect(await host.read(path)).toBeUndefined();
  expect(await host.has(path)).toBe(false);
  store.publish(HEAD);
  expect(await host.has(path)).toBe(true);
});

test('what the store does not give is looked for in the other place', async () => {
  const both: Site = new Map([...DEPLOYED, ...[...HEAD.files].filter(([path]) => path !== MANIFEST_PATH)]);
  host = makeLiveHost(both, store);
  store.before = (path) => (path === MANIFEST_PATH ? undefined : Promise.reject(new Error('The store is away.')));
  expect(await answered()).toMatch(/^200 .*"head"/);
  for (const path of SHARED) both.delete(path);
  store.before = () => {};
  expect(await answered('/api/ocpi/versions')).toMatch(/^200/);
});

test('a head that says wrong things of its bodies is not answered from', async () => {
  const text = Buffer.from(store.head ?? []).toString();
  store.head = Buffer.from(text.replace(/"(bytes|size)":(\d+)/g, (_, name, count) => `"${name}":${Number(count) + 1}`));
  expect(await answered('/api/ocpi/versions')).toMatch(/^200/);
  expect(await file()).toBeUndefined();
});

async function file(method = 'GET', headers: Record<string, string> = {}): Promise<Response | undefined> {
  const request = new Request(`https://ocpi.test${PATH}`, { method, headers });
  const answer = await answerLiveFile(request, PATH, host, Date.now());
  return answer && toResponse(answer);
}

test('a live file is as long as it says, for HEAD too, and other methods are refused', async () => {
  const [whole, head] = [await file(), await file('HEAD')];
  expect(await whole?.text()).toBe(TEXT);
  expect(whole?.headers.get('Content-Length')).toBe(String(TEXT.length));
  expect([...(head?.headers ?? [])]).toEqual([...(whole?.headers ?? [])]);
  expect(await head?.text()).toBe('');
  const zipped = await file('GET', { 'Accept-Encoding': 'gzip' });
  expect(zipped?.headers.get('Content-Encoding')).toBe('gzip');
  expect(Number(zipped?.headers.get('Content-Length'))).toBeLessThan(TEXT.length / 2);
  expect((await file('OPTIONS'))?.status).toBe(204);
  expect((await file('POST'))?.status).toBe(405);
});

test('a live file that cannot be had is the plain one of the site', async () => {
  for (const path of OWN) store.objects.delete(path);
  expect(await file()).toBeUndefined();
  store.before = () => Promise.reject(new Error('The store is away.'));
  host = makeLiveHost(new Map(), store);
  expect(await file()).toBeUndefined();
});

test('health with ?strict is 503 from when on the head should have been replaced', async () => {
  const at = async (time: string) => {
    const request = new Request('https://ocpi.test/_health.json?strict');
    return (await answerRequest(request, makeLiveHost(DEPLOYED, store), Date.parse(time))).status;
  };
  expect(await at('2026-01-02T00:01:00Z')).toBe(200);
  expect(await at('2026-01-02T00:01:01Z')).toBe(503);
  const hub = { name: 'hub', updated_at: '2026-01-01T00:00:00Z', max_age_seconds: 60 };
  for (const [state, status] of [
    ['fresh', 200],
    ['stale', 503],
    ['failed', 503],
  ] as const) {
    const manifest = JSON.parse(new TextDecoder().decode(store.head)) as Manifest;
    const health = { ...manifest.health, status_sources: [{ ...hub, state }] };
    store.head = new TextEncoder().encode(JSON.stringify({ ...manifest, health }));
    expect(await at('2026-01-02T00:00:30Z'), state).toBe(status);
  }
  store.head = undefined;
  expect(await at('2026-01-02T00:00:30Z')).toBe(503);
});
