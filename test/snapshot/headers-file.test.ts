/** What plain files are answered with: within the limits of Cloudflare, and right for every file of a build. */

import { expect, test } from 'vitest';
import { headersFile, pagePolicy } from '../../src/snapshot/headers-file.ts';
import { addHeaders, LONGEST_LINE, readHeaderRules } from '../../src/stored-format/header-rules.ts';
import { COMPANIONS } from '../support/companions.ts';
import { networkOf, snapshotOf } from '../support/network-of.ts';
import { NETWORK } from './support/small-snapshots.ts';

/** What Cloudflare reads (developers.cloudflare.com/workers/static-assets/headers). */
const MOST_RULES = 100;

const LICENCE = { name: 'CC0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' };
const TEXT = headersFile({ ...NETWORK, licence: LICENCE }, COMPANIONS);

function headersOf(path: string, text = TEXT): Headers {
  const headers = new Headers();
  addHeaders(headers, readHeaderRules(text), path);
  return headers;
}

test('it stays within the limits of Cloudflare, whatever the settings', () => {
  const long = { name: 'Own', url: `https://example.com/${'x'.repeat(3000)}` };
  const hosts = Array.from({ length: 20 }, (_, i) => `https://${'x'.repeat(200)}${i}.example.com`);
  const map = { map_style: 'https://tiles.example.com/style.json', map_hosts: hosts };
  const many = { name: 'many', headers: { connects: () => hosts } };
  const texts = [{}, { licence: LICENCE }, { licence: long }, map].flatMap((more) =>
    [COMPANIONS, [...COMPANIONS, many]].map((declared) => headersFile({ ...NETWORK, ...more }, declared)),
  );
  for (const text of texts) {
    expect(readHeaderRules(text).length).toBeLessThanOrEqual(MOST_RULES);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(LONGEST_LINE);
    for (const { path } of readHeaderRules(text)) expect(path).toMatch(/^\/[^*:]*\*?[^*:]*$/);
  }
});

test('every file of data in a build may be read by every page, and no page may', async () => {
  const paths = [...(await snapshotOf(networkOf({}))).keys()].filter((path) => !/^(api|_site|_headers)/.test(path));
  const isPublic = (path: string) => headersOf(`/${path}`).get('Access-Control-Allow-Origin') === '*';
  const open = paths.filter(isPublic);
  expect(open.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !isPublic(path)).filter((path) => /\.(json|geojson|csv|gz|br)$/.test(path))).toEqual(
    [],
  );
  expect(open.filter((path) => /\.(html|txt|svg|ico)$/.test(path))).toEqual([]);
});

test('no header is given twice', () => {
  for (const path of [
    '/',
    '/status.json',
    '/_site/main-12345678.js',
    '/_snapshot/manifest.json',
    '/schemas/a.json',
    '/api/ocpi/versions',
  ]) {
    const rules = readHeaderRules(TEXT);
    const single = new Headers();
    addHeaders(single, rules, path);
    const names = [...single].filter(([name]) => !/^(access-control|content-security|cache-control)/.test(name));
    for (const [name, value] of names) expect([path, name, value.split(', ').length]).toEqual([path, name, 1]);
    expect(single.get('Access-Control-Allow-Origin') ?? '*').toBe('*');
  }
});

test('what holds data of the network names its licence', () => {
  const link = `<${LICENCE.url}>; rel="license"`;
  const data = ['/status.json', '/chargers.csv', '/locations.geojson', '/datapackage.json'];
  expect(data.map((path) => [path, headersOf(path).get('Link')])).toEqual(data.map((path) => [path, link]));
});

test('an address of a licence cannot become another header', () => {
  const url = 'https://example.com/a>; rel="next"\r\nSet-Cookie: x';
  const link = headersOf('/status.json', headersFile({ ...NETWORK, licence: { name: 'Own', url } }, COMPANIONS)).get(
    'Link',
  );
  expect(link).toBe('<https://example.com/a%3E;%20rel=%22next%22Set-Cookie:%20x>; rel="license"');
});

test('a rule that a package declares replaces what is said of all files', () => {
  const rule = { path: '/own/*', removes: ['Referrer-Policy'], headers: { 'Referrer-Policy': 'no-referrer' } };
  const text = headersFile(NETWORK, [{ name: 'own', headers: { rules: [rule] } }]);
  expect(headersOf('/own/', text).get('Referrer-Policy')).toBe('no-referrer');
  expect(headersOf('/own/', text).get('X-Content-Type-Options')).toBe('nosniff');
  expect(headersOf('/owned', text).get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
});

test('a policy with the hosts of a map names them where a map loads from, and nowhere else', () => {
  const parts = pagePolicy(['https://tiles.example.com']).split('; ');
  const open = parts.filter((part) => part.includes('tiles.example.com')).map((part) => part.split(' ')[0]);
  expect(open).toEqual(['connect-src']);
  expect(parts[0]).toBe("default-src 'none'");
  const declared = { name: 'own', headers: { connects: () => ['https://tiles.example.com'] } };
  expect(headersFile(NETWORK, [declared])).toContain(pagePolicy(['https://tiles.example.com']));
  expect(pagePolicy()).not.toMatch(/unsafe|\*|http/);
});

test.each([
  ['/a', '/a', true],
  ['/a', '/a/', false],
  ['/a/*', '/a/', true],
  ['/a/*', '/a/b/c', true],
  ['/a/*', '/a', false],
  ['/*', '/', true],
  ['/_site/*.js', '/_site/x-1.js', true],
  ['/_site/*.js', '/_site/x-1.json', false],
  ['/_site/*.js', '/other/x.js', false],
  ['/ab*ba', '/aba', false],
])('%s and %s', (path, pathname, isRight) => {
  const headers = new Headers();
  addHeaders(headers, [{ path, headers: { 'X-One': '1' } }], pathname);
  expect(headers.has('X-One')).toBe(isRight);
});

test('what another program wrote is read as far as it is understood', () => {
  const text =
    '# a comment\n  X-Lost: 1\nhttps://example.com/*\n/x\n  ! Removed\n\tX-Two:  two: three \n\n  bad line\n';
  expect(readHeaderRules(text)).toEqual([{ path: '/x', headers: { 'X-Two': 'two: three' }, removes: ['Removed'] }]);
});
