/** The copy of the page, made from what browsers give a service worker: whole, of one deployment, and as old as it is. */

import { beforeEach, expect, test, vi } from 'vitest';
import { KEPT_AT } from '../../../../packages/page/service-worker/keep-message.ts';
import { keep, keptAnswer } from '../../../../packages/page/service-worker/kept-copy.ts';

const SETTINGS = JSON.stringify({ name: 'R&D "North" <1>' });
const page = (settings: string) =>
  `<div id="page" data-settings="${settings
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')}"></div>`;

/** What the host answers, and what the browser has of before. */
let host: Map<string, string>;
let before: Map<string, string>;
let stored: Map<string, Map<string, Response>>;

beforeEach(() => {
  host = new Map([
    ['/', page(SETTINGS)],
    ['/_site/sites.json', 'list'],
  ]);
  before = new Map();
  stored = new Map();
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => {
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      return {
        match: async (path: string) => entries.get(path)?.clone(),
        put: async (path: string, answer: Response) => void entries.set(path, answer),
        delete: async (path: string) => entries.delete(path),
        keys: async () => [...entries.keys()].map((path) => ({ url: `https://charge.example.org${path}` })),
      };
    },
  });
  vi.stubGlobal('fetch', async (path: string, { cache }: RequestInit) => {
    const text = (cache === 'force-cache' ? before.get(path) : undefined) ?? host.get(path);
    return new Response(text, { status: text === undefined ? 404 : 200 });
  });
});

const keepIt = (generation: string, checkedAt = 1_000) =>
  keep({ kind: 'keep', generation, settings: SETTINGS, checkedAt, assets: [], data: ['/_site/sites.json'] });

test('two tabs of different deployments at once leave one whole copy', async () => {
  // Threads would make one of them the first by chance.
  const digest = async (_: unknown, { buffer }: Uint8Array) => buffer;
  vi.stubGlobal('crypto', { subtle: { digest } });
  await Promise.all([keepIt('one'), keepIt('two')]);
  expect(stored.size).toBe(1);
  expect(await (await keptAnswer('/_site/sites.json'))?.text()).toBe('list');
});

test('after a copy that could not be made, others are', async () => {
  const list = host.get('/_site/sites.json') ?? '';
  host.delete('/_site/sites.json');
  await expect(keepIt('one')).rejects.toThrow('/_site/sites.json answers 404');
  host.set('/_site/sites.json', list);
  await keepIt('one');
  expect(await keptAnswer('/')).toBeDefined();
});

test('the page that is kept is that of now, not one that the browser has of before', async () => {
  before.set('/', page('{}'));
  await keepIt('one');
  expect(await (await keptAnswer('/'))?.text()).toBe(page(SETTINGS));
});

test('a page with other settings than those that are shown is not kept', async () => {
  host.set('/', page('{"name":"Renamed"}'));
  await expect(keepIt('one')).rejects.toThrow('other settings');
  expect(stored.size).toBe(0);
});

test('what was kept is as old as the statuses of the page that had it kept', async () => {
  await keepIt('one', 1_234);
  expect((await keptAnswer('/_site/sites.json'))?.headers.get(KEPT_AT)).toBe('1234');
});
