/**
 * What is known of status sources that answer, and from when it is.
 *
 * @module-tag pure
 */

import { describe, expect, test } from 'vitest';
import { lastGoodInMemory } from '../../../src/sources/statuses/last-good.ts';
import { readStatusSources } from '../../../src/sources/statuses/read-sources.ts';
import { failed } from '../../../src/sources/urls/source-answer.ts';
import { NOW } from '../../support/data-directory.ts';
import { brief, only } from '../../support/network-of.ts';
import {
  answering,
  CHARGING,
  codes,
  content,
  FREE,
  HOUR,
  keptFrom,
  MINUTE,
  offline,
  readOne,
  settingsWith,
  statuses,
  URL_OF_SOURCE,
} from './support/read.ts';

describe('a source that answers', () => {
  test('is fresh, from the moment at which it was asked', async () => {
    expect(await readOne(offline(answering(content(CHARGING))))).toEqual({
      name: 'hub',
      address: URL_OF_SOURCE,
      state: 'fresh',
      updatedAt: NOW,
      maxAgeSeconds: 3600,
      reports: [{ evse_uid: 'E-1', status: 'CHARGING', source: 'hub' }],
      findings: [],
      placeOf: expect.any(Function),
    });
  });

  test.each([
    ['that it tells', NOW - MINUTE, NOW - MINUTE],
    ['of now, if it tells one that is still to come', NOW + HOUR, NOW],
  ])('is from the moment %s', async (_, modified, updatedAt) => {
    expect(await readOne(offline(answering(content(CHARGING, { modified }))))).toMatchObject({ updatedAt });
  });

  test.each([
    ['at the limit', 3600, 'fresh'],
    ['beyond it', 3601, 'stale'],
  ])('with a content whose age is %s', async (_, age, state) => {
    const reading = await readOne(offline(answering(content(CHARGING, { modified: NOW - age * 1000 }))));
    expect(reading).toMatchObject({ state, reports: [{ status: 'CHARGING' }] });
    expect(codes(reading)).toEqual(state === 'stale' ? ['status-source-stale'] : []);
  });

  test('is told as stale at its line of network.json', async () => {
    const reading = await readOne(offline(answering(content(CHARGING, { modified: NOW - 2 * HOUR }))));
    const found = only(reading.findings);
    expect(brief([found])).toEqual(['status-source-stale data/network.json:11:5']);
    expect(found).toMatchObject({ severity: 'warning', key: 'hub' });
    expect(found.message).toBe(
      'The newest content of the status source "hub" is from 2025-12-31T22:00:00Z, 7,200 s ago; max_age_seconds is 3600. All its statuses (1) count as UNKNOWN.',
    );
  });
});

describe('an answer that nothing has changed', () => {
  test('makes the copy as fresh as an answer would', async () => {
    const lastGood = await keptFrom(CHARGING, NOW - 2 * HOUR, { etag: '"1"' });
    const asked: unknown[] = [];
    const fetch = async (request: { etag?: string | undefined }) => {
      asked.push(request.etag);
      return { kind: 'unchanged' } as const;
    };
    expect(await readOne(offline({ lastGood, fetch }))).toMatchObject({ state: 'fresh', updatedAt: NOW, findings: [] });
    expect(asked).toEqual(['"1"']);
    expect(await readOne(offline({ lastGood }))).toMatchObject({ updatedAt: NOW });
  });

  test('does not make a content younger that tells from when it is', async () => {
    const lastModified = new Date(NOW - 2 * HOUR).toUTCString();
    const lastGood = await keptFrom(CHARGING, NOW - HOUR, { lastModified, modified: NOW - 2 * HOUR });
    const reading = await readOne(offline({ lastGood, ...answering({ kind: 'unchanged' }) }));
    expect(reading).toMatchObject({ state: 'stale', updatedAt: NOW - 2 * HOUR });
  });

  test('about a copy that cannot be read any more is asked again', async () => {
    const lastGood = lastGoodInMemory();
    const origin = `csv ${URL_OF_SOURCE}`;
    await lastGood.put('hub', { bytes: Buffer.from('?'), origin, updatedAt: NOW - HOUR, etag: '"1"' });
    const fetch = async ({ etag }: { etag?: string | undefined }) =>
      etag === undefined ? content(FREE) : ({ kind: 'unchanged' } as const);
    expect(statuses(await readOne(offline({ lastGood, fetch })))).toEqual(['AVAILABLE']);
  });

  test('to a request without conditions is a failure', async () => {
    expect(await readOne(offline(answering({ kind: 'unchanged' })))).toMatchObject({ state: 'failed' });
  });
});

test('sources are asked at the same time, and come in their order', async () => {
  const { settings } = settingsWith(
    { name: 'first', url: 'https://status.test/1.csv' },
    { name: 'second', file: 'live.csv' },
    { name: 'third', url: 'https://status.test/3.csv' },
  );
  const asked: string[] = [];
  const { promise: allAsked, resolve } = Promise.withResolvers<void>();
  const answer = async (what: string) => {
    if (asked.push(what) === 3) resolve();
    await allAsked;
    return content(CHARGING);
  };
  const context = offline({ fetch: ({ url }) => answer(url), readFile: ({ path }) => answer(path) });
  const readings = await readStatusSources(settings, context);
  expect(readings.map(({ name, state }) => `${name} ${state}`)).toEqual(['first fresh', 'second fresh', 'third fresh']);
  expect(asked.sort()).toEqual(['data/live.csv', 'https://status.test/1.csv', 'https://status.test/3.csv']);
});

test('limits come from network.json', async () => {
  const requests: unknown[] = [];
  const fetch = async (request: object) => {
    requests.push(request);
    return failed('It does not answer.');
  };
  await readOne(offline({ fetch }), { timeout_seconds: 3, max_bytes: 1000, allow_private_address: true });
  expect(requests).toEqual([
    expect.objectContaining({ url: URL_OF_SOURCE, timeout: 3000, maxBytes: 1000, allowPrivate: true }),
  ]);
});
