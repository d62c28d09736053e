/** The copy of the page, made from what browsers give a service worker: whole, of one deployment, and as old as it is. */

import { beforeEach, expect, test, vi } from 'vitest';
import { renewedFile } from '../../../../packages/page/browser/load-json.ts';
import { KEPT_AT, PREFIX, WORKER_PATH } from '../../../../packages/page/service-worker/keep-message.ts';
import { endIfReplaced, keep, keptAnswer } from '../../../../packages/page/service-worker/kept-copy.ts';

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
/** Whether the worker is ended before it writes at a path, or removes a copy. */
let isEndedAt: (what: string) => boolean = () => false;

beforeEach(() => {
  host = new Map([
    ['/', page(SETTINGS)],
    ['/_site/sites.json', 'list'],
  ]);
  before = new Map();
  stored = new Map();
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => !isEndedAt('delete') && stored.delete(name),
    match: async (path: string, { cacheName }: { cacheName: string }) => stored.get(cacheName)?.get(path)?.clone(),
    open: async (name: string) => {
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      return {
        put: async (path: string, answer: Response) => {
          if (isEndedAt(path)) throw new Error('ended');
          entries.set(path, answer);
        },
      };
    },
  });
  vi.stubGlobal('fetch', async (path: string, { cache }: RequestInit) => {
    const text = (cache === 'force-cache' ? before.get(path) : undefined) ?? host.get(path);
    return new Response(text, { status: text === undefined ? 404 : 200 });
  });
});

const keepIt = (script: string, { checkedAt = Date.now(), generation = 'A', data = ['/_site/sites.json'] } = {}) =>
  keep({ cache: `${PREFIX}${script} ${generation}`, inIndex: [SETTINGS], checkedAt, paths: data });

test('what is kept is asked for as the page asks for it, so that the browser has it already', async () => {
  const asked = vi.fn(async (path: string, _init?: RequestInit) =>
    path === '/' ? new Response(page(SETTINGS)) : Response.json({}),
  );
  vi.stubGlobal('fetch', asked);
  await renewedFile('/_site/sites.json').load();
  await keepIt('one');
  const of = asked.mock.calls.filter(([path]) => path === '/_site/sites.json').map(([, init]) => init);
  expect(of.map((init) => init?.cache)).toEqual(['no-cache', 'force-cache']);
  expect(of.map((init) => init?.credentials)).toEqual([undefined, undefined]);
});

test('two tabs of different deployments at once leave one whole copy', async () => {
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
  await expect(keepIt('one')).rejects.toThrow('by now');
  expect(await keptAnswer('/')).toBeUndefined();
});

test('what was kept is as old as the statuses of the page that had it kept', async () => {
  const checkedAt = Date.now() - 1_234;
  await keepIt('one', { checkedAt });
  expect((await keptAnswer('/_site/sites.json'))?.headers.get(KEPT_AT)).toBe(String(checkedAt));
});

const DAY = 86_400_000;

test('what was kept more than seven days ago is dropped', async () => {
  await keepIt('one', { checkedAt: Date.now() - 7 * DAY + 60_000 });
  expect(await keptAnswer('/')).toBeDefined();
  await keepIt('one', { checkedAt: Date.now() - 7 * DAY - 1 });
  expect(await keptAnswer('/')).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('a file of sites that belongs to another list is not kept beside it', async () => {
  for (const path of ['/_site/details-1.json', '/_site/details-2.json']) host.set(path, 'details');
  await keepIt('one', { data: ['/_site/sites.json', '/_site/details-1.json'] });
  await keepIt('one', { data: ['/_site/sites.json', '/_site/details-2.json'] });
  expect(await keptAnswer('/_site/details-1.json')).toBeDefined();
  await keepIt('one', { data: ['/_site/sites.json', '/_site/details-2.json'], generation: 'B' });
  expect(await keptAnswer('/_site/details-1.json')).toBeUndefined();
  expect(await keptAnswer('/_site/details-2.json')).toBeDefined();
});

test.each([
  ['at its first file', '/_site/sites.json'],
  ['when it should count', '/whole'],
])(
  'a copy that was being made when the worker was ended %s does not count, and the one before it does',
  async (_, at) => {
    await keepIt('one');
    host.set('/_site/sites.json', 'list of B');
    isEndedAt = (what) => what === at;
    await expect(keepIt('one', { generation: 'B' })).rejects.toThrow('ended');
    expect(await (await keptAnswer('/_site/sites.json'))?.text()).toBe('list');
    isEndedAt = () => false;
    await keepIt('one', { generation: 'B' });
    expect(await (await keptAnswer('/_site/sites.json'))?.text()).toBe('list of B');
    expect(stored.size).toBe(1);
  },
);

test('where the worker was ended before it removed the copy before, the newest is what is shown', async () => {
  await keepIt('one');
  host.set('/_site/sites.json', 'list of B');
  isEndedAt = (what) => what === 'delete';
  await keepIt('one', { generation: 'B' });
  isEndedAt = () => false;
  expect(stored.size).toBe(2);
  expect(await (await keptAnswer('/_site/sites.json'))?.text()).toBe('list of B');
});

// The last ones: a worker that has ended keeps nothing any more.
test.each([
  ['cannot be had now', 503, 'later', false],
  ['is gone', 404, 'not found', true],
  ['is another page', 200, '<!doctype html>', true],
])('where the file of the worker %s', async (_, status, text, ends) => {
  await keepIt('one');
  stored.set('of another program', new Map());
  const unregister = vi.fn(async () => true);
  vi.stubGlobal('fetch', async (path: string) =>
    path === WORKER_PATH ? new Response(text, { status }) : new Response(host.get(path)),
  );
  await endIfReplaced({ unregister });
  // The page that is left asks for a copy once more.
  await keepIt('one');
  expect([unregister.mock.calls.length, stored.size]).toEqual(ends ? [1, 1] : [0, 2]);
});

test('where it is ours, nobody ends, and nobody asks again', async () => {
  const unregister = vi.fn(async () => true);
  const ask = vi.fn(async () => new Response(`const PREFIX = "${PREFIX}";`));
  vi.stubGlobal('fetch', ask);
  await endIfReplaced({ unregister });
  await endIfReplaced({ unregister });
  expect([unregister.mock.calls.length, ask.mock.calls.length]).toEqual([0, 1]);
});
