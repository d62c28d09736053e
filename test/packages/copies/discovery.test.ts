/** /.well-known/ocpi-snapshot.json: what is there, and nothing else. */

import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { Settings } from '../../../src/settings/settings.ts';
import { PROGRAM } from '../../../src/snapshot/index.ts';
import { copiesOf, hostileLocations, madeCopies, settingsWith, textAt } from './support/made-copies.ts';

interface Discovery {
  readonly feeds: readonly { readonly name: string; readonly url: string; readonly ttl: number }[];
}

const PATH = '/.well-known/ocpi-snapshot.json';
const isValid = new Ajv2020({ allErrors: true, strict: true }).compile(
  JSON.parse(readFileSync('schemas/copies/discovery.json', 'utf8')),
);

const FULL = settingsWith({
  name: 'A network',
  operator: { name: 'Example Charging', website: 'https://example.com' },
  versions: ['2.2', '2.2.1'],
  licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  contact: { name: 'Data desk', email: 'data@example.com', url: 'https://example.com/contact' },
});

function discoveryOf(settings: Settings): Discovery {
  const files = copiesOf(hostileLocations(), { settings });
  const discovery = JSON.parse(textAt(files, PATH));
  isValid(discovery);
  expect(isValid.errors ?? []).toEqual([]);
  return discovery;
}

test('everything that a site can have', () => {
  const discovery = discoveryOf(FULL);
  expect(discovery).toMatchObject({
    version: '1.0',
    generator: PROGRAM,
    name: 'A network',
    operator: { name: 'Example Charging', website: 'https://example.com' },
    country_code: 'NL',
    party_id: 'EXA',
    language: 'en',
    website: 'https://ocpi.example.com/',
    attribution: 'A network (CC BY 4.0)',
  });
  expect(discovery.feeds.map(({ name, url, ttl }) => [name, url, ttl])).toEqual([
    ['ocpi-versions', 'https://ocpi.example.com/api/ocpi/versions', 30],
    ['ocpi-2.2-locations', 'https://ocpi.example.com/api/ocpi/2.2/locations', 30],
    ['ocpi-2.2-tariffs', 'https://ocpi.example.com/api/ocpi/2.2/tariffs', 30],
    ['ocpi-2.2.1-locations', 'https://ocpi.example.com/api/ocpi/2.2.1/locations', 30],
    ['ocpi-2.2.1-tariffs', 'https://ocpi.example.com/api/ocpi/2.2.1/tariffs', 30],
    ['status', 'https://ocpi.example.com/status.json', 60],
    ['chargers', 'https://ocpi.example.com/chargers.csv', 300],
    ['locations', 'https://ocpi.example.com/locations.geojson', 300],
    ['datapackage', 'https://ocpi.example.com/datapackage.json', 300],
    ['openapi', 'https://ocpi.example.com/openapi.json', 300],
    ['health', 'https://ocpi.example.com/_health.json', 5],
  ]);
});

test('the smallest settings are enough', () => {
  expect(discoveryOf(settingsWith())).toMatchObject({ name: 'Example Charging', attribution: 'Example Charging' });
  expect(discoveryOf(settingsWith({ operator: undefined }))).toMatchObject({ name: 'NL*EXA' });
});

test('without statuses and without files there are still the API and its health', () => {
  const { files, listed } = madeCopies(hostileLocations(), { largest: 1000 }, null);
  expect(listed).toEqual([]);
  expect([...files.keys()]).toEqual([PATH]);
  const { feeds } = JSON.parse(textAt(files, PATH)) as Discovery;
  expect(feeds.map(({ name }) => name)).toEqual([
    'ocpi-versions',
    'ocpi-2.2-locations',
    'ocpi-2.2-tariffs',
    'openapi',
    'health',
  ]);
});

test('the schema refuses what is missing, unknown or no address', () => {
  const discovery = discoveryOf(FULL);
  const [feed] = discovery.feeds;
  for (const broken of [
    { ...discovery, name: undefined },
    { ...discovery, last_updated: '2026-01-01T00:00:00Z' },
    { ...discovery, feeds: [] },
    { ...discovery, feeds: [{ ...feed, url: 'javascript:alert(1)' }] },
  ]) {
    expect(isValid(JSON.parse(JSON.stringify(broken)))).toBe(false);
  }
});
