/** A status source in OCPI, against real HTTPS servers: whole lists by pages, changes, and everything that goes wrong. */

import { describe, expect, test } from 'vitest';
import { type FetchOcpi, fetchOcpi } from '../../../src/sources/status-servers/fetch-ocpi.ts';
import { lastGoodInMemory } from '../../../src/sources/statuses/last-good.ts';
import { internetOf } from '../../../src/sources/urls/internet.ts';
import { NOW } from '../../support/data-directory.ts';
import { only } from '../../support/network-of.ts';
import { type Handler, names, OPEN_WORLD, serve } from '../urls/servers.ts';
import { codes, HOUR, MINUTE, offline, readOne } from './support/read.ts';

const TOKEN = 's3cr3t-token';
const BASE64 = Buffer.from(TOKEN).toString('base64');
const ENVIRONMENT = { CPMS_TOKEN: TOKEN };

const time = (ms: number) => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');
const T = NOW - HOUR;

/** A Location with one EVSE. */
const site = (id: string, status: string, at = T, more: object = {}) => ({
  country_code: 'NL',
  party_id: 'EXA',
  id,
  last_updated: time(at),
  address: 'x',
  evses: [{ uid: `${id}-1`, evse_id: `NL*EXA*E${id}`, status, last_updated: time(at), ...more }],
});

/** What a server does with one request; nothing if it knows no such path. */
interface Page {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

/** A server that answers so, and what it was asked. */
async function ocpi(answer: (asked: URL, authorization: string | undefined, origin: string) => Page | undefined) {
  const asked: string[] = [];
  const handler: Handler = (response, { url = '', headers }) => {
    asked.push(url);
    const page = answer(new URL(url, origin), headers.authorization, origin) ?? { status: 404 };
    response.writeHead(page.status ?? 200, page.headers ?? {});
    response.end(typeof page.body === 'string' ? page.body : JSON.stringify(page.body ?? ''));
  };
  const origin: string = await serve(handler);
  return { origin, asked };
}

const envelope = (data: unknown) => ({ data, status_code: 1000, timestamp: time(NOW) });

/** The page of a list that a request asks for, as OCPI 2.2 gives it (4.1.6). */
function pageOf(list: readonly { readonly last_updated: string }[], asked: URL, size: number): Page {
  const from = asked.searchParams.get('date_from') ?? '';
  const found = list.filter(({ last_updated }) => last_updated >= from);
  const offset = Number(asked.searchParams.get('offset') ?? 0);
  const next = new URL(asked);
  next.searchParams.set('offset', String(offset + size));
  const link = offset + size < found.length ? { Link: `<${next}>; rel="next"` } : {};
  const headers = { 'X-Total-Count': String(found.length), 'X-Limit': String(size), ...link };
  return { headers, body: envelope(found.slice(offset, offset + size)) };
}

const fetch: FetchOcpi = (request) =>
  fetchOcpi(request, internetOf({ ...OPEN_WORLD, lookup: names({ 'inner.test': ['10.0.0.1'] }).lookup }));

/** What is read of a server, with copies that last from one reading to the next. */
function reader(url: string, setting: object = {}, more: object = {}) {
  const lastGood = lastGoodInMemory();
  return (now = NOW) =>
    readOne(offline({ now, lastGood, fetchOcpi: fetch, environment: ENVIRONMENT, ...more }), {
      url,
      format: 'ocpi',
      ...setting,
    });
}

const told = ({ reports }: Awaited<ReturnType<ReturnType<typeof reader>>>) =>
  Object.fromEntries(reports.map(({ evse_uid, status }) => [evse_uid, status]));

describe('a whole list', () => {
  const list = ['A', 'B', 'C', 'D', 'E'].map((id) => site(id, 'CHARGING'));
  const ALL = { 'A-1': 'CHARGING', 'B-1': 'CHARGING', 'C-1': 'CHARGING', 'D-1': 'CHARGING', 'E-1': 'CHARGING' };

  test('by Link', async () => {
    const { origin, asked } = await ocpi((at) => pageOf(list, at, 2));
    const reading = await reader(`${origin}/locations`)();
    expect(reading).toMatchObject({ state: 'fresh', updatedAt: NOW, findings: [] });
    expect(told(reading)).toEqual(ALL);
    expect(reading.reports[0]).toEqual({ evse_uid: 'A-1', status: 'CHARGING', last_updated: T, source: 'hub' });
    expect(asked).toHaveLength(3);
  });

  test('by the versions of the server', async () => {
    const { origin } = await ocpi((at, _, own) => {
      if (at.pathname === '/versions') return { body: envelope([{ version: '2.1.1', url: `${own}/2.1.1` }]) };
      if (at.pathname === '/2.1.1')
        return { body: envelope({ endpoints: [{ identifier: 'locations', url: `${own}/l` }] }) };
      return at.pathname === '/l' ? pageOf(list, at, 3) : undefined;
    });
    expect(told(await reader(`${origin}/versions`)())).toEqual(ALL);
  });

  test('by the versions of the server, which are asked again only when the list has moved', async () => {
    let place = '/l';
    const { origin, asked } = await ocpi((at, _, own) => {
      if (at.pathname === '/versions') return { body: envelope([{ version: '2.2', url: `${own}/2.2` }]) };
      if (at.pathname === '/2.2')
        return { body: envelope({ endpoints: [{ identifier: 'locations', role: 'SENDER', url: own + place }] }) };
      return at.pathname === place ? pageOf(list, at, 5) : undefined;
    });
    const read = reader(`${origin}/versions`);
    const pathsOf = async (now: number) => {
      asked.length = 0;
      expect(told(await read(now))).toEqual(ALL);
      return asked.map((path) => path.replace(/\?.*/, '?since'));
    };
    expect(await pathsOf(NOW)).toEqual(['/versions', '/2.2', '/l']);
    expect(await pathsOf(NOW + MINUTE)).toEqual(['/l?since']);
    place = '/moved';
    expect(await pathsOf(NOW + 2 * MINUTE)).toEqual(['/l?since', '/versions?since', '/2.2', '/moved?since']);
    expect(await pathsOf(NOW + 3 * MINUTE)).toEqual(['/moved?since']);
  });

  test('without an envelope, with other spellings, and times without their Z', async () => {
    const body = [
      {
        Id: 'A',
        LastUpdated: '2025-12-31T22:00:00',
        Evses: [{ Uid: 'a-1', Status: 'available', LastUpdated: '2025-12-31T22:00:00' }],
      },
    ];
    const { origin } = await ocpi(() => ({ body }));
    const reading = await reader(`${origin}/l`)();
    expect(reading.findings).toEqual([]);
    expect(reading.reports).toEqual([
      { evse_uid: 'a-1', status: 'AVAILABLE', last_updated: Date.parse('2025-12-31T22:00:00Z'), source: 'hub' },
    ]);
  });

  test('from a file', async () => {
    const readFile = async () =>
      ({ kind: 'content', bytes: Buffer.from(JSON.stringify(envelope(list))), whole: true }) as const;
    const lastGood = lastGoodInMemory();
    const setting = { url: undefined, file: 'live/locations.json', format: 'ocpi' };
    expect(told(await readOne(offline({ lastGood, readFile }), setting))).toEqual(ALL);
  });

  test('single EVSEs that cannot be read are UNKNOWN', async () => {
    const odd = [
      site('A', 'CHARGING'),
      site('B', 'DANCING'),
      site('C', 'BLOCKED', T, { status: undefined }),
      site('D', 'X', T, { uid: 1 }),
    ];
    const { origin } = await ocpi((at) => pageOf(odd, at, 100));
    const reading = await reader(`${origin}/l`)();
    expect(told(reading)).toEqual({ 'A-1': 'CHARGING', 'B-1': 'UNKNOWN', 'C-1': 'UNKNOWN', '1': 'UNKNOWN' });
    expect(codes(reading)).toEqual(['status-source-row', 'status-source-row', 'status-source-row']);
    expect(reading.findings.map(({ pointer }) => pointer)).toEqual(['/B/evses/0', '/C/evses/0', '/D/evses/0']);
  });

  test('matched by evse_id, however it is written', async () => {
    const { origin } = await ocpi((at) => pageOf([site('A', 'CHARGING'), site('B', 'BLOCKED')], at, 100));
    const uidsByEvseId = () => new Map([['NLEXAEA', 'ours']]);
    const setting = { match: 'evse_id' };
    expect(told(await reader(`${origin}/l`, setting, { uidsByEvseId })())).toEqual({
      ours: 'CHARGING',
      'NL*EXA*EB': 'BLOCKED',
    });
    // With errors in the tables, nobody knows.
    const unknown = await reader(`${origin}/l`, setting)();
    expect(unknown).toMatchObject({ state: 'fresh', reports: [], findings: [] });
  });
});

describe('the token', () => {
  const accept = (form: string) =>
    ocpi((at, authorization) =>
      authorization === form
        ? pageOf([site('A', 'CHARGING'), site('B', 'BLOCKED')], at, 1)
        : { status: 401, body: { status_code: 2001, status_message: `Wrong: ${authorization} ${TOKEN}` } },
    );

  test.each([`Token ${BASE64}`, `Token ${TOKEN}`])('goes in the form that the server takes: %s', async (form) => {
    const { origin } = await accept(form);
    expect(await reader(`${origin}/l`, { token: `\${CPMS_TOKEN}` })()).toMatchObject({ state: 'fresh', findings: [] });
  });

  test('that is refused is in no message, even if the server repeats it', async () => {
    const { origin } = await accept('another');
    const { findings } = await reader(`${origin}/\${CPMS_TOKEN}`, { token: `\${CPMS_TOKEN}` })();
    expect(only(findings).message).toContain('answers HTTP 401. The server says "Wrong: Token … …"');
    expect(JSON.stringify(findings)).not.toContain(TOKEN);
    expect(JSON.stringify(findings)).not.toContain(BASE64);
  });

  test('that is missing is told at its place', async () => {
    const { findings } = await reader('https://127.0.0.1:1/l', { token: `\${OTHER}` })();
    expect(only(findings)).toMatchObject({ code: 'status-source-failed', severity: 'warning', line: 15, column: 16 });
    expect(only(findings).message).toContain('The environment variable OTHER, which "token" needs, is not set.');
  });

  test('and headers do not follow a Link to another server', async () => {
    const seen: unknown[] = [];
    const other = await serve((response, { headers }) => {
      seen.push(headers.authorization, headers['x-tenant']);
      response.end(JSON.stringify(envelope([site('B', 'BLOCKED')])));
    });
    const { origin } = await ocpi(() => ({
      headers: { Link: `<${other}/l>; rel="next"` },
      body: envelope([site('A', 'CHARGING')]),
    }));
    const reading = await reader(`${origin}/l`, { token: `\${CPMS_TOKEN}`, headers: { 'X-Tenant': 'me' } })();
    expect(told(reading)).toEqual({ 'A-1': 'CHARGING', 'B-1': 'BLOCKED' });
    expect(seen).toEqual([undefined, undefined]);
  });
});

describe('a server that told statuses before, and now', () => {
  const good = [site('A', 'CHARGING'), site('B', 'CHARGING'), site('C', 'CHARGING')];
  const next = (url: string) => ({ Link: `<${url}>; rel="next"` });
  const first = (headers: Record<string, string>): Page => ({ headers, body: envelope([site('A', 'AVAILABLE')]) });
  const FAULTS: readonly [name: string, page: (asked: URL, origin: string) => Page, words: string][] = [
    ['answers 401', () => ({ status: 401 }), `answers HTTP 401. If it needs a token, add "token": "\${NAME}"`],
    ['answers 403', () => ({ status: 403, body: '<html>' }), 'answers HTTP 403.'],
    ['asks for less', () => ({ status: 429, headers: { 'Retry-After': '60' } }), 'HTTP 429. It asks to wait 60 s.'],
    [
      'cuts a page',
      ({ search }) => (search === '' ? first(next('?p=2')) : { body: '{"data":[{' }),
      'does not answer with JSON',
    ],
    [
      'fails in the middle',
      ({ search }) => (search === '' ? first(next('?p=2')) : { status: 500 }),
      '/l answers HTTP 500.',
    ],
    ['names its pages in a circle', () => first(next('/l')), 'which was read already'],
    ['never ends', ({ search }) => first(next(`?p=${search.length}`)), 'which was read already'],
    ['names a page inside the network', () => first(next('https://inner.test/l')), 'inside a private network'],
    [
      'names a page at an address inside the network',
      () => first(next('https://10.0.0.1/l')),
      'inside a private network, which is not followed. Its content',
    ],
    [
      'redirects into the network',
      () => ({ status: 302, headers: { Location: 'https://[::1]/l' } }),
      'inside a private',
    ],
    ['names a page with plain http', () => first(next('http://other.test/l')), 'not a web address with https'],
    ['announces more than it gives', () => first({ 'X-Total-Count': '3', 'X-Limit': '1' }), 'the server announced 3'],
    [
      'has an empty page in the middle',
      ({ search }) => (search === '' ? first({ 'X-Total-Count': '3' }) : { body: envelope([]) }),
      'the server announced 3',
    ],
    [
      'says so in the envelope',
      () => ({ body: { status_code: 3000, status_message: 'Oops\u001b[2J' } }),
      'status code 3000. The server says "Oops',
    ],
    ['has no Locations any more', () => ({ body: envelope([]) }), 'It has no Locations with EVSEs.'],
    ['sends a web page', () => ({ body: '<html><title>Log in</title></html>' }), 'does not answer with JSON'],
    [
      'sends too much',
      () => ({ body: envelope([site('x'.repeat(300_000), 'BLOCKED')]) }),
      'It sent more than 200,000 bytes.',
    ],
    [
      'sends EVSEs instead of Locations',
      () => ({ body: envelope([{ uid: 'A-1', status: 'BLOCKED' }]) }),
      'It has no Locations with EVSEs.',
    ],
  ];

  test.each(FAULTS)('%s', async (_, fault, words) => {
    let isBroken = false;
    const { origin } = await ocpi((at, __, own) => (isBroken ? fault(at, own) : pageOf(good, at, 2)));
    const read = reader(`${origin}/l`, { full_list_seconds: 0, max_bytes: 200_000, max_age_seconds: 60 });
    expect(await read()).toMatchObject({ state: 'fresh', findings: [] });
    isBroken = true;
    const broken = await read(NOW + MINUTE);
    expect(broken).toMatchObject({ state: 'fresh', updatedAt: NOW });
    expect(told(broken)).toEqual({ 'A-1': 'CHARGING', 'B-1': 'CHARGING', 'C-1': 'CHARGING' });
    expect(codes(broken)).toEqual(['status-source-failed']);
    expect(only(broken.findings).message).toContain(words);
    expect(only(broken.findings).message).not.toMatch(/\p{Cc}/u);
    expect((await read(NOW + 2 * MINUTE)).state).toBe('stale');
  });

  test('is looked up at a private address, which nobody allowed', async () => {
    const { findings } = await reader('https://inner.test/l')();
    expect(only(findings).message).toContain('"inner.test" (10.0.0.1) is an address inside a private network.');
  });

  test('answers slowly, page after page', async () => {
    let pages = 0;
    const origin: string = await serve((response, { url = '' }) => {
      const body = JSON.stringify(envelope([site(url, 'BLOCKED')]));
      const later = setTimeout(() => response.writeHead(200, next(`${origin}/l?p=${++pages}`)).end(body), 120);
      response.on('close', () => clearTimeout(later));
    });
    const { findings } = await readOne(offline({ fetchOcpi: (request) => fetch({ ...request, timeout: 300 }) }), {
      url: `${origin}/l`,
      format: 'ocpi',
    });
    expect(only(findings).message).toContain('There was no complete answer within 0.3 s.');
    expect(pages).toBeLessThan(4);
  });

  test('changes the order between two pages', async () => {
    let pass = 0;
    const { origin, asked } = await ocpi((at) => {
      if (at.search === '') return pageOf(good, at, 2);
      // B slips to the second page, and C to the first, which was read already.
      return ++pass === 1 ? { body: envelope([good[1]]) } : pageOf(good, at, 2);
    });
    expect(Object.keys(told(await reader(`${origin}/l`)()))).toEqual(['A-1', 'B-1', 'C-1']);
    expect(asked).toHaveLength(4);
  });

  test('changes the order all the time', async () => {
    let answers = 0;
    const { origin } = await ocpi((at) =>
      at.search === '' ? pageOf(good, at, 2) : { body: envelope([good[answers++ % 2]]) },
    );
    expect(only((await reader(`${origin}/l`)()).findings).message).toContain('changes while its pages are read');
  });

  test('names a Location twice, and always has', async () => {
    const twins = [good[0], good[1], good[0], good[2]];
    const { origin } = await ocpi((at) => pageOf(twins as typeof good, at, 2));
    expect(await reader(`${origin}/l`)()).toMatchObject({ state: 'fresh', findings: [] });
  });

  test('has more EVSEs than can be read', { tags: ['slow'] }, async () => {
    const evses = Array.from({ length: 1_000_001 }, () => ({ uid: 'A' }));
    const fetchOcpi: FetchOcpi = async () => ({
      kind: 'content',
      bytes: Buffer.from(JSON.stringify([{ id: 'A', evses }])),
      whole: true,
      crawled: { fullAt: NOW },
    });
    const { findings } = await readOne(offline({ fetchOcpi }), { format: 'ocpi' });
    expect(only(findings).message).toContain('It has more than 1,000,000 rows.');
  });
});

describe('what changed since', () => {
  /** A server whose list can be replaced. */
  async function changing(list: ReturnType<typeof site>[], change?: (at: URL) => Page | undefined) {
    const server = { list };
    const { origin, asked } = await ocpi((at) => change?.(at) ?? pageOf(server.list, at, 2));
    return { server, asked, read: reader(`${origin}/l`) };
  }
  const start = () => ['A', 'B', 'C'].map((id, i) => site(id, 'CHARGING', T + i * MINUTE));

  test('is all that is asked for, with some minutes of overlap', async () => {
    const { server, asked, read } = await changing(start());
    await read();
    asked.length = 0;
    server.list = [...start().slice(0, 2), site('C', 'AVAILABLE', NOW)];
    expect(told(await read(NOW + MINUTE))).toEqual({ 'A-1': 'CHARGING', 'B-1': 'CHARGING', 'C-1': 'AVAILABLE' });
    expect(asked[0]).toBe(`/l?date_from=${time(T - 8 * MINUTE)}`);
    asked.length = 0;
    expect(told(await read(NOW + 2 * MINUTE))).toEqual({ 'A-1': 'CHARGING', 'B-1': 'CHARGING', 'C-1': 'AVAILABLE' });
    expect(asked).toEqual([`/l?date_from=${time(NOW - 10 * MINUTE)}`]);
  });

  test('may be nothing', async () => {
    const { server, read } = await changing(start());
    await read();
    server.list = [];
    expect(told(await read(NOW + MINUTE))).toEqual({ 'A-1': 'CHARGING', 'B-1': 'CHARGING', 'C-1': 'CHARGING' });
  });

  test('may leave EVSEs out that a Location no longer has', async () => {
    const { server, read } = await changing(start());
    await read();
    server.list = [{ ...site('C', 'AVAILABLE', NOW), evses: [] }];
    expect(told(await read(NOW + MINUTE))).toEqual({ 'A-1': 'CHARGING', 'B-1': 'CHARGING' });
  });

  test('is not asked for when the whole list is too old', async () => {
    const { server, asked, read } = await changing(start());
    await read();
    server.list = start().slice(0, 2);
    asked.length = 0;
    expect(told(await read(NOW + 15 * MINUTE))).toEqual({ 'A-1': 'CHARGING', 'B-1': 'CHARGING' });
    expect(asked).toEqual(['/l']);
  });

  test.each<[string, Page]>([
    ['refuses the parameter', { status: 400 }],
    ['answers it with nonsense', { body: '<html>' }],
  ])('is not asked for again where the server %s', async (_, page) => {
    const { server, asked, read } = await changing(start(), (at) =>
      at.searchParams.has('date_from') ? page : undefined,
    );
    await read();
    server.list = start().map((location) => ({ ...location, last_updated: time(NOW) }));
    asked.length = 0;
    expect(await read(NOW + MINUTE)).toMatchObject({ state: 'fresh', updatedAt: NOW + MINUTE, findings: [] });
    expect(asked).toHaveLength(3);
    asked.length = 0;
    await read(NOW + 2 * MINUTE);
    expect(asked.filter((path) => path.includes('date_from'))).toEqual([]);
  });

  test.each<[string, ReturnType<typeof site>[]]>([
    ['changes EVSEs later than their Location', [site('A', 'CHARGING', T, { last_updated: time(NOW) })]],
    ['has Locations without a time', [{ ...site('A', 'CHARGING'), last_updated: 'never' }]],
  ])('is not asked for where the server %s', async (_, list) => {
    const { asked, read } = await changing(list);
    await read();
    asked.length = 0;
    await read(NOW + MINUTE);
    expect(asked).toEqual(['/l']);
  });

  test('is no longer asked for once a change was seen only in the whole list', async () => {
    const { server, asked, read } = await changing([site('A', 'CHARGING')]);
    await read();
    server.list = [site('A', 'AVAILABLE')];
    expect(told(await read(NOW + 20 * MINUTE))).toEqual({ 'A-1': 'AVAILABLE' });
    asked.length = 0;
    await read(NOW + 21 * MINUTE);
    await read(NOW + 23 * HOUR);
    expect(asked).toEqual(['/l', '/l']);
    server.list = [site('A', 'BLOCKED', NOW + HOUR)];
    await read(NOW + 25 * HOUR);
    asked.length = 0;
    await read(NOW + 25 * HOUR + MINUTE);
    expect(asked[0]).toContain('date_from');
  });
});
