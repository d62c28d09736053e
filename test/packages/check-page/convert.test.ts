/** OCPI documents become tables. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importFeeds } from '../../../packages/import/ocpi/import.ts';
import { summaryInWords } from '../../../packages/import/rows/summary.ts';
import { NOW } from '../../support/data-directory.ts';
import { FINDINGS } from '../../support/fixtures.ts';
import { reportOn, textFiles } from './support/drop.ts';

const FEEDS = readdirSync(FINDINGS)
  .filter((code) => readdirSync(`${FINDINGS}/${code}`).includes('feed.json'))
  .map((code) => `${FINDINGS}/${code}/feed.json`);

test.each(FEEDS)('of %s, it says what the import says', async (path) => {
  const bytes = Uint8Array.from(readFileSync(path));
  const { converted, checked, made } = await reportOn(new Map([['feed.json', bytes]]));
  const imported = importFeeds({ path: 'feed.json', bytes }, undefined, NOW);
  expect(converted?.accounting.slice(0, 3)).toEqual(summaryInWords(imported.summary).slice(0, 3));
  expect(converted?.causes.flatMap(({ findings }) => findings)).toHaveLength(imported.findings.length);
  expect([...(made?.keys() ?? [])]).toEqual([...imported.files.keys()].map((name) => `data/${name}`));
  expect(checked !== undefined).toBe(imported.files.size > 0);
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
  const { converted, checked, made } = await reportOn(
    textFiles({ 'tariffs.json': inEnvelope([TARIFF]), 'locations.json': inEnvelope([LOCATION]) }),
  );
  expect([checked?.canPublish, checked?.sizes]).toEqual([true, '1 location, 1 EVSE, 1 connector, 1 tariff published']);
  expect(converted?.next).toHaveLength(3);
  expect(made?.has('data/network.json')).toBe(true);
});

test('beside tables, JSON is no document to convert', async () => {
  const report = await reportOn(textFiles({ 'locations.json': inEnvelope([LOCATION]), 'locations.csv': 'id\nL-1\n' }));
  expect(Object.keys(report)).toEqual(['checked']);
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
    expect((await reportOn(textFiles({ 'locations.json': text }))).converted).toBeDefined();
  });
});
