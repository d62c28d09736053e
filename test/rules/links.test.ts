/** Links that lead nowhere for people outside, and links that only look so. */

import { describe, expect, test } from 'vitest';
import { validate } from '../../src/publish/validate/validate.ts';
import { COMPANIONS } from '../support/companions.ts';
import { NOW } from '../support/data-directory.ts';
import { checkFor, csv, findingsOf, networkOf } from '../support/network-of.ts';

const check = checkFor('example-address example-link local-link unencrypted-link');

function codes(url: string, base_url = 'https://ocpi.charging.nl') {
  const images = csv('location_id,url,category,type', `L-1,${url},LOCATION,jpeg`);
  return check(networkOf({ images }, { base_url })).findings.map(({ code }) => code);
}

describe('a link', () => {
  test.each([
    ...['https://localhost/a.jpeg', 'http://localhost:8080/a.jpeg', 'https://127.0.0.1/a', 'https://192.168.1.20/a'],
    ...['http://10.0.0.5/a', 'https://172.16.3.4/a', 'https://[::1]/a', 'https://[fd00::1]/a', 'https://nas.local/a'],
    ...['https://intranet/a', 'https://files.internal/a', 'https://0.0.0.0/a', 'https://169.254.1.1/a'],
  ])('%s leads into a private network', (url) => {
    expect(codes(url)).toEqual(['local-link']);
  });

  test.each(['https://example.com/a', 'https://www.example.org', 'https://img.example.net/a', 'https://x.test/a'])(
    '%s leads to an example',
    (url) => {
      expect(codes(url)).toEqual(['example-link']);
      expect(codes(url, 'http://localhost:8787')).toEqual([]);
      expect(codes(url, 'https://ocpi.example.com')).toEqual(['example-address']);
    },
  );

  test('is judged by the address in network.json, because the cache keeps what is found for every --base-url', () => {
    const images = csv('location_id,url,category,type', 'L-1,https://example.com/a.jpeg,LOCATION,jpeg');
    const evses = csv('uid,location_id,evse_id', 'E-1,L-1,NL*EXA*E1');
    const dataFiles = networkOf({ images, evses }, { base_url: 'https://ocpi.charging.nl' });
    const { findings } = validate(dataFiles, { companions: COMPANIONS, now: NOW, baseUrl: 'http://localhost:8787' });
    expect(findingsOf('example-link local-link', findings).map(({ code }) => code)).toEqual(['example-link']);
  });

  test('is not encrypted', () => {
    expect(codes('http://www.charging.nl/a.jpeg')).toEqual(['unencrypted-link']);
  });

  test.each([
    ...[
      'https://www.charging.nl/a',
      'https://myexample.com/a',
      'https://example.com.charging.nl/a',
      'https://local.nl/a',
    ],
    ...['https://www.localhost-hosting.nl/a', 'https://8.8.8.8/a', 'https://charging.nl/?next=http://localhost/'],
    ...['https://172.32.0.1/a', 'https://internal.charging.nl/a', 'https://xn--caf-dma.nl/a', 'https://testing.nl/a'],
  ])('%s is fine', (url) => {
    expect(codes(url)).toEqual([]);
  });
});

describe('a link of network.json', () => {
  test('is judged like one of a table', () => {
    const operator = {
      name: 'Charging',
      website: 'http://www.charging.nl',
      logo: { url: 'https://10.0.0.1/a.png', type: 'png' },
    };
    const licence = { name: 'CC0', url: 'https://example.com/terms' };
    const settings = { base_url: 'https://ocpi.charging.nl', operator, licence };
    expect(check(networkOf({}, settings)).findings.map(({ code, field, line }) => [code, field, line])).toEqual([
      ['unencrypted-link', 'operator.website', 6],
      ['local-link', 'operator.logo.url', 8],
      ['example-link', 'licence.url', 18],
    ]);
  });

  test('may lead to an example, in an example', () => {
    const operator = { name: 'Example', website: 'https://example.com' };
    expect(check(networkOf({}, { base_url: 'http://localhost:8787', operator })).findings).toEqual([]);
  });

  test('shows that the tables are those of an example', () => {
    const images = csv('location_id,url,category,type', 'L-1,https://example.com/a,LOCATION,jpeg');
    const operator = { name: 'Example', website: 'https://example.com' };
    const { findings } = check(networkOf({ images }, { base_url: 'https://ocpi.charging.nl', operator }));
    expect(findings.map(({ code, file }) => [code, file])).toEqual([['example-link', 'data/network.json']]);
  });
});
