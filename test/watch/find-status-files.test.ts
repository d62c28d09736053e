import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findStatusFiles, soonStale } from '../../src/watch/find-status-files.ts';
import { COMPANIONS } from '../support/companions.ts';

let data: string;

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'places-'));
});

afterEach(() => rm(data, { recursive: true }));

async function placesWith(sources: readonly object[], tables: readonly object[] = []) {
  const settings = { country_code: 'NL', party_id: 'EXA', status_sources: sources, table_sources: tables };
  await writeFile(join(data, 'network.json'), JSON.stringify(settings));
  return findStatusFiles(data, COMPANIONS);
}

const URL_SOURCE = { name: 'live', url: 'https://status.example.com/evses.json' };

test('there are none without sources', async () => {
  expect(await placesWith([])).toEqual({ files: [], urls: false });
});

test('a relative path begins in the data directory', async () => {
  const sources = [{ name: 'near', file: '../live.csv' }, { name: 'far', file: '/srv/live.json' }, URL_SOURCE];
  expect(await placesWith(sources)).toEqual({
    files: [join(data, '../live.csv'), '/srv/live.json'],
    urls: true,
    maxAge: 3_600_000,
    ages: new Map([
      ['near', 3600],
      ['far', 3600],
      ['live', 3600],
    ]),
  });
});

test('a table behind a URL has to be polled', async () => {
  const sheet = { name: 'sheet', table: 'chargers', url: 'https://docs.example.org/pub' };
  expect(await placesWith([], [sheet])).toEqual({ files: [], urls: true });
});

test('they are not known while the settings cannot be read', async () => {
  expect(await findStatusFiles(data, COMPANIONS)).toBeUndefined();
  expect(await placesWith([{ ...URL_SOURCE, url: 'http://status.example.com/evses.json' }])).toBeUndefined();
  await writeFile(join(data, 'network.json'), '{');
  expect(await findStatusFiles(data, COMPANIONS)).toBeUndefined();
});

test('a source that is stale before the next publish is named', async () => {
  const found = await placesWith([
    { ...URL_SOURCE, max_age_seconds: 10 },
    { name: 'near', file: 'live.csv', max_age_seconds: 30 },
  ]);
  expect(soonStale(found, 30)).toEqual([
    'the status source "live" counts as UNKNOWN after 10 s (max_age_seconds), but is published at most every 30 s: raise max_age_seconds, or lower --every',
  ]);
  expect(soonStale(found, 5)).toEqual([]);
  expect(soonStale(undefined, 30)).toEqual([]);
});
