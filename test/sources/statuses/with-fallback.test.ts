/**
 * What is known of a status source that fails: what it told before, for as long as that is not too old.
 *
 * @module-tag pure
 */

import { describe, expect, test } from 'vitest';
import { failed } from '../../../src/sources/urls/source-answer.ts';
import { NOW } from '../../support/data-directory.ts';
import { only } from '../../support/network-of.ts';
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
  statuses,
  URL_OF_SOURCE,
} from './support/read.ts';

describe('a source that fails', () => {
  test('and never answered has no reports', async () => {
    const reading = await readOne(offline());
    expect(reading).toMatchObject({ state: 'failed', reports: [] });
    expect(reading.updatedAt).toBeUndefined();
    expect(only(reading.findings)).toMatchObject({
      code: 'status-source-failed',
      severity: 'warning',
      message: `The status source "hub" (${URL_OF_SOURCE}) failed. It does not answer. There is no earlier content to use instead.`,
    });
  });

  test('is told without the query of its address, which may be a key', async () => {
    const reading = await readOne(offline(), { url: `${URL_OF_SOURCE}?key=secret` });
    expect(JSON.stringify(reading)).not.toContain('secret');
  });

  test('is replaced by its last good copy, with the age of that', async () => {
    const lastGood = await keptFrom(CHARGING, NOW - HOUR);
    const reading = await readOne(offline({ lastGood }));
    expect(reading).toMatchObject({ state: 'fresh', updatedAt: NOW - HOUR, reports: [{ status: 'CHARGING' }] });
    expect(only(reading.findings).message).toContain('Its content from 2025-12-31T23:00:00Z is used instead.');
    const later = await readOne(offline({ lastGood, now: NOW + 1000 }));
    expect(later.state).toBe('stale');
    expect(codes(later)).toEqual(['status-source-failed', 'status-source-stale']);
  });

  test('keeps its copy for as long as it fails', async () => {
    const lastGood = await keptFrom(CHARGING, NOW - HOUR);
    for (const now of [NOW - MINUTE, NOW]) {
      expect(await readOne(offline({ lastGood, now }))).toMatchObject({ updatedAt: NOW - HOUR });
    }
  });

  test.each([
    ['HTML', '<!doctype html>\n<title>Sign in</title>', 'It is a web page ("Sign in") instead of CSV.'],
    ['an empty content', '', 'The file is empty.'],
    ['a header alone', 'evse_uid,status\n', 'It has no statuses.'],
    ['rows of which none can be read', 'evse_uid,status\nE-1,GREEN\n', 'None of its rows can be read.'],
    ['a line that was cut off', 'evse_uid,status\nE-1,AVAILABLE\nE-', 'It ends in the middle of a line'],
    ['a row that only looks whole', 'evse_uid,status\nE-1,AVAILABLE', 'It ends in the middle of a line'],
  ])('with %s', async (_, text, message) => {
    const lastGood = await keptFrom(CHARGING, NOW - MINUTE);
    const reading = await readOne(offline({ lastGood, ...answering(content(text)) }));
    expect(statuses(reading)).toEqual(['CHARGING']);
    expect(only(reading.findings).message).toContain(message);
    expect(await readOne(offline({ lastGood }))).toMatchObject({ reports: [{ status: 'CHARGING' }] });
  });

  test('with half of a JSON', async () => {
    const setting = { format: 'json' };
    const lastGood = await keptFrom('{"E-1":"CHARGING"}', NOW - MINUTE, {}, setting);
    const reading = await readOne(offline({ lastGood, ...answering(content('{"E-1":"AVAIL')) }), setting);
    expect(statuses(reading)).toEqual(['CHARGING']);
    expect(only(reading.findings).message).toContain('It is not JSON (line 1, column 8), or part of it is missing.');
  });
});

describe('a last line without a line end', () => {
  const unended = FREE.trimEnd();

  test('is a line where the source never ended it', async () => {
    expect(await readOne(offline(answering(content(unended))))).toMatchObject({ state: 'fresh', findings: [] });
    const lastGood = await keptFrom(CHARGING.trimEnd(), NOW - MINUTE);
    const reading = await readOne(offline({ lastGood, ...answering(content(unended)) }));
    expect(statuses(reading)).toEqual(['AVAILABLE']);
  });

  test('may be half of one where the connection vouches for nothing', async () => {
    const reading = await readOne(offline(answering(content(unended, { whole: false }))));
    expect(reading.state).toBe('failed');
    expect(await readOne(offline(answering(content(FREE, { whole: false }))))).toMatchObject({ state: 'fresh' });
  });
});

describe('a last good copy', () => {
  test.each([
    ['another address', { url: 'https://status.test/other.csv' }],
    ['another key in its address', { url: `${URL_OF_SOURCE}?key=2` }],
    ['another format', { format: 'json' }],
    ['a file', { url: undefined, file: 'live.csv' }],
  ])('is not that of %s under the same name', async (_, setting) => {
    const lastGood = await keptFrom(CHARGING, NOW - MINUTE, { etag: '"1"' });
    const asked: unknown[] = [];
    const fetch = async (request: { etag?: string | undefined }) => {
      asked.push(request.etag);
      return failed('It does not answer.');
    };
    expect(await readOne(offline({ lastGood, fetch }), setting)).toMatchObject({ state: 'failed' });
    expect(asked).toEqual('file' in setting ? [] : [undefined]);
  });

  test('that cannot be kept is a warning, and the statuses count', async () => {
    const put = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    const reading = await readOne(
      offline({ lastGood: { get: async () => undefined, put }, ...answering(content(CHARGING)) }),
    );
    expect(reading).toMatchObject({ state: 'fresh', reports: [{ status: 'CHARGING' }] });
    expect(only(reading.findings).message).toContain('could not be saved for when it fails (ENOSPC).');
  });

  test('that cannot be read counts as none', async () => {
    const get = () => Promise.reject(new Error('disk'));
    expect(await readOne(offline({ lastGood: { get, put: async () => {} } }))).toMatchObject({ state: 'failed' });
  });

  test('is not written again while nothing changes', async () => {
    const lastGood = await keptFrom(CHARGING, NOW, { modified: NOW - MINUTE });
    const put = () => Promise.reject(new Error('written again'));
    const same = answering(content(CHARGING, { modified: NOW - MINUTE }));
    expect(await readOne(offline({ lastGood: { ...lastGood, put }, ...same }))).toMatchObject({ findings: [] });
  });
});
