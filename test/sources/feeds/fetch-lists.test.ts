/** Lists fetched from a server: whole, within bounds, and the token only where it belongs. */

import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { type FetchRequest, fetchLists } from '../../../src/sources/feeds/fetch-lists.ts';
import { CouldNotFetch } from '../../../src/sources/feeds/list-client.ts';
import { openConnection } from '../../../src/sources/http/connection.ts';
import { type Answer, type Asked, type OcpiServer, serveLists } from './ocpi-server.ts';

const TOKEN = 'example-token';
const BASE64 = 'ZXhhbXBsZS10b2tlbg==';
const LIMITS = { timeout: 60_000, maxRequests: 20, maxBytes: 100_000 };

const open: OcpiServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function serve(answer: (asked: Asked, origin: string) => Answer | undefined): Promise<OcpiServer> {
  const server = await serveLists(answer);
  open.push(server);
  return server;
}

/** A server whose answers are a table by path. */
const serveTable = (table: (origin: string) => { readonly [path: string]: Answer }) =>
  serve(({ path }, origin) => table(origin)[path]);

type Options = Partial<FetchRequest> & { readonly token?: string };

const ADVICE = 'If it needs a token, put it into the environment as OCPI_TOKEN.';

async function fetchFrom(url: string, { token, ...options }: Options = {}) {
  const connection = openConnection();
  try {
    const credentials = { token, advice: ADVICE };
    const request = { url: new URL(url), wanted: ['locations', 'tariffs'], credentials, limits: LIMITS } as const;
    const lists = await fetchLists({ ...request, ...options }, { send: connection.send, now: () => 0 });
    const ids = (documents: readonly { readonly bytes: Uint8Array }[] = []) =>
      documents.flatMap(({ bytes }) =>
        (JSON.parse(Buffer.from(bytes).toString()) as { data: { id: string }[] }).data.map(({ id }) => id),
      );
    return { ...lists, ids: ids(lists.locations), tariffIds: ids(lists.tariffs) };
  } finally {
    connection.close();
  }
}

const failure = async (url: string, options: Options = {}): Promise<string> => {
  const error = await fetchFrom(url, options).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CouldNotFetch);
  return error instanceof CouldNotFetch ? error.message : '';
};

const page = (...ids: readonly string[]) => ({ data: ids.map((id) => ({ id, address: 'x' })), status_code: 1000 });
const linkTo = (url: string) => ({ Link: `<${url}>; rel="next"` });

describe('pages', () => {
  test('Link is followed to the end, and every page is a document', async () => {
    const { origin } = await serveTable((own) => ({
      '/l': { body: page('1'), headers: { ...linkTo(`${own}/l?offset=1&limit=1&key=secret`), 'X-Total-Count': '3' } },
      '/l?offset=1&limit=1&key=secret': { body: page('2'), headers: linkTo('/l?offset=2') },
      '/l?offset=2': { body: page('3') },
    }));
    const { ids, locations } = await fetchFrom(`${origin}/l`);
    expect(ids).toEqual(['1', '2', '3']);
    expect(locations?.map(({ path }) => path)).toEqual([
      `${origin}/l`,
      `${origin}/l?offset=1&limit=1`,
      `${origin}/l?offset=2`,
    ]);
  });

  test('without Link, X-Total-Count and X-Limit lead to the next page', async () => {
    const headers = { 'X-Total-Count': '3', 'X-Limit': '2' };
    const { origin, asked } = await serveTable(() => ({
      '/l': { body: page('1', '2'), headers },
      '/l?offset=2&limit=2': { body: page('3'), headers },
    }));
    expect((await fetchFrom(`${origin}/l`)).ids).toEqual(['1', '2', '3']);
    expect(asked).toHaveLength(2);
  });

  test('a next page in the body is followed', async () => {
    const { origin } = await serveTable(() => ({
      '/l': { body: { ...page('1'), next_path: '/l?page=2' } },
      '/l?page=2': { body: { ...page('2'), next_path: null } },
    }));
    expect((await fetchFrom(`${origin}/l`)).ids).toEqual(['1', '2']);
  });

  test('compressed answers', async () => {
    const body = gzipSync(JSON.stringify(page('1')));
    const { origin } = await serveTable(() => ({ '/l': { body, headers: { 'Content-Encoding': 'gzip' } } }));
    expect((await fetchFrom(`${origin}/l`)).ids).toEqual(['1']);
  });
});

describe('half a list is an error', () => {
  test.each<readonly [what: string, second: Answer, message: RegExp]>([
    ['a page that is missing', { status: 404 }, /\/l\?offset=1 answers HTTP 404\./],
    [
      'a page that fails',
      { body: { status_code: 3000, status_message: 'Oops' } },
      /status code 3000\. The server says "Oops"/,
    ],
    ['a page of a website', { body: '<html>' }, /does not answer with JSON/],
    ['a page without a list', { body: { data: null, status_code: 1000 } }, /no list of locations or tariffs/],
    ['a page that names itself', { body: page('2'), headers: linkTo('?offset=1') }, /was read already/],
    ['a page that names the first one', { body: page('2'), headers: linkTo('/l') }, /was read already/],
    [
      'a next page that is no web address',
      { body: page('2'), headers: linkTo('ftp://example.com/l') },
      /not a web address/,
    ],
    [
      'a compressed page that is damaged',
      { body: 'x', headers: { 'Content-Encoding': 'gzip' } },
      /does not answer with JSON/,
    ],
  ])('%s', async (_, second, message) => {
    const { origin } = await serveTable(() => ({
      '/l': { body: page('1'), headers: linkTo('?offset=1') },
      '/l?offset=1': second,
    }));
    expect(await failure(`${origin}/l`)).toMatch(message);
  });

  test.each([page(), page('1')])('the rest is announced, but nobody gets it', async (rest) => {
    const { origin } = await serve(({ path }) => ({
      body: path === '/l' ? page('1') : rest,
      headers: { 'X-Total-Count': '1000', 'X-Limit': '1' },
    }));
    expect(await failure(`${origin}/l`)).toMatch(/after 1 object, but the server announced 1,000/);
  });

  test('a list without an end', async () => {
    const { origin, asked } = await serve(({ path }) => ({ body: page('1'), headers: linkTo(`${path}x`) }));
    expect(await failure(`${origin}/l`)).toContain('more than 20 pages');
    expect(asked).toHaveLength(20);
  });

  test('more bytes than allowed, also when compressed', async () => {
    const large = JSON.stringify(page('x'.repeat(60_000)));
    const bomb = {
      body: gzipSync(JSON.stringify(page('x'.repeat(5_000_000)))),
      headers: { 'Content-Encoding': 'gzip' },
    };
    const { origin } = await serveTable(() => ({
      '/l': { body: large, headers: linkTo('?offset=1') },
      '/l?offset=1': { body: large },
      '/bomb': bomb,
    }));
    expect(await failure(`${origin}/l`)).toContain('more than 100 kB');
    expect(await failure(`${origin}/bomb`)).toContain('more than 100 kB');
  });

  test('a list that becomes shorter meanwhile is read once more', async () => {
    let asked = 0;
    const { origin } = await serve(({ path }) => {
      const total = String(++asked === 1 ? 3 : 2);
      if (path !== '/l') return { body: page(asked === 2 ? '3' : '2'), headers: { 'X-Total-Count': total } };
      return { body: page('1'), headers: { ...linkTo('/l?offset=1'), 'X-Total-Count': total } };
    });
    expect((await fetchFrom(`${origin}/l`)).ids).toEqual(['1', '2']);
  });

  test('a list that becomes shorter each time', async () => {
    let total = 1000;
    const { origin, asked } = await serve(({ path }) => ({
      body: page(path),
      headers: { ...linkTo(`${path}x`), 'X-Total-Count': String(total--) },
    }));
    expect(await failure(`${origin}/l`)).toContain('became shorter while its pages were read');
    expect(asked).toHaveLength(4);
  });

  test('a total that is only that of the page says nothing', async () => {
    const { origin } = await serveTable(() => ({
      '/l': { body: page('1', '2'), headers: { ...linkTo('/l?offset=2'), 'X-Total-Count': '2' } },
      '/l?offset=2': { body: page('3'), headers: { 'X-Total-Count': '1' } },
    }));
    expect((await fetchFrom(`${origin}/l`)).ids).toEqual(['1', '2', '3']);
  });

  test('a server that asks to be left alone', async () => {
    const { origin } = await serveTable(() => ({ '/l': { status: 429, headers: { 'Retry-After': '120' } } }));
    expect(await failure(`${origin}/l`)).toContain('answers HTTP 429. It asks to wait 120 s.');
  });

  test('one deadline holds for all pages', async () => {
    const { origin } = await serve(({ path }) => ({ body: page(path), headers: linkTo(`${path}x`) }));
    const connection = openConnection();
    let time = 0;
    const now = () => {
      time += 20_000;
      return time;
    };
    const credentials = { advice: ADVICE };
    const request = { url: new URL(`${origin}/l`), wanted: ['locations'], credentials, limits: LIMITS } as const;
    await expect(fetchLists(request, { send: connection.send, now })).rejects.toThrow('not complete within 60.0 s');
    connection.close();
  });

  test('a connection that breaks', async () => {
    const { origin, close } = await serve(() => undefined);
    await close();
    expect(await failure(`${origin}/l`)).toContain('gave no complete answer');
  });
});

describe('redirects', () => {
  test('are followed, and not forever', async () => {
    const { origin } = await serveTable(() => ({
      '/l': { status: 301, headers: { Location: '/l/' } },
      '/l/': { body: page('1') },
      '/round': { status: 302, headers: { Location: '/round' } },
      '/nowhere': { status: 302, headers: { Location: 'file:///etc/hostname' } },
    }));
    expect((await fetchFrom(`${origin}/l`)).ids).toEqual(['1']);
    expect(await failure(`${origin}/round`)).toContain('redirects more than 5 times');
    expect(await failure(`${origin}/nowhere`)).toContain('not to a web address');
  });
});

describe('the versions of a server', () => {
  const versions = (origin: string, ...offered: readonly string[]) => ({
    body: { status_code: 1000, data: offered.map((version) => ({ version, url: `${origin}/${version}` })) },
  });
  const details = (origin: string, ...endpoints: readonly (readonly [identifier: string, role?: string])[]) => ({
    body: {
      status_code: 1000,
      data: {
        version: 'x',
        endpoints: endpoints.map(([identifier, role]) => ({
          identifier,
          role,
          url: `${origin}/${role ?? 'all'}/${identifier}`,
        })),
      },
    },
  });

  test('lead to the lists that the server sends', async () => {
    const { origin } = await serveTable((own) => ({
      '/versions': versions(own, '2.1.1', '2.2', '2.2.1', '2.3.0'),
      '/2.3.0': details(own, ['locations', 'RECEIVER'], ['locations', 'SENDER'], ['tariffs', 'SENDER']),
      '/SENDER/locations': { body: page('L') },
      '/SENDER/tariffs': { body: { data: [{ id: 'T', elements: [] }] } },
    }));
    expect(await fetchFrom(`${origin}/versions`)).toMatchObject({ ids: ['L'], tariffIds: ['T'] });
    expect((await fetchFrom(`${origin}/versions`, { wanted: ['locations'] })).tariffIds).toEqual([]);
    expect((await fetchFrom(`${origin}/versions`, { wanted: ['tariffs'] })).tariffIds).toEqual(['T']);
  });

  test('details of a version, of 2.1.1 without roles and tariffs', async () => {
    const { origin } = await serveTable((own) => ({
      '/2.1.1': details(own, ['locations']),
      '/all/locations': { body: page('L') },
    }));
    expect(await fetchFrom(`${origin}/2.1.1`)).toMatchObject({ ids: ['L'], tariffIds: [] });
  });

  test('in the forms of servers that misread the specification', async () => {
    const { origin } = await serveTable((own) => ({
      '/versions': { body: { data: { versions: [{ version: '2.2', url: '/2.2' }] }, status_code: 1000 } },
      '/2.2': { body: { data: [{ version: '2.2', endpoints: [{ identifier: 'locations', url: `${own}/l` }] }] } },
      '/l': { body: page('L') },
    }));
    expect((await fetchFrom(`${origin}/versions`)).ids).toEqual(['L']);
  });

  test('without a version or a list that can be read', async () => {
    const { origin } = await serveTable((own) => ({
      '/versions': versions(own, '2.0', '3.0'),
      '/2.2': { body: { data: { endpoints: [null, 1, { identifier: 'locations', role: { toString: 1 }, url: {} }] } } },
      '/odd': versions(own, '2.2.1'),
      '/2.2.1': { body: page('1') },
    }));
    expect(await failure(`${origin}/versions`)).toContain('none of the OCPI versions 2.3.0, 2.2.1, 2.2, 2.1.1');
    expect(await failure(`${origin}/2.2`)).toContain('no endpoint for locations');
    expect(await failure(`${origin}/odd`)).toContain('no list of endpoints');
  });
});

describe('the token', () => {
  const accept = (...accepted: readonly string[]) =>
    serve(({ authorization, path }, own) =>
      accepted.includes(authorization ?? '')
        ? { body: page(path), headers: path === '/l' ? linkTo(`${own}/l?offset=1`) : {} }
        : { status: 401, body: { status_code: 2001, status_message: `Not ${authorization} ${TOKEN}` } },
    );

  test('goes in Base64, with one question where that is accepted', async () => {
    const { origin, asked } = await accept(`Token ${BASE64}`);
    expect((await fetchFrom(`${origin}/l`, { token: TOKEN })).ids).toHaveLength(2);
    expect(asked.map(({ authorization }) => authorization)).toEqual([`Token ${BASE64}`, `Token ${BASE64}`]);
  });

  test('goes as it is where only that is accepted', async () => {
    const { origin, asked } = await accept(`Token ${TOKEN}`);
    expect((await fetchFrom(`${origin}/l`, { token: TOKEN })).ids).toHaveLength(2);
    expect(asked.map(({ authorization }) => authorization)).toEqual([
      `Token ${BASE64}`,
      `Token ${TOKEN}`,
      `Token ${TOKEN}`,
    ]);
  });

  test('is in no message, even if the server repeats it', async () => {
    const { origin } = await accept();
    const message = await failure(`${origin}/l?token=${TOKEN}`, { token: TOKEN });
    expect(message).toContain('HTTP 401. The server says "Not Token … …". It does not accept the token.');
    expect(await failure(`${origin}/l`)).toContain('put it into the environment as OCPI_TOKEN');
  });

  test.each(['a redirect', 'Link', 'the versions'])('goes to no other server: %s', async (way) => {
    const other = await accept();
    const target = `${other.origin}/l`;
    const { origin } = await serve(({ path }) => {
      if (way === 'a redirect') return { status: 302, headers: { Location: target } };
      if (way === 'Link') return { body: page('1'), headers: linkTo(target) };
      if (path === '/l') return { body: { data: [{ version: '2.2.1', url: `${target}/2.2.1` }] } };
      return undefined;
    });
    expect(await failure(`${origin}/l`, { token: TOKEN })).toContain(
      'The token was not sent, because this is another server',
    );
    expect(other.asked.map(({ authorization }) => authorization)).toEqual([undefined]);
  });

  test('goes to no other server, which may answer without it', async () => {
    const other = await serve(() => ({ body: page('2') }));
    const { origin } = await serve(() => ({ body: page('1'), headers: linkTo(`${other.origin}/l`) }));
    expect((await fetchFrom(`${origin}/l`, { token: TOKEN })).ids).toEqual(['1', '2']);
    expect(other.asked).toEqual([{ path: '/l', authorization: undefined }]);
  });
});
