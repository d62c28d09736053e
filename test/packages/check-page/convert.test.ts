/** OCPI documents become tables, and what a pasted address gives is checked like a file. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importFeeds } from '../../../packages/import/ocpi/import.ts';
import { summaryInWords } from '../../../packages/import/rows/summary-in-words.ts';
import { NOW } from '../../support/data-directory.ts';
import { FINDINGS, VALID } from '../../support/fixtures.ts';
import { lastChecked, tellSession, textFile } from './support/drop.ts';

const FEEDS = readdirSync(FINDINGS)
  .filter((code) => readdirSync(`${FINDINGS}/${code}`).includes('feed.json'))
  .map((code) => `${FINDINGS}/${code}/feed.json`);

test.each(FEEDS)('of %s, it says what the import says', async (path) => {
  const bytes = Uint8Array.from(readFileSync(path));
  const [converted, checked] = await tellSession([{ kind: 'open', files: [{ path: 'feed.json', bytes }] }]);
  const imported = importFeeds({ path: 'feed.json', bytes }, undefined, NOW);
  if (converted?.kind !== 'converted') throw new Error(`not converted: ${converted?.kind}`);
  expect(converted.accounting.slice(0, 3)).toEqual(summaryInWords(imported.summary).slice(0, 3));
  expect(converted.causes.reduce((sum, { count }) => sum + count, 0)).toBe(imported.findings.length);
  expect(converted.files).toEqual([...imported.files.keys()]);
  expect(checked?.kind).toBe(converted.files.length > 0 ? 'checked' : undefined);
});

/** A site in two documents: locations, and a tariff. */
const LOCATION = {
  country_code: 'NL',
  party_id: 'EXA',
  id: 'L-1',
  publish: true,
  name: 'Market',
  address: 'Market Square 1',
  city: 'Amsterdam',
  country: 'NLD',
  coordinates: { latitude: '52.373169', longitude: '4.893379' },
  time_zone: 'Europe/Amsterdam',
  last_updated: '2025-12-01T00:00:00Z',
  evses: [
    {
      uid: 'E-1',
      status: 'AVAILABLE',
      last_updated: '2025-12-01T00:00:00Z',
      connectors: [
        {
          ...{ id: '1', standard: 'IEC_62196_T2', format: 'SOCKET', power_type: 'AC_3_PHASE' },
          ...{ max_voltage: 400, max_amperage: 32, tariff_ids: ['T-1'], last_updated: '2025-12-01T00:00:00Z' },
        },
      ],
    },
  ],
};
const TARIFF = {
  country_code: 'NL',
  party_id: 'EXA',
  id: 'T-1',
  currency: 'EUR',
  elements: [{ price_components: [{ type: 'ENERGY', price: 0.5, step_size: 1 }] }],
  last_updated: '2025-12-01T00:00:00Z',
};
const inEnvelope = (data: unknown) => JSON.stringify({ data, status_code: 1000, timestamp: '2026-01-01T00:00:00Z' });

test('a pair of documents becomes tables that can be published, and the next commands are named', async () => {
  const files = [textFile('tariffs.json', inEnvelope([TARIFF])), textFile('locations.json', inEnvelope([LOCATION]))];
  const answers = await tellSession([
    { kind: 'open', files },
    { kind: 'download', id: 1 },
  ]);
  const checked = lastChecked(answers);
  expect([checked.canPublish, checked.sizes]).toEqual([true, '1 location, 1 EVSE, 1 connector, 1 tariff published']);
  const [converted] = answers;
  if (converted?.kind !== 'converted') throw new Error(`not converted: ${converted?.kind}`);
  expect(converted.next).toHaveLength(3);
  const download = answers.at(-1);
  if (download?.kind !== 'download') throw new Error(`no download: ${download?.kind}`);
  expect(download.files.every(({ isChanged }) => isChanged)).toBe(true);
  expect(download.files.map(({ path }) => path)).toContain('data/network.json');
});

test('beside tables, JSON is no document to convert', async () => {
  const files = [textFile('locations.json', inEnvelope([LOCATION])), textFile('locations.csv', 'id\nL-1\n')];
  const answers = await tellSession([{ kind: 'open', files }]);
  expect(answers.map(({ kind }) => kind)).toEqual(['checked']);
});

describe('documents that mean harm end in an answer', () => {
  test.each([
    ['nested deeply', '['.repeat(1_000_000)],
    ['nested deeply and closed', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
    ['of the prototype', '{"__proto__":{"data":[{"id":"x","evses":[]}]},"data":[{"__proto__":{"id":"y"}}]}'],
    ['empty', ''],
    ['a number', '1e999'],
    ['with ids of the prototype', inEnvelope([{ ...LOCATION, id: '__proto__', evses: [] }])],
  ])('%s', async (_, text) => {
    const answers = await tellSession([{ kind: 'open', files: [textFile('locations.json', text)] }]);
    expect(answers[0]?.kind).toBe('converted');
  });
});

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

const opened = (url: string, fetch: (url: string, init: RequestInit) => Promise<Response>) =>
  tellSession([{ kind: 'open-url', url }], fetch);

describe('a pasted address', () => {
  test('of a sheet is checked as the table whose columns it has', async () => {
    const bytes = readFileSync(`${VALID}/data/tariffs.csv`);
    const { asked, fetch } = serving({ 'https://sheet.example/pub': new Response(bytes) });
    const checked = lastChecked(await opened('https://sheet.example/pub', fetch));
    expect(checked.files.map(({ path }) => path)).toEqual(['tariffs.csv']);
    expect(asked.map(({ init }) => [init.credentials, init.referrerPolicy])).toEqual([['omit', 'no-referrer']]);
  });

  test('of a list is read to its last page, each page once', async () => {
    const [one, two] = ['https://ocpi.example/l', 'https://ocpi.example/l?offset=1'];
    const other = { ...LOCATION, id: 'L-2', evses: [] };
    const { asked, fetch } = serving({
      [one]: new Response(inEnvelope([LOCATION]), { headers: { link: `<${two}>; rel="next"` } }),
      [two]: new Response(inEnvelope([other]), { headers: { link: `<${one}>; rel="next"` } }),
    });
    const [converted] = await opened(one, fetch);
    if (converted?.kind !== 'converted') throw new Error(`not converted: ${JSON.stringify(converted)}`);
    expect(asked.map(({ url }) => url)).toEqual([one, two]);
    expect(converted.accounting.join('\n')).toMatch(/^locations +2 /m);
  });

  test.each([
    ['nothing about its length', {}, 1],
    ['that it has more', { 'x-total-count': '7' }, 1],
    ['that it has no more', { 'x-total-count': '1' }, 0],
  ])('of a list whose next page the browser cannot see, and that says %s', async (_, headers, notes) => {
    const answer = new Response(inEnvelope([LOCATION]), { headers });
    Object.defineProperty(answer, 'type', { value: 'cors' });
    const [converted] = await opened('https://ocpi.example/l', serving({ 'https://ocpi.example/l': answer }).fetch);
    if (converted?.kind !== 'converted') throw new Error(`not converted: ${JSON.stringify(converted)}`);
    expect(converted.notes.filter((note) => note.startsWith('Only one page was read.'))).toHaveLength(notes);
  });

  test('of a list that leads to another server: that one is not asked', async () => {
    const headers = { link: '<https://elsewhere.example/l>; rel="next"' };
    const { asked, fetch } = serving({ 'https://ocpi.example/l': new Response(inEnvelope([LOCATION]), { headers }) });
    const [answer] = await opened('https://ocpi.example/l', fetch);
    expect(answer?.kind).toBe('refused');
    expect(asked).toHaveLength(1);
  });

  test('without https is refused with words, but for a server on this computer', async () => {
    const [answer] = await opened('http://sheets.example.org/a.csv', async () => new Response('id,address\n'));
    expect(answer?.kind === 'refused' && answer.hint).toContain('Paste the https address');
    const [here] = await opened('http://localhost:8080/a.csv', async () => new Response('id,address\n'));
    expect(here?.kind).toBe('checked');
  });

  test('that the browser may not read is told as such', async () => {
    const [answer] = await opened('https://private.example/', serving({}).fetch);
    expect(answer?.kind === 'refused' && answer.message).toContain('CORS');
  });

  test.each([
    ['javascript:alert(1)', 'address of a web page'],
    ['file:///etc/passwd', 'address of a web page'],
    ['https://me:secret@sheet.example/', 'a name and a password'],
    ['sheet.example', 'address of a web page'],
  ])('%s is never asked', async (url, words) => {
    const { asked, fetch } = serving({});
    const [answer] = await opened(url, fetch);
    expect(answer?.kind === 'refused' && answer.message).toContain(words);
    expect(asked).toEqual([]);
  });

  test('of a web page says so', async () => {
    const { fetch } = serving({ 'https://a.example/': new Response('<!doctype html><title>Sign in</title>') });
    const [answer] = await opened('https://a.example/', fetch);
    expect(answer?.kind === 'refused' && answer.message).toContain('Sign in');
  });
});
