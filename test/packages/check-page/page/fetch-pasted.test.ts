/** What a pasted address gives is checked like a file; whom it does not name is not asked. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fetchPasted } from '../../../../packages/check-page/page/fetch-pasted.ts';
import { VALID } from '../../../support/fixtures.ts';
import { checkedOn, reportOn } from '../support/drop.ts';

const listOf = (...ids: readonly string[]) => JSON.stringify({ data: ids.map((id) => ({ id, evses: [] })) });

/** Answers of a server, by URL. */
function serving(answers: { readonly [url: string]: Response }) {
  const asked: { readonly url: string; readonly init: RequestInit }[] = [];
  const fetch = (url: string, init: RequestInit) => {
    asked.push({ url, init });
    const answer = answers[url];
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('Failed to fetch'));
  };
  return { asked, fetch };
}

type Fetching = Parameters<typeof fetchPasted>[1];

const opened = (url: string, fetch: Fetching['fetch'], more: Partial<Fetching> = {}) =>
  fetchPasted(url, { fetch, isLocal: false, isOfLink: false, signal: new AbortController().signal, ...more });

/** An answer as a browser has it. */
function ofType(type: ResponseType, body: string | null, headers: HeadersInit = {}): Response {
  return Object.defineProperty(new Response(body, { headers }), 'type', { value: type });
}

test('a sheet is checked as the table whose columns it has, and is asked without cookies', async () => {
  const bytes = readFileSync(`${VALID}/data/tariffs.csv`);
  const { asked, fetch } = serving({ 'https://sheet.example/pub': new Response(bytes) });
  const { files } = await opened('https://sheet.example/pub', fetch);
  const { made } = await reportOn(files, 'NL');
  expect([...(made?.keys() ?? [])]).toEqual(['tariffs.csv']);
  expect(asked.map(({ init }) => [init.credentials, init.referrerPolicy])).toEqual([['omit', 'no-referrer']]);
});

describe('a list', () => {
  const [one, two] = ['https://ocpi.example/l', 'https://ocpi.example/l?offset=1'];

  test('is read to its last page, each page once', async () => {
    const { asked, fetch } = serving({
      [one]: new Response(listOf('L-1'), { headers: { link: `<${two}>; rel="next"` } }),
      [two]: new Response(listOf('L-2'), { headers: { link: `<${one}>; rel="next"` } }),
    });
    const { files } = await opened(one, fetch);
    expect(asked.map(({ url }) => url)).toEqual([one, two]);
    const { converted } = await reportOn(files);
    expect(converted?.accounting.join('\n')).toMatch(/^locations +2 /m);
  });

  test.each([
    ['nothing about its length', {}, 1],
    ['that it has more', { 'x-total-count': '7' }, 1],
    ['that it has no more', { 'x-total-count': '1' }, 0],
  ])('whose next page the browser cannot see, and that says %s', async (_, headers, count) => {
    const { notes } = await opened(one, serving({ [one]: ofType('cors', listOf('L-1'), headers) }).fetch);
    expect(notes.filter((note) => note.startsWith('Only one page was read.'))).toHaveLength(count);
  });

  test('that leads to another server: that one is not asked', async () => {
    const headers = { link: '<https://elsewhere.example/l>; rel="next"' };
    const { asked, fetch } = serving({ [one]: new Response(listOf('L-1'), { headers }) });
    await expect(opened(one, fetch)).rejects.toThrow('leads to elsewhere.example');
    expect(asked).toHaveLength(1);
  });
});

test('without https is refused with words', async () => {
  const { asked, fetch } = serving({});
  await expect(opened('http://sheets.example.org/a.csv', fetch)).rejects.toMatchObject({
    hint: expect.stringContaining('Paste the https address'),
  });
  expect(asked).toEqual([]);
});

test.each(['http://localhost:8080/', 'http://127.0.0.1/', 'https://[::1]/', 'https://printer.localhost/'])(
  '%s is asked by a page of this computer alone',
  async (url) => {
    const { asked, fetch } = serving({ [url]: new Response('id,address\n') });
    await expect(opened(url, fetch)).rejects.toThrow('does not ask this one');
    expect(asked).toEqual([]);
    const { files } = await opened(url, fetch, { isLocal: true });
    expect((await checkedOn(files, 'NL')).counts.error).toBeGreaterThan(0);
  },
);

test('what a link names and leads elsewhere is not followed, but what the reader pasted is', async () => {
  const url = 'https://sheet.example/pub';
  const { asked, fetch } = serving({ [url]: ofType('opaqueredirect', null) });
  await expect(opened(url, fetch, { isOfLink: true })).rejects.toThrow('which the link does not name');
  await opened(url, serving({ [url]: new Response('id\n') }).fetch, { isOfLink: true });
  await opened(url, (_, init) => fetch(url, init)).catch(() => undefined);
  expect(asked.map(({ init }) => init.redirect)).toEqual(['manual', 'follow']);
});

test.each([
  ['that the browser may not read', () => Promise.reject(new TypeError('Failed to fetch')), 'CORS'],
  [
    'that breaks off',
    async () => new Response(new ReadableStream({ pull: (it) => it.error(new TypeError('x')) })),
    'CORS',
  ],
  ['that is too late', () => Promise.reject(new DOMException('late', 'TimeoutError')), 'did not answer in time'],
  ['that says no', async () => new Response('', { status: 403 }), 'HTTP 403'],
  ['of a web page', async () => new Response('<!doctype html><title>Sign in</title>'), 'Sign in'],
])('%s is told as such', async (_, fetch, words) => {
  await expect(opened('https://private.example/', fetch)).rejects.toThrow(words);
});

test.each([
  ['javascript:alert(1)', 'address of a web page'],
  ['file:///etc/passwd', 'address of a web page'],
  ['https://me:secret@sheet.example/', 'a name and a password'],
  ['sheet.example', 'address of a web page'],
])('%s is never asked', async (url, words) => {
  const { asked, fetch } = serving({});
  await expect(opened(url, fetch)).rejects.toThrow(words);
  expect(asked).toEqual([]);
});
