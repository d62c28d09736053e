/**
 * Status sources against real HTTPS servers: whatever one of them does, the statuses that it reported before stay, with a
 * warning and no more. Copies are kept in a directory, as a build keeps them.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lastGoodInDirectory } from '../../../src/sources/statuses/last-good.ts';
import { mergeStatuses } from '../../../src/sources/statuses/merge-statuses.ts';
import { internetOf } from '../../../src/sources/urls/internet.ts';
import { type FetchSource, fetchSource } from '../../../src/sources/urls/url.ts';
import { NOW } from '../../support/data-directory.ts';
import { only } from '../../support/network-of.ts';
import { type Handler, names, OPEN_WORLD, serve } from '../urls/servers.ts';
import { offline, readOne } from './support/read.ts';

const GOOD = 'evse_uid,status\nE-1,CHARGING\nE-2,AVAILABLE\n';
const MEGABYTE = Buffer.alloc(1_000_000, 'E');

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'status-'));
});

afterAll(() => rm(directory, { recursive: true }));

/** As the build asks, but with this deadline in ms, and in the world of these tests. */
const fetchWithin =
  (timeout: number): FetchSource =>
  (request) =>
    fetchSource(
      { ...request, timeout },
      internetOf({ ...OPEN_WORLD, lookup: names({ 'inner.test': ['10.0.0.1'] }).lookup }),
    );

const endless: Handler = (response) => {
  const send = () => {
    while (!response.destroyed) if (!response.write(MEGABYTE)) return void response.once('drain', send);
  };
  send();
};

const cut =
  (headers: Record<string, string | number>): Handler =>
  (response) => {
    response.writeHead(200, headers);
    response.write(GOOD.slice(0, 30), () => response.destroy());
  };

const sending =
  (status: number, headers: Record<string, string>, body: string | Buffer = ''): Handler =>
  (response) =>
    response.writeHead(status, headers).end(body);

const FAULTS: readonly [name: string, handler: Handler, words: string][] = [
  ['never answers', () => undefined, 'There was no complete answer within 0.3 s.'],
  ['answers 500', sending(500, {}, 'oops'), 'It answered with HTTP 500.'],
  ['sends HTML', sending(200, {}, '<html><title>Log in</title></html>'), 'It is a web page ("Log in") instead of CSV.'],
  ['sends bytes without end', endless, 'It sent more than 5,000,000 bytes.'],
  ['sends half a file by its length', cut({ 'Content-Length': GOOD.length }), 'The connection broke'],
  ['sends half a file in chunks', cut({}), 'The connection broke'],
  ['sends half a file that is whole to HTTP', sending(200, {}, GOOD.slice(0, 30)), 'It ends in the middle of a line'],
  [
    'sends a bomb',
    sending(200, { 'Content-Encoding': 'gzip' }, Buffer.concat(Array(100).fill(gzipSync(MEGABYTE)))),
    'It sent more than 5,000,000 bytes.',
  ],
  ['redirects to plain http', sending(302, { Location: 'http://status.test/' }), 'only https redirects are followed.'],
  ['redirects to a private address', sending(302, { Location: 'https://inner.test/' }), 'inside a private network'],
  ['redirects to itself', sending(302, { Location: '/' }), 'It redirects more than 3 times.'],
  ['hangs up', (response) => response.destroy(), 'The connection broke'],
];

describe('a source that told statuses before, and now', () => {
  test.each(FAULTS)('%s', async (name, fault, words) => {
    let isBroken = false;
    // Only what never ends waits for the deadline, and a good answer has all the time that it needs.
    const deadline = () => (isBroken && words.includes('within 0.3 s') ? 300 : 60_000);
    const fetch: FetchSource = (request) => fetchWithin(deadline())(request);
    const url = await serve((response, request) => (isBroken ? fault : sending(200, {}, GOOD))(response, request));
    const setting = { name, url: `${url}/live.csv`, max_bytes: 5_000_000, max_age_seconds: 60 };
    const readAt = (now: number) => readOne(offline({ now, fetch, lastGood: lastGoodInDirectory(directory) }), setting);

    expect(await readAt(NOW)).toMatchObject({ state: 'fresh', updatedAt: NOW, findings: [] });
    isBroken = true;
    const broken = await readAt(NOW + 60_000);
    expect(broken).toMatchObject({ state: 'fresh', updatedAt: NOW });
    expect(only(broken.findings)).toMatchObject({ code: 'status-source-failed', severity: 'warning' });
    expect(only(broken.findings).message).toContain(words);
    expect(statusesOf(broken)).toEqual({ 'E-1': 'CHARGING', 'E-2': 'AVAILABLE' });

    const stale = await readAt(NOW + 61_000);
    expect(stale.findings.map(({ code }) => code)).toEqual(['status-source-failed', 'status-source-stale']);
    expect(statusesOf(stale)).toEqual({ 'E-1': 'UNKNOWN', 'E-2': 'UNKNOWN' });
    isBroken = false;
    expect(await readAt(NOW + 62_000)).toMatchObject({ state: 'fresh', updatedAt: NOW + 62_000, findings: [] });
  });
});

function statusesOf(reading: Awaited<ReturnType<typeof readOne>>) {
  return Object.fromEntries([...mergeStatuses([], [reading])].map(([uid, { status }]) => [uid, status]));
}
