/** From which head the edge rule of a live network answers, whatever becomes of the store. The clock is the test's own. */

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toResponse } from '../../src/edge/hosts/directory.ts';
import { answerRequest } from '../../src/edge/rule/answer-request.ts';
import type { Host } from '../../src/edge/rule/host.ts';
import { HEAD_AWAITED_MS, LIVE_LEAD_MS, MANIFEST_FORMAT, MANIFEST_KEPT_MS } from '../../src/stored-format/manifest.ts';
import { runs } from '../support/sampled.ts';
import { FakeStore, type Head, makeHead, makeLiveHost } from './support/live-site.ts';
import { makeSite, type Site } from './support/site.ts';

const START = Date.UTC(2026, 0, 1);
const at = (seconds: number) => new Date(START + 1000 * seconds).toISOString().replace('.000Z', 'Z');
const namesOf = (name: string) => ({ locations: [{ id: 'L-1', name, last_updated: at(0) }], tariffs: [] });

/** Heads that follow each other. Each expires a minute after its moment. */
const HEADS: readonly Head[] = await Promise.all(
  [0, 1, 2, 3, 4].map((i) => makeHead(namesOf(`head ${i}`), { moment: at(10 * i), expires: at(10 * i + 60) })),
);
const FALLBACK: Site = (await makeSite(namesOf('fallback'), { moment: at(-100) })).site;

let store: FakeStore;
let host: Host;

beforeEach(() => {
  // Files are hashed on other threads, which the clock of the test does not move.
  vi.useFakeTimers({ now: START, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  // What is logged is said elsewhere.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  store = new FakeStore();
  host = makeLiveHost(FALLBACK, store);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const headOf = (i: number): Head => {
  const head = HEADS[i];
  if (head === undefined) throw new Error(`there is no head ${i}`);
  return head;
};

async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return toResponse(await answerRequest(new Request(`https://ocpi.test${path}`, { headers }), host, Date.now()));
}

/** Which snapshot an answer is from. */
async function answered(): Promise<string> {
  const answer = await get('/api/ocpi/2.2/locations');
  if (answer.status !== 200) return String(answer.status);
  return ((await answer.json()) as { data: { name: string }[] }).data[0]?.name ?? 'nothing';
}

async function health(): Promise<{ head: string; expires?: string }> {
  return (await (await get('/_health.json')).json()) as { head: string; expires?: string };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** The result, with as much time gone by as it takes. */
async function inTheEnd<T>(work: Promise<T>): Promise<T> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await pass(20);
    await new Promise(setImmediate);
  }
  return done;
}

const forever = () => new Promise<void>(() => {});

describe('a head', () => {
  test('is read once for all who ask within a second', async () => {
    store.publish(headOf(0));
    expect(await Promise.all([answered(), answered()])).toEqual(['head 0', 'head 0']);
    await pass(MANIFEST_KEPT_MS - 1);
    expect(await answered()).toBe('head 0');
    expect(store.asked.filter((path) => path.endsWith('manifest.json'))).toHaveLength(1);
  });

  test('is answered from while it is read again, and no longer than was promised', async () => {
    store.publish(headOf(0));
    await answered();
    store.publish(headOf(1));
    await pass(MANIFEST_KEPT_MS);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    store.before = (path) => (path.endsWith('manifest.json') ? held : undefined);
    expect(await answered()).toBe('head 0');
    await pass(HEAD_AWAITED_MS - 1);
    expect(await answered()).toBe('head 0');
    await pass(1);
    const waiting = answered();
    letGo();
    expect(await waiting).toBe('head 1');
  });

  test('that is older does not replace the newest one, and health says so', async () => {
    store.publish(headOf(1));
    expect(await answered()).toBe('head 1');
    store.publish(headOf(0));
    for (let i = 0; i < 5; i++) {
      await pass(LIVE_LEAD_MS);
      expect(await answered()).toBe('head 1');
    }
    expect(await health()).toMatchObject({ head: 'kept', expires: at(70) });
    store.publish(headOf(2));
    await pass(LIVE_LEAD_MS);
    expect(await answered()).toBe('head 2');
    expect(await health()).toMatchObject({ head: 'live', expires: at(80) });
  });

  test('of the same moment replaces another only if it does not expire before', async () => {
    const [early, late] = await Promise.all(
      [100, 200].map((expires) => makeHead(namesOf('the same'), { moment: at(50), expires: at(expires) })),
    );
    for (const head of [early, late, early]) {
      if (head) store.publish(head);
      await pass(LIVE_LEAD_MS);
      await health();
    }
    expect(await health()).toMatchObject({ head: 'kept', expires: at(200) });
  });

  const DAMAGE: Readonly<Record<string, (head: Uint8Array) => Uint8Array | undefined>> = {
    missing: () => undefined,
    half: (head) => head.subarray(0, head.length >> 1),
    empty: () => new Uint8Array(),
    'no JSON': () => Buffer.from('<html>'),
    'other JSON': () => Buffer.from('null'),
    'without its members': () => Buffer.from(JSON.stringify({ format: MANIFEST_FORMAT, moment: at(100) })),
    'of another format': (head) => Buffer.from(head.toString().replace(`"format":${MANIFEST_FORMAT}`, '"format":99')),
  };

  test.each(Object.entries(DAMAGE))('that is %s counts as none', async (_, damage) => {
    store.publish(headOf(0));
    const whole = store.head ?? new Uint8Array();
    store.head = damage(whole);
    expect(await answered()).toBe('fallback');
    expect(await health()).toMatchObject({ head: 'fallback' });
    store.head = whole;
    await pass(MANIFEST_KEPT_MS);
    expect(await answered()).toBe('head 0');
    store.head = damage(headOf(1).files.get('/_snapshot/manifest.json') ?? whole);
    await pass(LIVE_LEAD_MS);
    expect(await answered()).toBe('head 0');
    expect(await health()).toMatchObject({ head: 'kept' });
  });

  test('that is older than what was deployed gives way to it', async () => {
    const { site } = await makeSite(namesOf('deployed later'), { moment: at(5) });
    host = makeLiveHost(site, store);
    store.publish(headOf(0));
    expect(await answered()).toBe('deployed later');
    store.publish(headOf(1));
    await pass(LIVE_LEAD_MS);
    expect(await answered()).toBe('head 1');
  });
});

describe('a store', () => {
  const away = () => Promise.reject(new Error('The store is away.'));

  test('that is away leaves what was seen, however old, and is noticed when it is back', async () => {
    store.publish(headOf(0));
    await answered();
    store.before = away;
    for (let i = 0; i < 50; i++) {
      await pass(700);
      expect(await answered()).toBe('head 0');
    }
    expect(await health()).toMatchObject({ head: 'kept' });
    store.publish(headOf(1));
    store.before = () => {};
    await pass(LIVE_LEAD_MS);
    expect(await answered()).toBe('head 1');
    expect(await health()).toMatchObject({ head: 'live' });
  });

  test('that is away from the beginning leaves the fallback', async () => {
    store.before = away;
    expect(await answered()).toBe('fallback');
    expect(await health()).toMatchObject({ head: 'fallback' });
  });

  test('that never answers holds nobody up for longer than three seconds, and not everybody', async () => {
    store.publish(headOf(0));
    await answered();
    store.before = forever;
    await pass(60_000);
    const begun = Date.now();
    expect(await inTheEnd(answered())).toBe('head 0');
    expect(Date.now() - begun).toBeLessThan(LIVE_LEAD_MS + 100);
    // The next one does not wait.
    expect(await answered()).toBe('head 0');
    store.publish(headOf(1));
    store.before = () => {};
    await pass(MANIFEST_KEPT_MS + LIVE_LEAD_MS);
    expect(await answered()).toBe('head 1');
  });

  test('without a deployed snapshot either is 503', async () => {
    host = makeLiveHost(new Map(), store);
    expect(await answered()).toBe('503');
    store.publish(headOf(0));
    await pass(MANIFEST_KEPT_MS);
    expect(await answered()).toBe('head 0');
  });
});

test('whatever happens when, no answer is from a head that was replaced more than three seconds ago, and none goes back', async () => {
  const event = fc.record({
    /** After the event before, in ms. */
    after: fc.oneof(fc.nat(400), fc.nat(4000)),
    what: fc.constantFrom('swap', 'ask', 'ask', 'ask'),
    /** How long the store takes from now on, in ms. */
    slow: fc.oneof(fc.constant(0), fc.nat(2500)),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 40 }), async (events) => {
      store = new FakeStore();
      host = makeLiveHost(FALLBACK, store);
      store.publish(headOf(0));
      const swapped = [Date.now()];
      let newest = 0;
      for (const { after, what, slow } of events) {
        await pass(after);
        store.before = () => new Promise((resolve) => setTimeout(resolve, slow));
        if (what === 'swap' && swapped.length < HEADS.length) {
          store.publish(headOf(swapped.length));
          swapped.push(Date.now());
        }
        if (what !== 'ask') continue;
        const asked = Date.now();
        const promised = swapped.findLastIndex((time) => time <= asked - LIVE_LEAD_MS);
        const from = Number(/^head (\d)$/.exec(await inTheEnd(answered()))?.[1]);
        expect(from).toBeGreaterThanOrEqual(Math.max(promised, newest));
        newest = from;
      }
    }),
    runs(20, 120),
  );
});
