import { expect, test } from 'vitest';
import { CouldNotRun } from '../../../packages/probe/src/checks/versions.ts';
import { probe } from '../../../packages/probe/src/probe.ts';
import { defaults, idsOf, resultOf, run } from './support/run.ts';
import { type Fault, serve } from './support/server.ts';

async function probing<T>(fault: Fault, act: (server: Awaited<ReturnType<typeof serve>>) => Promise<T>): Promise<T> {
  const server = await serve(fault);
  try {
    return await act(server);
  } finally {
    await server.close();
  }
}

/** Answers 401 to everything but this Authorization. */
const wanting = (authorization: string): Fault => ({
  reply: (reply, { headers }) =>
    headers.authorization === authorization
      ? reply
      : { ...reply, status: 401, body: { status_code: 2004, status_message: 'No' } },
});

test('a token goes out in Base64', () =>
  probing(wanting(`Token ${btoa('secret')}`), async ({ url }) => {
    const report = await run(url, { token: 'secret' });
    expect(resultOf(report, 'token-base64').result).toBe('pass');
    expect(JSON.stringify(report)).not.toContain('secret');
  }));

test('a token that is refused in Base64 goes out as it is, with a warning', () =>
  probing(wanting('Token secret'), async ({ url }) => {
    const report = await run(url, { token: 'secret' });
    expect({ fail: idsOf(report, 'fail'), warn: idsOf(report, 'warn') }).toEqual({
      fail: ['cors-preflight'],
      warn: ['token-base64'],
    });
  }));

test('a server that wants a token cannot be probed without one', () =>
  probing(wanting('Token secret'), ({ url }) => expect(run(url)).rejects.toThrow('--token-env NAME')));

test.for<[string, string | undefined, string]>([
  ['http://ocpi.example.com/versions', undefined, 'fail'],
  ['https://ocpi.example.com/versions', 'TLSv1.1', 'fail'],
  ['https://ocpi.example.com/versions', 'TLSv1.3', 'pass'],
])('%s over %s: tls is a %s', async ([url, tls, result]) => {
  const body = Buffer.from('{"data":[],"status_code":1000,"timestamp":"2026-01-31T08:00:00Z"}');
  const send = async () => ({ status: 200, headers: new Map([['content-type', 'application/json']]), body, tls });
  const dependencies = { send, sendOnSocket: send, now: () => Date.UTC(2026, 0, 31, 8), pause: async () => {} };
  const report = await probe({ ...defaults, url: new URL(url) }, dependencies);
  expect(resultOf(report, 'tls').result).toBe(result);
});

test('a timestamp that stands still is told of a server that has nothing else to ask for', async () => {
  const body = Buffer.from('{"data":[],"status_code":1000,"timestamp":"2026-01-31T08:00:00Z"}');
  const send = async () => ({ status: 200, headers: new Map([['content-type', 'application/json']]), body });
  let now = Date.UTC(2026, 0, 31, 8);
  const pause = async (milliseconds: number) => {
    now += milliseconds;
  };
  const url = new URL('http://127.0.0.1:9/versions');
  const report = await probe({ ...defaults, url }, { send, sendOnSocket: send, now: () => now, pause });
  const [example] = resultOf(report, 'timestamp-fresh').examples;
  expect(example?.got).toBe('"2026-01-31T08:00:00Z" in all 2 answers, over 2 s');
});

test('no more requests are sent than allowed', () =>
  probing({}, async ({ url, log }) => {
    const report = await run(url, { maxRequests: 20 });
    expect(log).toHaveLength(20);
    expect(report.requests).toBe(20);
    expect(report.notes).toEqual(['The probe stopped early: --max-requests 20 is used up.']);
    expect(idsOf(report, 'fail')).toEqual([]);
    expect(resultOf(report, 'etag')).toMatchObject({ result: 'skipped', reason: '--max-requests 20 is used up' });
  }));

test('after a 429 there is not one request more', () => {
  let refused = 0;
  const fault: Fault = { wire: (wire) => (++refused >= 10 ? { ...wire, status: 429 } : wire) };
  return probing(fault, async ({ url, log }) => {
    expect(idsOf(await run(url), 'fail')).toEqual(['not-throttled']);
    expect(log).toHaveLength(10);
  });
});

test('the versions are found below a base address', () =>
  probing({}, async ({ url, log }) => {
    const report = await run(new URL(url.origin));
    expect(report.url).toBe(`${url.origin}/ocpi/versions`);
    expect(report.notes).toEqual([`the versions are at ${url.origin}/ocpi/versions`]);
    expect(log.slice(0, 3)).toEqual(['GET /', 'GET /api/ocpi/versions', 'GET /ocpi/versions']);
  }));

test('without a server there is no report', async () => {
  const server = await serve();
  await server.close();
  await expect(run(server.url)).rejects.toThrow(CouldNotRun);
});

test.for(['locations', 'tariffs'])('the URL of a list is not probed: %s', (name) =>
  probing({}, ({ url }) =>
    expect(run(new URL(`/ocpi/2.2/${name}`, url))).rejects.toThrow(
      new RegExp(`/ocpi/2.2/${name} looks like a list of ${name}. Give the URL of the versions`),
    ),
  ),
);

test('the URL of an empty list is not probed either', () =>
  probing(
    {
      network: ({ tariffs }) => {
        tariffs.length = 0;
      },
    },
    ({ url }) => expect(run(new URL('/ocpi/2.2/tariffs', url))).rejects.toThrow('looks like a list of tariffs'),
  ));

test.for<['2.2' | '2.2.1' | undefined, string]>([
  ['2.2.1', '2.2.1, the version that was asked for'],
  [undefined, '2.2, 2.2.1 or 2.3.0, the versions that this probe knows'],
])('of a server without the version %s, the report says what was expected', ([version, expected]) =>
  probing(
    {
      reply: (reply, { path }) => {
        const others = [{ version: '2.1.1', url: 'http://127.0.0.1/ocpi/2.1.1' }];
        if (path.endsWith('/versions') && reply.body) reply.body.data = others;
        return reply;
      },
    },
    async ({ url }) => {
      const offered = resultOf(await run(url, { version }), 'versions-offered');
      expect(offered).toMatchObject({ result: 'fail', title: 'A version that can be probed is offered' });
      expect(offered.examples[0]).toMatchObject({ expected, got: '2.1.1' });
    },
  ),
);

test('without OCPI there is no report, but a list of what was tried', () =>
  probing({ wire: (wire) => ({ ...wire, body: Buffer.from('<html>') }) }, ({ url }) =>
    expect(run(new URL(url.origin))).rejects.toThrow(/api\/ocpi\/versions: HTTP 404[\s\S]*the body is HTML/),
  ));

test('the probe asks no other host, whatever Link and redirects say', () =>
  probing({}, async (other) => {
    const fault: Fault = {
      reply: (reply, { origin }) => {
        const text = reply.headers.Link?.replace(origin, other.url.origin);
        if (text !== undefined) reply.headers.Link = text;
        return reply;
      },
      wire: (wire, { path }) =>
        path.endsWith('/Loc-1')
          ? { ...wire, status: 302, headers: { ...wire.headers, Location: other.url.href } }
          : wire,
    };
    await probing(fault, async ({ url }) => {
      expect(idsOf(await run(url), 'fail')).toEqual(['no-redirects', 'link-origin', 'single-location']);
    });
    expect(other.log).toEqual([]);
  }));

test('a crawl that is stopped early is skipped with that reason, not failed', () =>
  probing({}, async ({ url }) => {
    const report = await run(url, { limit: 1, maxRequests: 30 });
    expect(idsOf(report, 'fail')).toEqual([]);
    expect(resultOf(report, 'total-count')).toMatchObject({
      result: 'skipped',
      reason: expect.stringContaining('was not crawled to the end'),
    });
  }));

test.for<[string, string]>([
  ['[]', 'envelope'],
  ['null', 'envelope'],
  [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'json'],
  ['{"__proto__":{"data":[]},"status_code":1000}', 'envelope'],
  [
    '{"data":[null,1,"x",[],{"id":{}},{"id":"a","evses":"no"},{"id":"b","evses":[null,{"connectors":[1]}]}],"status_code":1000}',
    'objects-conform',
  ],
])('senseless JSON (%#) is a failure, not a crash', ([body, check]) =>
  probing(
    {
      wire: (wire, { path }) =>
        /locations|tariffs/.test(path) ? { status: 200, headers: {}, body: Buffer.from(body) } : wire,
    },
    async ({ url }) => {
      expect(idsOf(await run(url), 'fail')).toContain(check);
    },
  ),
);
